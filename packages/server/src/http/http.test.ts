/** What the shop says beside its answers: headers, origins, failures, compression. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

describe('requests from other sites', () => {
  const SEND = '/clientsystem/system/freedom/sendMailboxVerificationCode?email=victim%40firm.eu'
  const RESET = '/clientsystem/account/freedom/sendResetCode'
  const ask = async (path: string, init: RequestInit) =>
    (await (await fetch(shop.apiBase + path, init)).json()) as { code: number; msg: string }
  const json = { method: 'POST', body: JSON.stringify({ email: 'victim@firm.eu' }) }
  const JSON_TYPE = { 'Content-Type': 'application/json' }

  it('F15 send no mail and write nothing: pictures, forms and scripts of a page that the shop does not know', async () => {
    const mails = shop.mails.length
    const foreign = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await ask(SEND, { headers: foreign })).code).toBe(403)
    for (const origin of [undefined, 'https://evil.example', 'null']) {
      const headers = { ...foreign, ...JSON_TYPE, ...(origin ? { Origin: origin } : {}) }
      expect((await ask(RESET, { ...json, headers })).code).toBe(403)
    }
    expect(shop.mails).toHaveLength(mails)
  })

  it('F15 are served when the origin is allowed, when they only read, and when they come from the shop itself', async () => {
    const allowed = { 'Sec-Fetch-Site': 'cross-site', Origin: ALLOWED, ...JSON_TYPE }
    expect((await ask(RESET, { ...json, headers: allowed })).code).toBe(200)
    expect((await ask(REGION, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).code).toBe(200)
    for (const site of ['same-origin', 'none']) {
      const body = JSON.stringify({ userName: 'buyer.nl' })
      const headers = { 'Sec-Fetch-Site': site, ...JSON_TYPE }
      expect((await ask('/clientsystem/goods/client/brands?classId=102', { headers })).code).toBe(200)
      expect((await ask('/clientauth/oauth/freedom/sendCode', { method: 'POST', body, headers })).code).not.toBe(403)
    }
  })

  it('F15 of another page of the same site neither mail nor write: it is not the shop', async () => {
    const sameSite = { 'Sec-Fetch-Site': 'same-site' }
    const mailed = () => shop.mails.filter(({ to }) => to === 'victim@firm.eu').length
    const mails = mailed()
    expect((await ask(SEND, { headers: sameSite })).code).toBe(403)
    for (const origin of ['https://blog.shop.example', 'http://localhost:1', 'null'])
      expect((await ask(RESET, { ...json, headers: { ...sameSite, ...JSON_TYPE, Origin: origin } })).code).toBe(403)
    expect(mailed()).toBe(mails)
    for (const origin of [shop.url, ALLOWED])
      expect((await ask(RESET, { ...json, headers: { ...sameSite, ...JSON_TYPE, Origin: origin } })).code).not.toBe(403)
  })

  it('F15 do not use up what the network of their visitor may ask: pictures of a page that the shop does not know', async () => {
    const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site' } }
    const guess = '?userName=a&email=owner@firm.eu&emailVerificationCode=000000'
    for (let picture = 0; picture < 31; picture++)
      expect((await ask(`/clientsystem/account/freedom/checkEmailAndAccount${guess}`, foreign)).code).toBe(403)
    expect((await ask('/randomcode', foreign)).code).toBe(403)
    expect((await ask(`/clientsystem/account/freedom/checkEmailAndAccount${guess}`, {})).code).toBe(601)
  })

  it('F15 of browsers that tell no more than the origin neither mail nor write, unless it is allowed or that of the shop', async () => {
    const codeFor = async (origin: string | undefined, more = {}) =>
      (await ask(RESET, { ...json, headers: { ...JSON_TYPE, ...(origin ? { Origin: origin } : {}), ...more } })).code
    // Mails of sign-in codes are not waited for.
    const mailed = () => shop.mails.filter(({ to }) => to === 'victim@firm.eu').length
    const mails = mailed()
    for (const origin of ['https://evil.example', 'null', `${shop.url}.evil.example`, 'http://127.0.0.1:1'])
      expect([origin, await codeFor(origin)]).toEqual([origin, 403])
    expect((await ask(SEND, { headers: { Origin: 'https://evil.example' } })).code).toBe(403)
    expect(mailed()).toBe(mails)
    expect((await ask(REGION, { headers: { Origin: 'https://evil.example' } })).code).toBe(200)
    shop.clock.advance(60 * 60_000 + 1000)
    // The shop itself, where it says it is and where it was found; an allowed page; a program.
    for (const origin of ['http://localhost:4173', shop.url, ALLOWED, undefined])
      expect([origin, await codeFor(origin)]).not.toEqual([origin, 403])
    expect(await codeFor('https://shop.example', { 'X-Forwarded-Host': 'shop.example' })).toBe(403)
  })

  it('F15 come from the shop itself where its own proxy sends the host name', async () => {
    const proxied = await startTestServer({ trustProxy: 1 })
    try {
      const forget = (host: string) =>
        call(
          proxied,
          'session.sendCode',
          { body: { userName: 'nobody.here' } },
          { headers: { Origin: 'https://shop.example', 'X-Forwarded-Host': host } },
        )
      expect((await forget('shop.example')).code).toBe(200)
      expect((await forget('evil.example')).code).toBe(403)
    } finally {
      await proxied.close()
    }
  })

  it('F15 cannot pass a form off as JSON: a body needs its content type', async () => {
    const msg = 'The body must be JSON, with the header Content-Type: application/json.'
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      expect(await ask(RESET, { ...json, headers: { 'Content-Type': type } })).toMatchObject({ code: 400, msg })
    }
  })
})

describe('security headers', () => {
  it('F28 forbid what the shop does not use, and documents made of answers', async () => {
    const { headers } = await call(shop, 'site.region', {})
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/)
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('strict-transport-security')).toBeNull()
    const picture = await fetch(`${shop.url}/pictures/toner-cyan.svg`)
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('F28 stand on every kind of answer', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cartwright-files-'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Shop</title>')
    await writeFile(join(folder, 'app.js'), '1')
    const built = await startTestServer({ files: { storefront: folder, sdk: [folder] } })
    const html = { headers: { Accept: 'text/html' } }
    const answers: [number, string, RequestInit?][] = [
      [200, '/', html],
      [200, '/list/toner', html],
      [404, '/missing.png', html],
      [404, '/missing.png'],
      [405, '/goods/list', { method: 'POST' }],
      [405, '/health', { method: 'POST' }],
      [405, '/pictures/toner-cyan.svg', { method: 'DELETE' }],
      [405, '/', { method: 'PATCH' }],
      [200, '/app.js'],
      [200, '/sdk/app.js'],
      [404, '/sdk/missing.js'],
      [200, '/pictures/toner-cyan.svg'],
      [404, '/pictures/missing.svg'],
      [200, '/health'],
      [200, '/ready'],
      [200, `/prod-api${REGION}`],
      [204, `/prod-api${REGION}`, { method: 'OPTIONS' }],
      [200, '/prod-api/missing'],
      [405, `/prod-api${REGION}`, { method: 'PATCH' }],
    ]
    try {
      for (const [status, path, init] of answers) {
        const answer = await fetch(built.url + path, init)
        const { headers } = answer
        const isPage = headers.get('content-type')?.startsWith('text/html')
        expect([init?.method ?? 'GET', path, answer.status]).toEqual([init?.method ?? 'GET', path, status])
        expect([path, headers.get('content-security-policy')]).toEqual([
          path,
          expect.stringMatching(isPage ? /^default-src 'self'; script-src 'self'/ : /^default-src 'none'; /),
        ])
        expect([path, headers.get('content-security-policy')]).toEqual([
          path,
          expect.stringContaining("frame-ancestors 'none'"),
        ])
        expect([path, headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
          path,
          'nosniff',
          'strict-origin-when-cross-origin',
        ])
        expect([path, headers.get('permissions-policy')]).toEqual([path, expect.stringContaining('camera=()')])
        expect([path, headers.get('cross-origin-resource-policy')]).toEqual([
          path,
          expect.stringMatching(/^(same|cross)-origin$/),
        ])
      }
      // A page that has not changed keeps the policy that it came with.
      const etag = (await fetch(`${built.url}/`, html)).headers.get('etag') ?? ''
      const same = await fetch(`${built.url}/`, { headers: { ...html.headers, 'If-None-Match': etag } })
      expect([same.status, same.headers.get('content-security-policy')]).toEqual([304, null])
    } finally {
      await built.close()
      await rm(folder, { recursive: true })
    }
  })

  it('F28 require TLS of browsers where its own proxy reports TLS', async () => {
    const proxied = await startTestServer({ trustProxy: 1 })
    try {
      const hsts = async (server: TestServer, proto: string) =>
        (await call(server, 'site.region', {}, { headers: { 'X-Forwarded-Proto': proto } })).headers.get(
          'strict-transport-security',
        )
      expect(await hsts(proxied, 'https')).toBe('max-age=31536000; includeSubDomains')
      expect(await hsts(proxied, 'http')).toBeNull()
      expect(await hsts(shop, 'https')).toBeNull()
    } finally {
      await proxied.close()
    }
  })
})

describe('a forwarding header', () => {
  const forwarded = { headers: { 'X-Forwarded-For': '203.0.113.7' } }
  const reportsOf = async (trustProxy: number) => {
    const events: string[] = []
    const write = (event: string) => void events.push(event)
    const server = await startTestServer({ trustProxy, log: { info: write, error: write } })
    try {
      await call(server, 'site.region', {})
      const before = events.filter(event => event === 'proxy.untrusted').length
      for (const _ of ['first', 'second']) await call(server, 'site.region', {}, forwarded)
      return [before, events.filter(event => event === 'proxy.untrusted').length]
    } finally {
      await server.close()
    }
  }

  it('that nothing is set up for is logged once per process', async () => {
    expect(await reportsOf(0)).toEqual([0, 1])
  })

  it('of an own proxy is not', async () => {
    expect(await reportsOf(1)).toEqual([0, 0])
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

describe('a full disk', () => {
  it('F30 is reported by a code of its own, in the language of the reader, and reading goes on', async () => {
    const token = await shop.signIn('buyer.de')
    await shop.db.execute(sql`create function fill_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
    await shop.db.execute(sql`create trigger fill_disk before insert on searches execute function fill_disk()`)
    const body = { custnum: 1, keyword: 'toner' }
    const remember = (language: string) =>
      call(shop, 'search.remember', { body }, { token, headers: { 'Accept-Language': language } })
    const { envelope, headers } = await remember('en')
    expect(envelope).toEqual({
      code: 507,
      msg: 'The storage of the shop is full. Nothing was saved; please try again later.',
      data: { id: headers.get('x-request-id') },
    })
    expect((await remember('de')).msg).toMatch(/^Der Speicher des Shops ist voll\./)
    expect(errors.some(({ event }) => event === 'storage.full')).toBe(true)
    expect((await call(shop, 'search.history', { query: { custnum: 1 } }, { token })).code).toBe(200)
    await shop.db.execute(sql`drop trigger fill_disk on searches`)
    expect((await remember('en')).code).toBe(200)
  })
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
