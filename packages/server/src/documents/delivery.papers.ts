/** What travels with a shipment: the packing list, and the delivery note of a drop shipment, which does not name us. */
import type { Language, Order, Shipment } from '@cartwright/core/contract'
import { ORDER_MAIL_TEXTS } from '../orders/order-mail.texts'
import { addressLines, orderFormats } from '../orders/order-texts'
import type { Site } from '../site/read-site'
import { articleText, type ContentPart, contentText } from './article-text'
import type { KitContents } from './kit-contents'
import { sellerLine, senderLines } from './order-confirmation.paper'
import { Paper } from './paper'
import { PAPER_TEXTS, paperLanguage } from './paper.texts'

export const DELIVERY_PAPERS = ['packingList', 'deliveryNote'] as const

/**
 * Pieces without prices. The delivery note is neutral: it names the buyer's company and the maker's numbers, not ours (ORD-007).
 * @param language Chinese readers get English: the font of documents has no Chinese letters
 */
export function deliveryPaper(
  type: (typeof DELIVERY_PAPERS)[number],
  order: Order,
  shipment: Shipment,
  { language, site, kits }: { language: Language; site: Site; kits: KitContents },
): Promise<Buffer> {
  const isNeutral = type === 'deliveryNote'
  const spoken = paperLanguage(language)
  const texts = ORDER_MAIL_TEXTS[spoken]
  const words = PAPER_TEXTS[spoken]
  const { locale, printedDay: day, country } = orderFormats(spoken, site.iso2, order.currency)
  const from = addressLines(country, order.billTo)
  const paper = new Paper({
    language: spoken,
    title: `${words[type]} ${isNeutral ? order.poNo || shipment.number : shipment.number}`,
    date: new Date(`${shipment.shippedAt.replace(' ', 'T')}Z`),
    size: site.iso2 === 'US' ? 'LETTER' : 'A4',
    foot: isNeutral ? from.join(' · ') : sellerLine(site),
    pageOf: words.pageOf,
  })
  paper.letterhead(isNeutral ? from : senderLines(site), { isNeutral })
  paper.addressee(
    texts.shipTo,
    addressLines(country, order.shipTo),
    [
      [words.shipmentOf, shipment.number] as const,
      [texts.orderNumber, isNeutral ? '' : order.orderNo] as const,
      [texts.yourOrder, order.poNo] as const,
      [words.shippedOn, day(shipment.shippedAt.slice(0, 10))] as const,
      [
        texts.tracking,
        shipment.parcels.map(({ carrier, trackingNo }) => `${carrier} ${trackingNo}`).join(', '),
      ] as const,
    ].filter(([, value]) => value !== ''),
  )
  paper.title(words[type])
  paper.paragraph(texts.pieces(shipment.lines.reduce((sum, { qty }) => sum + qty, 0)), { quiet: true })
  const byId = new Map(order.lines.map(line => [line.lineId, line]))
  paper.table(
    [
      { head: texts.article, width: 80 },
      { head: texts.quantity, width: 20, align: 'right', isStrong: true },
    ],
    shipment.lines.flatMap(({ lineId, qty }) => {
      const line = byId.get(lineId)
      if (!line) return []
      const numbers = isNeutral ? [line.custNumber, line.oemCode] : [line.number, line.custNumber]
      // The name of an article may begin with our own number for it.
      const name = isNeutral ? `${line.brandName} ${line.oemCode}` : articleText(line)
      const parts = kits.get(line.goodsSkuId)
      const contents = parts && contentText(texts.eachContains, parts, isNeutral ? makersNumber : undefined)
      return [
        [
          { text: numbers.filter(Boolean).join(' · '), detail: [name, contents].filter(Boolean).join('\n') },
          { text: qty.toLocaleString(locale) },
        ],
      ]
    }),
  )
  return paper.finish()
}

const makersNumber = ({ brandName, oemCode }: ContentPart) => `${brandName} ${oemCode}`
