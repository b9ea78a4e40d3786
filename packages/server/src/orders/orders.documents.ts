/** The documents of orders. */
import type { DocumentWriters } from '../catalogue/document-writers.types'
import type { RequestContext } from '../catalogue/request-context'
import { notFound } from '../http/api-error'
import { pdfFile } from '../pdf/pdf-file'
import { readSite } from '../site/read-site'
import { writeTable } from '../tables/write-table'
import { ordersTable, orderTable } from './export-orders'
import { readKitContents } from './kit-contents'
import { sendOrderFile } from './order-files'
import { drawCarrierLabel, drawDeliveryPaper, drawOrderConfirmation } from './order-papers'
import { getOrder } from './read-orders'

/** @source API-095 */
export const ordersDocuments: DocumentWriters<
  'carrierLabel' | 'deliveryNote' | 'order' | 'orderConfirmation' | 'orderFile' | 'orders' | 'packingList'
> = {
  orderConfirmation: async (scope, { id }) => {
    const order = await getOrder(scope, id)
    const contents = { kits: await readKitContents(scope.db, order.orderNo), site: await readSite(scope) }
    return pdfFile(order.orderNo, await drawOrderConfirmation(scope, order, contents))
  },
  // Named after the shipment, so that several of one stand beside each other in a folder.
  packingList: async (scope, { id, shipment: number }) => {
    const contents = await readShipmentContents(scope, id, number)
    return pdfFile(`${number}-packing-list`, await drawDeliveryPaper(scope, 'packingList', contents))
  },
  deliveryNote: async (scope, { id, shipment: number }) => {
    const contents = await readShipmentContents(scope, id, number)
    return pdfFile(`${number}-delivery-note`, await drawDeliveryPaper(scope, 'deliveryNote', contents))
  },
  carrierLabel: async (scope, { id, shipment: number }) =>
    pdfFile(`${number}-label`, await drawCarrierLabel(scope, await readShipment(scope, id, number))),
  orderFile: (scope, { id, position }) => sendOrderFile(scope, id, position),
  order: async (scope, { id, format }) => writeTable(await orderTable(scope, id), format, scope.language),
  orders: async (scope, { query = {}, ids, format }) =>
    writeTable(await ordersTable(scope, query, ids), format, scope.language),
}

async function readShipment(scope: RequestContext, orderNo: string, number: string) {
  const order = await getOrder(scope, orderNo)
  const shipment = order.shipments?.find(sent => sent.number === number)
  if (!shipment) throw notFound(`Shipment ${number}`)
  return { order, shipment, site: await readSite(scope) }
}

async function readShipmentContents(scope: RequestContext, orderNo: string, number: string) {
  const contents = await readShipment(scope, orderNo, number)
  return { ...contents, kits: await readKitContents(scope.db, orderNo) }
}
