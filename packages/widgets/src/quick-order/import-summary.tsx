import type { ListPreviewState } from '@cartwright/core'
import { clockIcon, infoIcon } from '../icons/icons'
import { Heard } from '../primitives/heard'
import { Icon } from '../primitives/icon'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { importTexts } from './import.texts'

export interface ImportSummaryProps {
  preview: ListPreviewState
  /** Lines of a document beside its table, which were left out. */
  skipped: number
}

/** What a list comes to, before anything of it is added. */
export function ImportSummary({ preview: { list, sums, isChecking }, skipped }: ImportSummaryProps) {
  const { session } = useShop()
  const t = useTexts(importTexts)
  const { number, money } = useFormat()
  const currency = useStore(session.store, state => state.currency)
  if (!list) return null
  const { recognised = 0, repaired = 0, fix = 0, pieces = 0, backOrder = 0, subtotal } = sums ?? {}
  const ready = recognised + repaired
  const shares = [
    ['success', recognised],
    ['warning', repaired],
    ['danger', fix],
  ] as const
  return (
    <div className="cw-qo-isum">
      <h3>
        <Heard when={sums ? 'drawn' : 'never'}>
          {sums
            ? t('summary', { recognised: number(recognised), repaired: number(repaired), fix: number(fix) })
            : isChecking && t('checking')}
        </Heard>
      </h3>
      <div className="cw-qo-share" aria-hidden="true">
        {shares.map(
          ([tone, count]) => count > 0 && <i key={tone} className={`cw-tone--${tone}`} style={{ flexGrow: count }} />,
        )}
      </div>
      <ul className="cw-qo-facts">
        {sums && <li>{t('pieces', { count: pieces, n: number(pieces) })}</li>}
        {subtotal !== undefined && (
          <li>
            <b>{t('subtotal', { count: ready, n: number(ready), sum: money(subtotal, currency) })}</b>
          </li>
        )}
        {backOrder > 0 && (
          <li className="cw-tone--warning">
            <Icon shape={clockIcon} size="s" />
            {t('later', { count: backOrder, n: number(backOrder) })}
          </li>
        )}
        {list.totals.map(({ row, text }) => (
          <li key={row}>
            <Icon shape={infoIcon} size="s" />
            {t('total', { row: text })}
          </li>
        ))}
        {skipped > 0 && (
          <li>
            <Icon shape={infoIcon} size="s" />
            {t('skipped', { count: skipped, n: number(skipped) })}
          </li>
        )}
      </ul>
    </div>
  )
}
