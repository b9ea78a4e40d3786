/** Reminders of saved lists that have not been ordered. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, listReminders, outbox, quickOrders, throttles } from '../db/schema'
import { type OrderingShop, openOrderingShop } from '../orders/orders.testing'
import { SILENT_LOG } from '../testing/silent-log'
import { remindOfLists } from './list-reminders'

const DAY_MS = 86_400_000

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.db.execute('truncate outbox, notifications, list_reminders cascade')
  shop.mails.length = 0
})

const save = async (name: string, shared = false) => {
  const lines = [{ key: '1', input: 'DR-2400', quantity: '4' }]
  return (await shop.nl.ask('savedLists.save', { body: { name, shared, lines } }, randomUUID())).list.id
}
const remind = (id: number, days: 7 | 14 | 30 | 90 | null, who: 'nl' | 'rep' | 'de' = 'nl') =>
  shop[who].ask('savedLists.remind', { params: { id }, body: { days } })
/** @returns how many were sent, some days from now, at noon of the site unless another hour is named (UTC) */
async function runIn(days: number, hour = 11) {
  const day = new Date(shop.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
  await shop.db.delete(throttles)
  const hours = String(hour).padStart(2, '0')
  return remindOfLists({ db: shop.db, clock: () => new Date(`${day}T${hours}:59:00Z`), log: SILENT_LOG })
}
const titles = async (who: 'nl' | 'rep' = 'nl') =>
  (await shop[who].ask('notifications.list', { query: { type: '1', orgId: 1, language: 'en' } })).rows.map(
    row => row.notificationTitle,
  )

describe('the reminder of a saved list', () => {
  it('API-080 comes when it has not been ordered for so many days, and again after as many', async () => {
    const id = await save('Monthly & more')
    await remind(id, 30)
    expect((await shop.nl.ask('savedLists.history', { params: { id } })).reminderDays).toBe(30)
    const sent: [number, number | undefined][] = []
    for (const days of [1, 29, 31, 32, 60, 62]) sent.push([days, await runIn(days)])
    expect(sent).toEqual([
      [1, 0],
      [29, 0],
      [31, 1],
      [32, 0],
      [60, 0],
      [62, 1],
    ])
    expect(await titles()).toEqual(['Time to order: Monthly & more', 'Time to order: Monthly & more'])
    // The days are still to come.
    await shop.db.update(outbox).set({ nextTry: shop.clock.now() })
    await shop.sendMails()
    const [mail] = shop.mails
    expect(mail?.to).toBe('buyer.nl@example.com')
    expect(mail?.subject).toBe('Time to order: Monthly & more')
    expect(mail?.text).toContain(
      'You asked to be reminded of the list Monthly & more when it has not been ordered for 30 days.',
    )
    expect(mail?.text).toContain(`/my/quickorder?list=${id}`)
  })

  it('API-080 counts from the last order, and comes in the morning of the site', async () => {
    const id = await save('Weekly')
    await remind(id, 7)
    const ordered = new Date(shop.clock.now().getTime() + 5 * DAY_MS)
    await shop.db.update(quickOrders).set({ lastOrdered: ordered }).where(eq(quickOrders.quickOrderId, id))
    expect(await runIn(8)).toBe(0)
    // Five in the morning in Utrecht.
    expect(await runIn(14, 3)).toBe(0)
    expect(await runIn(14)).toBe(1)
  })

  it('API-080 ends when it is switched off, and when the list is gone or no longer shared', async () => {
    const [gone, hidden, off] = [await save('Gone'), await save('Hidden', true), await save('Off')]
    await remind(gone, 7)
    await remind(off, 7)
    await remind(off, null)
    expect((await shop.nl.ask('savedLists.history', { params: { id: off } })).reminderDays).toBeNull()
    await remind(hidden, 7, 'rep')
    expect((await shop.nl.ask('savedLists.history', { params: { id: hidden } })).reminderDays).toBeNull()
    await shop.nl.ask('savedLists.remove', { params: { id: gone } })
    await shop.nl.ask('savedLists.change', { params: { id: hidden }, body: { version: 1, shared: false } })
    expect(await runIn(8)).toBe(0)
    expect(await titles('rep')).toEqual([])
    expect(await shop.db.select().from(listReminders)).toEqual([])
  })

  it('API-080 is sent to an account that may order, once by two processes', async () => {
    const id = await save('Of many', true)
    await remind(id, 7)
    await remind(id, 7, 'rep')
    const isRep = eq(accounts.userName, 'rep.nl')
    const [rep] = await shop.db.update(accounts).set({ active: false }).where(isRep).returning()
    expect(rep?.active).toBe(false)
    try {
      expect(await runIn(8)).toBe(1)
      expect(await runIn(8)).toBe(0)
    } finally {
      await shop.db.update(accounts).set({ active: true }).where(isRep)
    }
    expect(await titles()).toEqual(['Time to order: Of many'])
  })

  it('API-080 PERM-004 is sent to an account that may do everything, and to none that may not order', async () => {
    const id = await save('Of the head')
    await remind(id, 7)
    const isIt = eq(accounts.userName, 'buyer.nl')
    const [before] = await shop.db.select({ permissions: accounts.permissions }).from(accounts).where(isIt)
    const sentWith = async (permissions: string[]) => {
      await shop.db.update(accounts).set({ permissions }).where(isIt)
      return runIn(8)
    }
    try {
      expect(await sentWith(['*:*:*'])).toBe(1)
      await remind(id, 7)
      expect(await sentWith(['cust:order'])).toBe(0)
    } finally {
      await shop.db
        .update(accounts)
        .set(before ?? {})
        .where(isIt)
    }
  })

  it('API-080 refuses other days, and lists that the account does not see', async () => {
    const id = await save('Private')
    const params = { id }
    expect(await shop.nl.call('savedLists.remind', { params, body: { days: 5 as never } })).toMatchObject({ code: 400 })
    expect(await shop.rep.call('savedLists.remind', { params, body: { days: 7 } })).toMatchObject({ code: 404 })
    expect(await shop.de.call('savedLists.remind', { params, body: { days: 7 } })).toMatchObject({ code: 404 })
    expect(await shop.db.select().from(listReminders)).toEqual([])
  })
})
