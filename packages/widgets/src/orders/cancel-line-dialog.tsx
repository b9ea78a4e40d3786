import { isShopError, ordersOf } from '@cartwright/core'
import type { Order, PlacedLine } from '@cartwright/core/contract'
import { useState } from 'react'
import { triangleIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Dialog } from '../primitives/dialog'
import { Quantity } from '../primitives/quantity'
import { useBusy } from '../primitives/use-busy'
import { useQuantityLabels } from '../provider/common-labels'
import { useShop } from '../provider/shop-provider'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderDetailsTexts } from './order-details.texts'

export interface CancelLineDialogProps {
  order: Order
  line: PlacedLine & { lineId: number }
  /** Pieces of the line that are still ordered. */
  pieces: number
  onOrder: (order: Order) => void
  onClose: () => void
}

/** Cancels a line of a submitted order, or pieces of it (ORD-009). */
export function CancelLineDialog({ order, line, pieces, onOrder, onClose }: CancelLineDialogProps) {
  const shop = useShop()
  const t = useTexts(orderDetailsTexts)
  const { number } = useFormat()
  const labels = useQuantityLabels()
  const [qty, setQty] = useState(pieces)
  const [isAsking, setAsking] = useState(false)
  const [busy, run] = useBusy()
  const others = order.lines.filter(({ lineId }) => lineId !== line.lineId)
  const isAll = qty === pieces && others.every(({ promises }) => promises.length === 0)
  const send = async () => {
    const calls = ordersOf(shop)
    onOrder(
      await calls.cancelLines(order.orderNo, [{ lineId: line.lineId, qty }]).catch(async error => {
        // It is another order by now: in preparation, or with fewer pieces.
        if (isShopError(error, 'refused')) await calls.get(order.orderNo).then(onOrder, () => undefined)
        throw error
      }),
    )
    onClose()
    shop.messages.show({ kind: 'success', text: t('lineCancelled', { pieces: number(qty), number: line.number }) })
  }
  return (
    <Dialog
      open
      title={t('cancelLineTitle', { number: line.number })}
      icon={triangleIcon}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button kind="primary" busy={busy} idle={isAsking} onClick={() => run(send)}>
            {t('cancelPieces', { pieces: number(qty) })}
          </Button>
        </>
      }
    >
      <div className="cw-order__cancel">
        <p>{t('cancelLineQuestion', { pieces: number(pieces) })}</p>
        <Quantity
          {...labels(line.number)}
          value={qty}
          onAsking={setAsking}
          onCommit={wanted => setQty(Math.min(wanted, pieces))}
        />
        {isAll && <p className="cw-hint">{t('cancelLineAll')}</p>}
      </div>
    </Dialog>
  )
}
