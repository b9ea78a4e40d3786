/** Mails and notifications of an order, over a real mail server. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setStock } from '../catalogue/parts.testing'
import { accountPrices, accounts, outbox } from '../db/schema'
import { runCommand } from '../ops/commands'
import { call } from '../testing/call'
import { NOWHERE } from '../testing/mail-catcher'
import { transact } from '../transactions/transact'
import { announce } from './announce'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())
beforeEach(() => {
  shop.mails.length = 0
})

const mailsTo = async (name: string) => {
  await shop.sendMails()
  return shop.mails.filter(({ to }) => to === `${name}@example.com`)
}
const titlesOf = async (buyer: 'nl' | 'rep', language = 'en') =>
  (await shop[buyer].ask('notifications.list', { query: { type: '1', orgId: 1, language } })).rows.map(
    row => row.notificationTitle,
  )

describe('an order that is placed', () => {
  it('is mailed to the orderer, as text and as HTML, with lines, dates, sums and address', async () => {
    await setStock(shop.db, shop.a, { NL: 4 })
    const body = orderOf({ [shop.a.number]: 6, [shop.b.number]: 2 }, { poNo: 'PO <1>' })
    const order = await place(shop.nl, body)
    const [mail, ...others] = await mailsTo('buyer.nl')
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Order ${order.orderNo} is placed (PO <1>)`)
    for (const part of [mail?.text ?? '', mail?.html ?? '']) {
      expect(part).toContain('We have your order. Thank you.')
      expect(part).toContain(order.soNo)
      expect(part).toContain(`4 × ${shop.a.number}`)
      expect(part).toContain(`2 × ${shop.a.number}`)
      expect(part).toContain('€48.00')
      expect(part).toContain('Utrecht')
      expect(part).toContain(`http://localhost:4173/hisorder/orderDetails/${order.orderNo}`)
    }
    expect(mail?.text).toMatch(/Grand total +€/)
    expect(mail?.attachments).toEqual([
      { filename: `${order.orderNo}.pdf`, mimeType: 'application/pdf', size: expect.any(Number) },
    ])
    expect(mail?.attachments[0]?.size).toBeGreaterThan(5_000)
    expect(mail?.html).toContain('PO &lt;1&gt;')
    expect(mail?.html).not.toContain('PO <1>')
    expect((await titlesOf('nl'))[0]).toBe(`Order ${order.orderNo} is placed (PO <1>)`)
  })

  it('is mailed once, however often the order is sent again', async () => {
    const body = orderOf({ [shop.b.number]: 1 })
    const key = randomUUID()
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    await shop.nl.ask('orders.create', { body: { ...body, hash } }, key)
    await shop.nl.ask('orders.create', { body: { ...body, hash } }, key)
    expect(await mailsTo('buyer.nl')).toHaveLength(1)
  })

  it('is mailed in the language that the orderer has chosen, later mails too', async () => {
    const body = orderOf({ [shop.b.number]: 1 })
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    const headers = { 'Accept-Language': 'de', 'Idempotency-Key': randomUUID() }
    const { result } = await call(shop, 'orders.create', { body: { ...body, hash } }, { token: shop.nl.token, headers })
    const orderNo = result?.orderNo ?? ''
    expect((await mailsTo('buyer.nl'))[0]).toMatchObject({
      subject: `Bestellung ${orderNo} ist eingegangen`,
      text: expect.stringContaining('Gesamtbetrag'),
    })
    await transact(shop.db, db => announce(db, 'orderCancelled', orderNo, shop.clock.now()))
    expect((await mailsTo('buyer.nl'))[1]?.subject).toBe(`Bestellung ${orderNo} ist storniert`)
    await shop.db.update(accounts).set({ language: null }).where(eq(accounts.userName, 'buyer.nl'))
  })

  it('of a sales rep is mailed to the rep at its prices, and to the main account at those of the company', async () => {
    const [rep] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
    const own = { accountId: rep?.accountId ?? 0, goodsSkuId: shop.c.goodsSkuId }
    await shop.db.insert(accountPrices).values({ ...own, price: 777.77 })
    await place(shop.rep, orderOf({ [shop.c.number]: 2 }))
    const [toRep] = await mailsTo('rep.nl')
    const [toMain] = await mailsTo('buyer.nl')
    expect(toRep?.text).toContain('€777.77')
    expect(toRep?.text).not.toContain('€3.00')
    expect(toMain?.text).toContain('€3.00')
    expect(`${toMain?.text}${toMain?.html}`).not.toContain('777.77')
    await shop.db
      .delete(accountPrices)
      .where(and(eq(accountPrices.accountId, own.accountId), eq(accountPrices.goodsSkuId, own.goodsSkuId)))
  })

  it('leaves nothing in the outbox when the transaction is undone', async () => {
    const { orderNo } = await place(shop.nl, orderOf({ [shop.b.number]: 1 }))
    await shop.sendMails()
    shop.mails.length = 0
    const undone = transact(shop.db, async db => {
      await announce(db, 'orderCancelled', orderNo, shop.clock.now())
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await mailsTo('buyer.nl')).toEqual([])
  })
})

describe('later', () => {
  const ops = (name: string, positionals: string[], options = {}) =>
    runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true }, name, { positionals, options })

  it('the orderer is written to when goods leave, with the tracking number', async () => {
    const { orderNo } = await place(shop.nl, orderOf({ [shop.b.number]: 1 }))
    await ops('order:advance', [orderNo], { to: 'processing' })
    await ops('order:advance', [orderNo], { to: 'shipped', tracking: 'JVGL 0611' })
    await ops('order:advance', [orderNo], { to: 'all goods delivered' })
    const mails = await mailsTo('buyer.nl')
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Order ${orderNo} is placed`,
      `Order ${orderNo} is on its way`,
      expect.stringMatching(/^Invoice IN-NL-/),
    ])
    expect(mails[1]?.text).toMatch(/Tracking number +JVGL 0611/)
    expect(mails[1]?.text).not.toContain('WHAT LEAVES WHEN')
  })

  it('orderer and main account are written to when an order is cancelled, once', async () => {
    const { orderNo } = await place(shop.rep, orderOf({ [shop.b.number]: 1 }))
    for (const _time of [1, 2]) await shop.nl.call('orders.cancel', { params: { orderno: orderNo } })
    const subject = `Order ${orderNo} is cancelled`
    expect((await mailsTo('rep.nl')).filter(mail => mail.subject === subject)).toHaveLength(1)
    expect((await mailsTo('buyer.nl')).filter(mail => mail.subject === subject)).toHaveLength(1)
    expect(await titlesOf('rep', 'de')).toContain(`Bestellung ${orderNo} ist storniert`)
  })
})

describe('the outbox', () => {
  it('tries again what the mail server did not take, later and later, and ops can send it again', async () => {
    const address = `moved@${NOWHERE}`
    await shop.db.update(accounts).set({ email: address }).where(eq(accounts.userName, 'buyer.nl'))
    const { orderNo } = await place(shop.nl, orderOf({ [shop.b.number]: 1 }))
    await shop.sendMails()
    const waiting = async () => {
      const rows = await shop.db.select().from(outbox)
      return rows.find(({ message }) => 'orderNo' in message && message.orderNo === orderNo)
    }
    expect(await waiting()).toMatchObject({ attempts: 1, doneAt: null })
    await shop.db.update(accounts).set({ email: 'buyer.nl@example.com' }).where(eq(accounts.userName, 'buyer.nl'))
    await shop.sendMails()
    expect((await waiting())?.attempts).toBe(1)
    shop.clock.advance(61_000)
    expect(await mailsTo('buyer.nl')).toHaveLength(1)
    expect(await waiting()).toMatchObject({ attempts: 2, doneAt: expect.any(Date) })

    await shop.db
      .update(outbox)
      .set({ attempts: 10, doneAt: null })
      .where(eq(outbox.outboxId, (await waiting())!.outboxId))
    shop.clock.advance(3_600_000)
    expect(await mailsTo('buyer.nl')).toHaveLength(1)
    const ops = (name: string, ...positionals: string[]) =>
      runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true }, name, {
        positionals,
        options: {},
      })
    expect((await ops('outbox:list')).text).toContain(orderNo)
    await ops('outbox:retry', String((await waiting())?.outboxId))
    const mails = await mailsTo('buyer.nl')
    expect(mails).toHaveLength(2)
    expect(mails[0]?.messageId).toBe(mails[1]?.messageId)
    expect((await ops('outbox:list')).text).toBe('Every mail has been sent.')
    await expect(ops('outbox:retry', 'x')).rejects.toThrow('No mail x waits to be sent.')
  })

  it('sends each mail once, however many processes look into it', async () => {
    await place(shop.nl, orderOf({ [shop.b.number]: 1 }))
    await Promise.all(Array.from({ length: 5 }, () => shop.sendMails()))
    expect(await mailsTo('buyer.nl')).toHaveLength(1)
  })

  it('sends one mail a day about the dates of an order, which shows the last ones', async () => {
    const { orderNo } = await place(shop.nl, orderOf({ [shop.b.number]: 1 }))
    await shop.sendMails()
    shop.mails.length = 0
    const move = () => transact(shop.db, db => announce(db, 'orderDates', orderNo, shop.clock.now()))
    await move()
    await move()
    expect((await mailsTo('buyer.nl')).map(({ subject }) => subject)).toEqual([`New dates for order ${orderNo}`])
    await move()
    await move()
    expect(await mailsTo('buyer.nl')).toHaveLength(1)
    shop.clock.advance(24 * 3_600_000 + 1_000)
    expect(await mailsTo('buyer.nl')).toHaveLength(2)
  })
})
