import { type CallInput, documentsOf } from '@cartwright/core'
import type { Order } from '@cartwright/core/contract'
import { downloadIcon } from '../icons/download'
import { Button } from '../primitives/button'
import { useBusy } from '../primitives/use-busy'
import { saveFile } from '../provider/save-file'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { orderDetailsTexts } from './order-details.texts'

type Paper = Extract<CallInput<'documents.download'>['body'], { shipment: string }>['type']

/** Documents of a shipment, as PDF. A drop shipment has a delivery note that does not name the supplier (ORD-005, ORD-007). */
export function ShipmentPapers({ order, shipment }: { order: Order; shipment: string }) {
  const documents = documentsOf(useShop())
  const t = useTexts(orderDetailsTexts)
  const [busy, run] = useBusy()
  const save = async (type: Paper) => {
    const file = await documents.download({ type, id: order.orderNo, shipment })
    saveFile(file.name, file.content)
  }
  const papers: Paper[] = [
    'packingList',
    ...(order.orderType === 'DROP' ? (['deliveryNote'] as const) : []),
    'carrierLabel',
  ]
  return (
    <div className="cw-row cw-row--wrap">
      {papers.map(type => (
        <Button key={type} size="s" icon={downloadIcon} busy={busy} onClick={() => run(() => save(type))}>
          {t(type)}
        </Button>
      ))}
    </div>
  )
}
