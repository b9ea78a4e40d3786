/** What is open: payments and credits clear invoices, and nothing else changes what is paid of them. */
import { CODE } from '@cartwright/core/contract'
import { sum } from '@cartwright/core/rules'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { customers, matches, payments, receivables } from '../db/schema'
import { ApiError } from '../http/api-error'
import { announcePayment } from './announce-invoice'

export type Entry = typeof receivables.$inferSelect

/** What is wrong, for the supplier. */
const refuse = (text: string) => new ApiError(CODE.REFUSED, text)

/**
 * Holds the entries of a company until the transaction ends. What writes one comes here first, before it takes a number: entries of one
 * day share a row of sums, and two transactions that write several of them would wait for each other.
 */
export async function lockEntries(tx: Database, custId: number): Promise<void> {
  const isIt = eq(customers.custId, custId)
  await tx.select({ custId: customers.custId }).from(customers).where(isIt).for('no key update')
}

/** Holds the entries of a company and reads those that are open, in the order of their ids. */
export async function lockOpenEntries(tx: Database, custId: number): Promise<Entry[]> {
  await lockEntries(tx, custId)
  return tx
    .select()
    .from(receivables)
    .where(and(eq(receivables.custId, custId), eq(receivables.status, 'open')))
    .orderBy(asc(receivables.receivableId))
    .for('update')
}

export interface PaymentInput {
  custId: number
  /** As on the bank statement. */
  reference: string
  /** `yyyy-MM-dd` */
  day: string
  amount: number
  /** Invoices that it names, in this order; without them those that are due first. */
  invoiceNos?: readonly string[]
}

export interface BookedPayment {
  cleared: { number: string; amount: number }[]
  /** What was left, and stands open as a credit. */
  left: number
}

/**
 * @param tx a transaction
 * @throws ApiError `REFUSED` for a payment that was booked before, and for an invoice that is not open
 * @source FIN-006
 */
export async function bookPayment(tx: Database, payment: PaymentInput, now: Date): Promise<BookedPayment> {
  const { custId, reference, day, amount, invoiceNos } = payment
  const open = (await lockOpenEntries(tx, custId)).filter(({ type }) => type === 'invoice')
  // The payments of a company are booked one after the other.
  const [same] = await tx
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(eq(payments.custId, custId), sql`upper(${payments.reference}) = upper(${reference})`))
  if (same) throw refuse(`Payment ${same.reference} of this company has been booked before.`)
  const [booked] = await tx
    .insert(payments)
    .values({ custId, reference, day, amount, createTime: now })
    .returning({ paymentId: payments.paymentId })
  if (!booked) throw new Error('an inserted payment came back without its id')
  const { paymentId } = booked
  const cleared: BookedPayment['cleared'] = []
  const ahead: { invoice: Entry; part: number }[] = []
  let left = amount
  for (const invoice of chooseInvoices(open, invoiceNos)) {
    const part = Math.min(left, invoice.balance)
    if (part <= 0) break
    if (invoice.invoiceDate > day) ahead.push({ invoice, part })
    else {
      await tx.insert(matches).values({ paymentId, invoiceId: invoice.receivableId, day, amount: part })
      await settle(tx, invoice, part)
    }
    cleared.push({ number: invoice.number, amount: part })
    left = sum([left, -part])
  }
  const kept = sum([left, ...ahead.map(({ part }) => part)])
  if (kept > 0) {
    let credit = await keepRest(tx, payment, paymentId, kept)
    // Money that came before its invoice is a credit until then, so that each day adds up as it was.
    for (const { invoice } of ahead) {
      await matchEntries(tx, { credit, invoice, day })
      credit = await readEntry(tx, credit.receivableId)
    }
  }
  const [first] = cleared
  await announcePayment(tx, { ...payment, ...(first && { invoiceNo: first.number }) }, now)
  return { cleared, left }
}

function chooseInvoices(open: readonly Entry[], named: readonly string[] | undefined): Entry[] {
  if (!named) return [...open].sort((a, b) => a.dueDate.localeCompare(b.dueDate) || a.receivableId - b.receivableId)
  return [...new Set(named)].map(number => {
    const found = open.find(entry => entry.number === number)
    if (!found) throw refuse(`Invoice ${number} is not open for this company.`)
    return found
  })
}

/** What no invoice takes is a credit of the company. */
async function keepRest(
  tx: Database,
  { custId, reference, day }: PaymentInput,
  paymentId: number,
  left: number,
): Promise<Entry> {
  const [company] = await tx
    .select({ currency: customers.currency })
    .from(customers)
    .where(eq(customers.custId, custId))
  if (!company) throw refuse('There is no such company.')
  const amount = sum([-left])
  const [credit] = await tx
    .insert(receivables)
    .values({
      custId,
      type: 'credit' as const,
      paymentId,
      number: reference,
      invoiceDate: day,
      dueDate: day,
      currency: company.currency,
      amount,
      balance: amount,
      status: 'open' as const,
    })
    .returning()
  if (!credit) throw new Error('the rest of a payment was not written')
  return credit
}

async function readEntry(tx: Database, receivableId: number): Promise<Entry> {
  const [entry] = await tx.select().from(receivables).where(eq(receivables.receivableId, receivableId))
  if (!entry) throw new Error(`there is no entry ${receivableId}`)
  return entry
}

/**
 * Clears an invoice with a credit of the same company, as far as both reach.
 * @param tx a transaction that holds both
 * @returns the amount
 * @throws ApiError `REFUSED` when they do not fit
 */
export async function matchEntries(
  tx: Database,
  { credit, invoice, day }: { credit: Entry; invoice: Entry; day: string },
): Promise<number> {
  if (credit.type !== 'credit' || invoice.type !== 'invoice') throw refuse('A credit is matched to an invoice.')
  if (credit.custId !== invoice.custId || credit.currency !== invoice.currency) {
    throw refuse('The credit and the invoice belong to different companies.')
  }
  const amount = Math.min(-credit.balance, invoice.balance)
  if (amount <= 0) throw refuse('Nothing is open of one of them.')
  // Not before both of them are there.
  const from = [day, credit.invoiceDate, invoice.invoiceDate].sort().at(-1) ?? day
  await tx.insert(matches).values({ creditId: credit.receivableId, invoiceId: invoice.receivableId, day: from, amount })
  await settle(tx, invoice, amount)
  await settle(tx, credit, -amount)
  return amount
}

async function settle(tx: Database, entry: Entry, amount: number): Promise<void> {
  const paid = sum([entry.paid, amount])
  const balance = sum([entry.amount, -paid])
  await tx
    .update(receivables)
    .set({ paid, balance, status: balance === 0 ? 'cleared' : 'open' })
    .where(eq(receivables.receivableId, entry.receivableId))
}
