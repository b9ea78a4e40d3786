import type { ListFilter } from '@cartwright/core'
import type { SkuFacets } from '@cartwright/core/contract'
import { type KeyboardEvent, useState } from 'react'
import { cx } from '../primitives/class-names'
import { useT } from '../provider/use-t'
import { FacetBox } from './facet'
import { productListTexts } from './product-list.texts'

/** More digits than any yield has. */
const DIGITS_MAX = 7

export interface YieldFacetProps extends Pick<ListFilter, 'yieldFrom' | 'yieldTo'> {
  steps: SkuFacets['pageYield']
  onYield: (change: { yieldFrom: number | undefined; yieldTo: number | undefined }) => void
}

/** Pages from and to, below a drawing of how many parts have which yield. */
export function YieldFacet({ steps, yieldFrom, yieldTo, onYield }: YieldFacetProps) {
  const t = useT(productListTexts)
  const most = Math.max(1, ...steps.map(step => step.count))
  const isIn = (from: number, next: number) => next > (yieldFrom ?? 0) && from <= (yieldTo ?? Number.POSITIVE_INFINITY)
  const change = (from: number | undefined, to: number | undefined) => {
    const isTurned = from !== undefined && to !== undefined && from > to
    onYield(isTurned ? { yieldFrom: to, yieldTo: from } : { yieldFrom: from, yieldTo: to })
  }
  return (
    <FacetBox label={t('pageYield')}>
      <div className="cw-yield__steps" aria-hidden="true">
        {steps.map(({ value, count }, place) => (
          <i
            key={value}
            className={cx(isIn(value, steps[place + 1]?.value ?? Number.POSITIVE_INFINITY) && 'is-in')}
            style={{ height: `${count === 0 ? 3 : 8 + (92 * count) / most}%` }}
          />
        ))}
      </div>
      <div className="cw-yield__ends">
        <YieldEnd label={t('yieldFrom')} value={yieldFrom} onValue={value => change(value, yieldTo)} />
        <span aria-hidden="true">–</span>
        <YieldEnd label={t('yieldTo')} value={yieldTo} onValue={value => change(yieldFrom, value)} />
      </div>
    </FacetBox>
  )
}

interface YieldEndProps {
  label: string
  value: number | undefined
  onValue: (value: number | undefined) => void
}

/** Takes what was typed with Enter or when one leaves it, whatever stands between the digits. */
function YieldEnd({ label, value, onValue }: YieldEndProps) {
  const [draft, setDraft] = useState<string>()
  const commit = () => {
    if (draft === undefined) return
    setDraft(undefined)
    const digits = draft.replace(/\D/g, '').slice(0, DIGITS_MAX)
    const next = digits ? Number(digits) : undefined
    if (next !== value) onValue(next)
  }
  return (
    <input
      className="cw-input cw-num"
      inputMode="numeric"
      aria-label={label}
      placeholder={label}
      value={draft ?? String(value ?? '')}
      onChange={event => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit()}
    />
  )
}
