/** The slip for the parcels of a shipment: A6, with the number of each as a bar code (Code 128). */

import type { Order, Shipment } from '@cartwright/core/contract'
import { code128 } from '../pdf/code-128'
import { Paper } from '../pdf/paper'
import { paperTexts } from '../pdf/paper.texts'
import { paperLanguage } from '../pdf/paper-language'
import type { Site } from '../site/read-site'
import type { Spoken } from '../texts/language'
import { textsIn } from '../texts/localize'
import { orderMailTexts } from './order-mail.texts'
import { addressLines, orderFormats } from './order-texts'

/** Points of 105 × 148 mm. */
const A6 = [297.64, 419.53] as const

/** A page for each parcel; a shipment without one carries its own number. A drop shipment is sent in the name of the buyer (ORD-007). */
export function carrierLabel(
  order: Order,
  shipment: Shipment,
  { language, site }: { language: Spoken; site: Site },
): Promise<Buffer> {
  const spoken = paperLanguage(language, site.iso2)
  const words = textsIn(spoken, paperTexts)
  const texts = textsIn(spoken, orderMailTexts)
  const { country, locale } = orderFormats(spoken, order.currency)
  const isNeutral = order.orderType !== 'REG'
  const sender = isNeutral ? addressLines(country, order.billTo) : ['Cartwright', ...(site.offices[0]?.lines ?? [])]
  const paper = new Paper({
    language: spoken,
    title: `${words('carrierLabel')} ${shipment.number}`,
    size: A6,
    margin: 20,
    date: new Date(`${shipment.shippedAt.replace(' ', 'T')}Z`),
    foot: order.poNo,
    pageOf: (page, pages) => words('pageOf', { page, pages }),
  })
  const parcels =
    shipment.parcels.length > 0
      ? shipment.parcels
      : [{ carrier: order.shipVia, trackingNo: shipment.number, weight: null }]
  parcels.forEach(({ carrier, trackingNo, weight }, at) => {
    if (at > 0) paper.newPage()
    paper.heading(carrier || order.shipVia, 1)
    paper.paragraph(`${words('sender')}: ${sender.join(', ')}`, { quiet: true, size: 7.5 })
    paper.heading(texts('shipTo'))
    paper.paragraph(addressLines(country, order.shipTo).join('\n'), { size: 12 })
    paper.facts(
      [
        [words('shipmentOf'), isNeutral ? '' : shipment.number] as const,
        [words('weight'), weight === null ? '' : `${weight.toLocaleString(locale)} kg`] as const,
      ].filter(([, value]) => value !== ''),
    )
    paper.bars({ widths: code128(trackingNo), text: trackingNo })
  })
  return paper.finish()
}
