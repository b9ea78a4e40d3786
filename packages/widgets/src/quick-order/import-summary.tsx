import type { ListPreviewState, QuickOrderLine } from '@cartwright/core'
import { isOpenLine, isRepairedLine } from '@cartwright/core'
import { damageOf } from '@cartwright/core/rules'
import { clockIcon, editIcon, infoIcon } from '../icons/icons'
import { Heard } from '../primitives/heard'
import { Icon } from '../primitives/icon'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { importTexts } from './import.texts'
import { LINE_STATE } from './line-state'
import { quickOrderTexts } from './quick-order.texts'
import { quickOrderFixTexts } from './quick-order-fix.texts'

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

/** Lines that are shown before the list is added; the rest is looked at in the list. */
const SHOWN = 8

/** The lines that need a look: what has to be said about, then what was read as something else than was written. */
export function LinesToLookAt({ preview: { lines, sums } }: Pick<ImportSummaryProps, 'preview'>) {
  const t = useTexts(importTexts)
  const common = useTexts(quickOrderTexts)
  const { number } = useFormat()
  const open = lines.filter(isOpenLine)
  const found = [...open, ...lines.filter(isRepairedLine)]
  if (!sums || found.length === 0) return null
  const more = found.length - SHOWN
  return (
    <div>
      <h3>{t('lookAt')}</h3>
      <table className="cw-qo-look">
        <caption className="cw-sr">{t('lookAt')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('written')}</th>
            <th scope="col">{t('readAs')}</th>
            <th scope="col" className="cw-num">
              {common('qty')}
            </th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, SHOWN).map(line => (
            <LookAt key={line.key} line={line} />
          ))}
        </tbody>
      </table>
      <p className="cw-sub">
        {more > 0 && `${t('more', { count: more, n: number(more) })}. `}
        {open.length > 0 && t('comeAlong', { count: open.length, n: number(open.length) })}
      </p>
    </div>
  )
}

function LookAt({ line }: { line: QuickOrderLine }) {
  const t = useTexts(quickOrderTexts)
  const fix = useTexts(quickOrderFixTexts)
  const { number } = useFormat()
  const { input, whole = input, status, part, ambiguity, qty } = line
  const isRepaired = isRepairedLine(line)
  const { icon, tone, word } = LINE_STATE[status]
  const damage = status === 'unknown' ? damageOf(input) : undefined
  return (
    <tr className={`cw-tone--${isRepaired ? 'warning' : tone}`}>
      <td className="cw-code">{whole}</td>
      <td>
        <span className="cw-qo-as">
          <Icon shape={isRepaired ? editIcon : icon} size="s" />
          {isRepaired || status === 'quantity' ? (
            <b className="cw-code">{part?.number}</b>
          ) : (
            <span>{damage ? fix(damage === 'rounded' ? 'cellRounded' : 'cellFailed') : t(word)}</span>
          )}
        </span>
      </td>
      <td className="cw-num">{ambiguity ? ambiguity.entered || '–' : number(qty)}</td>
    </tr>
  )
}
