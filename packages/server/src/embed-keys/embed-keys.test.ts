/** Keys of companies: who makes them, what their servers get by them, and how they end. */
import { type CallInput, CODE, callTable } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accounts, embedKeys, throttles, tokens } from '../db/schema'
import { limitKey } from '../limits/rate-limit'
import { call } from '../testing/call'
import { SILENT_LOG } from '../testing/silent-log'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../testing/test-server'
import { createKeyOrigins } from './key-origins'

const ORIGIN = 'https://intranet.example'
const OTHER = 'https://other.example'
const MINUTE_MS = 60_000
const UNKNOWN = `cwk_${'unknown'.repeat(6)}x`
const REFUSED =
  'The shop takes neither this key nor this buyer. The cause stands beside the key, in the account of the company.'

let shop: TestServer
const logged: string[] = []
const keep = (event: string, of?: object) => void logged.push(JSON.stringify({ event, ...of }))
beforeAll(async () => {
  shop = await startTestServer({ log: { ...SILENT_LOG, info: keep, error: keep } })
})
afterAll(() => shop?.close())

type Fields = CallInput<'embedKeys.add'>['body']

const fields = (wanted: Partial<Fields> = {}): Fields => ({
  name: 'Intranet',
  origins: [ORIGIN],
  components: ['cw-cart', 'cw-quick-order'],
  currentPassword: DEMO_PASSWORD,
  ...wanted,
})

async function makeKey(wanted: Partial<Fields> = {}, userName = 'buyer.nl') {
  const token = await shop.signIn(userName)
  const { result, code, msg } = await call(shop, 'embedKeys.add', { body: fields(wanted) }, { token })
  if (!result) throw new Error(`${code} ${msg}`)
  return { ...result, token }
}

const exchange = (
  secret: string,
  body: Partial<CallInput<'embedKeys.exchange'>['body']> = {},
  headers: Record<string, string> = {},
) => call(shop, 'embedKeys.exchange', { body: { secret, buyer: 'buyer.nl', origin: ORIGIN, ...body } }, { headers })

async function tokenOf(secret: string, body: Partial<CallInput<'embedKeys.exchange'>['body']> = {}): Promise<string> {
  const { result, code, msg } = await exchange(secret, body)
  if (!result) throw new Error(`${code} ${msg}`)
  return result.access_token
}

/** A call as a page of this origin makes it. */
const cart = async (token: string, origin: string | undefined = ORIGIN) =>
  (await call(shop, 'cart.list', { query: {} }, { token, headers: origin === undefined ? {} : { Origin: origin } }))
    .code

describe('a key', () => {
  it('API-010 is made with the password, its secret is shown once and stored as a hash', async () => {
    const { key, secret, token } = await makeKey({ name: 'Shown once' })
    expect(secret).toMatch(/^cwk_[\w-]{43}$/)
    expect(key).toMatchObject({
      name: 'Shown once',
      hint: secret.slice(-4),
      origins: [ORIGIN],
      components: ['cw-cart', 'cw-quick-order'],
      rights: ['catalogue', 'cart', 'lists'],
      buyers: null,
      lastUsed: null,
      revoked: null,
      lastRefusal: null,
    })
    const { result } = await call(shop, 'embedKeys.list', {}, { token })
    expect(result?.find(one => one.keyId === key.keyId)).toEqual(key)
    expect(JSON.stringify(result)).not.toContain(secret)
    expect(JSON.stringify(await shop.db.select().from(embedKeys))).not.toContain(secret)
  })

  it.each([
    [{ currentPassword: 'Wrong-password-1' }, 'currentPassword'],
    [{ origins: ['https://intranet.example/path'] }, 'origins'],
    [{ origins: ['https://*.example'] }, 'origins'],
    [{ origins: ['http://intranet.example'] }, 'origins'],
    [{ origins: ['http://localhost:4173'] }, 'origins'],
    [{ components: ['cw-sign-in'] }, 'components'],
    [{ components: ['constructor'] }, 'components'],
    [{ buyers: [2_000_000] }, 'buyers'],
    [{ expires: '2020-01-01' }, 'expires'],
    [{ expires: '2099-01-01' }, 'expires'],
  ])('is refused with %j, at its field', async (wanted, field) => {
    const token = await shop.signIn('buyer.nl')
    const { code, envelope } = await call(shop, 'embedKeys.add', { body: fields(wanted) }, { token })
    expect({ code, field: (envelope.data as { field: string }).field }).toEqual({ code: CODE.REFUSED, field })
  })

  it('is seen, changed and ended by main accounts of its company alone', async () => {
    const { key } = await makeKey()
    const change = { params: { id: key.keyId }, body: fields() }
    for (const userName of ['rep.nl', 'clerk.nl']) {
      const token = await shop.signIn(userName)
      expect((await call(shop, 'embedKeys.list', {}, { token })).code).toBe(CODE.FORBIDDEN)
      expect((await call(shop, 'embedKeys.add', { body: fields() }, { token })).code).toBe(CODE.FORBIDDEN)
      expect((await call(shop, 'embedKeys.revoke', change, { token })).code).toBe(CODE.FORBIDDEN)
    }
    const token = await shop.signIn('buyer.fr')
    expect((await call(shop, 'embedKeys.list', {}, { token })).result).toEqual([])
    expect((await call(shop, 'embedKeys.change', change, { token })).code).toBe(CODE.NOT_FOUND)
    expect((await call(shop, 'embedKeys.revoke', change, { token })).code).toBe(CODE.NOT_FOUND)
  })

  it('tells every main account by mail when it is made and revoked, and stands in the activity', async () => {
    const { key, token } = await makeKey({ name: 'Told <b>' })
    await call(shop, 'embedKeys.revoke', { params: { id: key.keyId } }, { token })
    await shop.sendMails()
    const subjects = shop.mails.filter(mail => mail.subject.includes('Told <b>')).map(mail => mail.subject)
    expect(subjects).toHaveLength(2)
    const { result } = await call(shop, 'account.activity', { query: { kind: 'embedKey' } }, { token })
    expect(result?.rows.slice(0, 2).map(row => row.what)).toEqual([
      'Key for own pages revoked',
      'Key for own pages made',
    ])
  })
})

describe('the exchange', () => {
  it('API-010 gives a token of 15 minutes that its page uses, and does not slide', async () => {
    const { secret } = await makeKey()
    const { result } = await exchange(secret, { components: ['cw-cart'] })
    expect(result).toMatchObject({
      token_type: 'bearer',
      expires_in: 900,
      components: ['cw-cart'],
      rights: ['catalogue', 'cart'],
    })
    const token = result?.access_token ?? ''
    for (let minute = 0; minute < 14; minute += 2) {
      expect(await cart(token)).toBe(CODE.OK)
      shop.clock.advance(2 * MINUTE_MS)
    }
    expect(await cart(token)).toBe(CODE.OK)
    shop.clock.advance(MINUTE_MS)
    expect(await cart(token)).toBe(CODE.SIGNED_OUT)
  })

  it('binds the token to the page: another origin, and none, are signed out', async () => {
    const { secret } = await makeKey()
    const token = await tokenOf(secret)
    expect(await cart(token)).toBe(CODE.OK)
    expect(await cart(token, OTHER)).toBe(CODE.SIGNED_OUT)
    expect((await call(shop, 'cart.list', { query: {} }, { token })).code).toBe(CODE.SIGNED_OUT)
    expect(await cart(token, 'http://localhost:4173')).toBe(CODE.SIGNED_OUT)
  })

  it('ERR-002 lets a key that does not open the catalogue read it as a visitor, and not as someone whose sign-in has ended', async () => {
    const { secret } = await makeKey({ components: ['cw-messages'] })
    const token = await tokenOf(secret)
    const asBuyer = { custId: 1, accountId: 1, roles: 'mainCustomer', orgId: 1 }
    const headers = { Origin: ORIGIN }
    const stat = await call(shop, 'catalogue.stat', { query: asBuyer }, { token, headers })
    expect(stat.code).toBe(CODE.OK)
    const found = await call(
      shop,
      'catalogue.query',
      { query: { ...asBuyer, keyword: 'CW-TN2420', pageNum: 1, pageSize: 1 } },
      { token, headers },
    )
    expect({ code: found.code, prices: found.result?.rows.map(row => row.unitPrice) }).toEqual({
      code: CODE.OK,
      prices: [null],
    })
    shop.clock.advance(15 * MINUTE_MS)
    expect((await call(shop, 'catalogue.stat', { query: asBuyer }, { token, headers })).code).toBe(CODE.SIGNED_OUT)
  })

  it('refuses every cause in the same words, and says the cause on the key', async () => {
    const { key, secret, token } = await makeKey({ buyers: [await idOf('buyer.nl')] })
    const causeOf = async (body: Partial<CallInput<'embedKeys.exchange'>['body']>) => {
      const { code, msg } = await exchange(secret, body)
      expect({ code, msg }).toEqual({ code: CODE.FORBIDDEN, msg: REFUSED })
      return shownCause()
    }
    const shownCause = async () => {
      const { result } = await call(shop, 'embedKeys.list', {}, { token })
      return result?.find(one => one.keyId === key.keyId)?.lastRefusal?.cause
    }
    expect(await causeOf({ buyer: 'buyer.fr' })).toBe('buyer')
    expect(await causeOf({ buyer: 'rep.nl' })).toBe('buyer')
    expect(await causeOf({ buyer: 'no-such-buyer' })).toBe('buyer')
    expect(await causeOf({ buyer: 'admin' })).toBe('buyer')
    expect(await causeOf({ origin: OTHER })).toBe('origin')
    expect(await causeOf({ components: ['cw-finance'] })).toBe('component')
    const unknown = await exchange('cwk_unknown')
    expect({ code: unknown.code, msg: unknown.msg }).toEqual({ code: CODE.FORBIDDEN, msg: REFUSED })
    const isBuyer = eq(accounts.userName, 'buyer.nl')
    await shop.db.update(accounts).set({ active: false }).where(isBuyer)
    // The owner is signed out meanwhile, and reads the cause afterwards.
    const closed = await exchange(secret)
    await shop.db.update(accounts).set({ active: true }).where(isBuyer)
    expect({ code: closed.code, msg: closed.msg }).toEqual({ code: CODE.FORBIDDEN, msg: REFUSED })
    expect(await shownCause()).toBe('buyer')
    const isKey = eq(embedKeys.keyId, key.keyId)
    await shop.db.update(embedKeys).set({ expires: shop.clock.now() }).where(isKey)
    expect(await causeOf({})).toBe('expired')
    await call(shop, 'embedKeys.revoke', { params: { id: key.keyId } }, { token })
    expect(await causeOf({})).toBe('revoked')
  })

  it('neither its secret nor a token or a code of it stands in the log', async () => {
    const { key, secret } = await makeKey({ name: 'Not logged' })
    const page = await tokenOf(secret)
    const { result } = await call(shop, 'session.handOver', {}, { token: page, headers: { Origin: ORIGIN } })
    const code = result?.code ?? ''
    await call(shop, 'session.redeem', { body: { code } })
    await call(shop, 'session.redeem', { body: { code } })
    await exchange(secret, { buyer: 'no-such-buyer' })
    await exchange(secret, {}, { Origin: shop.url })
    await exchange(UNKNOWN)
    await fetch(`${shop.apiBase}${callTable['embedKeys.exchange'].path}?secret=${secret}`, { method: 'POST' })
    await cart(page, OTHER)
    const lines = logged.filter(line => line.includes(key.keyId))
    expect(lines.map(line => JSON.parse(line).event)).toEqual([
      'embed-key.used',
      'embed-key.refused',
      'embed-key.refused',
    ])
    expect(code).toHaveLength(43)
    for (const hidden of [secret, page, code, UNKNOWN]) expect(logged.filter(line => line.includes(hidden))).toEqual([])
  })

  it('is refused to a page, with a hint', async () => {
    const { secret } = await makeKey()
    const { code, msg } = await exchange(secret, {}, { Origin: shop.url })
    expect(code).toBe(CODE.FORBIDDEN)
    expect(msg).toContain('The secret belongs on a server')
  })

  it('takes a network that is refused again and again for a while no more', async () => {
    shop.clock.advance(10 * MINUTE_MS)
    const codes = []
    for (let count = 0; count < 61; count++) codes.push((await exchange('cwk_guess')).code)
    expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => CODE.FORBIDDEN))
    expect(codes[60]).toBe(CODE.TOO_MANY)
    shop.clock.advance(10 * MINUTE_MS)
  })

  it('gives 3,000 tokens of a key in ten minutes, and no more; another key goes on', async () => {
    const [busy, other] = [await makeKey({ name: 'Busy' }), await makeKey({ name: 'Other' })]
    await tokenOf(busy.secret)
    // The first token began the ten minutes.
    const isOfKey = eq(throttles.key, limitKey('embed-key', busy.key.keyId))
    const counted = await shop.db.update(throttles).set({ count: 2_999 }).where(isOfKey).returning()
    expect(counted).toHaveLength(1)
    await tokenOf(busy.secret)
    expect((await exchange(busy.secret)).code).toBe(CODE.TOO_MANY)
    await tokenOf(other.secret)
    shop.clock.advance(10 * MINUTE_MS)
    await tokenOf(busy.secret)
  })

  it('does not count towards the sessions of a buyer', async () => {
    const { secret, token } = await makeKey()
    for (let count = 0; count < 120; count++) await tokenOf(secret)
    expect((await call(shop, 'session.info', {}, { token })).code).toBe(CODE.OK)
    const { result } = await call(shop, 'session.list', {}, { token })
    expect(result?.filter(({ key }) => key?.name === 'Intranet')).toHaveLength(1)
  })
})

describe('what a key has opened', () => {
  it('F17 ends within a second when the key is revoked, and with its last day', async () => {
    const first = await makeKey()
    const token = await tokenOf(first.secret)
    expect(await cart(token)).toBe(CODE.OK)
    await call(shop, 'embedKeys.revoke', { params: { id: first.key.keyId } }, { token: first.token })
    shop.clock.advance(1_000)
    expect(await cart(token)).toBe(CODE.SIGNED_OUT)

    const second = await makeKey()
    const late = await tokenOf(second.secret)
    await shop.db.update(embedKeys).set({ expires: shop.clock.now() }).where(eq(embedKeys.keyId, second.key.keyId))
    shop.clock.advance(1_000)
    expect(await cart(late)).toBe(CODE.SIGNED_OUT)
  })

  it('follows a change of the key: a right, a buyer or an origin less', async () => {
    const { key, secret, token } = await makeKey()
    const change = async (wanted: Partial<Fields>) => {
      const { code } = await call(
        shop,
        'embedKeys.change',
        { params: { id: key.keyId }, body: fields(wanted) },
        { token },
      )
      expect(code).toBe(CODE.OK)
      shop.clock.advance(1_000)
    }
    const page = await tokenOf(secret)
    await change({ rights: ['catalogue'] })
    expect(await cart(page)).toBe(CODE.FORBIDDEN)
    await change({ buyers: [await idOf('rep.nl')] })
    expect(await cart(page)).toBe(CODE.SIGNED_OUT)
    await change({ origins: [OTHER] })
    expect(await cart(page)).toBe(CODE.SIGNED_OUT)
    await change({})
    expect(await cart(page)).toBe(CODE.OK)
  })

  it('ends with the account', async () => {
    const { secret } = await makeKey({}, 'buyer.it')
    const token = await tokenOf(secret, { buyer: 'buyer.it' })
    expect(await cart(token)).toBe(CODE.OK)
    await shop.db.update(accounts).set({ active: false }).where(eq(accounts.userName, 'buyer.it'))
    shop.clock.advance(1_000)
    expect(await cart(token)).toBe(CODE.SIGNED_OUT)
    await shop.db.update(accounts).set({ active: true }).where(eq(accounts.userName, 'buyer.it'))
  })

  it('says what it may do, has no life that a reader is warned of, and a menu to match', async () => {
    const { secret } = await makeKey({ components: ['cw-cart', 'cw-order-list'], rights: ['cart', 'orders'] })
    const token = await tokenOf(secret)
    const headers = { Origin: ORIGIN }
    const { result: info } = await call(shop, 'session.info', {}, { token, headers })
    expect(info).toMatchObject({
      permissions: ['cust:shoppingcart'],
      mayOrder: false,
      grant: {
        components: ['cw-cart', 'cw-order-list'],
        rights: ['cart', 'orders'],
        keyName: 'Intranet',
        host: ORIGIN,
      },
    })
    expect(info).not.toHaveProperty('session')
    const { result: menu } = await call(shop, 'session.routers', {}, { token, headers })
    expect(menu?.map(({ name }) => name)).toEqual(['Shoppingcart', 'Orders'])
  })

  it('leads to the account with the right to invoices too, where the account may see billing data', async () => {
    const { secret } = await makeKey({ components: ['cw-finance'] })
    const menuOf = async (buyer: string) => {
      const token = await tokenOf(secret, { buyer })
      const { result } = await call(shop, 'session.routers', {}, { token, headers: { Origin: ORIGIN } })
      return result?.map(({ name }) => name)
    }
    expect(await menuOf('buyer.nl')).toEqual(['Finance', 'Account'])
    expect(await menuOf('clerk.nl')).toEqual(['Finance'])
  })
})

describe('what serves several rights is checked by the thing asked for', () => {
  const pageWith = async (component: string) => {
    const { secret } = await makeKey({ components: [component] })
    return { token: await tokenOf(secret), headers: { Origin: ORIGIN } }
  }

  it('a view of a list needs the right of that list, to be read, saved, changed and removed', async () => {
    const owner = await shop.signIn('buyer.nl')
    const body = { list: 'invoices', name: 'Open', filter: { invoiceNo: 'INV-1' } } as const
    const { result: views } = await call(shop, 'savedViews.save', { body }, { token: owner })
    const params = { id: views?.find(({ name }) => name === 'Open')?.id ?? 0 }
    const codes = async (page: Awaited<ReturnType<typeof pageWith>>) => [
      (await call(shop, 'savedViews.list', { query: { list: 'invoices' } }, page)).code,
      (await call(shop, 'savedViews.save', { body }, page)).code,
      (await call(shop, 'savedViews.change', { params, body: { isFirst: true } }, page)).code,
      (await call(shop, 'savedViews.remove', { params }, page)).code,
    ]
    const { FORBIDDEN, OK } = CODE
    expect(await codes(await pageWith('cw-order-list'))).toEqual([FORBIDDEN, FORBIDDEN, FORBIDDEN, FORBIDDEN])
    expect(await codes(await pageWith('cw-finance'))).toEqual([OK, OK, OK, OK])
  })

  it('addresses serve an order, a return and the account, and are changed for the account alone', async () => {
    const codeOf = async (component: string) =>
      (await call(shop, 'account.listAddresses', { query: {} }, await pageWith(component))).code
    expect(await codeOf('cw-order-confirm')).toBe(CODE.OK)
    expect(await codeOf('cw-return-form')).toBe(CODE.OK)
    expect(await codeOf('cw-account')).toBe(CODE.OK)
    expect(await codeOf('cw-order-list')).toBe(CODE.FORBIDDEN)
  })
})

describe('a page that only a key names', () => {
  const from = { Origin: 'https://only-by-key.example', 'Sec-Fetch-Site': 'cross-site' }

  it('may call with the token of that key, and neither sign in by a password nor ask for a mail', async () => {
    const { secret } = await makeKey({ origins: [from.Origin] })
    const token = await tokenOf(secret, { origin: from.Origin })
    const { code, headers } = await call(shop, 'cart.stat', {}, { token, headers: from })
    expect(code).toBe(CODE.OK)
    expect(headers.get('access-control-allow-origin')).toBe(from.Origin)
    const body = {
      username: 'buyer.nl',
      password: DEMO_PASSWORD,
      grant_type: 'password',
      client_id: 'cartwright',
      client_secret: 'cartwright',
      scope: 'server',
    } as const
    for (const headers of [from, { ...from, Authorization: `Bearer ${token}` }]) {
      expect((await call(shop, 'session.token', { body }, { headers })).code).toBe(CODE.FORBIDDEN)
      const asked = { body: { userName: 'buyer.nl' } }
      expect((await call(shop, 'session.sendCode', asked, { headers })).code).toBe(CODE.FORBIDDEN)
    }
  })

  const isAllowed = async (origin: string) => {
    const answer = await fetch(`${shop.url}/health`, { headers: { Origin: origin } })
    return ((await answer.json()) as { originAllowed: boolean }).originAllowed
  }
  const preflight = async (origin: string) => {
    const answer = await fetch(`${shop.apiBase}/clientsystem/shoppingcart/list`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
    })
    return answer.headers.get('access-control-allow-origin')
  }
  const DAY_MS = 24 * 60 * MINUTE_MS

  it('is named from the moment the key is made, changed or revoked', async () => {
    const [first, second] = ['https://first.example', 'https://second.example']
    expect(await preflight(first)).toBeNull()
    const { key, token } = await makeKey({ origins: [first] })
    expect(await preflight(first)).toBe(first)
    expect(await isAllowed(first)).toBe(true)
    const { code } = await call(
      shop,
      'embedKeys.change',
      { params: { id: key.keyId }, body: fields({ origins: [second] }) },
      { token },
    )
    expect(code).toBe(CODE.OK)
    expect(await preflight(second)).toBe(second)
    expect(await isAllowed(first)).toBe(false)
    // A page that is open there can read that it is signed out.
    expect(await preflight(first)).toBe(first)
    await call(shop, 'embedKeys.revoke', { params: { id: key.keyId } }, { token })
    await preflight(second)
    expect(await isAllowed(second)).toBe(false)
  })

  it('reads for a day after the end of the key that it is signed out, in calls that change something too', async () => {
    const origin = 'https://ends.example'
    const headers = { ...from, Origin: origin }
    const { key, secret, token: owner } = await makeKey({ origins: [origin] })
    const token = await tokenOf(secret, { origin })
    await call(shop, 'embedKeys.revoke', { params: { id: key.keyId } }, { token: owner })
    shop.clock.advance(1_000)
    expect(await preflight(origin)).toBe(origin)
    expect(await isAllowed(origin)).toBe(false)
    for (const made of [
      call(shop, 'cart.list', { query: {} }, { token, headers }),
      call(shop, 'cart.addBatch', { body: [{ number: 'TN-2420', qty: 1 }] }, { token, headers }),
    ]) {
      const { code, headers: answered } = await made
      expect(code).toBe(CODE.SIGNED_OUT)
      expect(answered.get('access-control-allow-origin')).toBe(origin)
    }
    shop.clock.advance(DAY_MS)
    expect(await preflight(origin)).toBeNull()
  })

  it('learns after the quarter of an hour of a token that it is signed out, whatever the call', async () => {
    const { secret } = await makeKey({ origins: [from.Origin] })
    const token = await tokenOf(secret, { origin: from.Origin })
    shop.clock.advance(15 * MINUTE_MS)
    const body = [{ number: 'TN-2420', qty: 1 }]
    expect((await call(shop, 'cart.addBatch', { body }, { token, headers: from })).code).toBe(CODE.SIGNED_OUT)
    expect((await call(shop, 'cart.addBatch', { body }, { headers: from })).code).toBe(CODE.FORBIDDEN)
  })

  it('of another process is named after a second, ends there after five, and strangers cause one reading a second', async () => {
    const origin = 'https://elsewhere.example'
    const origins = createKeyOrigins({ db: shop.db, clock: shop.clock.now, log: SILENT_LOG })
    const select = vi.spyOn(shop.db, 'select')
    const readings = () => select.mock.calls.length
    expect(await origins.mayRead(origin)).toBe(false)
    for (let stranger = 0; stranger < 20; stranger += 1)
      expect(await origins.mayRead(`https://stranger-${stranger}.example`)).toBe(false)
    expect(readings()).toBe(1)
    select.mockClear()
    const { key, token } = await makeKey({ origins: [origin] })
    shop.clock.advance(1_000)
    select.mockClear()
    expect(await origins.mayRead(origin)).toBe(true)
    for (let stranger = 0; stranger < 20; stranger += 1) await origins.mayRead(`https://stranger-${stranger}.example`)
    shop.clock.advance(4_999)
    expect(await origins.mayRead(origin)).toBe(true)
    expect(readings()).toBe(1)
    select.mockRestore()
    await call(shop, 'embedKeys.revoke', { params: { id: key.keyId } }, { token })
    shop.clock.advance(1)
    await origins.mayRead(origin)
    expect(origins.isLive(origin)).toBe(false)
  })

  it('what was being read while a key was made is read again', async () => {
    const origin = 'https://meanwhile.example'
    const origins = createKeyOrigins({ db: shop.db, clock: shop.clock.now, log: SILENT_LOG })
    const before = origins.mayRead('https://stranger.example')
    await makeKey({ origins: [origin] })
    origins.forget()
    await before
    expect(await origins.mayRead(origin)).toBe(true)
  })
})

describe('a hand-over', () => {
  const codeOf = async (token: string, headers: Record<string, string> = {}) => {
    const { result, code, msg } = await call(shop, 'session.handOver', {}, { token, headers })
    if (!result) throw new Error(`${code} ${msg}`)
    expect(result.expiresIn).toBe(60)
    return result.code
  }
  const redeem = (code: string) => call(shop, 'session.redeem', { body: { code } })
  const refusalOf = ({ code, envelope, msg }: Awaited<ReturnType<typeof redeem>>) => [code, envelope.data, msg]
  const USED = 'This link has been used, and works once only. Please open the page again from where you came.'

  it('opens the shop with the same grant, once', async () => {
    const { key, secret, token: owner } = await makeKey({ components: ['cw-cart'] })
    const page = await tokenOf(secret)
    const code = await codeOf(page, { Origin: ORIGIN })
    const { result } = await redeem(code)
    expect(result).toMatchObject({ userName: 'buyer.nl', host: ORIGIN })
    const token = result?.access_token ?? ''
    // A page of the shop reads without an origin, and writes with its own.
    expect((await call(shop, 'cart.list', { query: {} }, { token })).code).toBe(CODE.OK)
    expect((await call(shop, 'cart.list', { query: {} }, { token, headers: { Origin: shop.url } })).code).toBe(CODE.OK)
    expect(await cart(token, ORIGIN)).toBe(CODE.SIGNED_OUT)
    expect((await call(shop, 'finance.list', { query: {} }, { token })).code).toBe(CODE.FORBIDDEN)

    const again = await redeem(code)
    expect(refusalOf(again)).toEqual([CODE.REFUSED, { host: ORIGIN, reason: 'used' }, USED])

    await call(shop, 'embedKeys.revoke', { params: { id: key.keyId } }, { token: owner })
    shop.clock.advance(1_000)
    expect((await call(shop, 'cart.list', { query: {} }, { token })).code).toBe(CODE.SIGNED_OUT)
  })

  it('slides for two hours at most', async () => {
    const { secret } = await makeKey({ components: ['cw-cart'] })
    const { result } = await redeem(await codeOf(await tokenOf(secret), { Origin: ORIGIN }))
    const token = result?.access_token ?? ''
    const read = async () => (await call(shop, 'cart.list', { query: {} }, { token })).code
    for (let minute = 0; minute < 120; minute += 20) {
      expect(await read()).toBe(CODE.OK)
      shop.clock.advance(20 * MINUTE_MS)
    }
    expect(await read()).toBe(CODE.SIGNED_OUT)
  })

  it('says why it is refused: after a minute, after the session has ended, and for a code that never was', async () => {
    const late = await codeOf(await shop.signIn('buyer.nl'))
    shop.clock.advance(61_000)
    expect(refusalOf(await redeem(late))).toEqual([
      CODE.REFUSED,
      { host: '', reason: 'late' },
      'This link has expired: it is good for one minute. Please open the page again from where you came.',
    ])
    const page = await tokenOf((await makeKey({ components: ['cw-cart'] })).secret)
    shop.clock.advance(14.5 * MINUTE_MS)
    const code = await codeOf(page, { Origin: ORIGIN })
    shop.clock.advance(40_000)
    expect(refusalOf(await redeem(code))).toEqual([
      CODE.REFUSED,
      { host: ORIGIN, reason: 'ended' },
      'The sign-in on the page you came from has ended. Please sign in there again.',
    ])
    // Signing out takes its codes along.
    const token = await shop.signIn('buyer.nl')
    const orphan = await codeOf(token)
    await call(shop, 'session.logout', {}, { token })
    const unknown = [
      CODE.REFUSED,
      { host: '', reason: 'unknown' },
      'This link is not valid. Please open the page again from where you came.',
    ]
    expect(refusalOf(await redeem(orphan))).toEqual(unknown)
    expect(refusalOf(await redeem('x'.repeat(43)))).toEqual(unknown)
  })

  it('after a sign-in with a password is one more session of the account, which began when that did', async () => {
    const token = await shop.signIn('buyer.nl')
    shop.clock.advance(MINUTE_MS / 2)
    const { result } = await redeem(await codeOf(token))
    const opened = result?.access_token ?? ''
    const { result: info } = await call(shop, 'session.info', {}, { token: opened })
    expect(info).not.toHaveProperty('grant')
    const rows = await shop.db.select().from(tokens)
    const starts = rows.filter(row => row.handedOver && row.keyId === null).map(row => row.createTime.getTime())
    expect(starts.at(-1)).toBe(shop.clock.now().getTime() - MINUTE_MS / 2)
  })
})

async function idOf(userName: string): Promise<number> {
  const [account] = await shop.db.select().from(accounts).where(eq(accounts.userName, userName))
  return account?.accountId ?? 0
}
