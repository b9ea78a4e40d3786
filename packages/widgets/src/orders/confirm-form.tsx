import { type Confirmation, type ConfirmationState, orderTexts, type PlacedOrder, type Uploads } from '@cartwright/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { useHeard } from '../primitives/use-heard'
import { useShop } from '../provider/shop-provider'
import { useErrorSummary } from '../provider/use-error-summary'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { ConfirmDelivery } from './confirm-delivery'
import { ConfirmDiff } from './confirm-diff'
import { ConfirmLines } from './confirm-lines'
import { ConfirmNotices, Outcome } from './confirm-notices'
import { ConfirmShipVia } from './confirm-ship-via'
import { ConfirmTotal } from './confirm-total'
import { orderConfirmTexts } from './order-confirm.texts'
import type { OrderConfirmProps, ReadyState } from './order-confirm.types'
import { orderSumsTexts } from './order-sums.texts'
import { useFilesReason } from './use-files-reason'
import { oddPostcode, useShipTo } from './use-ship-to'

export interface ConfirmFormProps extends Pick<OrderConfirmProps, 'onNavigate'> {
  /** There is an order: the form is over. */
  onPlaced: (placed: PlacedOrder) => void
  confirmation: Confirmation
  files: Uploads
  state: ReadyState
}

/** Nothing was sent: there is an order with the same PO number to be seen first. */
const isTwinFound = ({ status, outcome, confirmation }: ConfirmationState) =>
  status === 'ready' && outcome === undefined && (confirmation?.twins ?? []).some(twin => twin.samePo)

export function ConfirmForm({ confirmation, files, state, onNavigate, onPlaced }: ConfirmFormProps) {
  const t = useTexts(orderConfirmTexts)
  const root = useRef<HTMLDivElement>(null)
  const total = useRef<HTMLElement>(null)
  const order = useTexts(orderTexts)
  const [tries, setTries] = useState(0)
  const { twinTries, setTwinTries } = useTwinTries(root)
  const shipTo = useShipTo(confirmation, state)
  const [askedPostcode, setAskedPostcode] = useState<string>()
  const { problems } = state
  const general = [...new Set(Object.values(problems))].map(key => order(key as Parameters<typeof order>[0]))
  const { summary, refuse } = useErrorSummary(general)
  const stop = () => {
    setTries(tries + 1)
    refuse()
  }
  const entries = useStore(files.store, ({ entries: all }) => all)
  const ownNote = state.orderType === 'CPDROP' ? entries : []
  const filesReason = useFilesReason(ownNote)
  const { outcome, status } = state
  const { isTooEarly, sayTooEarly } = useTooEarly(status)
  useHeard('order', useSumsSentence(state))
  // On a phone the button is far below the notice that says what became of the order.
  useEffect(() => {
    if (outcome === 'unknown' || outcome === 'not-placed')
      root.current?.querySelector('.cw-notice')?.scrollIntoView?.({ block: 'center' })
  }, [outcome])

  const place = async () => {
    if (Object.keys(problems).length > 0) return stop()
    // Asked once, as in the address book; the same postcode again is meant.
    const odd = shipTo.draft && oddPostcode(shipTo.draft)
    if (odd !== undefined && odd !== askedPostcode) {
      setAskedPostcode(odd)
      return stop()
    }
    // The state says what became of it; a failure has been reported there as well.
    const placed = await confirmation.place(ownNote.flatMap(file => file.fileId ?? [])).catch(() => undefined)
    if (placed) onPlaced(placed)
    else if (confirmation.store.getState().refused.length > 0) stop()
    else if (isTwinFound(confirmation.store.getState())) setTwinTries(twinTries + 1)
  }
  return (
    <div className="cw-confirm__layout" ref={root} data-form>
      <div className="cw-confirm__main">
        <ConfirmDiff state={state} wasPressed={isTooEarly} onRetry={confirmation.reload} />
        {state.outcome && <Outcome confirmation={confirmation} state={state} onPlaced={onPlaced} />}
        <ConfirmNotices confirmation={confirmation} state={state} onNavigate={onNavigate} />
        {state.confirmation.unknown.map(number => (
          <Notice
            key={number}
            tone="warning"
            action={<Button onClick={() => confirmation.removeLine(number)}>{t('removeLine', { number })}</Button>}
          >
            {t('unknown', { number })}
          </Notice>
        ))}
        <ConfirmDelivery
          confirmation={confirmation}
          state={state}
          shipTo={shipTo}
          files={files}
          problems={tries > 0 ? problems : {}}
          askedPostcode={askedPostcode}
        />
        <ConfirmLines
          confirmation={confirmation}
          state={state}
          onNavigate={onNavigate}
          onSkip={() => total.current?.focus()}
        />
        <ConfirmShipVia confirmation={confirmation} state={state} problems={tries > 0 ? problems : {}} />
      </div>
      <ConfirmTotal
        ref={total}
        confirmation={confirmation}
        state={state}
        summary={summary}
        reason={filesReason}
        onPlace={() => void place()}
        onTooEarly={sayTooEarly}
        onNavigate={onNavigate}
      />
    </div>
  )
}

/** What the order comes to, once that is known: `12 lines, 34 pieces, grand total €1,551.57.` */
function useSumsSentence({ status, confirmation: { lines, grandTotal, currency } }: ReadyState): string | undefined {
  const t = useTexts(orderConfirmTexts)
  const sums = useTexts(orderSumsTexts)
  const { money, number } = useFormat()
  if (status !== 'ready') return undefined
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0)
  return t('heardSums', {
    lines: sums('lines', { count: lines.length, lines: number(lines.length) }),
    pieces: sums('pieces', { count: pieces, pieces: number(pieces) }),
    amount: money(grandTotal, currency),
  })
}

/** The presses of the button that brought an order with the same PO number to light: each moves the focus to its field. */
function useTwinTries(root: RefObject<HTMLElement | null>) {
  const [twinTries, setTwinTries] = useState(0)
  useEffect(() => {
    if (twinTries > 0) root.current?.querySelector<HTMLElement>('[data-po-twin]')?.focus()
  }, [root, twinTries])
  return { twinTries, setTwinTries }
}

/** A press that came before the total: the message about it stays until the total is there. */
function useTooEarly(status: ConfirmationState['status']) {
  const { messages } = useShop()
  const t = useTexts(orderConfirmTexts)
  const [message, setMessage] = useState<number>()
  useEffect(() => {
    if (message === undefined || status === 'updating') return
    // There is no total to check: the notice says what became of the press.
    if (status === 'failed') messages.dismiss(message)
    else setMessage(undefined)
  }, [message, status, messages])
  return {
    isTooEarly: message !== undefined,
    sayTooEarly: () => setMessage(messages.show({ kind: 'notification', text: t('awaitTotal') })),
  }
}
