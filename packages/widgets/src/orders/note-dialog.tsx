import { createOrderFiles, isShopError, type OrderFiles, ordersOf, uploadedFiles } from '@cartwright/core'
import type { Order } from '@cartwright/core/contract'
import { Button } from '../primitives/button'
import { Dialog } from '../primitives/dialog'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { UploadsField } from '../uploads/uploads-field'
import { orderFilesTexts } from './order-files.texts'
import { useFilesReason } from './use-files-reason'

export interface NoteDialogProps {
  order: Order
  onOrder: (order: Order) => void
  onClose: () => void
}

/** Uploads the buyer's own delivery note of a placed order, or another one in its place (ORD-008). */
export function NoteDialog(props: NoteDialogProps) {
  const shop = useShop()
  const files = useDisposable(() => createOrderFiles(shop), props.order.orderNo)
  return files ? <OpenDialog {...props} files={files} /> : null
}

function OpenDialog({ order, files, onOrder, onClose: leave }: NoteDialogProps & { files: OrderFiles }) {
  const shop = useShop()
  const t = useTexts(orderFilesTexts)
  const common = useTexts(commonTexts)
  const { entries } = useStore(files.store, state => state)
  const [busy, run] = useBusy()
  const reason = useFilesReason(entries)
  const { orderNo } = order
  const onClose = () => {
    files.forget()
    leave()
  }
  const send = async () => {
    const ids = uploadedFiles(files).map(({ fileId }) => fileId)
    const calls = ordersOf(shop)
    onOrder(
      await calls.changeNote(orderNo, ids).catch(async error => {
        // It is another order by now, cancelled or under way: the page says so as well.
        if (isShopError(error, 'refused')) await calls.get(orderNo).then(onOrder, () => undefined)
        throw error
      }),
    )
    onClose()
    shop.messages.show({ kind: 'success', text: t('sent', { orderNo }) })
  }
  return (
    <Dialog
      open
      title={t(order.files.length > 0 ? 'replace' : 'add')}
      closeLabel={common('close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            kind="primary"
            busy={busy}
            reason={reason ?? (entries.length === 0 ? t('chooseFirst') : undefined)}
            onClick={() => run(send)}
          >
            {t('send')}
          </Button>
        </>
      }
    >
      {order.files.length > 0 && <p>{t('replaces', { files: order.files.map(({ name }) => name).join(', ') })}</p>}
      <UploadsField uploads={files} label={t('label')} takesFocus />
    </Dialog>
  )
}
