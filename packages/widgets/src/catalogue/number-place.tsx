import { numbersOf } from '@cartwright/core'
import type { Numbered, Sku } from '@cartwright/core/contract'
import type { ReactNode } from 'react'
import { Button } from '../primitives/button'
import { commonTexts } from '../provider/common.texts'
import { ElementSlot } from '../provider/element-slot'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import css from './number.css?inline'
import { numberTexts } from './number.texts'
import { buyingTexts } from './part/buying.texts'
import type { KnownNumber, NumberProps } from './use-number'

addSheet(css)

export interface NumberPlaceProps {
  /** The number as the page has it. */
  asked: Pick<NumberProps, 'number' | 'skuId'>
  /** What is known of it. */
  known: KnownNumber
  /** In the place of a part that there is none of: the words of the host around ours. */
  none: (words: ReactNode) => ReactNode
  /** What stands there of the part. */
  children: (part: Sku) => ReactNode
}

/** What stands in the place of a part: the part, a choice between several, or why there is none. */
export function NumberPlace({ asked, known, none, children }: NumberPlaceProps) {
  const { state, part } = known
  if (part) return children(part)
  if (state.status === 'loading') return <Waiting />
  if (state.status === 'failed')
    return (
      <ElementSlot name="failed">
        <Retry />
      </ElementSlot>
    )
  if (!state.line) return null
  if (state.line.status === 'ambiguous') return <NumberChoice number={asked.number?.trim() ?? ''} line={state.line} />
  return none(<NoPart asked={asked} line={state.line} />)
}

function Waiting() {
  const common = useTexts(commonTexts)
  return (
    <span className="cw-number__skeleton" aria-busy="true">
      <span className="cw-sr">{common('loading')}</span>
    </span>
  )
}

/** Asks again what the numbers of the page mean. */
export function useReloadNumbers(): () => void {
  const shop = useShop()
  return () => numbersOf(shop).reload()
}

function Retry() {
  const t = useTexts(numberTexts)
  const reload = useReloadNumbers()
  return (
    <Button kind="link" className="cw-number__retry" onClick={reload}>
      {t('retry')}
    </Button>
  )
}

/** One choice for all elements of the number. */
export function NumberChoice({ number, line }: { number: string; line: Numbered }) {
  const t = useTexts(numberTexts)
  const shop = useShop()
  const label = t('choose', { number })
  return (
    <select
      className="cw-select cw-number__choice"
      aria-label={label}
      title={label}
      value=""
      onChange={event => numbersOf(shop).choose(number, Number(event.currentTarget.value))}
    >
      <option value="" disabled>
        {t('chooseOne')}
      </option>
      {line.matches.map(({ part }) => (
        <option key={part.goodsSkuId} value={part.goodsSkuId}>
          {[part.number, part.brandName, part.name].filter(Boolean).join(' · ')}
        </option>
      ))}
    </select>
  )
}

function NoPart({ asked, line }: { asked: NumberPlaceProps['asked']; line: Numbered }) {
  const t = useTexts(numberTexts)
  const buying = useTexts(buyingTexts)
  if (line.status !== 'disabled')
    return (
      <span className="cw-number__line">
        {asked.skuId === undefined ? t('unknown', { number: asked.number?.trim() ?? '' }) : t('unknownId')}
      </span>
    )
  return (
    <span className="cw-number__line">
      {buying('noLongerSold')}
      {line.successor && ` · ${buying('successor', { number: line.successor.number })}`}
    </span>
  )
}
