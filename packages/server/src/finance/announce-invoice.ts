/** Who is notified of invoices, credit notes and payments: accounts that see the company's prices. */
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import type { InvoiceSnapshot } from '../db/schema'
import { accounts, customers, notifications, orgSites } from '../db/schema'
import { orderFormats } from '../orders/order-texts'
import { enqueue } from '../outbox/outbox'
import { inEveryLanguage, type Spoken } from '../texts/language'
import { type Say, textsIn } from '../texts/localize'
import { entryPath } from './entry-path'
import { noticeTexts } from './notice.texts'

/** Leaves a mail for the first main account, and a notification for each of them, in the transaction that issues the document. */
export async function announceInvoice(
  tx: Database,
  { kind, invoiceNo, orderNo }: InvoiceSnapshot,
  custId: number,
  now: Date,
): Promise<void> {
  const event = kind === 'invoice' ? 'invoiceIssued' : 'creditIssued'
  const [main] = await notify(tx, { custId, invoiceNo }, now, texts => ({
    title: texts(`${event}Title`, withoutMarkup({ number: invoiceNo, orderNo })),
    text: texts(`${event}Intro`, withoutMarkup({ number: invoiceNo, orderNo })),
  }))
  if (main !== undefined) await enqueue(tx, [{ kind: event, invoiceNo, accountId: main }], now)
}

/** Reminds of an invoice, as `announceInvoice` tells of a new one. */
export async function announceOverdue(
  tx: Database,
  { invoiceNo, orderNo, currency }: InvoiceSnapshot,
  { custId, dueDate, balance }: { custId: number; dueDate: string; balance: number },
  now: Date,
): Promise<void> {
  const [main] = await notify(tx, { custId, invoiceNo }, now, (texts, language) => {
    const { day, money } = orderFormats(language, currency)
    const values = withoutMarkup({ number: invoiceNo, orderNo, day: day(dueDate), amount: money(balance) })
    return { title: texts('invoiceOverdueTitle', values), text: texts('invoiceOverdueIntro', values) }
  })
  if (main !== undefined) await enqueue(tx, [{ kind: 'invoiceOverdue', invoiceNo, accountId: main }], now)
}

/** @param payment `invoiceNo`: the first invoice that it clears; none where all of it stays open as a credit */
export async function announcePayment(
  tx: Database,
  { custId, reference, amount, invoiceNo }: { custId: number; reference: string; amount: number; invoiceNo?: string },
  now: Date,
): Promise<void> {
  const [customer] = await tx
    .select({ currency: customers.currency })
    .from(customers)
    .where(eq(customers.custId, custId))
  if (!customer) throw new Error(`there is no company ${custId} that has paid`)
  await notify(tx, { custId, invoiceNo }, now, (texts, language) => {
    const { money } = orderFormats(language, customer.currency)
    return {
      title: texts('paymentBookedTitle'),
      text: texts('paymentBookedIntro', withoutMarkup({ number: reference, amount: money(amount) })),
    }
  })
}

/** @returns the accounts, the first main account first */
async function notify(
  tx: Database,
  { custId, invoiceNo }: { custId: number; invoiceNo?: string | undefined },
  now: Date,
  say: (texts: Say<typeof noticeTexts>, language: Spoken) => { title: string; text: string },
): Promise<number[]> {
  const mains = await tx
    .select({ accountId: accounts.accountId, region: orgSites.region })
    .from(accounts)
    .innerJoin(customers, eq(customers.custId, accounts.custId))
    .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))
    .where(and(eq(accounts.custId, custId), accounts.mainAccount, accounts.active))
    .orderBy(asc(accounts.accountId))
  const textIn = (language: Spoken) => {
    const words = textsIn(language, noticeTexts)
    const { title, text } = say(words, language)
    const link = `<a href="${entryPath(invoiceNo).replaceAll('&', '&amp;')}">${words('open')}</a>`
    return { title, text: `<p>${text}</p><p>${link}</p>` }
  }
  if (mains.length > 0) {
    await tx
      .insert(notifications)
      .values(mains.map(main => ({ ...main, texts: inEveryLanguage(main.region, textIn), createTime: now })))
  }
  return mains.map(({ accountId }) => accountId)
}

/** References and numbers come from outside: none of them may hold markup. */
const withoutMarkup = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.replace(/[<>&"]/g, '')]))
