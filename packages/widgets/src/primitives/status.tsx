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

export interface TagProps {
  /** Colour; without it that of the text. */
  tone?: Tone
  /** An edge in the place of a ground. */
  line?: boolean
  /** The word. */
  children: ReactNode
}

/** Kind of a thing, in a word. */
export function Tag({ tone, line, children }: TagProps) {
  return <span className={cx('cw-tag', tone && `cw-tone--${tone}`, line && 'cw-tag--line')}>{children}</span>
}

export interface CountProps {
  /** In the colour of the shop, for what waits for the reader. */
  accent?: boolean
  /** The number, as the reader writes it. */
  children: ReactNode
}

/** How many. */
export function Count({ accent, children }: CountProps) {
  return <span className={cx('cw-count', accent && 'cw-count--accent')}>{children}</span>
}

export type InkLetter = 'K' | 'C' | 'M' | 'Y'

export interface InkProps {
  /** Black, cyan, magenta or yellow. */
  letter: InkLetter
  /** The colour's word in the reader's language. */
  name: string
}

/** Toner colour as a letter tile. */
export function Ink({ letter, name }: InkProps) {
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

export interface StockProps {
  /** Decides shape and colour. */
  level: StockLevel
  /** What the shape says, before a number, for screen readers: "In stock:". A sentence says it itself. */
  label?: string | undefined
  /** A number or a sentence. */
  children: ReactNode
}

/** What is there, as a shape and words. */
export function Stock({ level, label, children }: StockProps) {
  const [shape, tone] = STOCK[level]
  return (
    <span className={`cw-stock cw-tone--${tone}`}>
      <Icon shape={shape} />
      {label && <span className="cw-sr">{label} </span>}
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
  /** Said before a price that is struck through. */
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
