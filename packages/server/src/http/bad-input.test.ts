/** Every call with input that is rejected before the database is asked. */
import { request } from 'node:http'
import { connect } from 'node:net'
import { type Call, type CallName, callTable, inputsOf } from '@cartwright/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { somePartsSold } from '../catalogue/parts.testing'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'
import { exampleInputs } from './example-inputs.testing'
import { snapshot } from './snapshot.testing'
import { type Change, callNames, type Fields, isForm, type Parts, varyInput } from './vary-input.testing'

const MEGABYTES_10 = 10 * 1024 * 1024

let shop: TestServer
let token: string
let examples: ReturnType<typeof exampleInputs>
let everything: Record<string, string>
/** Without the catalogue. */
let stored: Record<string, string>
const failures: unknown[] = []

beforeAll(async () => {
  shop = await startTestServer({ log: { info: () => undefined, error: (...line) => failures.push(line) } })
  token = await shop.signIn('admin')
  const [part] = await somePartsSold(shop.db, 1)
  if (!part) throw new Error('no part')
  examples = exampleInputs(part)
  everything = await snapshot(shop.db, { withCatalogue: true })
  stored = await snapshot(shop.db)
})
afterAll(() => shop?.close())

const send = (name: CallName, input: Parts) =>
  call(shop, name, input as never, { token, headers: { 'Idempotency-Key': 'bad-input' } })

/** Sends variations of a call's example and expects one code for each. */
async function expectRefused(name: CallName, variations: [what: string, input: Parts][], code = 400) {
  for (const [what, input] of variations) {
    const answer = await send(name, input)
    expect({ what, status: answer.status, code: answer.code }).toEqual({ what, status: 200, code })
    expect(answer.msg).not.toMatch(/zzzz|select |insert |error:/i)
  }
}

describe.each(callNames)('%s', name => {
  const vary = (change: Change) => varyInput(name, examples[name] as Parts, change)

  it('refuses missing fields, wrong types and endless texts', async () => {
    const tooLong = 'z'.repeat(5000)
    const variations = vary((input, fields, part) =>
      fields.flatMap(({ field, isRequired }): [string, Parts][] => {
        const given = (input[part] ?? {}) as Fields
        const { [field]: _left, ...rest } = given
        return [
          ...(isRequired ? [[`${field} missing`, { ...input, [part]: rest }] as [string, Parts]] : []),
          // A form has nothing but texts.
          ...(part === 'body' && !isForm(name)
            ? [[`${field} wrong`, { ...input, body: { ...given, [field]: { wrong: 1 } } }] as [string, Parts]]
            : []),
          [`${field} too long`, { ...input, [part]: { ...given, [field]: tooLong } }],
        ]
      }),
    )
    await expectRefused(name, variations)
  })

  it('refuses a body of the wrong shape', async () => {
    if (!inputsOf(name).body) return
    const input = examples[name] as Parts
    const bodies = [null, 'text', 7, true, Array.isArray(input.body) ? {} : [], [[[[]]]], { a: 1 }]
    await expectRefused(
      name,
      bodies.map(body => [JSON.stringify(body), { ...input, body }]),
    )
  })

  it('refuses characters that cannot be stored', async () => {
    await expectRefused(
      name,
      vary((input, fields, part) =>
        fields
          .filter(({ isText }) => isText)
          .flatMap(({ field }) =>
            // A query string or a form cannot carry half a pair: it is replaced on the way.
            (part === 'body' && !isForm(name) ? ['a\u0000b', 'a\ud800b', 'a\udc00b'] : ['a\u0000b']).map(
              (text): [string, Parts] => [
                `${field} is ${JSON.stringify(text)}`,
                { ...input, [part]: { ...((input[part] ?? {}) as Fields), [field]: text } },
              ],
            ),
          ),
      ),
    )
  })

  it('refuses what is not JSON', async () => {
    const { method, path }: Call = callTable[name]
    if (!inputsOf(name).body || isForm(name)) return
    for (const body of ['{', '{"a":', 'zzzz', '\u{feff}', '{"a":1}}', Buffer.from([0x22, 0xff, 0xfe, 0x22])]) {
      const response = await fetch(shop.apiBase + path.replace('{id}', String((examples[name] as Parts).params?.id)), {
        method,
        body,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      })
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ code: 400, msg: 'The request is not valid JSON.', data: null })
    }
  })

  it('refuses 10 MB without waiting for them', async () => {
    const { method, path } = callTable[name]
    const answer = await sendHeadersOnly(method, `/prod-api${path.replace(/\{\w+\}/, '1')}`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toMatch(/"code":413/)
  })

  it('has changed nothing', async () => {
    expect(await snapshot(shop.db)).toEqual(stored)
  })
})

/** Announces a large body and sends none of it. */
function sendHeadersOnly(method: string, path: string): Promise<string> {
  const { hostname, port } = new URL(shop.url)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${token}\r\nContent-Length: ${MEGABYTES_10}\r\n\r\n`,
      )
    })
    socket.setEncoding('utf8')
    socket.on('data', data => {
      text += data
      if (!text.includes('"code"')) return
      socket.destroy()
      resolve(text)
    })
    socket.on('error', reject)
    socket.on('end', () => resolve(text))
  })
}

it('a client that sends 10 MB all the same reads why they are refused', async () => {
  const response = await fetch(`${shop.apiBase}/clientsystem/shoppingcart`, {
    method: 'POST',
    body: Buffer.alloc(MEGABYTES_10, ' '),
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(await response.json()).toEqual({ code: 413, msg: 'The request is too large.', data: null })
})

describe('bodies that break off', () => {
  it('are no failure of the shop: nothing is written to the log', async () => {
    const before = failures.length
    const { hostname, port } = new URL(shop.url)
    const socket = connect(Number(port), hostname)
    const isOver = new Promise(resolve => socket.once('close', resolve).resume())
    const head = `POST /prod-api/clientsystem/shoppingcart HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${token}\r\n`
    socket.end(`${head}Content-Length: 500\r\n\r\n{"number"`)
    await isOver
    // Everything of the broken request has been dealt with before a later one is answered.
    await shop.signIn('buyer.de')
    expect(failures.slice(before)).toEqual([])
  })
})

describe('bodies without an announced length', () => {
  it('are cut off at 1 MB', async () => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 65_536
        if (sent > MEGABYTES_10) controller.close()
        else controller.enqueue(new Uint8Array(65_536).fill(0x20))
      },
    })
    const response = await fetch(`${shop.apiBase}/clientsystem/shoppingcart`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { Authorization: `Bearer ${token}` },
    } as RequestInit)
    expect(await response.json()).toMatchObject({ code: 413 })
  })
})

describe('paths', () => {
  const codeOf = async (method: string, path: string) => {
    const response = await fetch(`${shop.apiBase}${path}`, { method })
    expect(response.status).toBe(200)
    return (await response.json()) as { code: number; msg: string }
  }

  it('that do not exist answer 404', async () => {
    for (const path of [
      '',
      '/',
      '/nothing',
      '/clientsystem',
      '/clientsystem/account/freedom/',
      '/%E0%A4%A',
      '/..%2f..',
    ]) {
      expect(await codeOf('GET', path)).toMatchObject({ code: 404, msg: 'The access resource does not exist' })
    }
  })

  it('F30 answer HTTP status 405 to a method that no call has', async () => {
    const { hostname, port } = new URL(shop.url)
    for (const method of ['PATCH', 'TRACE', 'PROPFIND', 'PURGE']) {
      const { status, allow } = await new Promise<{ status: number | undefined; allow: string | undefined }>(
        (done, fail) =>
          request({ hostname, port, method, path: '/prod-api/system/menu/getRouters' }, answer => {
            answer.resume()
            done({ status: answer.statusCode, allow: answer.headers.allow })
          })
            .on('error', fail)
            .end(),
      )
      expect({ method, status, allow }).toEqual({ method, status: 405, allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' })
    }
  })

  it('that exist for another method answer 405 with the methods there are', async () => {
    const response = await fetch(`${shop.apiBase}/clientauth/oauth/token`)
    expect(await response.json()).toMatchObject({ code: 405 })
    expect(response.headers.get('allow')).toBe('POST')
    expect(await codeOf('PUT', '/system/menu/getRouters')).toMatchObject({ code: 405 })
  })
})

it('has changed nothing in the catalogue', async () => {
  const { prices, stocks, skus } = await snapshot(shop.db, { withCatalogue: true })
  expect({ prices, stocks, skus }).toMatchObject({
    prices: everything.prices,
    stocks: everything.stocks,
    skus: everything.skus,
  })
})
