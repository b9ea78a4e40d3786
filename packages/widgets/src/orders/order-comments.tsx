import { ordersOf } from '@cartwright/core'
import { COMMENT_CHARS, type Order, type OrderComment } from '@cartwright/core/contract'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../primitives/button'
import { TextAreaField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderDetailsTexts } from './order-details.texts'
import { MOMENT } from './order-facts'

export interface OrderCommentsProps {
  order: Order
  comments: readonly OrderComment[]
  /** A text to start from, which the reader may change before it is sent; each new object is another one. */
  proposal?: { text: string } | undefined
  /** Whether they are what the reader has come for. */
  isSought?: boolean | undefined
  /** Shows the order with what was written. */
  onOrder: (order: Order) => void
}

/** What buyer and supplier have written about an order, and a field to write more. It changes nothing of the order (ORD-016). */
export function OrderComments({ order, comments, proposal, isSought, onOrder }: OrderCommentsProps) {
  const orders = ordersOf(useShop())
  const t = useTexts(orderDetailsTexts)
  const { date } = useFormat()
  const [text, setText] = useState('')
  const [busy, run] = useBusy()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isSought) box.current?.scrollIntoView()
  }, [isSought])
  useEffect(() => {
    if (!proposal) return
    setText(written =>
      written.includes(proposal.text) ? written : [written.trim(), proposal.text].filter(Boolean).join('\n'),
    )
    box.current?.querySelector('textarea')?.focus()
  }, [proposal])
  const send = async () => {
    onOrder(await orders.comment(order.orderNo, text.trim()))
    setText('')
  }
  return (
    <section className="cw-card cw-card__body cw-order__comments" ref={box}>
      <h2>{t('comments')}</h2>
      {comments.length > 0 && (
        <ol>
          {comments.map(({ at, by, text: said }) => (
            <li key={`${at} ${by} ${said}`} className={by === null ? 'cw-order__answer' : undefined}>
              <span className="cw-sub">
                <b>{by ?? t('supplier')}</b> <time dateTime={`${at.replace(' ', 'T')}Z`}>{date(at, MOMENT)}</time>
              </span>
              <p>{said}</p>
            </li>
          ))}
        </ol>
      )}
      <form
        onSubmit={event => {
          event.preventDefault()
          if (text.trim()) run(send)
        }}
      >
        <TextAreaField
          label={t('comment')}
          hint={t('commentHint')}
          rows={3}
          maxLength={COMMENT_CHARS}
          value={text}
          onValue={setText}
        />
        <Button type="submit" busy={busy} idle={text.trim() === ''}>
          {t('commentSend')}
        </Button>
      </form>
    </section>
  )
}
