/** The order confirmation as a PDF, at the prices of its reader. */
import type { Order } from '@cartwright/core/contract'
import { dayIn, leftOfLine, momentOf } from '@cartwright/core/rules'
import { articleText, contentText } from '../catalogue/article-text'
import { documentTexts } from '../pdf/document.texts'
import { Paper } from '../pdf/paper'
import { paperTexts } from '../pdf/paper.texts'
import { paperLanguage } from '../pdf/paper-language'
import type { Site } from '../site/read-site'
import type { Spoken } from '../texts/language'
import { type Say, textsIn } from '../texts/localize'
import type { KitContents } from './kit-contents'
import { orderMailTexts } from './order-mail.texts'
import { addressLines, orderFormats, schedule, sumsOf } from './order-texts'
import { vatNote } from './vat-note'

/** @param language Chinese readers get English: the font of documents has no Chinese letters */
export function orderConfirmationPaper(
  order: Order,
  language: Spoken,
  site: Site,
  kits: KitContents = new Map(),
): Promise<Buffer> {
  const spoken = paperLanguage(language, site.iso2)
  const texts = textsIn(spoken, orderMailTexts)
  const words = textsIn(spoken, paperTexts)
  const { locale, money, printedDay: day, country } = orderFormats(spoken, order.currency)
  const paper = new Paper({
    language: spoken,
    title: `${words('orderConfirmation')} ${order.orderNo}`,
    date: momentOf(order.soDate),
    size: site.iso2 === 'US' ? 'LETTER' : 'A4',
    foot: sellerLine(site),
    pageOf: (page, pages) => words('pageOf', { page, pages }),
  })
  paper.letterhead(senderLines(site))
  paper.addressee(
    words('billTo'),
    addressLines(country, order.billTo),
    [
      [texts('orderNumber'), order.orderNo] as const,
      [texts('salesOrder'), order.soNo] as const,
      [texts('yourOrder'), order.poNo] as const,
      [textsIn(spoken, documentTexts)('yourReference'), order.buyerReference ?? ''] as const,
      [texts('placedOn'), day(dayIn(site.timeZone, momentOf(order.soDate)))] as const,
      [texts('shipVia'), [order.shipVia, order.forwarder].filter(Boolean).join(', ')] as const,
    ].filter(([, value]) => value !== ''),
  )
  const summed = sumsOf(order, texts, money, locale)
  const [label, amount] = summed.at(-1) ?? [texts('total'), money(order.grandTotal)]
  paper.title(words('orderConfirmation'), { label, amount })
  paper.paragraph(`${texts('shipTo')}: ${addressLines(country, order.shipTo).join(', ')}`, { quiet: true, size: 8.5 })
  /** Pieces of a line that are not to come any more; of a cancelled order that is all of it, as its sums say. */
  const goneOf = (line: Order['lines'][number]): string[] => {
    const { cancelled, moved } = leftOfLine(order, line)
    return [
      cancelled > 0 && order.status !== 'cancelled' ? words('cancelled', { n: cancelled.toLocaleString(locale) }) : '',
      moved > 0 ? `${texts('movedPart')}: ${moved.toLocaleString(locale)}` : '',
    ]
  }
  paper.heading(texts('lines'))
  paper.table(
    [
      { head: texts('article'), width: 52 },
      { head: texts('quantity'), width: 14, align: 'right' },
      { head: texts('unitPrice'), width: 17, align: 'right' },
      { head: texts('amount'), width: 17, align: 'right', isStrong: true },
    ],
    order.lines.map(line => [
      {
        text: [line.number, line.custNumber].filter(Boolean).join(' · '),
        detail: [articleText(line), contentsOf(line, kits, texts), ...goneOf(line)].filter(Boolean).join('\n'),
      },
      { text: line.qty.toLocaleString(locale) },
      { text: money(line.discountPrice ?? line.unitPrice) },
      { text: money(line.price) },
    ]),
    Paper.heightOfSums(summed.length),
  )
  paper.sums(summed)
  const note = vatNote(order, spoken, site.iso2)
  if (note) paper.paragraph(note)
  if (order.status !== 'cancelled') {
    paper.heading(texts('schedule'))
    for (const { when, pieces, lines, note } of schedule(order, texts, day)) {
      paper.paragraph(`${when} · ${pieces}${note ? ` · ${note}` : ''}\n${lines.join(', ')}`)
    }
  }
  paper.paragraph(texts('questions', { orderNo: order.orderNo }), { quiet: true })
  return paper.finish()
}

/** Of a line that is a kit. */
const contentsOf = (
  { lineId }: Order['lines'][number],
  kits: KitContents,
  texts: Say<typeof orderMailTexts>,
): string => {
  const parts = kits.get(lineId ?? 0)
  return parts ? contentText(texts('eachContains'), parts) : ''
}

/** Who writes to the buyer, at the head of a document. */
export const senderLines = (site: Site): string[] =>
  ['Cartwright', site.offices[0]?.lines.join(', ') ?? site.siteName, `${site.serviceEmail}, ${site.hotPhone}`].filter(
    Boolean,
  )

export const sellerLine = (site: Site): string =>
  ['Cartwright', ...(site.offices[0]?.lines ?? []), site.serviceEmail, site.hotPhone].join(' · ')
