/** The mail about a return, as its reader sees it: HTML, and the same in text. */

import { CODE, type Return, type ReturnLine } from '@cartwright/core/contract'
import { comesBack } from '@cartwright/core/rules'
import type { RequestContext } from '../catalogue/request-context'
import type { ReturnEvent } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Mail } from '../http/handler'
import { mailTexts } from '../mail/mail.texts'
import { renderHtml, renderText } from '../mail/mail-document'
import { workTimeIn } from '../mail/work-time'
import { orderFormats } from '../orders/order-texts'
import { documentTexts } from '../pdf/document.texts'
import { readSite } from '../site/read-site'
import { type Say, textsIn } from '../texts/localize'
import { getReturn } from './read-return'
import { returnedNumber, returnLabel } from './return-label.paper'
import { returnMailTexts } from './return-mail.texts'

interface ReturnMail {
  event: ReturnEvent
  rmaId: number
  /** Of the reader. */
  name: string
  /** Without slash at the end. */
  publicUrl: string
}

/** @returns undefined when the reader may not see the return (any more) */
export async function returnMail(
  scope: RequestContext,
  { event, rmaId, name, publicUrl }: ReturnMail,
): Promise<Omit<Mail, 'to'> | undefined> {
  const rma = await getReturn(scope, rmaId).catch(error => {
    if (error instanceof ApiError && error.code === CODE.NOT_FOUND) return undefined
    throw error
  })
  if (!rma) return undefined
  const site = await readSite(scope)
  const texts = textsIn(scope.language, returnMailTexts)
  const formats = orderFormats(scope.language, rma.currency)
  const title = texts(`${event}Title`, { rmaNo: rma.rmaNo })
  // Not by its status: by the time the mail is written it may be refunded already.
  const isSent = rma.lines.some(comesBack)
  const document = {
    language: scope.language,
    title,
    heading: title,
    greeting: textsIn(scope.language, mailTexts)('greeting', { name }),
    intro: [event === 'returnApproved' ? introOfApproved(rma, texts, isSent) : texts(`${event}Intro`)],
    facts: (
      [
        [textsIn(scope.language, documentTexts)('returnNumber'), rma.rmaNo],
        [texts('answerBy'), event === 'returnSubmitted' && rma.answerBy ? formats.day(rma.answerBy) : ''],
        [texts('creditNotes'), rma.creditNotes.join(', ')],
      ] as const
    ).filter(([, value]) => value !== ''),
    schedule: undefined,
    table: {
      title: texts('lines'),
      heads: [texts('article'), texts('quantity'), texts('amount')] as const,
      rows: rma.lines.map(line => ({
        number: returnedNumber(line),
        detail: [line.orderNo, line.rejection].filter(Boolean).join(' · '),
        cells: [piecesOf(line, event, texts, formats.locale), formats.money(line.amount)],
      })),
      sums: event === 'returnRejected' ? [] : sumsOf(rma, texts, formats),
    },
    blocks: [],
    link: { words: texts('open'), url: `${publicUrl}/rma/rmadetails?id=${rma.id}` },
    contact: [
      texts('questions', { rmaNo: rma.rmaNo }),
      [site.serviceEmail, site.hotPhone, workTimeIn(site.workTime, formats.locale)].filter(Boolean).join(', '),
    ],
  }
  const label = event === 'returnApproved' && isSent ? [await returnLabel(rma, { language: scope.language, site })] : []
  return {
    subject: document.title,
    text: renderText(document),
    html: renderHtml(document),
    attachments: label.map(content => ({
      filename: `${rma.rmaNo}-label.pdf`,
      content,
      contentType: 'application/pdf',
    })),
  }
}

function introOfApproved({ deliveryType }: Return, texts: Say<typeof returnMailTexts>, isSent: boolean): string {
  if (!isSent) return texts('nothingToSend')
  return deliveryType === 'supplierCourier' ? texts('collected') : texts('returnApprovedIntro')
}

/** `2 / 5` where fewer are approved than were asked for; of a refund what has arrived, where that is less than was approved. */
function piecesOf(
  { approvedQty, receivedQty, returnQty, neverArrived }: ReturnLine,
  event: ReturnEvent,
  texts: Say<typeof returnMailTexts>,
  locale: string,
): string {
  const [approved, received] = [(approvedQty ?? 0).toLocaleString(locale), receivedQty.toLocaleString(locale)]
  if (event === 'returnRefunded' && !neverArrived && receivedQty < (approvedQty ?? 0))
    return texts('received', { received, approved })
  return [...new Set([approvedQty ?? returnQty ?? 0, returnQty ?? 0])]
    .map(qty => qty.toLocaleString(locale))
    .join(' / ')
}

/** What the goods come to, less and plus what there is besides; the total is last. */
function sumsOf(rma: Return, texts: Say<typeof returnMailTexts>, { locale, money }: ReturnType<typeof orderFormats>) {
  const rate = new Intl.NumberFormat(locale, { style: 'percent' }).format(rma.vatRate / 100)
  const sums: [string, number][] = [
    [texts('fee'), -rma.fee],
    [texts('shipping'), rma.shipping],
    [texts('vat', { rate }), rma.vat],
  ]
  return [
    ...sums.filter(([, amount]) => amount !== 0).map(([label, amount]) => [label, money(amount)] as const),
    [texts('total'), money(rma.total)] as const,
  ]
}
