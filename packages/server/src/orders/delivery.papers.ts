/** What travels with a shipment: the packing list, and the delivery note of a drop shipment, which does not name us. */
import type { Order, Shipment, When } from '@cartwright/core/contract'
import { dayIn, momentOf } from '@cartwright/core/rules'
import { articleText, type ContentPart, contentText } from '../catalogue/article-text'
import { code128 } from '../pdf/code-128'
import { Paper } from '../pdf/paper'
import { paperTexts } from '../pdf/paper.texts'
import { paperLanguage } from '../pdf/paper-language'
import type { Cell, Column } from '../pdf/paper-tables'
import type { Site } from '../site/read-site'
import type { Spoken } from '../texts/language'
import { type Say, textsIn } from '../texts/localize'
import type { KitContents } from './kit-contents'
import { sellerLine, senderLines } from './order-confirmation.paper'
import { orderMailTexts } from './order-mail.texts'
import { addressLines, orderFormats } from './order-texts'
import type { Packing } from './packed-lines'

export const DELIVERY_PAPERS = ['packingList', 'deliveryNote'] as const

interface Contents {
  language: Spoken
  site: Site
  kits: KitContents
  packing: Packing
}

/**
 * Pieces without prices, by parcel where it is known what is in which, and what was delivered before and is still to come as it was when
 * the shipment left: a list that is printed again is the same. The delivery note is neutral: it names the buyer's company and the maker's
 * numbers, not ours (ORD-007).
 * @param language Chinese readers get English: the font of documents has no Chinese letters
 */
export function deliveryPaper(
  type: (typeof DELIVERY_PAPERS)[number],
  order: Order,
  shipment: Shipment,
  { language, site, kits, packing }: Contents,
): Promise<Buffer> {
  const isNeutral = type === 'deliveryNote'
  const spoken = paperLanguage(language, site.iso2)
  const texts = textsIn(spoken, orderMailTexts)
  const words = textsIn(spoken, paperTexts)
  const { locale, printedDay: day, shortDay, country } = orderFormats(spoken, order.currency)
  const from = addressLines(country, order.billTo)
  const { parcels } = shipment
  const paper = new Paper({
    language: spoken,
    title: `${words(type)} ${isNeutral ? order.poNo || shipment.number : shipment.number}`,
    date: momentOf(shipment.shippedAt),
    size: site.iso2 === 'US' ? 'LETTER' : 'A4',
    foot: isNeutral ? from.join(' · ') : sellerLine(site),
    pageOf: (page, pages) => words('pageOf', { page, pages }),
  })
  const kilograms = (weight: number) => `${weight.toLocaleString(locale)} kg`
  const weight = parcels.every(parcel => parcel.weight !== null)
    ? Math.round(parcels.reduce((sum, parcel) => sum + (parcel.weight ?? 0), 0) * 1000) / 1000
    : 0
  const isByParcel = !isNeutral && parcels.length > 1 && packing.parcels.length === parcels.length
  paper.letterhead(isNeutral ? from : senderLines(site), { isNeutral })
  paper.addressee(
    texts('shipTo'),
    addressLines(country, order.shipTo),
    [
      [words('shipmentOf'), shipment.number] as const,
      [texts('orderNumber'), isNeutral ? '' : order.orderNo] as const,
      [texts('yourOrder'), order.poNo] as const,
      [words('shippedOn'), day(dayIn(site.timeZone, momentOf(shipment.shippedAt)))] as const,
      [texts('shipVia'), isNeutral ? '' : [order.shipVia, order.forwarder].filter(Boolean).join(', ')] as const,
      [words('parcels'), parcels.length > 1 ? parcels.length.toLocaleString(locale) : ''] as const,
      [words('weight'), weight > 0 ? kilograms(weight) : ''] as const,
      [
        texts('tracking'),
        isByParcel ? '' : parcels.map(({ carrier, trackingNo }) => `${carrier} ${trackingNo}`.trim()).join(', '),
      ] as const,
    ].filter(([, value]) => value !== ''),
  )
  const scanned = isNeutral ? order.poNo : order.orderNo
  paper.title(words(type), isScannable(scanned) ? { bars: { widths: code128(scanned), text: scanned } } : {})
  paper.paragraph(texts('pieces', { count: shipment.lines.reduce((sum, { qty }) => sum + qty, 0) }), { quiet: true })
  const rowsOf = createRows(order, shipment, { isNeutral, locale, shortDay, texts, words, kits, packing })
  const columns = columnsOf({ isNeutral, isByParcel, texts, words })
  if (isByParcel) {
    parcels.forEach(({ carrier, trackingNo, weight }, at) => {
      const place = words('parcelOf', { n: at + 1, of: parcels.length })
      const facts = [place, weight === null ? '' : kilograms(weight), `${carrier} ${trackingNo}`.trim()]
      paper.heading(facts.filter(Boolean).join(', '), 2, HEAD_AND_ROW)
      paper.table(columns, rowsOf([...(packing.parcels[at] ?? [])].map(([lineId, qty]) => ({ lineId, qty }))))
    })
  } else paper.table(columns, rowsOf(shipment.lines))
  paper.space()
  paper.paragraph(isNeutral ? words('missingNeutral') : words('missing', { email: site.serviceEmail }), {
    quiet: true,
  })
  return paper.finish()
}

interface ColumnLook {
  isNeutral: boolean
  isByParcel: boolean
  texts: Say<typeof orderMailTexts>
  words: Say<typeof paperTexts>
}

function columnsOf({ isNeutral, isByParcel, texts, words }: ColumnLook): Column[] {
  return [
    ...(isNeutral ? [] : [{ head: words('found'), width: 8 }]),
    { head: texts('article'), width: 40 },
    { head: words('ordered'), width: 12, align: 'right' },
    { head: words('before'), width: 12, align: 'right' },
    {
      head: isByParcel ? words('inParcel') : texts('inShipment'),
      width: isByParcel ? 14 : 16,
      align: 'right',
      isStrong: true,
    },
    { head: texts('toCome'), width: 22, align: 'right' },
  ]
}

interface RowLook extends Omit<ColumnLook, 'isByParcel'>, Pick<Contents, 'kits' | 'packing'> {
  locale: string
  shortDay: (day: string) => string
}

/** Makes the rows of what is in a parcel, or in the whole shipment. */
function createRows(order: Order, shipment: Shipment, look: RowLook) {
  const { isNeutral, locale, shortDay, texts, words, kits, packing } = look
  const byId = new Map(order.lines.map(line => [line.lineId, line]))
  return (contents: readonly { lineId: number; qty: number }[]): Cell[][] =>
    contents.flatMap(({ lineId, qty: here }) => {
      const line = byId.get(lineId)
      const qty = shipment.lines.find(sent => sent.lineId === lineId)?.qty ?? here
      if (!line) return []
      const numbers = isNeutral ? [line.custNumber, line.oemCode] : [line.number, line.custNumber]
      // The name of an article may begin with our own number for it.
      const name = isNeutral ? `${line.brandName} ${line.oemCode}` : articleText(line)
      const { before, toCome } = { before: 0, ...packing.lines.get(lineId) }
      const parts = kits.get(lineId) ?? []
      const contents =
        parts.length > 0 ? contentText(texts('eachContains'), parts, isNeutral ? makersNumber : undefined) : ''
      return [
        [
          ...(isNeutral ? [] : [{ text: '', isBox: true }]),
          { text: numbers.filter(Boolean).join(' · '), detail: [name, contents].filter(Boolean).join('\n') },
          { text: line.qty.toLocaleString(locale) },
          { text: before.toLocaleString(locale) },
          {
            text: here.toLocaleString(locale),
            detail: here < qty ? words('ofShipment', { n: qty.toLocaleString(locale) }) : undefined,
          },
          { text: restInWords(line.qty - (line.movedQty ?? 0) - before - qty, toCome, { words, locale, shortDay }) },
        ],
      ]
    })
}

/** Height of the head of a table and a row with two lines. */
const HEAD_AND_ROW = 60

const makersNumber = ({ brandName, oemCode }: ContentPart) => `${brandName} ${oemCode}`

/** What Code 128 can say on the width of half a page, for a hand scanner. */
const isScannable = (text: string): boolean => /^[!-~][ -~]{0,23}$/.test(text)

/**
 * `6 on 25 Nov, 640 without a date`, or `complete`.
 * @param rest of the ordered pieces, what is neither here nor was before, without those that an order of their own has
 * @param toCome undefined where it is not known when the rest was promised for
 */
function restInWords(
  rest: number,
  toCome: readonly { qty: number; when: When }[] | undefined,
  { words, locale, shortDay }: { words: Say<typeof paperTexts>; locale: string; shortDay: (day: string) => string },
): string {
  if (!toCome) return rest > 0 ? rest.toLocaleString(locale) : words('complete')
  const pieces = new Map<When, number>()
  for (const { qty, when } of toCome) {
    const shown = when === '72h' ? 'now' : when
    pieces.set(shown, (pieces.get(shown) ?? 0) + qty)
  }
  const parts = [...pieces].map(([when, qty]) => {
    const n = qty.toLocaleString(locale)
    if (when === 'now') return words('toComeSoon', { n })
    return when === 'unknown' ? words('toComeNoDate', { n }) : words('toComeDay', { n, day: shortDay(when) })
  })
  const cancelled = rest - toCome.reduce((sum, { qty }) => sum + qty, 0)
  if (cancelled > 0) parts.push(words('cancelled', { n: cancelled.toLocaleString(locale) }))
  return parts.length > 0 ? parts.join(', ') : words('complete')
}
