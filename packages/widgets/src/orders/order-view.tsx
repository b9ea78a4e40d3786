import type { CancelProposal } from '@cartwright/core'
import type { Order } from '@cartwright/core/contract'
import { useState } from 'react'
import { AddressLines } from '../account/address-lines'
import { uploadIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { useHeard } from '../primitives/use-heard'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import type { WantedReport } from '../reports/order-reports'
import type { CancelLineDialogProps } from './cancel-line-dialog'
import { HeldNotice } from './held-notice'
import { OrderActions } from './order-actions'
import { OrderComments } from './order-comments'
import { orderDetailsTexts } from './order-details.texts'
import { OrderDocuments } from './order-documents'
import { OrderFacts } from './order-facts'
import { OrderFileRow } from './order-file-row'
import { orderFilesTexts } from './order-files.texts'
import { OrderLines } from './order-lines'
import { OrderShipments } from './order-shipments'
import { OrderSums } from './order-sums'
import { orderSumsTexts } from './order-sums.texts'
import { OrderTimeline } from './order-timeline'
import type { OrderViewProps } from './order-view.types'
import { StatusBadge, useStatusWords, WaitingBadge } from './order-words'
import { ReturnsWait } from './returns-wait'
import { useNoteDialog } from './use-note-dialog'
import { useProgressWords } from './use-progress-words'

/** Statuses after which nothing more is done with an order. */
const ENDED = ['cancelled', 'all goods delivered']

/** Statuses in which the buyer asks the supplier to cancel. */
const CONTACT: Readonly<Record<string, 'contactToCancel' | 'contactToCancelRest'>> = {
  processing: 'contactToCancel',
  'partly shipped': 'contactToCancelRest',
}

export function OrderView({ order, seeksComments, seeksReports, onOrder, onNavigate, onCartAdd }: OrderViewProps) {
  const { sites } = useShop()
  const t = useTexts(orderDetailsTexts)
  const sums = useTexts(orderSumsTexts)
  const { number } = useFormat()
  const contact = useStore(sites.store, site => ({ email: site.serviceEmail, phone: site.hotPhone }))
  const { orderNo, status, shipments = [] } = order
  const progress = useProgressWords().sentence(order.progress)
  const standing = useStatusWords()(order)
  // Where it stood on arrival: what becomes of it here is said by what was done.
  const [heard] = useState(() => t(progress ? 'heardProgress' : 'heard', { orderNo, status: standing, progress }))
  useHeard('order', heard)
  const [proposal, setProposal] = useState<CancelProposal>()
  const [isChangingNote, setChangingNote] = useNoteDialog(orderNo)
  const [cancelled, setCancelled] = useState<Pick<CancelLineDialogProps, 'line' | 'pieces'>>()
  const CancelLineDialog = useLazy(
    cancelled !== undefined,
    async () => (await import('./cancel-line-dialog')).CancelLineDialog,
  )
  const NoteDialog = useLazy(isChangingNote, async () => (await import('./note-dialog')).NoteDialog)
  const [wantedReport, setWantedReport] = useState<WantedReport>()
  const hasLeft = shipments.length > 0
  const OrderReports = useLazy(hasLeft, async () => (await import('../reports/order-reports')).OrderReports)
  const OrderRest = useLazy(hasRest(order), async () => (await import('./order-rest')).OrderRest)
  const isNoteMissing = order.orderType === 'CPDROP' && order.files.length === 0 && !ENDED.includes(status)
  return (
    <article className="cw-order__parts">
      <section className="cw-card cw-card__body cw-order__head">
        <div className="cw-row cw-row--wrap">
          <h1 className="cw-code">{orderNo}</h1>
          <StatusBadge status={status} progress={order.progress} />
          <WaitingBadge kind={order.kind} status={status} />
          <OrderActions order={order} onOrder={onOrder} onNavigate={onNavigate} onCartAdd={onCartAdd} />
        </div>
        {progress && <p className="cw-order__progress">{progress}</p>}
        {status === 'submitted' && order.canCancel === false && (
          <p className="cw-hint">{t('othersCancel', { name: order.placedBy })}</p>
        )}
        <HeldNotice order={order} onNavigate={onNavigate} />
        <ReturnsWait order={order} />
        {OrderRest && <OrderRest order={order} onOrder={onOrder} onNavigate={onNavigate} />}
        <OrderFacts order={order} onNavigate={onNavigate} />
        {isNoteMissing && <MissingNote order={order} onAdd={() => setChangingNote(true)} />}
      </section>
      <div className="cw-order__columns">
        <section className="cw-card cw-card__body">
          <h2>{t('timeline')}</h2>
          <OrderTimeline order={order} onNavigate={onNavigate} />
        </section>
        <section className="cw-card cw-card__body cw-order__addresses">
          <div>
            <h2>{sums('shipTo')}</h2>
            <AddressLines address={order.shipTo} />
          </div>
          <div>
            <h2>{t('billTo')}</h2>
            <AddressLines address={order.billTo} />
          </div>
          <OrderDocuments order={order} onNavigate={onNavigate} />
          {order.files.length > 0 && <OrderFiles order={order} onReplace={() => setChangingNote(true)} />}
        </section>
      </div>
      <OrderLines
        order={order}
        onAskCancel={
          // Who may cancel the whole order does that, and who may give up what waits does not ask for it (decision 97).
          order.comments && !order.canCancel && !order.rest && !ENDED.includes(status)
            ? (line, qty) => {
                const text = t('askCancelText', { number: line.number, pieces: number(qty) })
                setProposal({ text, number: line.number, lineId: line.lineId, qty })
              }
            : undefined
        }
        onCancel={order.canCancel ? (line, pieces) => setCancelled({ line, pieces }) : undefined}
        onNavigate={onNavigate}
      >
        <div className="cw-order__foot">
          <p className="cw-hint">{contact.email && t(CONTACT[status] ?? 'contact', contact)}</p>
          <OrderSums order={order} isComplete />
        </div>
      </OrderLines>
      {CancelLineDialog && cancelled && (
        <CancelLineDialog order={order} {...cancelled} onOrder={onOrder} onClose={() => setCancelled(undefined)} />
      )}
      {NoteDialog && isChangingNote && (
        <NoteDialog order={order} onOrder={onOrder} onClose={() => setChangingNote(false)} />
      )}
      {hasLeft && <OrderShipments order={order} onReport={shipment => setWantedReport({ shipment })} />}
      {OrderReports && hasLeft && (
        <OrderReports order={order} wanted={wantedReport} isSought={seeksReports} onNavigate={onNavigate} />
      )}
      {order.comments && (
        <OrderComments
          order={order}
          comments={order.comments}
          proposal={proposal}
          isSought={seeksComments}
          onOrder={onOrder}
        />
      )}
    </article>
  )
}

/** The delivery note of a drop shipment is not there: the buyer adds it, or sends it by mail. */
function MissingNote({ order, onAdd }: { order: Order; onAdd: () => void }) {
  const { sites } = useShop()
  const t = useTexts(orderDetailsTexts)
  const note = useTexts(orderFilesTexts)
  const email = useStore(sites.store, site => site.serviceEmail)
  if (!order.canChangeNote)
    return email && <Notice tone="warning">{t('noteMissing', { email, orderNo: order.orderNo })}</Notice>
  return (
    <Notice
      tone="warning"
      action={
        <Button icon={uploadIcon} onClick={onAdd}>
          {note('add')}
        </Button>
      }
    >
      {t('noteWanted')}
    </Notice>
  )
}

function OrderFiles({ order, onReplace }: { order: Order; onReplace: () => void }) {
  const t = useTexts(orderDetailsTexts)
  const note = useTexts(orderFilesTexts)
  return (
    <div>
      <h2>{t('files')}</h2>
      <ul className="cw-order__files">
        {order.files.map((file, position) => (
          <OrderFileRow key={file.name} orderNo={order.orderNo} file={file} position={position} />
        ))}
      </ul>
      {order.canChangeNote && (
        <Button kind="quiet" size="s" icon={uploadIcon} onClick={onReplace}>
          {note('replace')}
        </Button>
      )}
    </div>
  )
}

/** Pieces of an order wait and can be given up or moved, or were moved to it or from it. */
const hasRest = ({ rest, movedFrom, movedTo = [] }: Order): boolean =>
  Boolean(rest) || Boolean(movedFrom) || movedTo.length > 0
