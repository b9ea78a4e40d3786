/** Reminders of overdue invoices: once for each step, to those who may see the company's prices. */
import { addDays, dayIn } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customers, notifications, outbox, receivables, reminders, throttles } from '../db/schema'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { opsOf } from '../rma/rma.testing'
import { SILENT_LOG } from '../testing/silent-log'
import { remindOverdue, skipReminders } from './overdue'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.db.execute('truncate orders, payments, outbox, notifications cascade')
  shop.mails.length = 0
})

/** Noon at the site. */
const noon = (day: string) => new Date(`${day}T11:00:00Z`)
const today = () => dayIn('Europe/Amsterdam', shop.clock.now())

async function runAt(now: Date) {
  await shop.db.delete(throttles)
  return remindOverdue({ db: shop.db, clock: () => now, log: SILENT_LOG })
}

/** An invoice of 12.10 that is due on a day. */
async function invoiceDue(day: string) {
  const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 1 }, { shipViaId: 1 }))
  await opsOf(shop)('order:ship', orderNo, '--yes')
  await shop.db.delete(outbox)
  await shop.db.delete(notifications)
  const [entry] = await shop.db.update(receivables).set({ dueDate: day }).returning()
  if (!entry) throw new Error('no entry')
  return entry
}
const sent = async () => (await shop.db.select().from(outbox)).map(({ message }) => message)

describe('an overdue invoice', () => {
  it('FIN-006 is reminded of after 1, 14 and 30 days, each once', async () => {
    const due = today()
    const { number } = await invoiceDue(due)
    const reminded: [number, number | undefined][] = []
    for (const days of [0, 1, 1, 2, 13, 14, 15, 29, 30, 31, 90]) {
      reminded.push([days, await runAt(noon(addDays(due, days)))])
    }
    expect(reminded.filter(([, count]) => count !== 0)).toEqual([
      [1, 1],
      [14, 1],
      [30, 1],
    ])
    expect(await sent()).toEqual(
      [1, 2, 3].map(() => ({ kind: 'invoiceOverdue', invoiceNo: number, accountId: expect.any(Number) })),
    )
    const rows = await shop.db.select().from(notifications)
    const title = `Rechnung ${number}: 20,45\u00a0€ überfällig`
    expect(rows.map(({ texts }) => texts.de?.title)).toEqual([title, title, title])
  })

  it('N9 says what is open and since when, with the statement, to the main account', async () => {
    const due = addDays(today(), -1)
    const { number, custId, amount } = await invoiceDue(due)
    const [company] = await shop.db.select().from(customers).where(eq(customers.custId, custId))
    await opsOf(shop)('payment:book', String(company?.custnum), '5', 'BANK-1', '--yes')
    await shop.db.delete(outbox)
    await runAt(noon(today()))
    // Noon may be still to come.
    await shop.db.update(outbox).set({ nextTry: shop.clock.now() })
    await shop.sendMails()
    const [mail, ...others] = shop.mails
    expect(others).toEqual([])
    const open = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(amount - 5)
    expect(mail?.subject).toContain(`Invoice ${number}: ${open} overdue`)
    expect(mail?.text).toContain(`${open} is open`)
    const { rows } = await shop.nl.ask('notifications.list', { query: { type: '1', orgId: 1 } })
    expect(rows.map(row => row.notificationTitle)).toContain(`Invoice ${number}: ${open} overdue`)
    expect(mail?.to).toBe('buyer.nl@example.com')
    expect(mail?.attachments?.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])
  })

  it('is not reminded of when it is paid, not before the morning, and by one process of all', async () => {
    const due = addDays(today(), -1)
    await invoiceDue(due)
    expect(await runAt(new Date(`${today()}T05:30:00Z`))).toBe(0)
    await shop.db.delete(throttles)
    const at = { db: shop.db, clock: () => noon(today()), log: SILENT_LOG }
    const rounds = await Promise.all([remindOverdue(at), remindOverdue(at), remindOverdue(at)])
    expect(rounds.filter(count => count !== undefined)).toEqual([1])
    const paid = await invoiceDue(due)
    await shop.db.delete(reminders)
    await shop.db.update(receivables).set({ paid: paid.amount, balance: 0, status: 'cleared' })
    expect(await runAt(noon(today()))).toBe(0)
  })

  it('a mail that waits is not sent when the invoice is paid meanwhile', async () => {
    const { receivableId, amount } = await invoiceDue(addDays(today(), -1))
    await runAt(noon(today()))
    const isIt = eq(receivables.receivableId, receivableId)
    await shop.db.update(receivables).set({ paid: amount, balance: 0, status: 'cleared' }).where(isIt)
    await shop.sendMails()
    expect(shop.mails).toEqual([])
  })

  it('of a step that was missed only the last one is sent; what is older than the shop is skipped', async () => {
    await invoiceDue(addDays(today(), -40))
    expect(await runAt(noon(today()))).toBe(1)
    expect((await shop.db.select().from(reminders)).map(({ step }) => step)).toEqual([30])
    await shop.db.delete(reminders)
    await skipReminders(shop.db, noon(today()))
    expect(await runAt(noon(today()))).toBe(0)
  })
})
