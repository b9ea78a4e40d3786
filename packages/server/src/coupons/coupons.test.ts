/** Coupons as a buyer meets them: listed, checked, on a confirmation, used by an order, given back. */
import { randomUUID } from 'node:crypto'
import { CODE, type Coupon, LANGUAGES, type Order, type OrderBody } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setPrice, setStock } from '../catalogue/parts.testing'
import { accounts, couponRedemptions, coupons, customers, throttles } from '../db/schema'
import { runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { createToken } from '../session/tokens'
import { type Buyer, buyerOf, signIn } from '../testing/buyer'
import { TEST_NOW } from '../testing/database'
import { startTestServer } from '../testing/test-server'

type New = typeof coupons.$inferInsert

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.db.delete(couponRedemptions)
  await shop.db.delete(coupons)
  await shop.db.delete(throttles)
  for (const part of [shop.a, shop.b, shop.c]) await setStock(shop.db, part, { NL: 1000, DE: 1000, PL: 1000 })
})

const day = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const put = (change: Partial<New> = {}) =>
  shop.db.insert(coupons).values({
    region: 'EU',
    code: 'TEN',
    titles: { en: 'Ten off', de: 'Zehn weniger' },
    type: 'voucher',
    value: 10,
    currency: 'EUR',
    startsOn: day(-5),
    endsOn: day(5),
    createTime: shop.clock.now(),
    ...change,
  } as New)
const used = async () => (await shop.db.select().from(coupons))[0]?.used
const ops = (name: string, positionals: string[], options: Record<string, string | boolean> = {}) =>
  runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: false }, name, { positionals, options })

/** 10 pieces of c: 30.00, without any offer. */
const thirty = (more: Partial<OrderBody> = {}) => orderOf({ [shop.c.number]: 10 }, { shipViaId: 1, ...more })
const check = (code: string | null, order = thirty(), buyer: Buyer = shop.nl) =>
  buyer.callWhenFree('coupons.check', { body: { ...order, code } })

/** Accounts of the company of a buyer, each of them signed in. */
async function colleaguesOf(userName: string, count: number): Promise<Buyer[]> {
  const [model] = await shop.db.select().from(accounts).where(eq(accounts.userName, userName))
  if (!model) throw new Error(`there is no account ${userName}`)
  const { accountId: _, ...row } = model
  const names = Array.from({ length: count }, (_each, at) => `${userName}.${at}`)
  const added = await shop.db
    .insert(accounts)
    .values(names.map(name => ({ ...row, userName: name, email: `${name}@example.com` })))
    .returning({ accountId: accounts.accountId })
  return Promise.all(
    added.map(async ({ accountId }) => {
      const session = { accountId, roles: model.roles, userAgent: '', isProduction: false }
      return buyerOf(shop.apiBase, (await createToken(shop.db, session, shop.clock.now())).token)
    }),
  )
}

describe('checking a code', () => {
  it('API-091 answers what it takes off, and uses nothing', async () => {
    await put()
    expect(await check(' ten ')).toMatchObject({
      code: 200,
      data: { code: 'TEN', title: 'Ten off', type: 'voucher', discount: 10, shippingSaved: 0 },
    })
    expect(await used()).toBe(0)
  })

  it.each([
    ['ERR-017', 20000, 'Coupon not found', {}, 'NOT-THERE'],
    ['ERR-017 one of another company', 20000, 'Coupon not found', { custId: 3 }, 'TEN'],
    ['ERR-017 one of another site', 20000, 'Coupon not found', { orgId: 5 }, 'TEN'],
    ['ERR-018', 20001, 'Coupon code cannot be null/empty', {}, ''],
    ['ERR-018 without one', 20001, 'Coupon code cannot be null/empty', {}, null],
    ['ERR-019', 20002, 'Coupons used up', { uses: 3, used: 3 }, 'TEN'],
    ['ERR-020 before its start', 20003, 'Activity not started or coupon invalid', { startsOn: '2999-01-01' }, 'TEN'],
    ['ERR-020 disabled', 20003, 'Activity not started or coupon invalid', { disabledAt: TEST_NOW }, 'TEN'],
    ['ERR-021', 20004, 'Coupon used or expired', { startsOn: '2020-01-01', endsOn: '2020-02-01' }, 'TEN'],
    ['ERR-023', 20006, "Coupon can't be used on this product", { goodsSkuIds: [1] }, 'TEN'],
    ['ERR-024', 20007, "Coupon can't be used under this condition", { initialAmount: 30.01 }, 'TEN'],
  ] as const)('%s answers %i: %s', async (_row, code, msg, change, typed) => {
    await put(change as Partial<New>)
    expect(await check(typed)).toMatchObject({ code, msg })
  })

  it('ERR-022 a discount coupon is refused with an item that has a discountPrice', async () => {
    await put({ type: 'discount', value: 5 })
    expect(await check('TEN', orderOf({ [shop.a.number]: 5, [shop.c.number]: 1 }))).toMatchObject({
      code: 20005,
      msg: 'Discount coupons cannot be used with discounted items',
    })
    expect(await check('TEN', orderOf({ [shop.a.number]: 4 }))).toMatchObject({ code: 200, data: { discount: 2 } })
  })

  it('VAL-039 a free shipping coupon needs a ship via that was chosen', async () => {
    await put({ type: 'freeShipping', value: 0 })
    const { shipViaId: _none, ...without } = thirty()
    expect(await check('TEN', without)).toMatchObject({
      code: 601,
      msg: 'Please select a ship via first: a free shipping coupon needs one.',
    })
    const { shippingCost } = await shop.nl.ask('orders.confirm', { body: thirty() })
    expect(shippingCost).toBeGreaterThan(0)
    expect((await check('TEN')).data).toMatchObject({ discount: 0, shippingSaved: shippingCost })
  })

  it('ERR-017 ERR-018 ERR-019 ERR-020 ERR-021 ERR-022 ERR-023 ERR-024 says each of the eight refusals in six languages', async () => {
    const refusals: [code: number, body: () => object, row: Partial<typeof coupons.$inferInsert>][] = [
      [20000, () => ({ ...thirty(), code: 'X' }), {}],
      [20001, () => ({ ...thirty(), code: ' ' }), {}],
      [20002, () => ({ ...thirty(), code: 'TEN' }), { uses: 1, used: 1 }],
      [20003, () => ({ ...thirty(), code: 'TEN' }), { startsOn: '2999-01-01' }],
      [20004, () => ({ ...thirty(), code: 'TEN' }), { endsOn: '2001-01-01' }],
      [20005, () => ({ ...orderOf({ [shop.a.number]: 12 }), code: 'TEN' }), { type: 'discount', value: 10 }],
      [20006, () => ({ ...thirty(), code: 'TEN' }), { goodsSkuIds: [shop.a.goodsSkuId] }],
      [20007, () => ({ ...thirty(), code: 'TEN' }), { initialAmount: 99_999 }],
    ]
    const said = new Map<string, string[]>()
    for (const [code, body, row] of refusals) {
      await shop.db.delete(coupons)
      await put(row)
      for (const language of LANGUAGES) {
        const response = await fetch(`${shop.apiBase}/clientsystem/coupon/check`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${shop.nl.token}`,
            'Content-Type': 'application/json',
            'Accept-Language': language,
          },
          body: JSON.stringify(body()),
        })
        const answer = (await response.json()) as { code: number; msg: string }
        expect(answer, `${code} ${language}`).toMatchObject({ code, msg: expect.stringMatching(/./) })
        said.set(language, [...(said.get(language) ?? []), answer.msg])
      }
    }
    expect(said.get('de')).toContain('Gutschein nicht gefunden')
    // No text stands for two codes, and none is in another language.
    const all = [...said.values()].flat()
    expect([all.length, new Set(all).size]).toEqual([48, 48])
  })
})

describe('G8 guessing codes', () => {
  const confirm = (couponCode: string, buyer = shop.nl) =>
    buyer.call('orders.confirm', { body: thirty({ couponCode }) })

  it('G8 twenty unknown codes of an account are answered in an hour, whichever call they come with', async () => {
    await put()
    await put({ code: 'FOREIGN', custId: 3 })
    for (let at = 0; at < 9; at++) expect((await check(`GUESS-${at}`)).code).toBe(20000)
    for (let at = 9; at < 18; at++)
      expect((await confirm(`GUESS-${at}`)).data.couponProblem).toMatchObject({ code: 20000 })
    const create = await shop.nl.call(
      'orders.create',
      { body: { ...thirty({ couponCode: 'GUESS-18' }), hash: 'x'.repeat(32) } },
      randomUUID(),
    )
    expect(create.code).not.toBe(603)
    // One of another company counts as one that does not exist.
    expect((await check('FOREIGN')).code).toBe(20000)
    for (const answer of [await check('GUESS-20'), await check('FOREIGN-2'), await confirm('GUESS-21')])
      expect(answer).toMatchObject({ code: 603, msg: expect.stringMatching(/^Too many tries/) })
    // Not one that exists either: its answer would tell it from the others.
    expect((await check('TEN')).code).toBe(603)
    expect((await shop.nl.call('orders.confirm', { body: thirty() })).code).toBe(200)
    expect((await check('TEN', thirty(), shop.de)).code).toBe(200)
    shop.clock.advance(60 * 60_000 + 1)
    expect((await check('TEN')).code).toBe(200)
  })

  it('G8 a code that exists is none of them, and one that was mistyped is counted once', async () => {
    await put()
    for (let at = 0; at < 30; at++) expect((await check('TEN')).code).toBe(200)
    for (let at = 0; at < 30; at++) expect((await confirm(' Mistyped ')).code).toBe(200)
    expect((await check('TEN')).code).toBe(200)
  })

  it('G8 a hundred at once are answered no more than twenty', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_none, at) => check(`AT-ONCE-${at}`)))
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(20)
    expect(answers.filter(({ code }) => code === 603)).toHaveLength(80)
  })
})

describe('the list', () => {
  const list = async (buyer: Buyer, status?: Coupon['status']) =>
    (await buyer.ask('coupons.list', { query: status ? { status } : {} })).rows.map(row => row.code)

  it('API-090 CPN-002 CPN-004 has those of the own company, by where they stand', async () => {
    await put({ code: 'LATER', endsOn: day(9) })
    await put({ code: 'OPEN' })
    await put({ code: 'MINE', custId: 1, endsOn: null })
    await put({ code: 'THEIRS', custId: 3 })
    await put({ code: 'OVER', endsOn: day(-3) })
    await put({ code: 'SOON', startsOn: day(3) })
    await put({ code: 'GONE', disabledAt: TEST_NOW })
    await put({ code: 'POUNDS', currency: 'GBP' })
    expect(await list(shop.nl)).toEqual(['OVER', 'OPEN', 'LATER', 'MINE'])
    expect(await list(shop.nl, 'toBeUsed')).toEqual(['OPEN', 'LATER', 'MINE'])
    expect(await list(shop.nl, 'expired')).toEqual(['OVER'])
    await place(shop.nl, thirty({ couponCode: 'open' }))
    expect(await list(shop.nl, 'used')).toEqual(['OPEN'])
    expect(await list(shop.nl, 'toBeUsed')).toEqual(['LATER', 'MINE'])
    expect(await list(shop.de, 'toBeUsed')).toEqual(['OPEN', 'THEIRS', 'LATER'])
    const { rows, total } = await shop.nl.ask('coupons.list', { query: { pageNum: 2, pageSize: 10 } })
    expect([rows, total]).toEqual([[], 4])
  })

  it('CPN-003 says the eight facts of each', async () => {
    await put({ initialAmount: 50, usesOfCompany: 2, goodsSkuIds: [shop.c.goodsSkuId] })
    await place(shop.nl, orderOf({ [shop.c.number]: 20 }, { couponCode: 'TEN' }))
    expect((await shop.nl.ask('coupons.list', { query: {} })).rows).toEqual([
      {
        code: 'TEN',
        title: 'Ten off',
        type: 'voucher',
        value: 10,
        initialAmount: 50,
        currency: 'EUR',
        effectiveDate: { from: day(-5), to: day(5) },
        uses: 2,
        usesLeft: 1,
        status: 'toBeUsed',
        numbers: [shop.c.number],
      },
    ])
  })

  it('CPN-001 SITE-016 answers as not found in the US', async () => {
    const american = await startTestServer({ region: 'US' })
    const us = await signIn(american.apiBase, 'buyer.us')
    expect((await us.call('coupons.list', { query: {} })).code).toBe(CODE.NOT_FOUND)
    const order = orderOf({ [shop.c.number]: 1 })
    expect((await us.call('coupons.check', { body: { ...order, code: 'WELCOME10' } })).code).toBe(CODE.NOT_FOUND)
    await american.close()
  })
})

describe('on an order', () => {
  const net = ({ subtotal, discount, shippingCost, handlingFee, total }: Order) => ({
    subtotal,
    discount,
    shippingCost,
    handlingFee,
    total,
  })

  it('API-078 an order whose coupon does not count says so, also when it is asked for again', async () => {
    await put({ code: 'OVER', endsOn: day(-3) })
    const asked = thirty({ couponCode: 'OVER' })
    const { hash } = await shop.nl.ask('orders.confirm', { body: asked })
    const key = randomUUID()
    const order = await shop.nl.ask('orders.create', { body: { ...asked, hash } }, key)
    expect([order.coupon, order.discount]).toEqual([null, 0])
    expect(order.couponProblem).toEqual({ code: 20004, msg: 'Coupon used or expired' })
    const again = await shop.nl.ask('orders.create', { body: { ...asked, hash } }, key)
    expect([again.orderNo, again.couponProblem]).toEqual([order.orderNo, order.couponProblem])
    expect((await place(shop.nl, thirty())).couponProblem).toBeUndefined()
  })

  it('CPN-005 API-077 a voucher is a fixed amount off, VAT after it', async () => {
    await put()
    const shown = await shop.nl.ask('orders.confirm', { body: thirty({ couponCode: 'ten' }) })
    expect(shown).toMatchObject({
      subtotal: 30,
      discount: 10,
      coupon: { code: 'TEN', discount: 10 },
      couponProblem: null,
    })
    const order = await place(shop.nl, thirty({ couponCode: 'ten' }))
    expect(net(order)).toEqual({
      subtotal: 30,
      discount: 10,
      shippingCost: shown.shippingCost,
      handlingFee: 0,
      total: 20 + shown.shippingCost,
    })
    expect(order.grandTotal).toBeCloseTo(order.total + order.vat)
    expect(order.coupon).toEqual({ code: 'TEN', title: 'Ten off', type: 'voucher', discount: 10, shippingSaved: 0 })
    expect(await used()).toBe(1)
  })

  it('CPN-006 a discount is a percentage off, CPN-007 free shipping leaves the shipping cost out', async () => {
    await put({ type: 'discount', value: 7.5 })
    await put({ code: 'SHIP', type: 'freeShipping', value: 0 })
    expect(net(await place(shop.nl, thirty({ couponCode: 'TEN' })))).toMatchObject({ subtotal: 30, discount: 2.25 })
    const body = thirty({ couponCode: 'SHIP', orderType: 'DROP' })
    const order = await place(shop.nl, body)
    expect(net(order)).toEqual({ subtotal: 30, discount: 0, shippingCost: 0, handlingFee: 4.5, total: 34.5 })
    expect(order.coupon?.shippingSaved).toBeGreaterThan(0)
  })

  it('CPN-006 a percentage is rounded once for the order, not line by line', async () => {
    const parts = [shop.a, shop.b, shop.c]
    for (const part of parts) await setPrice(shop.db, part, 0.1)
    await put({ type: 'discount', value: 7.5 })
    // 7.5 % of 0.10 are 0.0075: one cent for each of three lines, and two cents of 0.30.
    const body = orderOf(Object.fromEntries(parts.map(part => [part.number, 1])), { couponCode: 'TEN', shipViaId: 1 })
    const shown = await shop.nl.ask('orders.confirm', { body })
    expect([shown.subtotal, shown.discount]).toEqual([0.3, 0.02])
    expect(net(await place(shop.nl, body))).toMatchObject({ subtotal: 0.3, discount: 0.02 })
    await setPrice(shop.db, shop.a, 10, { 5: 8 })
    await setPrice(shop.db, shop.b, 2.5)
    await setPrice(shop.db, shop.c, 3)
  })

  it('one that does not count is named, and the order is what was shown', async () => {
    await put({ initialAmount: 40 })
    const shown = await shop.nl.ask('orders.confirm', { body: thirty({ couponCode: 'TEN' }) })
    expect(shown).toMatchObject({
      discount: 0,
      coupon: null,
      couponProblem: { code: 20007, msg: "Coupon can't be used under this condition" },
    })
    expect((await place(shop.nl, thirty({ couponCode: 'TEN' }))).coupon).toBeNull()
    expect(await used()).toBe(0)
  })

  it('ORD-018 is confirmed again when the coupon has ended meanwhile', async () => {
    await put()
    const body = thirty({ couponCode: 'TEN' })
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    await ops('coupon:disable', ['ten'], { yes: true })
    const refused = await shop.nl.call('orders.create', { body: { ...body, hash } }, randomUUID())
    expect(refused).toMatchObject({
      code: CODE.ORDER_CHANGED,
      data: { coupon: null, couponProblem: { code: 20003 }, discount: 0 },
    })
  })

  it('gives the use back when the order is cancelled', async () => {
    await put({ uses: 1 })
    const { orderNo } = await place(shop.nl, thirty({ couponCode: 'TEN' }))
    expect((await check('TEN')).code).toBe(20004)
    expect((await check('TEN', thirty(), shop.de)).code).toBe(20002)
    await shop.nl.ask('orders.cancel', { params: { orderno: orderNo } })
    expect(await used()).toBe(0)
    expect((await check('TEN')).code).toBe(200)
  })

  it('the last use goes to one of 200 buyers who order at once; the others keep their confirmation', async () => {
    const [it, fr] = await Promise.all(['buyer.it', 'buyer.fr'].map(name => signIn(shop.apiBase, name)))
    await put({ uses: 1, usesOfCompany: 100 })
    const body = thirty({ couponCode: 'TEN' })
    const buyers = await Promise.all(
      Object.entries({ 'buyer.nl': shop.nl, 'buyer.de': shop.de, 'buyer.it': it, 'buyer.fr': fr }).map(
        async ([name, buyer]) => {
          if (!buyer) throw new Error(`${name} is not signed in`)
          const { hash } = await buyer.ask('orders.confirm', { body })
          return (await colleaguesOf(name, 50)).map(colleague => ({ buyer: colleague, hash }))
        },
      ),
    )
    const answers = await Promise.all(
      buyers
        .flat()
        .map(({ buyer, hash }) => buyer.callWhenFree('orders.create', { body: { ...body, hash } }, randomUUID())),
    )
    expect(answers.map(answer => answer.code).toSorted()).toEqual([200, ...Array(199).fill(CODE.ORDER_CHANGED)])
    const lost = answers.find(answer => answer.code !== 200)
    expect(lost?.data).toMatchObject({ coupon: null, couponProblem: { code: 20002 }, discount: 0 })
    expect(await used()).toBe(1)
    expect(await shop.db.$count(couponRedemptions)).toBe(1)
  })

  it('a company uses it as often as it may, also with orders that come at once', async () => {
    await put({ usesOfCompany: 2 })
    const body = thirty({ couponCode: 'TEN' })
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.nl.call('orders.create', { body: { ...body, hash } }, randomUUID())),
    )
    expect(answers.filter(answer => answer.code === 200)).toHaveLength(2)
    expect(await used()).toBe(2)
  })

  it('ACC-016 a sub-account is judged at its own prices, and learns nothing of those of the company', async () => {
    await put({ type: 'discount', value: 10, usesOfCompany: 9 })
    await shop.nl.ask('account.setPrice', { body: { accountId: 7, number: shop.c.number, price: 5 } })
    const order = await place(shop.rep, thirty({ couponCode: 'TEN' }))
    expect([order.subtotal, order.discount, order.coupon?.discount]).toEqual([50, 5, 5])
    const company = await shop.nl.ask('orders.get', { params: { orderno: order.orderNo } })
    expect([company.subtotal, company.discount, company.coupon?.discount]).toEqual([30, 3, 3])
    const [row] = (await shop.rep.ask('orders.list', { query: { keyword: order.orderNo } })).rows
    expect(row?.grandTotal).toBe(order.grandTotal)
    await shop.nl.ask('account.removePrice', { params: { accountId: 7, goodsSkuId: shop.c.goodsSkuId } })
  })
})

describe('ops', () => {
  it('notifies of a coupon with its title as it was written', async () => {
    await ops('coupon:create', ['DOLLAR'], { type: 'voucher', value: '1', title: '5 $$ off, $& more', yes: true })
    const { rows } = await shop.nl.ask('notifications.list', { query: { type: '1', orgId: 1 } })
    expect(rows[0]?.notificationTitle).toBe('A coupon for you: 5 $$ off, $& more')
  })

  it('creates a coupon, which its company finds and hears of, lists and disables it', async () => {
    const [company] = await shop.db.select().from(customers).where(eq(customers.custId, 1))
    const options = {
      type: 'voucher',
      value: '12.50',
      title: 'For you',
      initial: '20',
      company: String(company?.custnum),
      yes: true,
    }
    expect((await ops('coupon:create', ['GIFT-1'], options)).text).toBe(
      'Coupon GIFT-1 is there: voucher, For you\nThe buyers of 100217 are notified of it.',
    )
    await expect(ops('coupon:create', ['gift-1'], options)).rejects.toThrow('There is a coupon gift-1 already.')
    expect((await check('gift-1')).data).toMatchObject({ discount: 12.5 })
    expect((await check('gift-1', thirty(), shop.de)).code).toBe(20000)
    const heard = async (buyer: Buyer) =>
      (await buyer.ask('notifications.list', { query: { type: '1', orgId: 1 } })).rows.map(row => row.notificationTitle)
    expect(await heard(shop.nl)).toContain('A coupon for you: For you')
    expect(await heard(shop.de)).not.toContain('A coupon for you: For you')
    expect((await ops('coupon:list', [])).text).toMatch(/GIFT-1 +voucher +12.5 EUR/)
    await ops('coupon:disable', ['gift-1'], { yes: true })
    expect((await check('gift-1')).code).toBe(20003)
    await expect(ops('coupon:disable', ['gift-1'], { yes: true })).rejects.toThrow(
      'no coupon gift-1 that could be disabled',
    )
  })

  it.each([
    [{ type: 'voucher' }, '--title is missing. Try: '],
    [{ title: 'x' }, '--type is missing. Try: '],
    [{ type: 'gift', title: 'x' }, '--type must be one of: voucher, discount, freeShipping.'],
    [{ type: 'voucher', title: '\u202ex', value: '1' }, '--title must be one line of 1 to 120 characters'],
    [{ type: 'voucher', title: '\u200b', value: '1' }, '--title must be one line of 1 to 120 characters'],
    [{ type: 'voucher', title: 'x' }, '--value must be a number above 0'],
    [{ type: 'discount', title: 'x', value: '101' }, 'at most 100'],
    [{ type: 'voucher', title: 'x', value: '1', from: '2026-02-02', to: '2026-02-01' }, '--to is before --from.'],
    [{ type: 'voucher', title: 'x', value: '1', currency: 'USD' }, '--currency must be one of: '],
    [{ type: 'voucher', title: 'x', value: '1', parts: 'NO-SUCH' }, 'There is no part NO-SUCH.'],
    [{ type: 'voucher', title: 'x', value: '1', company: '1' }, 'no company with the customer number 1'],
  ])('refuses %j', async (options, text) => {
    await expect(ops('coupon:create', ['NEW'], options as Record<string, string>)).rejects.toThrow(text)
  })
})
