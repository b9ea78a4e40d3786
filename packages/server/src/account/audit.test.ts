/** Who did what: each action leaves one row, in the transaction of what it stands for (G14). */
import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { somePartsSold } from '../catalogue/parts.testing'
import { accounts, audit, orders } from '../db/schema'
import { runJanitor } from '../janitor/janitor'
import { readArguments } from '../ops/arguments'
import { findCommand, runCommand } from '../ops/commands'
import { orderOf, place } from '../orders/orders.testing'
import { type Buyer, signIn } from '../testing/buyer'
import { call } from '../testing/call'
import { SILENT_LOG } from '../testing/silent-log'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
let nl: Buyer
let clerk: Buyer
let part: string
let last = 0
beforeAll(async () => {
  shop = await startTestServer()
  nl = await signIn(shop.apiBase, 'buyer.nl')
  clerk = await signIn(shop.apiBase, 'clerk.nl')
  const [sold] = await somePartsSold(shop.db, 1)
  part = sold!.number
})
afterAll(() => shop?.close())

const rowsSince = async () =>
  (await shop.db.select().from(audit).where(gt(audit.auditId, last)).orderBy(asc(audit.auditId))).map(
    ({ action, subject, accountId, command, before, after, count }) => ({
      action,
      subject,
      accountId,
      command,
      before,
      after,
      count,
    }),
  )
beforeEach(async () => {
  const [row] = await shop.db.select({ id: sql<string>`coalesce(max(audit_id), 0)` }).from(audit)
  last = Number(row?.id)
})
const ops = (name: string, ...typed: string[]) =>
  runCommand(
    { db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: false },
    name,
    readArguments(findCommand(name), typed).args,
  )
const clerkFields = {
  accountId: 8,
  email: 'clerk.nl@example.com',
  firstName: 'Femke',
  lastName: 'Smit',
  role: 'clerk',
  status: 'active',
} as const

describe('G14 one row', () => {
  it('for a sign-in and for its refusal, with the account and without what was typed', async () => {
    await shop.signIn('buyer.de')
    await expect(shop.signIn('buyer.de', 'Geheim-4711')).rejects.toThrow()
    await expect(shop.signIn('no.such.name', 'Geheim-4711')).rejects.toThrow()
    expect(await rowsSince()).toEqual([
      {
        action: 'session.started',
        subject: 'buyer.de',
        accountId: 3,
        command: null,
        before: null,
        after: null,
        count: 1,
      },
      {
        action: 'session.refused',
        subject: 'buyer.de',
        accountId: null,
        command: null,
        before: null,
        after: null,
        count: 1,
      },
    ])
    expect(JSON.stringify(await shop.db.select().from(audit))).not.toContain('Geheim')
  })

  it('for a changed account: only what was changed, once for a repeated request, none for a refused one', async () => {
    const body = { ...clerkFields, permissions: ['cust:shoppingcart'] }
    const key = randomUUID()
    expect((await nl.call('account.change', { body }, key)).code).toBe(200)
    expect((await nl.call('account.change', { body }, key)).code).toBe(200)
    expect((await nl.call('account.change', { body: { ...body, accountId: 1, role: 'clerk' } })).code).toBe(601)
    expect(await rowsSince()).toEqual([
      {
        action: 'account.changed',
        subject: 'clerk.nl',
        accountId: 1,
        command: null,
        count: 1,
        before: { permissions: ['cust:order', 'cust:shoppingcart'] },
        after: { permissions: ['cust:shoppingcart'] },
      },
    ])
  })

  it('for an order, and for its cancelling by the company and by the supplier', async () => {
    const first = await place(nl, orderOf({ [part]: 1 }, { poNo: 'PO-A' }))
    await nl.ask('orders.cancel', { params: { orderno: first.orderNo } })
    const second = await place(nl, orderOf({ [part]: 1 }, { poNo: 'PO-B' }))
    await ops('order:cancel', second.orderNo, '--yes')
    expect(await rowsSince()).toMatchObject([
      { action: 'order.placed', subject: first.orderNo, accountId: 1, after: { lines: 1, poNo: 'PO-A', coupon: null } },
      { action: 'order.cancelled', subject: first.orderNo, accountId: 1 },
      { action: 'order.placed', subject: second.orderNo, accountId: 1 },
      { action: 'order.cancelled', subject: second.orderNo, accountId: null, command: 'order:cancel' },
      { action: 'command.run', subject: 'order:cancel', after: { typed: [second.orderNo], options: [] } },
    ])
  })

  it('for account prices, their rules and their import', async () => {
    await nl.ask('account.setPrice', { body: { accountId: 7, number: part, price: 12.5 } })
    await nl.ask('account.setPriceRule', { body: { accountId: 7, percent: 11, rounding: 'cent' } })
    const rows = [{ line: 1, userName: 'rep.nl', number: part, value: '14.00' }]
    await nl.ask('account.importPrices', { body: { rows, apply: true } }, randomUUID())
    expect(await rowsSince()).toMatchObject([
      { action: 'price.set', subject: `rep.nl ${part}`, after: { price: 12.5 } },
      { action: 'price.rule', subject: 'rep.nl', after: { percent: 11, rounding: 'cent' } },
      { action: 'price.imported', after: { lines: 1 } },
    ])
  })

  it('for an own number that is set, changed and taken away', async () => {
    for (const custNumber of ['', 'SHELF-7', 'SHELF-7', 'SHELF-8', ''])
      await nl.ask('catalogue.setCustNumber', { body: { number: part, custNumber } })
    expect(await rowsSince()).toMatchObject([
      { action: 'number.set', subject: part, before: { custNumber: 'DRK-80003' }, after: { custNumber: null } },
      { action: 'number.set', subject: part, before: { custNumber: null }, after: { custNumber: 'SHELF-7' } },
      { action: 'number.set', subject: part, before: { custNumber: 'SHELF-7' }, after: { custNumber: 'SHELF-8' } },
      { action: 'number.set', subject: part, before: { custNumber: 'SHELF-8' }, after: { custNumber: null } },
    ])
  })

  it('a minute for exports and for refused rights, with their count', async () => {
    for (let at = 0; at < 3; at += 1) {
      expect((await clerk.call('account.list', {})).code).toBe(403)
      await call(shop, 'documents.download', { body: { type: 'orders', format: 'csv' } }, { token: clerk.token })
    }
    expect(await rowsSince()).toMatchObject([
      { action: 'right.refused', subject: 'account.list', accountId: 8, after: { code: 403 }, count: 3 },
      { action: 'export.orders', subject: '', accountId: 8, after: { format: 'csv' }, count: 3 },
    ])
    shop.clock.advance(60_000)
    await clerk.call('account.list', {})
    expect(await rowsSince()).toHaveLength(3)
  })

  it('for sessions that are ended, and for a command that writes, none for one that reads', async () => {
    const other = await signIn(shop.apiBase, 'buyer.fr')
    await other.ask('session.endOthers', {})
    await ops('company:rep-prices', '100217', 'none')
    await ops('account:list')
    await ops('company:rep-prices', '100217', 'company')
    expect((await rowsSince()).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'session.started buyer.fr',
      'session.ended buyer.fr',
      'company.repPrices Drukwerk Centraal B.V.',
      'command.run company:rep-prices',
      'company.repPrices Drukwerk Centraal B.V.',
      'command.run company:rep-prices',
    ])
  })
})

describe('G14 the audit', () => {
  it('has no row of an order that was not written', async () => {
    const before = await shop.db.select().from(orders)
    await nl.call('orders.create', { body: { ...orderOf({ [part]: 1 }), hash: 'other' } as never }, randomUUID())
    expect(await shop.db.select().from(orders)).toHaveLength(before.length)
    expect(await rowsSince()).toEqual([])
  })
})

describe('G14 the activity of a company', () => {
  it('ACC-014 is read by main accounts: of their company alone, by person and kind, the newest first', async () => {
    const de = await signIn(shop.apiBase, 'buyer.de')
    shop.clock.advance(60_000)
    await nl.ask('session.endOthers', {})
    await clerk.call('account.list', {})
    const { rows, hasMore } = await nl.ask('account.activity', { query: {} })
    expect(hasMore).toBe(false)
    expect(rows.map(({ action, by, subject }) => [action, by, subject]).slice(0, 2)).toEqual([
      ['right.refused', 'Femke Smit', 'Accounts'],
      ['session.ended', 'Sanne de Wit', 'buyer.nl'],
    ])
    const { rows: refused } = await nl.ask('account.activity', { query: { kind: 'right', accountId: 8 } })
    expect(refused.map(({ action, by }) => `${action} ${by}`)).toEqual(Array(3).fill('right.refused Femke Smit'))
    expect(refused[0]).toMatchObject({ what: 'Refused for lack of a right', changes: [] })
    const others = await de.ask('account.activity', { query: {} })
    expect(others.rows.map(({ action, by }) => [action, by])).toEqual([
      ['session.started', 'Anke Jansen'],
      ['session.refused', ''],
      ['session.started', 'Anke Jansen'],
    ])
  })

  it('goes on after the last row that was read', async () => {
    for (let at = 0; at < 52; at += 1) {
      shop.clock.advance(60_000)
      await clerk.call('account.list', {})
    }
    const first = await nl.ask('account.activity', { query: { kind: 'right' } })
    const second = await nl.ask('account.activity', {
      query: { kind: 'right', before: first.rows.at(-1)?.activityId ?? 0 },
    })
    expect([first.rows.length, first.hasMore, second.rows.length, second.hasMore]).toEqual([50, true, 5, false])
  })

  it('ACC-014 says in the language of the request what was done, and is exported', async () => {
    const permissions = ['cust:shoppingcart', 'cust:order']
    await nl.ask('account.change', { body: { ...clerkFields, role: 'salesRep', permissions } }, randomUUID())
    await nl.ask('account.change', { body: { ...clerkFields, permissions } }, randomUUID())
    const read = await call(
      shop,
      'account.activity',
      { query: { kind: 'account' } },
      { token: nl.token, headers: { 'Accept-Language': 'de' } },
    )
    expect(read.result?.rows[0]).toMatchObject({
      action: 'account.changed',
      what: 'Konto geändert',
      subject: 'clerk.nl',
      changes: [{ field: 'Rolle', before: 'Außendienst', after: 'Sachbearbeitung' }],
    })
    const file = await call(
      shop,
      'documents.download',
      { body: { type: 'activity', format: 'csv', query: { kind: 'account', accountId: 1 } } },
      { token: nl.token },
    )
    const [head, first] = (await (file.result as { content: Blob }).content.text()).split('\r\n')
    expect(head).toContain('"Time","Who","What","About","Times","Field","Before","After"')
    expect(first).toContain('"Sanne de Wit","Account changed","clerk.nl",1,"Role","Sales rep","Clerk"')
    const refused = await call(
      shop,
      'documents.download',
      { body: { type: 'activity', format: 'csv' } },
      { token: clerk.token },
    )
    expect(refused.code).toBe(403)
  })

  it('ACC-016 is closed to sub-accounts, whatever they may do', async () => {
    await shop.db
      .update(accounts)
      .set({ permissions: ['cust:account', 'cust:accountprice', 'cust:shoppingcart'] })
      .where(eq(accounts.userName, 'clerk.nl'))
    expect((await clerk.call('account.activity', { query: {} })).code).toBe(403)
  })
})

it('G14 ops audit filters by company, account, action and day', async () => {
  await nl.ask('session.endOthers', {})
  const text = async (...typed: string[]) => (await ops('audit', ...typed)).text
  expect(await text('--company', '100217', '--action', 'session.ended')).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d CE[ST]T? {2}100217 {2}buyer\.nl {2}session\.ended {2}buyer\.nl {2}sessions: others/,
  )
  expect(await text('--account', 'BUYER.DE', '--action', 'order.')).toBe('There is no such entry.')
  expect(await text('--since', '2999-01-01')).toBe('There is no such entry.')
  const { data } = await ops('audit', '--account', 'buyer.nl', '--limit', '1')
  expect(data).toMatchObject([{ account: 'buyer.nl', action: 'session.ended', network: '127.0.0.1' }])
  expect(
    await shop.db
      .select()
      .from(audit)
      .where(and(like(audit.subject, 'audit'))),
  ).toEqual([])
})

// Last: sessions end with the time that passes.
it('G14 the audit is append only: no row is changed or removed, but by the janitor after its time', async () => {
  await expect(shop.db.update(audit).set({ action: 'other' })).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append only') },
  })
  await expect(shop.db.delete(audit)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append only') },
  })
  const janitor = { db: shop.db, log: SILENT_LOG, auditDays: 730 }
  expect((await runJanitor({ ...janitor, clock: shop.clock.now }))?.audit).toBe(0)
  const days = (count: number) => () => new Date(shop.clock.now().getTime() + count * 24 * 60 * 60_000)
  expect((await runJanitor({ ...janitor, clock: days(729) }))?.audit).toBe(0)
  const [kept] = await shop.db.select({ rows: sql<number>`count(*)::int` }).from(audit)
  expect((await runJanitor({ ...janitor, clock: days(731) }))?.audit).toBe(kept?.rows)
})
