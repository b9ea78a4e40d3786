import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../contract/calls'
import type { ShopError } from '../errors/shop-error'
import { REQUEST_TIMEOUT_MS } from '../limits'
import { anI18n } from '../testing/an-i18n'
import { sku } from '../testing/builders'
import { DROP, type LocalServer, type Reply, startLocalServer, status } from '../testing/local-server'
import { createClient } from './client'
import { ofetchTransport } from './ofetch-transport'

const ENTRY = { searchId: 1, keyword: 'x', custnum: 2 }

let server: LocalServer
beforeAll(async () => {
  server = await startLocalServer()
})
afterAll(() => server.close())

let failures: ShopError[] = []
beforeEach(() => {
  failures = []
})

const client = () =>
  createClient({
    i18n: anI18n('de'),
    apiBase: server.url,
    fetch: globalThis.fetch,
    transport: ofetchTransport,
    timeoutMs: REQUEST_TIMEOUT_MS,
    paths: {},
    token: () => undefined,
    renewToken: async () => undefined,
    onFailure: error => void failures.push(error),
  })

/** `data` in the envelope. The call is a write, so that nothing is sent twice. */
function data(reply: Reply) {
  server.reply('POST /clientsystem/searchhis/freedom/add', reply)
  return client().call(calls.search.remember, { body: { custnum: -1, keyword: 'x' } })
}
function rows(reply: Reply) {
  server.reply('GET /goods/sku/freedom/query', reply)
  return client().call(calls.catalogue.query, { query: { pageNum: 1, pageSize: 20 } })
}
function plain(reply: Reply) {
  server.reply('GET /randomcode', reply)
  return client().call(calls.session.captcha)
}

describe('answers that succeed', () => {
  it('API-006 code 200 resolves with what stands in data, and so does an answer without a code', async () => {
    await expect(data({ code: 200, msg: '', data: ENTRY })).resolves.toEqual(ENTRY)
    await expect(data({ data: ENTRY })).resolves.toEqual(ENTRY)
    await expect(data({ code: 200 })).resolves.toBeNull()
    await expect(data(status(204))).resolves.toBeNull()
  })

  it('API-007 paged lists give rows and total; a list in data is accepted too', async () => {
    const part = sku()
    await expect(rows({ code: 200, rows: [part], total: 41 })).resolves.toEqual({ rows: [part], total: 41 })
    await expect(rows({ code: 200, data: [part, part] })).resolves.toEqual({ rows: [part, part], total: 2 })
    await expect(data({ code: 200, rows: ENTRY })).resolves.toEqual(ENTRY)
  })

  it('fields beside the code are accepted inside data as well', async () => {
    const captcha = { img: 'AA', uuid: 'u' }
    await expect(plain({ code: 200, msg: '', ...captcha })).resolves.toMatchObject(captcha)
    await expect(plain({ code: 200, msg: '', data: captcha })).resolves.toEqual(captcha)
  })

  it('ERR-001 an answer with code 10000 or more is handed back whole', async () => {
    const answer = { code: 20_003, msg: 'Activity not started or coupon invalid', data: null }
    await expect(data(answer)).resolves.toEqual(answer)
    await expect(data({ code: 10_000, extra: 1 })).resolves.toEqual({ code: 10_000, extra: 1 })
    await expect(data({ code: 9_999, msg: 'y' })).rejects.toMatchObject({ kind: 'refused', at: { code: 9_999 } })
  })
})

describe('answers that refuse', () => {
  it.each([
    [400, 'invalid'],
    [401, 'signed-out'],
    [404, 'not-found'],
    [405, 'invalid'],
    [413, 'invalid'],
    [500, 'server'],
    [601, 'refused'],
    [602, 'captcha-needed'],
    [603, 'too-many'],
    [604, 'order-changed'],
    [777, 'refused'],
    [0, 'refused'],
  ])('API-006 code %i rejects as %s and keeps what the server said', async (code, kind) => {
    await expect(data({ code, msg: 'because', data: { a: 1 } })).rejects.toMatchObject({
      kind,
      at: { call: 'search.remember', code, msg: 'because', data: { a: 1 } },
    })
  })

  it('ERR-004 the error of code 401 carries its fixed text, not the server text', async () => {
    const message = 'Authentication failed, unable to access system resources'
    await expect(data({ code: 401 })).rejects.toMatchObject({ message })
    await expect(data({ code: 401, msg: 'other' })).rejects.toMatchObject({ message })
  })

  it('ERR-005 the error of code 403 says its fixed text to the buyer too, not the server text', async () => {
    const msg = 'Current operation has no permissions'
    await expect(data({ code: 403, msg: 'other', data: 1 })).rejects.toMatchObject({
      message: msg,
      at: { msg, data: 1 },
    })
  })

  it('ERR-007 ERR-008 the error carries the text of the server', async () => {
    await expect(data({ code: 500, msg: 'x' })).rejects.toMatchObject({ message: 'x', kind: 'server' })
    await expect(data({ code: 601, msg: 'y' })).rejects.toMatchObject({ message: 'y', kind: 'refused' })
  })
})

describe('answers of the HTTP layer', () => {
  it('ERR-011 status 401 means signed out, with or without an envelope', async () => {
    await expect(data(status(401))).rejects.toMatchObject({ kind: 'signed-out', at: { status: 401 } })
    await expect(data(status(401, '{"code":401,"msg":"m"}'))).rejects.toMatchObject({
      kind: 'signed-out',
      at: { status: 401 },
    })
  })

  it('ERR-010 another status is a broken connection and keeps its number', async () => {
    await expect(data(status(500, '<h1>oops</h1>'))).rejects.toMatchObject({ kind: 'network', at: { status: 500 } })
    await expect(data(status(404))).rejects.toMatchObject({ kind: 'network', at: { status: 404 } })
    await expect(data(status(500, '{"code":200}'))).rejects.toMatchObject({ kind: 'network', at: { status: 500 } })
  })

  it('ERR-005 a status with an envelope says what the envelope says', async () => {
    await expect(data(status(403, '{"code":403,"msg":"m"}'))).rejects.toMatchObject({
      kind: 'forbidden',
      at: { status: 403, code: 403, msg: 'Current operation has no permissions' },
    })
  })
})

describe('answers of the wrong shape', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>Sign in to the hotel network</title>'],
    ['half an answer', '{"code":200,"data":'],
    ['a list', '[1,2]'],
    ['null', 'null'],
    ['a number', '200'],
    ['a code that is text', '{"code":"200"}'],
  ])('%s is malformed, never a success', async (_name, text) => {
    await expect(data(status(200, text))).rejects.toMatchObject({ kind: 'malformed', at: { call: 'search.remember' } })
  })

  it('a list without rows is malformed', async () => {
    await expect(rows({ code: 200, data: { a: 1 } })).rejects.toMatchObject({ kind: 'malformed' })
    await expect(rows({ code: 200 })).rejects.toMatchObject({ kind: 'malformed' })
    expect(failures).toHaveLength(2)
  })

  it('rows that cannot be read are left out, and reported once for the answer', async () => {
    const good = sku()
    const answer = { code: 200, rows: [null, good, { ...good, number: {} }], total: 3 }
    await expect(rows(answer)).resolves.toEqual({ rows: [good], total: 3 })
    expect(failures).toMatchObject([
      {
        kind: 'malformed',
        message: 'catalogue.query: 0 and 1 more cannot be read',
        at: { call: 'catalogue.query', lost: ['0', '2.number'] },
      },
    ])
  })

  it('a payload without what it is about is malformed, and says what is missing', async () => {
    await expect(plain({ code: 200, img: 'AA' })).rejects.toMatchObject({
      kind: 'malformed',
      message: 'session.captcha: uuid of the answer cannot be read',
    })
  })

  it('a connection that breaks before or in the middle of the answer is a network failure', async () => {
    await expect(data(DROP)).rejects.toMatchObject({ kind: 'network', cause: expect.anything() })
    const half: Reply = (_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' })
      response.write('{"code":200')
      setImmediate(() => response.destroy())
    }
    await expect(data(half)).rejects.toMatchObject({ kind: 'network' })
  })
})
