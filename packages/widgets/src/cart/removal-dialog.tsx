import { cartOf } from '@cartwright/core'
import { ConfirmDialog } from '../primitives/dialog'
import { useConfirmLabels } from '../provider/dialog-labels'
import { useShop } from '../provider/shop-provider'
import { useFormat, useTexts } from '../provider/use-texts'
import { cartTexts } from './cart.texts'

export interface RemovalDialogProps {
  /** Rows to be deleted; closed while there are none. */
  ids: readonly number[]
  onClose: () => void
}

/** Asks before rows are deleted (CART-009, CART-010). */
export function RemovalDialog({ ids, onClose }: RemovalDialogProps) {
  const cart = cartOf(useShop())
  const t = useTexts(cartTexts)
  const { number } = useFormat()
  const labels = useConfirmLabels()
  const only = ids.length === 1 ? cart.store.getState().rows.find(row => row.shoppingCartId === ids[0]) : undefined
  return (
    <ConfirmDialog
      {...labels}
      open={ids.length > 0}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        void cart.remove(ids)
      }}
    >
      {only
        ? t('deleteNumber', { number: only.number })
        : t('deleteLines', { count: ids.length, n: number(ids.length) })}
    </ConfirmDialog>
  )
}
