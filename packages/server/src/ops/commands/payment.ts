/** ops payment:book and credit:match */
import { and, eq } from 'drizzle-orm'
import { readToday } from '../../account/billing'
import type { Database } from '../../db/database'
import { customers, invoices, receivables } from '../../db/schema'
import { bookPayment, lockOpenEntries, matchEntries } from '../../finance/receivables'
import { lockCompany, releaseCovered } from '../../orders/credit-limit'
import { assertPrintable } from '../../pdf/printable'
import { argument, dayOf, lineOf, option, wholeNumber } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'

/** As long as the numbers by which an export names entries. */
const REFERENCE_CHARS = 64

export const paymentBook: OpsCommand = {
  name: 'payment:book',
  summary: 'Books a payment of a company and clears its invoices',
  positionals: ['customer', 'amount', 'reference'],
  options: {
    invoices: { type: 'string', value: 'number,…', help: 'the invoices it names; otherwise those that are due first' },
    date: { type: 'string', value: 'yyyy-MM-dd', help: 'day of the payment, today by default' },
  },
  irreversible: true,
  details:
    'The customer is a customer number, as invoice:list and order:list show it, or the number of an invoice, which the payment is for then. The reference is that of the bank statement: the same one is booked once. What no invoice takes stays open as a credit.',
  async run({ db: tx, clock }, args) {
    const payer = argument(args, 0)
    const company = await findPayer(tx, payer)
    const { custnum } = company
    const amount = amountOf(argument(args, 1))
    const reference = lineOf(argument(args, 2), 'The reference', REFERENCE_CHARS)
    // It stands on statements of account.
    assertPrintable([reference])
    await assertNoDocument(tx, reference)
    const named = option(args, 'invoices') ?? (isInvoiceNo(payer) ? payer : undefined)
    const invoiceNos = named?.split(',').map(number => number.trim())
    const today = await readToday(tx, company.orgId, clock())
    const day = dayOf(option(args, 'date') ?? today)
    // It would clear invoices today, and the account of today would not add up.
    if (day > today) throw new OpsTrouble(`${day} has not come yet where the seller of this company is.`)
    const payment = { custId: company.custId, reference, day, amount, ...(invoiceNos && { invoiceNos }) }
    // Before the entries: in the order in which orders lock them.
    const locked = await lockCompany(tx, company.custId)
    const { cleared, left } = await bookPayment(tx, payment, clock())
    const released = await releaseCovered(tx, locked, clock())
    const lines = cleared.map(part => `  ${part.amount.toFixed(2)} for ${part.number}`)
    if (left > 0) lines.push(`  ${left.toFixed(2)} stays open as a credit`)
    if (released.length > 0) lines.push(`  released: ${released.join(', ')}`)
    const { currency } = company
    return {
      data: { custnum, reference, day, amount, currency, cleared, left, released },
      text: [`Payment ${reference} of ${company.company}, ${amount.toFixed(2)} ${currency}:`, ...lines].join('\n'),
    }
  },
}

/** What no invoice takes of a payment is a credit with its reference as number. @throws OpsTrouble where that names a document of ours */
async function assertNoDocument(tx: Database, reference: string): Promise<void> {
  const isIt = eq(invoices.invoiceNo, reference.toUpperCase())
  const [document] = await tx.select({ kind: invoices.kind, number: invoices.invoiceNo }).from(invoices).where(isIt)
  if (!document) return
  const what = document.kind === 'credit' ? 'credit note' : 'invoice'
  throw new OpsTrouble(
    `${document.number} is our own ${what}, and a payment needs a reference of its own: that of the bank statement.` +
      (what === 'invoice' ? ` What the payment is for is named by --invoices ${document.number}.` : ''),
  )
}

const isInvoiceNo = (text: string): boolean => /^IN-/.test(text)

/** @param text a customer number, or the number of one of its invoices */
async function findPayer(tx: Database, text: string): Promise<typeof customers.$inferSelect> {
  if (!isInvoiceNo(text)) {
    const custnum = wholeNumber(text, 'The customer number', 1, 2_147_483_647)
    const [company] = await tx.select().from(customers).where(eq(customers.custnum, custnum))
    if (!company) throw new OpsTrouble(`There is no company with the customer number ${custnum}.`)
    return company
  }
  return findOwner(tx, text)
}

async function findOwner(tx: Database, invoiceNo: string): Promise<typeof customers.$inferSelect> {
  const [owner] = await tx
    .select({ customer: customers })
    .from(receivables)
    .innerJoin(customers, eq(customers.custId, receivables.custId))
    .where(and(eq(receivables.number, invoiceNo), eq(receivables.type, 'invoice')))
  if (!owner) throw new OpsTrouble(`There is no invoice ${invoiceNo}.`)
  return owner.customer
}

export const creditMatch: OpsCommand = {
  name: 'credit:match',
  summary: 'Clears an invoice with an open credit of the same company',
  positionals: ['credit', 'invoiceNo'],
  options: {},
  irreversible: true,
  details: 'The credit is a credit note, or what is left of a payment, by its number. It is used as far as both reach.',
  async run({ db: tx, clock }, args) {
    const [creditNo, invoiceNo] = [argument(args, 0), argument(args, 1)]
    const { custId, orgId } = await findOwner(tx, invoiceNo)
    const open = await lockOpenEntries(tx, custId)
    const credit = open.find(({ number, type }) => number === creditNo && type === 'credit')
    const invoice = open.find(({ number, type }) => number === invoiceNo && type === 'invoice')
    if (!credit) throw new OpsTrouble(`No credit ${creditNo} of this company is open.`)
    if (!invoice) throw new OpsTrouble(`Invoice ${invoiceNo} is not open.`)
    const amount = await matchEntries(tx, { credit, invoice, day: await readToday(tx, orgId, clock()) })
    return {
      data: { credit: creditNo, invoice: invoiceNo, amount },
      text: `${amount.toFixed(2)} ${invoice.currency} of ${creditNo} clear ${invoiceNo}`,
    }
  },
}

function amountOf(text: string): number {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text) || Number(text) === 0) {
    throw new OpsTrouble(`"${text}" is not an amount. An amount is written as 1234.56.`)
  }
  return Number(text)
}
