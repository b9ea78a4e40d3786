import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../contract/calls'
import type { ShopError } from '../errors/shop-error'
import { REQUEST_TIMEOUT_MS } from '../limits'
import { anI18n } from '../testing/an-i18n'
import { type LocalServer, startLocalServer } from '../testing/local-server'
import { type ClientContext, createClient } from './client'
import type { CallOptions } from './client.types'
import { ofetchTransport } from './ofetch-transport'

const REGION = '/prod-api/clientsystem/system/freedom/region'
const REMEMBER = '/prod-api/clientsystem/searchhis/freedom/add'

let server: LocalServer
let failures: { error: ShopError; options: CallOptions; token: string | undefined }[]

beforeEach(async () => {
  server = await startLocalServer({ [`GET ${REGION}`]: { code: 200, data: 'EU' } })
  failures = []
})
afterEach(() => server.close())

const open = (settings: Partial<ClientContext> = {}) =>
  createClient({
    i18n: anI18n('de'),
    apiBase: `${server.url}/prod-api`,
    fetch: globalThis.fetch,
    transport: ofetchTransport,
    timeoutMs: REQUEST_TIMEOUT_MS,
    paths: {},
    token: () => 'T',
    renewToken: async () => undefined,
    onFailure: (error, options, token) => void failures.push({ error, options, token }),
    ...settings,
  })

describe('what is sent', () => {
  it('API-004 every call carries the token as bearer, and none when there is none', async () => {
    await open().call(calls.site.region)
    await open({ token: () => undefined }).call(calls.site.region)
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer T', undefined])
  })

  it('API-005 the token can be left out of one call', async () => {
    await open().call(calls.site.region, undefined, { withToken: false })
    expect(server.requests[0]?.headers.authorization).toBeUndefined()
  })

  it('sends the language of the reader, in which the server answers names', async () => {
    await open().call(calls.site.region)
    expect(server.requests[0]?.headers['accept-language']).toBe('de')
  })

  it('API-003 a body is JSON in UTF-8, a call without one has no content type', async () => {
    server.reply(`POST ${REMEMBER}`, { code: 200 })
    await open().call(calls.search.remember, { body: { custnum: 7, keyword: 'Łódź 墨粉' } })
    await open().call(calls.site.region)
    const [post, get] = server.requests
    expect(post?.headers['content-type']).toBe('application/json;charset=utf-8')
    expect(JSON.parse(post?.text ?? '')).toEqual({ custnum: 7, keyword: 'Łódź 墨粉' })
    expect(get?.headers['content-type']).toBeUndefined()
  })

  it('API-003 a PUT carries its body as JSON too', async () => {
    server.reply('PUT /prod-api/clientsystem/account/changeEmail', { code: 200 })
    await open().call(calls.account.changeEmail, { body: { email: 'a@example.com', emailVerificationCode: '123' } })
    expect(JSON.parse(server.requests[0]?.text ?? '')).toEqual({ email: 'a@example.com', emailVerificationCode: '123' })
  })

  it.each(['Array', 'Object'] as const)(
    'a toJSON that a page has put on every %s changes nothing that is sent',
    async kind => {
      const prototype = { Array, Object }[kind].prototype as { toJSON?: () => string }
      // As old libraries do: what it gives back is written as a text.
      Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => '[]' })
      server.reply('POST /prod-api/goods/sku/resolve', { code: 200, data: { lines: [] } })
      const body = { lines: [{ key: '1', input: 'CF259X' }] }
      const sent = open()
        .call(calls.quickOrder.resolve, { body })
        .finally(() => Reflect.deleteProperty(prototype, 'toJSON'))
      await sent.catch(() => undefined)
      expect(JSON.parse(server.requests[0]?.text ?? '')).toEqual(body)
    },
  )

  it('query values are encoded; empty ones are sent, ones not given are left out', async () => {
    server.reply('GET /prod-api/clientsystem/system/freedom/getOrgSite', { code: 200, data: {} })
    await open().call(calls.site.options, { query: { siteName: '', isVisitor: '1', orgId: undefined } as never })
    expect([...(server.requests[0]?.query ?? [])]).toEqual([
      ['siteName', ''],
      ['isVisitor', '1'],
    ])
    server.reply('GET /prod-api/goods/sku/freedom/query', { code: 200, rows: [], total: 0 })
    await open().call(calls.catalogue.query, { query: { keyword: 'a&b=c +#', pageNum: 1, pageSize: 20 } })
    expect(server.requests[1]?.query.get('keyword')).toBe('a&b=c +#')
  })

  it('a parameter of the path cannot leave its place', async () => {
    await open()
      .call(calls.orders.get, { params: { orderno: '../list?x=1#' } })
      .catch(() => undefined)
    expect(server.requests[0]?.path).toBe('/prod-api/clientsystem/order/..%2Flist%3Fx%3D1%23')
  })

  it('API-027 a host may move calls that the specification does not name, and only those', async () => {
    const paths = { 'orders.shipVias': '/my/shipvias', 'site.options': '/my/sites', 'site.region': '/my/region' }
    server.reply('GET /prod-api/my/shipvias', { code: 200, data: [] })
    server.reply('GET /prod-api/my/sites', { code: 200, data: { orgSites: [], languages: [] } })
    const client = open({ paths })
    await client.call(calls.orders.shipVias, { query: { orgId: 1 } } as never)
    await client.call(calls.site.options, { query: { orgId: 5 } })
    await client.call(calls.site.region)
    expect(server.lines()).toEqual(['GET /prod-api/my/shipvias', 'GET /prod-api/my/sites', `GET ${REGION}`])
  })
})

describe('files', () => {
  it('lie on the origin of an absolute API, on the page for a relative one, and elsewhere when they say so', () => {
    const file = (apiBase: string, path: string) => open({ apiBase }).fileUrl(path)
    expect(file('https://shop.example/eu/prod-api', '/files/a.svg')).toBe('https://shop.example/files/a.svg')
    expect(file('/prod-api', '/files/a.svg')).toBe('/files/a.svg')
    expect(file('https://shop.example/prod-api', 'https://cdn.example/a.svg')).toBe('https://cdn.example/a.svg')
    expect(file('https://shop.example/prod-api', '//cdn.example/a.svg')).toBe('//cdn.example/a.svg')
    expect(file('https://shop.example/prod-api', 'data:image/png;base64,AA')).toBe('data:image/png;base64,AA')
  })
})

describe('failures', () => {
  it('are reported once, with how the call was made and the token it carried', async () => {
    server.reply(`GET ${REGION}`, { code: 601, msg: 'no' })
    await expect(open().call(calls.site.region, undefined, { silent: true })).rejects.toMatchObject({ kind: 'refused' })
    expect(failures).toMatchObject([{ error: { kind: 'refused' }, options: { silent: true }, token: 'T' }])
  })

  it('a call refused for its token is made once more with a fresh one, writes too', async () => {
    server.reply(`POST ${REMEMBER}`, ({ headers }) =>
      headers.authorization === 'Bearer fresh' ? { code: 200, data: null } : { code: 401 },
    )
    const asked: unknown[] = []
    const renewToken = async (refused: unknown) => {
      asked.push(refused)
      return 'fresh'
    }
    const client = open({ renewToken })
    await client.call(calls.search.remember, { body: { custnum: 1, keyword: 'x' } })
    expect(asked).toEqual(['T'])
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer T', 'Bearer fresh'])
    expect(failures).toEqual([])
  })

  it('a fresh token that is refused too ends it, and the failure is reported', async () => {
    server.reply(`GET ${REGION}`, { code: 401 })
    await expect(open({ renewToken: async () => 'fresh' }).call(calls.site.region)).rejects.toMatchObject({
      kind: 'signed-out',
    })
    expect(server.requests).toHaveLength(2)
    expect(failures).toMatchObject([{ error: { kind: 'signed-out' }, token: 'fresh' }])
  })

  it('a call made without the token does not ask for another', async () => {
    server.reply(`GET ${REGION}`, { code: 401 })
    const client = open({ renewToken: () => Promise.reject(new Error('asked')) })
    await expect(client.call(calls.site.region, undefined, { withToken: false })).rejects.toMatchObject({
      kind: 'signed-out',
    })
    expect(server.requests).toHaveLength(1)
  })
})
