import type { Client } from '@cartwright/core'
import { useCallback } from 'react'
import { Button } from '../primitives/button'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { fileIcon } from '../primitives/icons'
import { commonTexts } from '../provider/common.texts'
import { useT } from '../provider/use-t'
import { WidgetBox } from '../provider/widget-box'
import { helpTexts } from './help.texts'
import { Paragraphs } from './paragraphs'
import { type ContentQuery, useContent } from './use-content'

export interface DeclarationProps {
  /** Which text of the server: `announcement`, `terms`, `cookies`, `toolbar`, `contact`, `about`. */
  type: string
}

/** A text the shop keeps on its server, such as the cookie notice (API-039). */
export function Declaration({ type }: DeclarationProps) {
  const t = useT(helpTexts)
  const common = useT(commonTexts)
  const { status, rows, reload } = useContent(
    useCallback(
      (client: Client, query: ContentQuery, signal: AbortSignal) =>
        client.call('content.declarations', { query: { ...query, type } }, { signal, silent: true }),
      [type],
    ),
  )
  return (
    <WidgetBox as="article" className="cw-card cw-card__body cw-help">
      {status === 'loading' && <SkeletonRows label={common('loading')} />}
      {status === 'failed' && (
        <Empty
          icon={fileIcon}
          failed
          title={t('failed')}
          actions={<Button onClick={reload}>{common('retry')}</Button>}
        />
      )}
      {status === 'ready' && rows.length === 0 && <Empty icon={fileIcon} title={t('empty')} />}
      {rows.map(row => (
        <Paragraphs key={row.id} text={row.text} />
      ))}
    </WidgetBox>
  )
}
