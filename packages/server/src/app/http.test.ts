/** What the shop says beside its answers: headers, origins, failures, compression. */
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

const ALLOWED = 'https://intranet.example'
const REGION = '/clientsystem/system/freedom/region'

let shop: TestServer
const errors: { event: string; fields: Record<string, unknown> | undefined }[] = []
beforeAll(async () => {
  shop = await startTestServer({
    allowedOrigins: [ALLOWED],
    log: { info: () => undefined, error: (event, fields) => errors.push({ event, fields }) },
  })
})
afterAll(() => shop?.close())

describe('other origins', () => {
  const ask = (origin: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
    fetch(shop.apiBase + REGION, { ...init, headers: { Origin: origin, ...headers } })
  const preflight = (origin: string) =>
    ask(
      origin,
      { method: 'OPTIONS' },
      {
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
      },
    )

  it('that are allowed may read answers and send what the calls need', async () => {
    const answer = await ask(ALLOWED)
    expect(answer.headers.get('access-control-allow-origin')).toBe(ALLOWED)
    expect(answer.headers.get('vary')).toContain('Origin')
    const { status, headers } = await preflight(ALLOWED)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(ALLOWED)
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,DELETE')
    expect(headers.get('access-control-allow-headers')?.toLowerCase()).toMatch(
      /authorization.*content-type.*idempotency-key/,
    )
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0)
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  it.each(['https://evil.example', 'https://intranet.example.evil.test', 'http://intranet.example', 'null'])(
    'that are not may not: %s',
    async origin => {
      expect((await ask(origin)).headers.get('access-control-allow-origin')).toBeNull()
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  it('may read refusals too', async () => {
    const response = await fetch(`${shop.apiBase}/nothing`, { headers: { Origin: ALLOWED } })
    expect(response.headers.get('access-control-allow-origin')).toBe(ALLOWED)
    expect(await response.json()).toMatchObject({ code: 404 })
  })
})

describe('an answer', () => {
  it('is not kept, not guessed at, and carries an id', async () => {
    const { headers } = await call(shop, 'site.region', {})
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })

  it('API-007 is {code,msg,data} for a single result and {code,msg,rows,total} for a list', async () => {
    const token = await shop.signIn('buyer.nl')
    const shapeOf = async (name: 'cart.stat' | 'cart.list' | 'catalogue.query') => {
      const { envelope } = await call(shop, name, { query: { pageNum: 2, pageSize: 3 } } as never, { token })
      return { keys: Object.keys(envelope), rows: envelope.rows }
    }
    expect(await shapeOf('cart.stat')).toMatchObject({ keys: ['code', 'msg', 'data'] })
    expect(await shapeOf('cart.list')).toMatchObject({ keys: ['code', 'msg', 'rows', 'total'], rows: [] })
    expect((await shapeOf('catalogue.query')).rows).toHaveLength(3)
  })

  it('keeps the id of the caller, when that is one', async () => {
    const idFor = async (id: string) =>
      (await call(shop, 'site.region', {}, { headers: { 'X-Request-Id': id } })).headers.get('x-request-id')
    expect(await idFor('shop-42')).toBe('shop-42')
    expect(await idFor('a b"<')).toMatch(/^[\w-]{36}$/)
  })

  it('to HEAD has no body', async () => {
    const response = await fetch(shop.apiBase + REGION, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it('is compressed when it is long', async () => {
    const { headers, result } = await call(shop, 'site.states', {})
    expect(headers.get('content-encoding')).toBe('gzip')
    expect(headers.get('vary')).toContain('Accept-Encoding')
    expect(result?.length).toBeGreaterThan(100)
    const plain = await call(shop, 'site.states', {}, { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.result).toEqual(result)
    expect((await call(shop, 'site.region', {})).headers.get('content-encoding')).toBeNull()
  })
})

it('compresses with real gzip', async () => {
  const { compress } = await import('./compression')
  expect(gunzipSync(await compress(Buffer.from('toner'), 'gzip')).toString()).toBe('toner')
})

it('RT-039 an address that spells out an order of many lines is answered', async () => {
  const items = Array.from({ length: 1000 }, (_, at) => ({ custNumber: null, number: `CW-TN${10_000 + at}`, qty: 12 }))
  const skus = encodeURIComponent(JSON.stringify(items))
  const response = await fetch(`${shop.apiBase}${REGION}?skus=${skus}`)
  expect(skus.length).toBeGreaterThan(80_000)
  expect(response.status).toBe(200)
})

describe('a failure inside', () => {
  it('answers code 500 with an id that is in the log, and nothing about what went wrong', async () => {
    const token = await shop.signIn('buyer.nl')
    await shop.db.execute(sql`alter table searches rename column keyword to secret_column`)
    const { status, envelope, headers } = await call(
      shop,
      'search.remember',
      { body: { custnum: 1, keyword: 'private keyword' } },
      { token },
    )
    expect(status).toBe(200)
    const id = headers.get('x-request-id')
    expect(envelope).toEqual({ code: 500, msg: expect.stringContaining(id ?? 'no id'), data: { id } })
    expect(JSON.stringify(envelope)).not.toMatch(/insert|column|searches|at .*\.ts/i)
    const logged = errors.find(({ fields }) => fields?.id === id)
    expect(logged?.event).toBe('request.failed')
    expect(logged?.fields).toMatchObject({
      path: '/prod-api/clientsystem/searchhis/freedom/add',
      cause: { code: '42703' },
    })
    expect(JSON.stringify(logged)).not.toContain('private keyword')
    expect(JSON.stringify(logged)).not.toContain(token)
  })
})
