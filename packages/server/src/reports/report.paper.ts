/** A report of damage or shortage as the buyer keeps it: what was reported, and when. */

import type { Report } from '@cartwright/core/contract'
import { dayIn, momentOf } from '@cartwright/core/rules'
import { sellerLine, senderLines } from '../orders/order-confirmation.paper'
import { orderFormats } from '../orders/order-texts'
import { code128 } from '../pdf/code-128'
import { Paper } from '../pdf/paper'
import { paperTexts } from '../pdf/paper.texts'
import { paperLanguage } from '../pdf/paper-language'
import type { Site } from '../site/read-site'
import type { Spoken } from '../texts/language'
import { textsIn } from '../texts/localize'
import { reportTexts } from './report.texts'
import { reportedArticle, reportedDetail } from './report-words'

/** @param language Chinese readers get English: the font of documents has no Chinese letters */
export function reportPaper(report: Report, { language, site }: { language: Spoken; site: Site }): Promise<Buffer> {
  const spoken = paperLanguage(language, site.iso2)
  const texts = textsIn(spoken, reportTexts)
  const { locale, printedDay } = orderFormats(spoken, 'EUR')
  const at = momentOf(report.at)
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: site.timeZone,
    timeZoneName: 'short',
  })
  const paper = new Paper({
    language: spoken,
    title: `${texts('title')} ${report.reportNo}`,
    date: at,
    size: site.iso2 === 'US' ? 'LETTER' : 'A4',
    foot: sellerLine(site),
    pageOf: (page, pages) => textsIn(spoken, paperTexts)('pageOf', { page, pages }),
  })
  paper.letterhead(senderLines(site))
  paper.title(texts('title'), { bars: { widths: code128(report.reportNo), text: report.reportNo } })
  paper.facts(
    (
      [
        [texts('reportNumber'), report.reportNo],
        [texts('reportedOn'), `${printedDay(dayIn(site.timeZone, at))}, ${time.format(at)}`],
        [texts('by'), report.by],
        [texts('order'), report.orderNo],
        [texts('shipment'), report.shipment ?? ''],
      ] as const
    ).filter(([, value]) => value !== ''),
  )
  paper.heading(texts('lines'))
  paper.table(
    [
      { head: texts('article'), width: 82 },
      { head: texts('quantity'), width: 18, align: 'right' },
    ],
    report.lines.map(line => [
      { text: reportedArticle(line), detail: reportedDetail(line, texts, locale) },
      { text: line.qty.toLocaleString(locale) },
    ]),
  )
  paper.space()
  paper.paragraph(texts('keep'), { quiet: true })
  return paper.finish()
}
