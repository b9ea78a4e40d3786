/** The order confirmation as a PDF, at the prices of its reader. */
import type { Language, Order } from '@cartwright/core/contract'
import { ORDER_MAIL_TEXTS } from '../orders/order-mail.texts'
import { addressLines, orderFormats, schedule, sumsOf } from '../orders/order-texts'
import type { Site } from '../site/read-site'
import { Paper } from './paper'
import { PAPER_TEXTS, paperLanguage } from './paper.texts'

/** @param language Chinese readers get English: the font of documents has no Chinese letters */
export function orderConfirmationPaper(order: Order, language: Language, site: Site): Promise<Buffer> {
  const spoken = paperLanguage(language)
  const texts = ORDER_MAIL_TEXTS[spoken]
  const words = PAPER_TEXTS[spoken]
  const { locale, money, day, country } = orderFormats(spoken, site.iso2, order.currency)
  const paper = new Paper({
    language: spoken,
    title: `${words.orderConfirmation} ${order.orderNo}`,
    date: new Date(`${order.soDate.replace(' ', 'T')}Z`),
    size: site.iso2 === 'US' ? 'LETTER' : 'A4',
    foot: sellerLine(site),
    pageOf: words.pageOf,
  })
  paper.paragraph(`Cartwright · ${site.offices[0]?.lines.join(', ') ?? site.siteName}`, { quiet: true, size: 8 })
  paper.heading(words.orderConfirmation, 1)
  paper.facts(
    [
      [texts.orderNumber, order.orderNo] as const,
      [texts.salesOrder, order.soNo] as const,
      [texts.yourOrder, order.poNo] as const,
      [texts.placedOn, day(order.soDate.slice(0, 10))] as const,
      [texts.shipVia, [order.shipVia, order.forwarder].filter(Boolean).join(', ')] as const,
    ].filter(([, value]) => value !== ''),
  )
  paper.blocks([
    { title: words.billTo, lines: addressLines(country, order.billTo) },
    { title: texts.shipTo, lines: addressLines(country, order.shipTo) },
  ])
  paper.heading(texts.lines)
  paper.table(
    [
      { head: texts.article, width: 52 },
      { head: texts.quantity, width: 14, align: 'right' },
      { head: texts.unitPrice, width: 17, align: 'right' },
      { head: texts.amount, width: 17, align: 'right' },
    ],
    order.lines.map(line => [
      {
        text: [line.number, line.custNumber].filter(Boolean).join(' · '),
        detail: `${line.brandName} ${line.oemCode}, ${line.name}`,
      },
      { text: line.qty.toLocaleString(locale) },
      { text: money(line.discountPrice ?? line.unitPrice) },
      { text: money(line.price) },
    ]),
  )
  paper.sums(sumsOf(order, texts, money, locale))
  if (order.status !== 'cancelled') {
    paper.heading(texts.schedule)
    for (const { when, pieces, lines, note } of schedule(order, texts, day)) {
      paper.paragraph(`${when} · ${pieces}${note ? ` · ${note}` : ''}\n${lines.join(', ')}`)
    }
  }
  paper.paragraph(texts.questions.replace('{orderNo}', order.orderNo), { quiet: true })
  return paper.finish()
}

export const sellerLine = (site: Site): string =>
  ['Cartwright', ...(site.offices[0]?.lines ?? []), site.serviceEmail, site.hotPhone].join(' · ')
