import type { Client } from '@cartwright/core'
import { useState } from 'react'
import { Button } from '../primitives/button'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { searchIcon } from '../primitives/icons'
import { TextField } from '../primitives/text-field'
import { commonTexts } from '../provider/common.texts'
import { useT } from '../provider/use-t'
import { WidgetBox } from '../provider/widget-box'
import { helpTexts } from './help.texts'
import { Paragraphs } from './paragraphs'
import { type ContentQuery, useContent } from './use-content'

const readFaq = (client: Client, query: ContentQuery, signal: AbortSignal) =>
  client.call('content.faq', { query }, { signal, silent: true })

/** Questions and answers of the server, searchable (API-040, RT-011). */
export function Faq() {
  const t = useT(helpTexts)
  const common = useT(commonTexts)
  const { status, rows, reload } = useContent(readFaq)
  const [wanted, setWanted] = useState('')
  const word = wanted.trim().toLowerCase()
  const hits = rows.filter(row => `${row.question} ${row.answer}`.toLowerCase().includes(word))
  return (
    <WidgetBox as="section" className="cw-card cw-card__body cw-help">
      {status === 'loading' && <SkeletonRows label={common('loading')} />}
      {status === 'failed' && (
        <Empty
          icon={searchIcon}
          failed
          title={t('failed')}
          actions={<Button onClick={reload}>{common('retry')}</Button>}
        />
      )}
      {status === 'ready' && (
        <>
          {rows.length > 0 && (
            <TextField label={t('search')} type="search" icon={searchIcon} value={wanted} onValue={setWanted} />
          )}
          <div role="status">
            {hits.length === 0 && <Empty icon={searchIcon} title={rows.length === 0 ? t('empty') : t('noHit')} />}
          </div>
          {hits.map(row => (
            <details key={row.id} className="cw-faq">
              <summary>{row.question}</summary>
              <Paragraphs text={row.answer} />
            </details>
          ))}
        </>
      )}
    </WidgetBox>
  )
}
