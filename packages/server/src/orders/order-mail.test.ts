/** Mails and notifications of an order, over a real mail server. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setStock } from '../catalogue/parts.testing'
import { accountPrices, accounts, customers, kitParts, orgSites, outbox } from '../db/schema'
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

  it('names what a kit is packed of, here and when it leaves', async () => {
    await setStock(shop.db, shop.a, { NL: 1 })
    await shop.db.delete(kitParts).where(eq(kitParts.kitSku, shop.a.goodsSkuId))
    await shop.db.insert(kitParts).values({ kitSku: shop.a.goodsSkuId, partSku: shop.b.goodsSkuId, pieces: 2 })
    const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
    await runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true }, 'order:ship', {
      positionals: [orderNo],
      options: { yes: true },
    })
    const mails = (await mailsTo('buyer.nl')).filter(({ subject }) => subject.includes(orderNo))
    await shop.db.delete(kitParts).where(eq(kitParts.kitSku, shop.a.goodsSkuId))
    expect(mails).toHaveLength(2)
    // Nothing is left to leave by the time they are sent.
    expect(mails[0]?.text).not.toContain('WHAT LEAVES WHEN')
    for (const { text, html } of mails)
      for (const part of [text, html]) expect(part).toMatch(new RegExp(`Each contains 2 × ${shop.b.number} \\(`))
  })

  it('ORD-013 pieces of two other warehouses are one quantity of the mail', async () => {
    await setStock(shop.db, shop.a, { DE: 2, PL: 3 })
    await place(shop.nl, orderOf({ [shop.a.number]: 5 }))
    const [mail] = await mailsTo('buyer.nl')
    expect(mail?.text).toContain(`5 × ${shop.a.number}`)
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

  it('is mailed in the language of the company, else of its site, to an account that has chosen none', async () => {
    const { orderNo } = await place(shop.nl, orderOf({ [shop.b.number]: 1 }))
    await mailsTo('buyer.nl')
    await shop.db.update(accounts).set({ language: null }).where(eq(accounts.userName, 'buyer.nl'))
    const isCompany = eq(customers.company, 'Drukwerk Centraal B.V.')
    const subject = async () => {
      await transact(shop.db, db => announce(db, 'orderCancelled', orderNo, shop.clock.now()))
      return (await mailsTo('buyer.nl')).at(-1)?.subject
    }
    await shop.db.update(customers).set({ language: 'de' }).where(isCompany)
    expect(await subject()).toBe(`Bestellung ${orderNo} ist storniert`)
    await shop.db.update(customers).set({ language: null }).where(isCompany)
    await shop.db.update(orgSites).set({ language: 'it' }).where(eq(orgSites.iso2, 'NL'))
    expect(await subject()).toBe(`Ordine ${orderNo} annullato`)
    await shop.db.update(orgSites).set({ language: 'en' }).where(eq(orgSites.iso2, 'NL'))
    expect(await subject()).toBe(`Order ${orderNo} is cancelled`)
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
    await ops('order:advance', [orderNo], { to: 'processing', yes: true })
    await ops('order:advance', [orderNo], { to: 'shipped', tracking: 'JVGL 0611', yes: true })
    await ops('order:advance', [orderNo], { to: 'all goods delivered', yes: true })
    const mails = await mailsTo('buyer.nl')
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Order ${orderNo} is placed`,
      `Order ${orderNo} is on its way`,
      expect.stringMatching(/^Invoice IN-NL-/),
    ])
    expect(mails[1]?.text).toContain('TRACKING NUMBER\n  JVGL 0611\n')
    expect(mails[1]?.text).not.toContain('WHAT LEAVES WHEN')
  })

  it('ORD-003 the mail about a shipment has its own pieces and parcels, and what is still to come', async () => {
    await setStock(shop.db, shop.a, { NL: 4 })
    const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 6, [shop.b.number]: 2 }))
    const part = `Part of order ${orderNo} is on its way`
    await ops('order:ship', [orderNo], { line: '1=3', parcel: 'DHL:JVGL1', yes: true })
    const first = (await mailsTo('buyer.nl')).find(({ subject }) => subject === part)
    shop.mails.length = 0
    await ops('order:ship', [orderNo], { line: '1=1,2=2', parcel: 'DHL:JVGL2', yes: true })
    const second = (await mailsTo('buyer.nl')).find(({ subject }) => subject === part)
    expect(first?.text).toContain('TRACKING NUMBER\n  DHL JVGL1: https://www.dhl.com/')
    expect(first?.text.match(/tracking number/gi)).toHaveLength(1)
    expect(first?.html).toMatch(/<a href="https:\/\/www\.dhl\.com\/[^"]*JVGL1"[^>]*>DHL JVGL1<\/a>/)
    expect(first?.attachments).toMatchObject([{ filename: expect.stringMatching(/^SO-.*-1-packing-list\.pdf$/) }])
    expect(first?.text).toMatch(new RegExp(`IN THIS SHIPMENT\\n\\n {2}3 × ${shop.a.number} .*\\n\\n`))
    expect(first?.text).toContain(`1 × ${shop.a.number}`)
    expect(first?.text).toContain(`2 × ${shop.b.number}`)
    expect(second?.text).toContain('  DHL JVGL2: https://')
    expect(second?.text).not.toContain('JVGL1')
    expect(second?.text).toContain(`https://www.dhl.com/`)
    const [inShipment = '', toCome = ''] = second?.text.split('IN THIS SHIPMENT')[1]?.split('STILL TO COME') ?? []
    expect(inShipment).toMatch(new RegExp(` {2}1 × ${shop.a.number} .*\\n {2}2 × ${shop.b.number} `))
    expect(toCome).toContain(`  2 × ${shop.a.number}: No date yet\n`)
    expect(toCome).not.toContain(shop.b.number)
    expect(second?.text).not.toContain('€')
  })

  it('ORD-003 a mail that is sent when the rest has left too is about its own part all the same', async () => {
    const { orderNo } = await place(shop.nl, orderOf({ [shop.b.number]: 3 }))
    await ops('order:ship', [orderNo], { line: '1=1', parcel: 'DHL:JVGL3', yes: true })
    await ops('order:ship', [orderNo], { parcel: 'DHL:JVGL4', yes: true })
    const mails = (await mailsTo('buyer.nl')).filter(({ text }) => text.includes('JVGL'))
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Part of order ${orderNo} is on its way`,
      `Order ${orderNo} is on its way`,
    ])
    expect(mails[0]?.text).not.toContain('STILL TO COME')
  })

  it('orderer and main account are written to when an order is cancelled, once', async () => {
    const { orderNo } = await place(shop.rep, orderOf({ [shop.b.number]: 1 }))
    for (const _time of [1, 2]) await shop.nl.call('orders.cancel', { params: { orderno: orderNo } })
    const subject = `Order ${orderNo} is cancelled`
    expect((await mailsTo('rep.nl')).filter(mail => mail.subject === subject)).toHaveLength(1)
    expect((await mailsTo('buyer.nl')).filter(mail => mail.subject === subject)).toHaveLength(1)
    expect(await titlesOf('rep', 'de')).toContain(`Bestellung ${orderNo} ist storniert`)
  })

  it('ORD-009 the mail about a cancelled order says what was cancelled, and that nothing is to pay', async () => {
    const { orderNo, grandTotal } = await place(shop.nl, orderOf({ [shop.b.number]: 4 }))
    await shop.nl.call('orders.cancel', { params: { orderno: orderNo } })
    const mail = (await mailsTo('buyer.nl')).find(({ subject }) => subject === `Order ${orderNo} is cancelled`)
    const amount = grandTotal.toFixed(2)
    expect(mail?.text).toMatch(
      new RegExp(`Grand total +€${amount}\\n {2}Cancelled +-€${amount}\\n {2}To pay +€0\\.00\\n`),
    )
    expect(mail?.html).toMatch(/To pay<\/th><td[^>]*>€0\.00</)
    // The title says that it is all of it.
    expect(mail?.text).not.toContain('Cancelled: ')
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
