/** The mail that brings an invoice or a credit note. */

import { effectivePrice } from '@cartwright/core/rules'
import { and, eq } from 'drizzle-orm'
import { readToday } from '../account/billing'
import type { RequestContext } from '../catalogue/request-context'
import type { InvoiceSnapshot } from '../db/schema'
import { type InvoiceEvent, invoices, receivables } from '../db/schema'
import type { Mail } from '../http/handler'
import { mailTexts } from '../mail/mail.texts'
import { type MailDocument, renderHtml, renderText } from '../mail/mail-document'
import { orderMailTexts } from '../orders/order-mail.texts'
import { addressLines, orderFormats } from '../orders/order-texts'
import { documentTexts } from '../pdf/document.texts'
import type { Spoken } from '../texts/language'
import { textsIn, type Values } from '../texts/localize'
import { entryPath } from './entry-path'
import { invoiceTexts } from './invoice.texts'
import { noticeTexts } from './notice.texts'
import { drawStatement, readStatement } from './statement'
import { statementWords } from './statement.paper'
import { attachedFormat, readInvoicePdf, readStoredEInvoice } from './stored-documents'

interface InvoiceMail {
  event: InvoiceEvent
  invoiceNo: string
  /** Of the reader. */
  name: string
  /** Without slash at the end. */
  publicUrl: string
}

/** @returns undefined when the reader may not see it (any more) */
export async function invoiceMail(scope: RequestContext, mail: InvoiceMail): Promise<Omit<Mail, 'to'> | undefined> {
  const { db, caller, language, now } = scope
  if (!caller.mainAccount) return undefined
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.invoiceNo, mail.invoiceNo), eq(invoices.custId, caller.custId)))
  if (!invoice) return undefined
  if (mail.event === 'invoiceOverdue') return overdueMail(scope, invoice, mail)
  const document = toDocument(invoice.snapshot, mail, language)
  const format = attachedFormat(invoice.snapshot)
  const files = [
    await readInvoicePdf(db, invoice, now),
    ...(format ? [await readStoredEInvoice(db, invoice, format, now)] : []),
  ]
  return {
    subject: document.title,
    text: renderText(document),
    html: renderHtml(document),
    attachments: files.map(({ name, content, mediaType }) => ({ filename: name, content, contentType: mediaType })),
  }
}

/** Carries the statement since the day of the invoice. @returns undefined when it was paid meanwhile */
async function overdueMail(
  scope: RequestContext,
  { invoiceId, snapshot }: typeof invoices.$inferSelect,
  mail: InvoiceMail,
): Promise<Omit<Mail, 'to'> | undefined> {
  const { db, caller, language, now } = scope
  const isIt = and(eq(receivables.invoiceId, invoiceId), eq(receivables.status, 'open'))
  const [entry] = await db.select().from(receivables).where(isIt)
  if (!entry) return undefined
  const { day, money } = orderFormats(language, snapshot.currency)
  const document = toDocument(snapshot, mail, language, { day: day(entry.dueDate), amount: money(entry.balance) })
  const statement = await readStatement(scope, snapshot.invoiceDate, await readToday(db, caller.orgId, now))
  const { name } = statementWords(statement, language)
  return {
    subject: document.title,
    text: renderText(document),
    html: renderHtml(document),
    attachments: [
      {
        filename: `${name}.pdf`,
        contentType: 'application/pdf',
        content: await drawStatement(scope, statement),
      },
    ],
  }
}

function toDocument(
  snapshot: InvoiceSnapshot,
  { event, name, publicUrl }: InvoiceMail,
  language: Spoken,
  more: Values = {},
): MailDocument {
  const { seller, sums } = snapshot
  const texts = textsIn(language, [invoiceTexts, noticeTexts])
  const order = textsIn(language, orderMailTexts)
  const { locale, money, day, country, percent } = orderFormats(language, snapshot.currency)
  const values = { number: snapshot.invoiceNo, orderNo: snapshot.orderNo, name, ...more }
  const title = texts(`${event}Title`, values)
  const isCredit = snapshot.kind === 'credit'
  return {
    language,
    title: title + (snapshot.poNo ? ` (${snapshot.poNo})` : ''),
    heading: title,
    greeting: textsIn(language, mailTexts)('greeting', values),
    intro: [texts(`${event}Intro`, values)],
    facts: [
      [isCredit ? texts('creditNo') : texts('invoiceNo'), snapshot.invoiceNo],
      [texts('date'), day(snapshot.invoiceDate)],
      [texts('grandTotal'), money(sums.grandTotal)],
      [texts('due'), isCredit ? '' : day(snapshot.dueDate)],
      [textsIn(language, documentTexts)('returnNumber'), snapshot.rmaNo],
      [order('orderNumber'), snapshot.orderNo],
      [order('yourOrder'), snapshot.poNo],
    ].filter((fact): fact is [string, string] => Boolean(fact[1])),
    schedule: undefined,
    table: {
      title: isCredit ? texts('creditNote') : texts('invoice'),
      heads: [order('article'), order('quantity'), order('unitPrice'), order('amount')],
      rows: snapshot.lines.map(line => ({
        number: line.number,
        detail: [line.custNumber, `${line.brandName} ${line.oemCode}`].filter(Boolean).join(' · '),
        cells: [line.qty.toLocaleString(locale), money(effectivePrice(line)), money(line.net)],
      })),
      sums: [
        [order('subtotal'), money(sums.subtotal)],
        ...snapshot.allowances.map(({ kind, amount }) => [texts(kind), money(-amount)] as const),
        ...snapshot.charges.map(({ kind, amount }) => [texts(kind), money(amount)] as const),
        ...sums.groups
          .filter(({ category }) => category !== 'O')
          .map(({ rate, vat }) => [`${texts('vat')} ${percent(rate)}`, money(vat)] as const),
        [texts('grandTotal'), money(sums.grandTotal)],
      ],
    },
    blocks: [{ title: order('shipTo'), lines: addressLines(country, snapshot.shipTo) }],
    link: { words: texts('open'), url: `${publicUrl}${entryPath(snapshot.invoiceNo)}` },
    contact: [texts('attached'), texts('questions', values), [seller.email, seller.phone].filter(Boolean).join(', ')],
  }
}
