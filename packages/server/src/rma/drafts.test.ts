/** Drafts of returns, and how many there may be. */
import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rmaFiles, rmaLines, rmas } from '../db/schema'
import { orderOf, place } from '../orders/orders.testing'
import type { Buyer } from '../testing/buyer'
import { fileOf } from '../uploads/files.testing'
import { deliver, lineOf, openReturnsShop, type ReturnsShop, returnActions } from './rma.testing'

let shop: ReturnsShop
beforeAll(async () => {
  shop = await openReturnsShop()
})
afterAll(() => shop?.close())
// Mails of the deliveries before are not sent with those that a test reads: each would be written with its documents.
beforeEach(() => shop.db.execute('truncate rmas, outbox cascade'))

const { whole, create, submit, get } = returnActions(() => shop)

describe('a draft', () => {
  it('API-084 RMA-005 VAL-032 is kept incomplete, and says what is missing', async () => {
    const { lineIds, orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    const draft = await create({ lines: [lineOf(lineIds[0], null, { reason: null, batchNo: '' })] })
    expect(draft).toMatchObject({ status: 'draft', version: 1, placedBy: 'Sanne de Wit', returnAddress: null })
    expect(draft.rmaNo).toMatch(/^RMA-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect(draft.lines).toMatchObject([
      {
        orderNo,
        orderItem: 1,
        number: shop.a.number,
        orderedQty: 3,
        deliveredQty: 3,
        leftQty: 3,
        returnQty: null,
        problems: [{ code: 'QTY_INVALID' }, { code: 'REASON_MISSING' }],
      },
    ])
    expect(draft.problems).toEqual(['DELIVERY_MISSING', 'ADDRESS_MISSING', 'NOTE_MISSING'])
    const { rows, total } = await shop.nl.ask('rma.list', { query: {} })
    expect(total).toBe(1)
    expect(rows).toMatchObject([{ rmaNo: draft.rmaNo, status: 'draft', orderNos: [orderNo], lineCount: 1, pieces: 0 }])
    expect((await submit(draft)).code).toBe(601)
  })

  it('API-084 is changed by the version that was read; a stale change gets the newer draft', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    const draft = await create(whole([lineOf(lineIds[0], 1)]))
    const changed = { id: draft.id, version: 1, ...whole([lineOf(lineIds[0], 2)]) }
    expect(await shop.nl.ask('rma.save', { body: changed })).toMatchObject({ version: 2, lines: [{ returnQty: 2 }] })
    const stale = await shop.nl.call('rma.save', { body: { ...changed, note: 'other' } })
    expect(stale).toMatchObject({
      code: 601,
      msg: 'This return was changed on another page.',
      data: { newer: { version: 2, lines: [{ returnQty: 2 }] } },
    })
  })

  it('RMA-010 takes no goods in that have not arrived, nor those of another company', async () => {
    const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
    const order = await shop.nl.ask('orders.get', { params: { orderno: orderNo } })
    const refused = await shop.nl.call(
      'rma.create',
      { body: { lines: [lineOf(order.lines[0]?.lineId, 1)] } },
      randomUUID(),
    )
    expect(refused).toMatchObject({
      code: 601,
      msg: 'Not delivered yet. Returns are possible when all goods are delivered.',
    })
    const foreign = await deliver(shop, shop.de, { [shop.a.number]: 1 })
    const theirs = await shop.nl.call('rma.create', { body: { lines: [lineOf(foreign.lineIds[0], 1)] } }, randomUUID())
    expect(theirs.code).toBe(404)
    expect(await shop.nl.ask('rma.eligible', { body: { orderNo } })).toMatchObject([
      { orderNo, problems: [{ code: 'NOT_DELIVERED', blocks: true }] },
    ])
  })

  it('API-086 is deleted; a submitted return is not, and no one else’s is seen', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    const [gone, kept] = [await create(whole([lineOf(lineIds[0], 1)])), await create(whole([lineOf(lineIds[0], 1)]))]
    for (const name of ['rma.get', 'rma.remove'] as const)
      expect((await shop.de.call(name, { params: { id: gone.id } })).code).toBe(404)
    expect((await submit(gone, shop.de)).code).toBe(404)
    await shop.nl.ask('rma.remove', { params: { id: gone.id } })
    expect((await shop.nl.call('rma.get', { params: { id: gone.id } })).code).toBe(404)
    expect((await submit(kept)).code).toBe(200)
    expect(await shop.nl.call('rma.remove', { params: { id: kept.id } })).toMatchObject({ code: 601 })
    expect((await get(kept.id)).status).toBe('application for return')
  })

  it('goes after 90 days without a change, with what it holds', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    await create(whole([lineOf(lineIds[0], 1)]))
    const { RETENTIONS } = await import('../janitor/retention')
    const drafts = RETENTIONS.find(({ table }) => table === rmas)
    const later = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)
    const count = async () => (await shop.db.select().from(rmaLines)).length
    await shop.db.delete(rmas).where(drafts?.isExpired(later(89)))
    expect(await count()).toBe(1)
    await shop.db.delete(rmas).where(drafts?.isExpired(later(91)))
    expect(await count()).toBe(0)
  })
})

describe('limits', () => {
  it('API-084 a draft in which nothing was entered goes after a day', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const [withNote, withLine] = [
      await create({ lines: [], note: 'x' }),
      await create({ lines: [lineOf(lineIds[0], 1)] }),
    ]
    await create({ lines: [] })
    const { RETENTIONS } = await import('../janitor/retention')
    const drafts = RETENTIONS.find(({ table }) => table === rmas)
    const after = (ms: number) =>
      shop.db.delete(rmas).where(drafts?.isExpired(new Date(shop.clock.now().getTime() + ms)))
    await after(86_399_000)
    expect(await shop.db.select().from(rmas)).toHaveLength(3)
    await after(86_401_000)
    expect((await shop.db.select().from(rmas)).map(({ rmaId }) => rmaId).sort()).toEqual(
      [withNote.id, withLine.id].sort(),
    )
  })

  it('API-084 an account has 50 drafts, and its colleagues have their own', async () => {
    const [one] = [await create({ lines: [], note: 'x' })]
    const [row] = await shop.db.select().from(rmas)
    if (!row) throw new Error('no draft')
    const { rmaId: _id, ...copy } = row
    await shop.db.insert(rmas).values(Array.from({ length: 49 }, (_none, at) => ({ ...copy, rmaNo: `RMA-${at}` })))
    const begin = (buyer: Buyer) => buyer.call('rma.create', { body: { lines: [] } }, randomUUID())
    expect(await begin(shop.nl)).toMatchObject({
      code: 601,
      msg: 'You have 50 drafts of returns. Please submit or delete one under “Returns”.',
    })
    expect((await begin(shop.rep)).code).toBe(200)
    await shop.nl.ask('rma.remove', { params: { id: one.id } })
    expect((await begin(shop.nl)).code).toBe(200)
  })

  it('API-084 API-087 parallel calls pass neither the limit of drafts nor that of waiting files', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const body = { lines: [lineOf(lineIds[0], 1)] }
    const [some] = await shop.db
      .select()
      .from(rmas)
      .where(eq(rmas.rmaId, (await create(body)).id))
    if (!some) throw new Error('the draft is missing')
    const { rmaId: _id, rmaNo: _no, ...row } = some
    await shop.db.insert(rmas).values(Array.from({ length: 45 }, (_none, at) => ({ ...row, rmaNo: `RMA-P${at}` })))
    const twelve = Array.from({ length: 12 })
    const begun = await Promise.all(twelve.map(() => shop.nl.callWhenFree('rma.create', { body }, randomUUID())))
    expect(begun.filter(({ code }) => code === 200)).toHaveLength(4)
    const own = and(eq(rmaFiles.accountId, row.accountId), isNull(rmaFiles.rmaId))
    const { accountId, custId } = row
    const file = { accountId, custId, name: 'old.png', type: 'image/png', size: 1, content: Buffer.from('x') }
    await shop.db.delete(rmaFiles).where(own)
    await shop.db.insert(rmaFiles).values(Array.from({ length: 50 }, () => ({ ...file, createTime: row.createTime })))
    await Promise.all(
      twelve.map((_none, at) =>
        shop.nl.ask('rma.upload', { body: { file: fileOf('png', `new-${at}.png`) } }, randomUUID()),
      ),
    )
    expect(await shop.db.$count(rmaFiles, own)).toBe(50)
    await shop.db.delete(rmaFiles).where(own)
  })

  it('API-087 a return has 50 files', async () => {
    const { lineIds } = await deliver(shop, shop.nl, {
      [shop.a.number]: 1,
      [shop.b.number]: 1,
      [shop.c.number]: 1,
    })
    const lines = Array.from({ length: 11 }, (_none, at) => at)
    const files = (count: number) => Array.from({ length: count }, () => randomUUID())
    const orders = await Promise.all(lines.slice(3).map(() => deliver(shop, shop.nl, { [shop.a.number]: 1 })))
    const ids = [...lineIds, ...orders.flatMap(order => order.lineIds)]
    const body = whole(ids.map(id => lineOf(id, 1, { files: files(5) })))
    expect(await shop.nl.call('rma.create', { body }, randomUUID())).toMatchObject({
      code: 601,
      msg: 'A return may have 50 files.',
    })
  })
})
