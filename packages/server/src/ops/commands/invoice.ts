/** ops invoice:issue, invoice:credit and invoice:list */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { customers, invoices, orders, receivables, rmaLines, rmas, shipments } from '../../db/schema'
import { issueCreditNote } from '../../finance/credit-note'
import { findSellersWithoutRegister, registerWarning } from '../../finance/e-invoice/sellers-without-register'
import { issueInvoice } from '../../finance/issue-invoice'
import { argument, option, wholeNumber } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'
import { readPieces } from '../pieces'
import { table } from '../table'

const LIMIT = 20
const LIMIT_MAX = 1000

export const invoiceIssue: OpsCommand = {
  name: 'invoice:issue',
  summary: 'Issues the invoices of an order, one for each shipment that has none',
  positionals: ['orderNo'],
  options: {},
  irreversible: true,
  details: 'An invoice cannot be changed or deleted, only corrected by a credit note: invoice:credit.',
  async run({ db: tx, clock }, args) {
    const orderNo = argument(args, 0)
    const order = await lockOrder(tx, eq(orders.orderNo, orderNo))
    if (!order) throw new OpsTrouble(`There is no order ${orderNo}.`)
    const sent = await tx
      .select({ shipmentId: shipments.shipmentId })
      .from(shipments)
      .leftJoin(invoices, and(eq(invoices.shipmentId, shipments.shipmentId), eq(invoices.kind, 'invoice')))
      .where(and(eq(shipments.orderId, order.orderId), sql`${invoices.invoiceId} is null`))
      .orderBy(asc(shipments.shipmentId))
    if (sent.length === 0) throw new OpsTrouble(`Order ${orderNo} has no shipment without an invoice.`)
    const issued: string[] = []
    for (const { shipmentId } of sent) issued.push(await issueInvoice(tx, shipmentId, clock()))
    const warning = registerWarning(await findSellersWithoutRegister(tx))
    const text = [`Invoices of order ${orderNo}: ${issued.join(', ')}`, warning].filter(Boolean).join('\n')
    return { data: { orderNo, invoices: issued }, text }
  },
}

export const invoiceCredit: OpsCommand = {
  name: 'invoice:credit',
  summary: 'Issues a credit note for an invoice, for all that is left of it or for some pieces',
  positionals: ['invoiceNo'],
  options: {
    line: { type: 'string', value: 'n=pieces,…', help: 'only these lines, counted from 1, such as 1=10,3=4' },
  },
  irreversible: true,
  details:
    'The credit note clears the invoice as far as that is open. What is left of it can be matched by credit:match.',
  async run({ db: tx, clock }, args) {
    const invoiceNo = argument(args, 0)
    const [invoice] = await tx.select().from(invoices).where(eq(invoices.invoiceNo, invoiceNo))
    if (!invoice) throw new OpsTrouble(`There is no invoice ${invoiceNo}.`)
    await lockOrder(tx, eq(orders.orderId, invoice.orderId))
    const typed = option(args, 'line')
    const pieces = typed === undefined ? undefined : piecesOf(typed, invoice)
    const approved = await findApprovedReturns(tx, invoice)
    const creditNo = await issueCreditNote(tx, { invoiceNo, ...(pieces && { pieces }) }, clock())
    const warning =
      approved.length > 0 &&
      `Goods of this invoice are in approved returns: ${approved.join(', ')}. rma:refund credits of them only what is left.`
    const text = [`Credit note ${creditNo} for invoice ${invoiceNo}`, warning].filter(Boolean).join('\n')
    return { data: { invoiceNo, creditNote: creditNo, approvedReturns: approved }, text }
  },
}

/** Returns with goods of an invoice that the audit has approved and that are not refunded yet. */
async function findApprovedReturns(tx: Database, { snapshot }: typeof invoices.$inferSelect): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ rmaNo: rmas.rmaNo })
    .from(rmas)
    .innerJoin(rmaLines, eq(rmaLines.rmaId, rmas.rmaId))
    .where(
      and(
        eq(rmas.status, 'audit approved'),
        inArray(
          rmaLines.orderLineId,
          snapshot.lines.map(({ lineId }) => lineId),
        ),
      ),
    )
    .orderBy(asc(rmas.rmaNo))
  return rows.map(({ rmaNo }) => rmaNo)
}

const lockOrder = async (tx: Database, isIt: ReturnType<typeof eq>) => {
  const [order] = await tx.select({ orderId: orders.orderId }).from(orders).where(isIt).for('update')
  return order
}

function piecesOf(typed: string, { snapshot }: typeof invoices.$inferSelect): Map<number, number> {
  const byLine = [...readPieces(typed)].map(([at, pieces]) => {
    const known = snapshot.lines[at - 1]
    if (!known) throw new OpsTrouble(`The invoice has ${snapshot.lines.length} lines, and no line ${at}.`)
    return [known.lineId, pieces] as const
  })
  return new Map(byLine)
}

export const invoiceList: OpsCommand = {
  name: 'invoice:list',
  reads: true,
  summary: 'Lists invoices, credits and what is open of them, the newest first',
  positionals: [],
  options: {
    company: { type: 'string', value: 'number', help: 'only those of the company with this customer number' },
    open: { type: 'boolean', help: 'only what is open' },
    limit: { type: 'string', value: 'n', help: `how many, ${LIMIT} by default` },
  },
  details: 'Amounts of credits are below zero.',
  async run({ db }, args) {
    const company = option(args, 'company')
    const custnum = company === undefined ? undefined : wholeNumber(company, '--company', 1, 2_147_483_647)
    const limit = wholeNumber(option(args, 'limit') ?? String(LIMIT), '--limit', 1, LIMIT_MAX)
    const data = await db
      .select({
        number: receivables.number,
        type: receivables.type,
        company: customers.company,
        custnum: customers.custnum,
        invoiceDate: receivables.invoiceDate,
        dueDate: receivables.dueDate,
        amount: receivables.amount,
        paid: receivables.paid,
        balance: receivables.balance,
        status: receivables.status,
        currency: receivables.currency,
      })
      .from(receivables)
      .innerJoin(customers, eq(customers.custId, receivables.custId))
      .where(
        and(
          custnum === undefined ? undefined : eq(customers.custnum, custnum),
          args.options.open === true ? eq(receivables.status, 'open') : undefined,
        ),
      )
      .orderBy(desc(receivables.invoiceDate), desc(receivables.receivableId))
      .limit(limit)
    const cells = data.map(row => [
      row.number,
      row.type,
      row.custnum,
      row.company,
      row.invoiceDate,
      row.dueDate,
      row.status,
      `${row.balance.toFixed(2)} of ${row.amount.toFixed(2)} ${row.currency}`,
    ])
    const warning = registerWarning(await findSellersWithoutRegister(db))
    const rows = cells.length > 0 ? table(cells) : 'There is nothing to list.'
    return { data, text: [rows, warning].filter(Boolean).join('\n') }
  },
}
