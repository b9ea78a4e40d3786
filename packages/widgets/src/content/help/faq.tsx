import type { Client } from '@cartwright/core'
import { calls } from '@cartwright/core'
import { useState } from 'react'
import { chevronDownIcon, searchIcon } from '../../icons/icons'
import { Button } from '../../primitives/button'
import { Empty, SkeletonRows } from '../../primitives/feedback'
import { Heard } from '../../primitives/heard'
import { Icon } from '../../primitives/icon'
import { TextField } from '../../primitives/text-field'
import { commonTexts } from '../../provider/common.texts'
import { ShopLink } from '../../provider/shop-link'
import { type NavigationHandlers, PageLinks } from '../../provider/use-navigate'
import { useTexts } from '../../provider/use-texts'
import { WidgetBox } from '../../provider/widget-box'
import { plainText } from '../../rich-text/plain-text'
import { RichNodes } from '../../rich-text/rich-text'
import { useRichText } from '../../rich-text/use-rich-text'
import { addSheet } from '../../styles/sheet'
import { fold } from './fold'
import css from './help.css?inline'
import { helpTexts } from './help.texts'
import { MarkedWords } from './marked-words'
import { type ContentQuery, useContent } from './use-content'

addSheet(css)

const readFaq = (client: Client, query: ContentQuery, signal: AbortSignal) =>
  client.call(calls.content.faq, { query }, { signal, silent: true })

/** Questions and answers of the server, searchable by words in any order (API-040, RT-011). */
export const Faq = ({ onNavigate }: NavigationHandlers) => (
  <PageLinks value={onNavigate}>
    <Answers />
  </PageLinks>
)

function Answers() {
  const t = useTexts(helpTexts)
  const common = useTexts(commonTexts)
  const { status, rows, reload } = useContent(readFaq)
  const answers = useRichText(rows.map(row => row.answer))
  const [typed, setTyped] = useState('')
  const words = fold(typed.normalize('NFC')).split(/\s+/).filter(Boolean)
  const entries = answers ? rows.map((row, at) => ({ ...row, nodes: answers[at] ?? [] })) : []
  const hits = entries.filter(({ question, nodes }) => {
    const text = fold(`${question} ${plainText(nodes)}`)
    return words.every(word => text.includes(word))
  })
  const mark = (text: string) => <MarkedWords text={text} words={words} />
  return (
    <WidgetBox as="section" className="cw-card cw-card__body cw-help">
      {(status === 'loading' || (status === 'ready' && !answers)) && (
        <SkeletonRows label={common('loading')} rows={6} />
      )}
      {status === 'failed' && (
        <Empty
          icon={searchIcon}
          failed
          title={t('failed')}
          actions={<Button onClick={reload}>{common('retry')}</Button>}
        />
      )}
      {status === 'ready' && answers && (
        <>
          {rows.length > 0 && (
            <TextField label={t('search')} type="search" icon={searchIcon} value={typed} onValue={setTyped} />
          )}
          <Heard as="div" when={typed === '' ? 'never' : 'drawn'}>
            {words.length > 0 && hits.length > 0 && (
              <p className="cw-sub">{t('hits', { count: hits.length, all: rows.length })}</p>
            )}
            {hits.length === 0 && (
              <Empty
                icon={searchIcon}
                title={rows.length === 0 ? t('empty') : t('noHit')}
                actions={
                  rows.length > 0 && (
                    <>
                      <Button onClick={() => setTyped('')}>{t('showAll')}</Button>
                      <ShopLink className="cw-btn" to="/cartwright/contactus">
                        {t('ask')}
                      </ShopLink>
                    </>
                  )
                }
              >
                {rows.length > 0 && t('noHitHint')}
              </Empty>
            )}
          </Heard>
          {hits.length > 0 && (
            <div className="cw-faqs">
              {hits.map(({ id, question, nodes }) => (
                // Another element with a search, so that it opens and closes by itself and never under the reader's hand.
                <details key={`${id} ${words.length > 0}`} className="cw-faq" open={words.length > 0}>
                  <summary>
                    <span>{mark(question)}</span>
                    <Icon shape={chevronDownIcon} />
                  </summary>
                  <div className="cw-rich">
                    <RichNodes nodes={nodes} drawText={mark} />
                  </div>
                </details>
              ))}
            </div>
          )}
        </>
      )}
    </WidgetBox>
  )
}
