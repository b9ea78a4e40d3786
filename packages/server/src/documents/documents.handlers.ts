/** The one call that answers files (API-095). Who may read what is in a file decides its feature. */
import { ownNumbersTable } from '../account/own-numbers'
import { requestContextOf } from '../catalogue/request-context'
import { notFound } from '../http/api-error'
import type { Handlers } from '../http/handler'
import { ordersTable, orderTable } from '../orders/export-orders'
import { getOrder } from '../orders/read-orders'
import { readSite } from '../site/read-site'
import { deliveryPaper } from './delivery.papers'
import { orderConfirmationPaper } from './order-confirmation.paper'
import { pdfFile } from './paper'
import { writeTable } from './write-table'

export const documentsHandlers: Handlers<'documents.download'> = {
  'documents.download': async ({ caller, body, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    if (body.type === 'orderConfirmation') {
      const order = await getOrder(scope, body.id)
      return pdfFile(order.orderNo, await orderConfirmationPaper(order, language, await readSite(scope)))
    }
    if (body.type === 'packingList' || body.type === 'deliveryNote') {
      const order = await getOrder(scope, body.id)
      const shipment = order.shipments?.find(({ number }) => number === body.shipment)
      if (!shipment) throw notFound(`Shipment ${body.shipment}`)
      const paper = await deliveryPaper(body.type, order, shipment, { language, site: await readSite(scope) })
      return pdfFile(shipment.number, paper)
    }
    if (body.type === 'custNumbers') return writeTable(ownNumbersTable(scope), body.format, language)
    const table =
      body.type === 'order' ? await orderTable(scope, body.id) : await ordersTable(scope, body.query ?? {}, body.ids)
    return writeTable(table, body.format, language)
  },
}
