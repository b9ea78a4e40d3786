/** The papers of an order, in the language of their reader. */
import type { Order, Shipment } from '@cartwright/core/contract'
import type { RequestContext } from '../catalogue/request-context'
import { drawPaper } from '../pdf/draw-paper'
import type { Site } from '../site/read-site'
import type { carrierLabel } from './carrier-label.paper'
import type { DELIVERY_PAPERS, deliveryPaper } from './delivery.papers'
import type { KitContents } from './kit-contents'
import type { orderConfirmationPaper } from './order-confirmation.paper'
import { readPacking } from './packed-lines'

declare module '../pdf/draw-paper' {
  interface Papers {
    carrierLabel: typeof carrierLabel
    delivery: typeof deliveryPaper
    orderConfirmation: typeof orderConfirmationPaper
  }
}

interface Contents {
  site: Site
  kits: KitContents
}

export const drawOrderConfirmation = (
  { language }: RequestContext,
  order: Order,
  { site, kits }: Contents,
): Promise<Buffer> => drawPaper('orderConfirmation', [order, language, site, kits])

export async function drawDeliveryPaper(
  { db, language }: RequestContext,
  type: (typeof DELIVERY_PAPERS)[number],
  { order, shipment, ...contents }: Contents & { order: Order; shipment: Shipment },
): Promise<Buffer> {
  const packing = await readPacking(db, shipment.number)
  return drawPaper('delivery', [type, order, shipment, { language, packing, ...contents }])
}

export const drawCarrierLabel = (
  { language }: RequestContext,
  { order, shipment, site }: { order: Order; shipment: Shipment; site: Site },
): Promise<Buffer> => drawPaper('carrierLabel', [order, shipment, { language, site }])
