import { orderListsOf, type QuickOrderLine, quickOrderOf } from '@cartwright/core'
import type { Order } from '@cartwright/core/contract'
import { useState } from 'react'
import { listIcon } from '../icons/icons'
import { listNameTexts } from '../listing/list-name.texts'
import { Button } from '../primitives/button'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { orderSuccessTexts } from './order-success.texts'

/** A line that could not be ordered with the others. */
const isToFix = ({ status }: QuickOrderLine) => ['choose', 'unknown', 'replaced', 'quantity', 'failed'].includes(status)

interface SaveOrderAsListProps extends NavigationHandlers {
  order: Order
  /** What is left in quick order could not be ordered with it: it is named. */
  isJustPlaced?: boolean
}

/** Keeps the articles of an order as a list, for the next quick order. */
export function SaveOrderAsList({ order, isJustPlaced, onNavigate }: SaveOrderAsListProps) {
  const shop = useShop()
  const words = useTexts(listNameTexts)
  const t = useTexts(orderSuccessTexts)
  const navigate = useNavigate(onNavigate)
  const [isAsking, setAsking] = useState(false)
  const ListNameDialog = useLazy(isAsking, async () => (await import('../listing/list-name-dialog')).ListNameDialog)
  const save = async (name: string) => {
    const { id } = await orderListsOf(shop).save(order, name)
    const open = { label: t('listOpen'), run: () => navigate(`/hisorder/quickOrderDetails/${id}`) }
    const waiting =
      !isJustPlaced || order.qoNo === null ? [] : quickOrderOf(shop).store.getState().lines.filter(isToFix)
    const numbers = waiting.map(({ input }) => input).join(', ')
    shop.messages.show(
      waiting.length > 0
        ? { kind: 'warning', text: t('listSavedWithout', { name, numbers, count: waiting.length }), action: open }
        : { kind: 'success', text: t('listSaved', { name }), action: open },
    )
  }
  return (
    <>
      <Button icon={listIcon} busy={isAsking && !ListNameDialog} onClick={() => setAsking(true)}>
        {words('saveAs')}
      </Button>
      {isAsking && ListNameDialog && (
        <ListNameDialog
          title={words('saveAs')}
          name={order.poNo || order.orderNo}
          onName={save}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
