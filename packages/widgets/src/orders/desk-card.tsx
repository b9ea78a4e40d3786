/** What the cards of a desk share. */
import type { ReadingState } from '@cartwright/core'
import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { chevronDownIcon, refreshIcon } from '../icons/icons'
import { cx } from '../primitives/class-names'
import { Skeleton } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { Loading } from '../primitives/loading'
import { commonTexts } from '../provider/common.texts'
import type { ElementNeeds } from '../provider/element-needs'
import { orderPath } from '../provider/order-path'
import { PageLink } from '../provider/page-link'
import { ReadFailed } from '../provider/read-failed'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import css from './desk.css?inline'
import { deskCardTexts } from './desk-card.texts'

addSheet(css)

export interface CardProps {
  title: string
  /** How many rows it has room for; the card keeps that room whatever it holds. Without it, it grows with its content. */
  rows?: number
  /** How its rows are laid out; without one they are a name and a word. */
  kind?: 'orders' | 'again' | 'moved' | 'sums'
  /** Where there is little room, its content is folded away until it is asked for. */
  isFolded?: boolean
  /** How many there are, and the same with its noun for screen readers. */
  count?: { shown: string; heard: string } | undefined
  hint?: string
  link?: ReactNode
  children: ReactNode
}

/** A card that takes the same room before and after its content has arrived. */
export function Card({ title, rows = 0, kind, isFolded = false, count, hint, link, children }: CardProps) {
  const body = useId()
  const [isOpen, setOpen] = useState(!isFolded)
  return (
    <section className={cx('cw-card cw-desk__card', kind && `cw-desk__card--${kind}`, !isOpen && 'is-folded')}>
      <div className="cw-card__head">
        <h2>{title}</h2>
        {count && (
          <>
            <span className="cw-count" aria-hidden="true">
              {count.shown}
            </span>
            <span className="cw-sr">{count.heard}</span>
          </>
        )}
        {hint && <span className="cw-sub cw-desk__hint">{hint}</span>}
        {link && <span className="cw-end">{link}</span>}
        <button
          type="button"
          className="cw-btn cw-btn--quiet cw-btn--icon cw-desk__fold"
          aria-label={title}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon shape={chevronDownIcon} />
        </button>
      </div>
      <div id={body} className="cw-desk__body" style={{ '--cw-desk-rows': rows } as CSSProperties}>
        {children}
      </div>
    </section>
  )
}

export interface CardBodyProps<T> {
  state: ReadingState<T>
  /** Rows to draw while it is read. */
  rows: number
  failed: string
  /** Names the sentence for a key that does not open it, as for `ReadFailed`. */
  says?: ElementNeeds['says']
  onRetry: () => void
  children: (value: T) => ReactNode
}

/** What a card holds once it has been read; before that its rows without words. */
export function CardBody<T>({ state, rows, failed, says, onRetry, children }: CardBodyProps<T>) {
  const { status, error, value } = state
  const common = useTexts(commonTexts)
  if (value !== undefined) return <>{children(value)}</>
  if (status === 'failed')
    return <ReadFailed icon={refreshIcon} title={failed} error={error} says={says} onRetry={onRetry} />
  return <RowsToCome rows={rows} label={common('loading')} />
}

/** Rows that are on their way, in the places of those that arrive. */
export function RowsToCome({ rows, label }: { rows: number; label: string }) {
  return (
    <Loading label={label}>
      <ul className="cw-desk__rows" aria-hidden="true">
        {[...Array(rows)].map((_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical rows without identity
          <li key={row}>
            <div className="cw-desk__name cw-skel-lines">
              <Skeleton width={112} />
              <Skeleton width="min(100%, 168px)" height={9} />
            </div>
            <Skeleton width={74} />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

/** In the place of rows. */
export const NoRows = ({ children }: { children: ReactNode }) => <p className="cw-desk__none">{children}</p>

/** The number the buyer has given, else ours. */
export function OrderName({ orderNo, poNo, sub }: { orderNo: string; poNo: string; sub: ReactNode }) {
  return (
    <div className="cw-desk__name">
      <PageLink className="cw-code" to={orderPath(orderNo)}>
        {poNo || orderNo}
      </PageLink>
      <span className="cw-sub">{sub}</span>
    </div>
  )
}

export function Day({ at }: { at: string }) {
  const { date } = useFormat()
  return <span className="cw-sub">{date(at, SHORT_DAY)}</span>
}

interface Amounts {
  soDate: string
  lineCount: number
  grandTotal: number
  currency: string
}

/** What an order came to, and when. */
export function Bought({ soDate, lineCount, grandTotal, currency, children }: Amounts & { children?: ReactNode }) {
  const t = useTexts(deskCardTexts)
  const { date, money } = useFormat()
  return (
    <div className="cw-desk__when">
      <span className="cw-price">{money(grandTotal, currency)}</span>
      <span className="cw-sub">
        {date(soDate, SHORT_DAY)}, {t('lines', { count: lineCount })}
      </span>
      {children}
    </div>
  )
}
