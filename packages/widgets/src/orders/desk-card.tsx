/** What the cards of a desk share. */
import type { ReactNode } from 'react'
import { PageLink } from '../provider/page-link'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { deskTexts } from './desk.texts'
import { orderPath } from './order-path'

export function Card({ title, count, hint, link, children }: CardProps) {
  const { number } = useFormat()
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{title}</h2>
        {count !== undefined && <span className="cw-count">{number(count)}</span>}
        {hint && <span className="cw-sub">{hint}</span>}
        {link && <span className="cw-end">{link}</span>}
      </div>
      {children}
    </section>
  )
}

interface CardProps {
  title: string
  count?: number | undefined
  hint?: string
  link?: ReactNode
  children: ReactNode
}

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
  const t = useTexts(deskTexts)
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
