/** The mail about a report of damage or shortage, as its reader sees it: HTML, and the same in text, with the report as a PDF. */

import { CODE, type Report } from '@cartwright/core/contract'
import { dayIn, momentOf } from '@cartwright/core/rules'
import type { RequestContext } from '../catalogue/request-context'
import type { ReportEvent } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Mail } from '../http/handler'
import { mailTexts } from '../mail/mail.texts'
import { renderHtml, renderText } from '../mail/mail-document'
import { workTimeIn } from '../mail/work-time'
import { orderFormats } from '../orders/order-texts'
import { readSite } from '../site/read-site'
import { textsIn } from '../texts/localize'
import { drawReport } from './draw-report'
import { getReport } from './read-reports'
import { reportTexts } from './report.texts'
import { reportPath } from './report-path'
import { reportedArticle, reportedDetail } from './report-words'

interface ReportMail {
  event: ReportEvent
  reportNo: string
  /** Of the reader. */
  name: string
  /** Without slash at the end. */
  publicUrl: string
}

/** @returns undefined when the reader may not see the report (any more) */
export async function reportMail(
  scope: RequestContext,
  { event, reportNo, name, publicUrl }: ReportMail,
): Promise<Omit<Mail, 'to'> | undefined> {
  const report = await getReport(scope, reportNo).catch((error): Report | undefined => {
    if (error instanceof ApiError && error.code === CODE.NOT_FOUND) return undefined
    throw error
  })
  if (!report) return undefined
  const { language } = scope
  const site = await readSite(scope)
  const texts = textsIn(language, reportTexts)
  const { locale, day } = orderFormats(language, scope.caller.currency)
  const title = texts(`${event}Title`, { reportNo })
  const document = {
    language,
    title,
    heading: title,
    greeting: event === 'reportArrived' ? '' : textsIn(language, mailTexts)('greeting', { name }),
    intro: [texts(`${event}Intro`, { reportNo, by: `${report.by} (${scope.caller.company})` })],
    facts: (
      [
        [texts('reportNumber'), reportNo],
        [texts('reportedOn'), day(dayIn(site.timeZone, momentOf(report.at)))],
        [texts('order'), report.orderNo],
        [texts('shipment'), report.shipment ?? ''],
      ] as const
    ).filter(([, value]) => value !== ''),
    schedule: undefined,
    table: {
      title: texts('lines'),
      heads: [texts('article'), texts('quantity')] as const,
      rows: report.lines.map(line => ({
        number: reportedArticle(line),
        detail: reportedDetail(line, texts, locale),
        cells: [line.qty.toLocaleString(locale)],
      })),
      sums: [],
    },
    blocks: [],
    link: {
      words: texts(`${event}Open`),
      url: publicUrl + reportPath(event, report),
    },
    contact: [
      texts('questions', { reportNo }),
      [site.serviceEmail, site.hotPhone, workTimeIn(site.workTime, locale)].filter(Boolean).join(', '),
    ],
  }
  const mailed = { subject: document.title, text: renderText(document), html: renderHtml(document) }
  if (event === 'reportReturned') return mailed
  const content = await drawReport(report, { language, site })
  return { ...mailed, attachments: [{ filename: `${reportNo}.pdf`, content, contentType: 'application/pdf' }] }
}
