import type { SkuFacets } from '@cartwright/core/contract'
import { readNumber } from '@cartwright/core/rules'
import { type KeyboardEvent, useState } from 'react'
import { cx } from '../primitives/class-names'
import { FacetBox } from './facet'

/** More than any yield or price. */
const MOST = 9_999_999

export interface RangeFacetProps {
  label: string
  fromLabel: string
  toLabel: string
  steps: SkuFacets['pageYield']
  /** Both ends included; undefined for an open end. */
  from: number | undefined
  to: number | undefined
  onRange: (from: number | undefined, to: number | undefined) => void
}

/** Whole numbers from and to, below a drawing of how many parts lie where. */
export function RangeFacet({ label, fromLabel, toLabel, steps, from, to, onRange }: RangeFacetProps) {
  const most = Math.max(1, ...steps.map(step => step.count))
  const isIn = (first: number, next: number) => next > (from ?? 0) && first <= (to ?? Number.POSITIVE_INFINITY)
  const change = (low: number | undefined, high: number | undefined) => {
    const isTurned = low !== undefined && high !== undefined && low > high
    isTurned ? onRange(high, low) : onRange(low, high)
  }
  return (
    <FacetBox label={label}>
      <div className="cw-range__steps" aria-hidden="true">
        {steps.map(({ value, count }, place) => (
          <i
            key={value}
            className={cx(isIn(value, steps[place + 1]?.value ?? Number.POSITIVE_INFINITY) && 'is-in')}
            style={{ height: `${count === 0 ? 3 : 8 + (92 * count) / most}%` }}
          />
        ))}
      </div>
      <div className="cw-range__ends">
        <RangeEnd label={fromLabel} value={from} toWhole={Math.floor} onValue={value => change(value, to)} />
        <span aria-hidden="true">–</span>
        <RangeEnd label={toLabel} value={to} toWhole={Math.ceil} onValue={value => change(from, value)} />
      </div>
    </FacetBox>
  )
}

interface RangeEndProps {
  label: string
  value: number | undefined
  /** Outwards, so that nothing within what was typed is left out. */
  toWhole: (value: number) => number
  onValue: (value: number | undefined) => void
}

/** Takes what was typed with Enter or when one leaves it. What is no clear number changes nothing. */
function RangeEnd({ label, value, toWhole, onValue }: RangeEndProps) {
  const [draft, setDraft] = useState<string>()
  const commit = () => {
    if (draft === undefined) return
    setDraft(undefined)
    const read = readNumber(draft)
    if (read === undefined && draft.trim() !== '') return
    const next = read === undefined ? undefined : Math.min(MOST, toWhole(read))
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
