import type { ReactNode } from 'react'
import {
  banIcon,
  circleCheckIcon,
  clockIcon,
  halfDiscIcon,
  type IconShape,
  infoIcon,
  octagonIcon,
  triangleIcon,
} from '../icons/icons'
import { cx } from './class-names'
import { Icon } from './icon'

/** Meaning of a colour. Each comes with its own icon shape, so that colour is never the only sign. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'backorder'

/** The shape that belongs to a tone. */
export const TONE_ICON: Record<Tone, IconShape> = {
  neutral: halfDiscIcon,
  info: infoIcon,
  success: circleCheckIcon,
  warning: triangleIcon,
  danger: octagonIcon,
  backorder: clockIcon,
}

/** Kind of a thing, in a word. */
export function Tag({ tone, line, children }: { tone?: Tone; line?: boolean; children: ReactNode }) {
  return <span className={cx('cw-tag', tone && `cw-tone--${tone}`, line && 'cw-tag--line')}>{children}</span>
}

/** How many. */
export function Count({ accent, children }: { accent?: boolean; children: ReactNode }) {
  return <span className={cx('cw-count', accent && 'cw-count--accent')}>{children}</span>
}

export type InkLetter = 'K' | 'C' | 'M' | 'Y'

/** Toner colour as a letter tile. `name` is the colour's word in the reader's language. */
export function Ink({ letter, name }: { letter: InkLetter; name: string }) {
  return (
    <span className={`cw-ink cw-ink--${letter.toLowerCase()}`} role="img" aria-label={name} title={name}>
      {letter}
    </span>
  )
}

export type StockLevel = 'in' | 'low' | 'later' | 'none'
const STOCK: Record<StockLevel, readonly [IconShape, Tone]> = {
  in: [circleCheckIcon, 'success'],
  low: [halfDiscIcon, 'warning'],
  later: [clockIcon, 'warning'],
  none: [banIcon, 'neutral'],
}

/** What is there, as a shape and a number or a sentence. */
export function Stock({ level, children }: { level: StockLevel; children: ReactNode }) {
  const [shape, tone] = STOCK[level]
  return (
    <span className={`cw-stock cw-tone--${tone}`}>
      <Icon shape={shape} />
      {children}
    </span>
  )
}

export interface PriceProps {
  /** Formatted list price. */
  unit: string
  /** Formatted discounted price; the list price is then struck through (LAY-047). */
  discount?: string | undefined
  /** Words before each, for screen readers: "Price" and "Old price". */
  unitLabel?: string | undefined
  wasLabel?: string
}

/** A price, or the old one struck through and the new one beside it. */
export function Price({ unit, discount, unitLabel, wasLabel }: PriceProps) {
  const hidden = (text?: string) => text && <span className="cw-sr">{text} </span>
  if (discount === undefined)
    return (
      <span className="cw-price" part="price">
        {hidden(unitLabel)}
        {unit}
      </span>
    )
  return (
    <>
      <s className="cw-was" part="price-was">
        {hidden(wasLabel)}
        {unit}
      </s>{' '}
      <span className="cw-price" part="price">
        {hidden(unitLabel)}
        {discount}
      </span>
    </>
  )
}
