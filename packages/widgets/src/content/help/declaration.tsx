import { type MouseEvent, useRef } from 'react'
import { fileIcon } from '../../icons/icons'
import { Button } from '../../primitives/button'
import { Empty } from '../../primitives/feedback'
import { commonTexts } from '../../provider/common.texts'
import { type NavigationHandlers, PageLinks, usePageHandler } from '../../provider/use-navigate'
import { useTexts } from '../../provider/use-texts'
import { WidgetBox } from '../../provider/widget-box'
import { plainText } from '../../rich-text/plain-text'
import { RichNodes } from '../../rich-text/rich-text'
import type { RichElement } from '../../rich-text/rich-text.types'
import { TextSkeleton } from '../../rich-text/text-skeleton'
import { useRichText } from '../../rich-text/use-rich-text'
import { addSheet } from '../../styles/sheet'
import css from './help.css?inline'
import { helpTexts } from './help.texts'
import { useDeclarations } from './use-content'

addSheet(css)

export interface DeclarationProps extends NavigationHandlers {
  /** Which text of the server: `announcement`, `terms`, `cookies`, `toolbar`, `contact`, `about`. */
  type: string
}

/** Fewer are seen at a glance. */
const HEADINGS_LISTED = 3

/** A text the shop keeps on its server, such as the terms, with a table of contents where it is long (API-039, CONT-005). */
export function Declaration({ type, onNavigate }: DeclarationProps) {
  const t = useTexts(helpTexts)
  const common = useTexts(commonTexts)
  // Within a form of its own, such as the registration, the handler is given there.
  const ofPage = usePageHandler()
  const box = useRef<HTMLDivElement>(null)
  const { status, rows, reload } = useDeclarations(type)
  const nodes = useRichText(rows.map(row => row.text))?.flat()
  const headings = nodes?.filter((node): node is RichElement => typeof node === 'object' && node.tag === 'h2') ?? []
  const idOf = (element: RichElement) => {
    const at = headings.indexOf(element)
    return at < 0 ? undefined : `${type}-${at + 1}`
  }

  /** The address of a page cannot name what lies in a shadow root. */
  function jump(event: MouseEvent<HTMLAnchorElement>, id: string): void {
    const heading = box.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
    if (!heading) return
    if (heading.getRootNode() !== document) {
      event.preventDefault()
      heading.scrollIntoView()
    }
    heading.focus({ preventScroll: true })
  }

  return (
    <WidgetBox as="article" className="cw-card cw-card__body cw-help cw-help--text">
      {(status === 'loading' || (status === 'ready' && !nodes)) && (
        <TextSkeleton label={common('loading')} paragraphs={4} />
      )}
      {status === 'failed' && (
        <Empty
          icon={fileIcon}
          failed
          title={t('failed')}
          actions={<Button onClick={reload}>{common('retry')}</Button>}
        />
      )}
      {status === 'ready' && rows.length === 0 && <Empty icon={fileIcon} title={t('empty')} />}
      {nodes && nodes.length > 0 && (
        <div className="cw-help__text">
          {headings.length >= HEADINGS_LISTED && (
            <nav className="cw-help__contents" aria-label={t('contents')}>
              <b>{t('contents')}</b>
              <ol>
                {headings.map(heading => {
                  const id = idOf(heading) ?? ''
                  return (
                    <li key={id}>
                      <a href={`#${id}`} onClick={event => jump(event, id)}>
                        {plainText(heading.children)}
                      </a>
                    </li>
                  )
                })}
              </ol>
            </nav>
          )}
          <div className="cw-rich" ref={box}>
            <PageLinks value={onNavigate ?? ofPage}>
              <RichNodes nodes={nodes} idOf={idOf} />
            </PageLinks>
          </div>
        </div>
      )}
    </WidgetBox>
  )
}
