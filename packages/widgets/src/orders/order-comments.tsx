import { type CancelProposal, type CommentDraft, carryComment, ordersOf } from '@cartwright/core'
import { COMMENT_CHARS, type Order, type OrderComment } from '@cartwright/core/contract'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { banIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { TextAreaField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import { useStore } from '../provider/use-store'
import { MOMENT, useFormat, useTexts } from '../provider/use-texts'
import { orderDetailsTexts } from './order-details.texts'

export interface OrderCommentsProps {
  order: Order
  comments: readonly OrderComment[]
  /** Something to ask for, which the reader may word otherwise before it is sent; each new object is another one. */
  proposal?: CancelProposal | undefined
  /** Whether they are what the reader has come for. */
  isSought?: boolean | undefined
  /** Shows the order with what was written. */
  onOrder: (order: Order) => void
}

const NOTHING: CommentDraft = { text: '', asks: [] }

/** What buyer and supplier have written about an order, and a field to write more. It changes nothing of the order (ORD-016). */
export function OrderComments({ order, comments, proposal, isSought, onOrder }: OrderCommentsProps) {
  const shop = useShop()
  const orders = ordersOf(shop)
  const t = useTexts(orderDetailsTexts)
  const { messages } = shop
  /** What the message asks for: the last of each line. */
  const [{ text, asks }, setDraft] = useState(NOTHING)
  const [busy, run] = useBusy()
  const carried = useCarried(order.orderNo, { text, asks }, setDraft)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isSought) box.current?.scrollIntoView()
  }, [isSought])
  useEffect(() => {
    if (!proposal) return
    setDraft(written => ({
      text: written.text.includes(proposal.text)
        ? written.text
        : [written.text.trim(), proposal.text].filter(Boolean).join('\n'),
      asks: [...written.asks.filter(ask => ask.number !== proposal.number), proposal],
    }))
    // The lines are far above: what is written has to be seen, with the button that sends it.
    const form = box.current?.querySelector('form')
    form?.scrollIntoView?.({ block: 'center' })
    form?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [proposal])
  const send = async () => {
    const cancels = asks.flatMap(({ lineId, qty }) => (lineId === undefined ? [] : [{ lineId, qty }]))
    onOrder(await orders.comment(order.orderNo, text.trim(), cancels))
    messages.show({ kind: 'success', text: t(asks.length > 0 ? 'cancelSent' : 'commentSent') })
    setDraft(NOTHING)
    carried?.forget()
  }
  const drop = () => {
    setDraft({ text: asks.reduce((left, ask) => left.replace(ask.text, ''), text).trim(), asks: [] })
    box.current?.querySelector('textarea')?.focus()
  }
  const named = usePieces()
  return (
    <section className="cw-card cw-card__body cw-order__comments" ref={box}>
      <h2>{t('comments')}</h2>
      {comments.length > 0 && (
        <ol>
          {comments.map(comment => (
            <Comment key={`${comment.at} ${comment.by} ${comment.text}`} order={order} comment={comment} />
          ))}
        </ol>
      )}
      <form
        onSubmit={event => {
          event.preventDefault()
          if (text.trim()) run(send)
        }}
      >
        {asks.length > 0 && (
          <Notice live action={<Button onClick={drop}>{t('cancelKeep')}</Button>}>
            <b>{t('cancelSend')}</b> {named(asks)}
          </Notice>
        )}
        <TextAreaField
          label={t('comment')}
          hint={t('commentHint')}
          rows={3}
          maxLength={COMMENT_CHARS}
          value={text}
          onValue={written => setDraft({ text: written, asks })}
        />
        <Button type="submit" kind={asks.length > 0 ? 'primary' : undefined} busy={busy} idle={text.trim() === ''}>
          {t(asks.length > 0 ? 'cancelRequest' : 'commentSend')}
        </Button>
      </form>
    </section>
  )
}

/** Puts what was written when the sign-in expired into the field once more, unless something is written there (ERR-003). */
function useCarried(orderNo: string, draft: CommentDraft, setDraft: Dispatch<SetStateAction<CommentDraft>>) {
  const shop = useShop()
  const written = useRef(draft)
  written.current = draft
  // Kept by account, which may be known later than the order.
  const accountId = useStore(shop.session.store, state => state.accountId)
  const carried = useDisposable(
    () => carryComment(shop, orderNo, () => (written.current.text.trim() === '' ? undefined : written.current)),
    `${accountId} ${orderNo}`,
  )
  useEffect(() => {
    const kept = carried?.kept
    if (kept) setDraft(before => (before.text === '' ? kept : before))
  }, [carried, setDraft])
  return carried
}

/** `2 × CW-TN2420, 1 × CW-CF259X` */
function usePieces() {
  const { number } = useFormat()
  return (pieces: readonly { number: string; qty: number }[]) =>
    pieces.map(({ number: article, qty }) => `${number(qty)} × ${article}`).join(', ')
}

function Comment({ order, comment }: { order: Order; comment: OrderComment }) {
  const t = useTexts(orderDetailsTexts)
  const { date } = useFormat()
  const named = usePieces()
  const { at, by, text, cancels = [] } = comment
  const cancelled = cancels.flatMap(({ lineId, qty }) =>
    order.lines.flatMap(line => (line.lineId === lineId ? [{ number: line.number, qty }] : [])),
  )
  return (
    <li className={by === null ? 'cw-order__answer' : undefined}>
      <span className="cw-sub">
        <b>{by ?? t('supplier')}</b> <time dateTime={`${at.replace(' ', 'T')}Z`}>{date(at, MOMENT)}</time>
      </span>
      <p>{text}</p>
      {cancels.length > 0 && (
        <span className="cw-stock">
          <Icon shape={banIcon} size="s" />
          {t('cancelWanted', { pieces: named(cancelled) })}
        </span>
      )}
    </li>
  )
}
