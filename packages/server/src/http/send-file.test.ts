import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AppContext, AppEnv } from './context'
import { type Listening, listen } from './listen'
import { readerOf } from './reader'
import { sendFile } from './send-file'

let server: Listening
const logged: string[] = []
const informed: string[] = []
/** What has ended of a file, in order. */
const ended: string[] = []
/** More than lies between a shop and a reader who reads nothing. */
const LARGE = 64 * 1024 * 1024
beforeAll(async () => {
  const app = new Hono<AppEnv>()
  const file = (content: AsyncIterable<Uint8Array>) => ({
    name: 'Übersicht "1".csv',
    mediaType: 'text/csv; charset=UTF-8',
    content,
  })
  const log = {
    error: (event: string) => void logged.push(event),
    info: (event: string) => void informed.push(event),
  }
  const sending = (c: AppContext) => ({ log, reader: readerOf(c), onEnd: () => void ended.push('place') })
  app.get('/whole', c => sendFile(c, file(pieces('a', 'b')), sending(c)))
  app.get('/half', c => sendFile(c, file(pieces('a', new Error('secret of the database'))), sending(c)))
  app.get('/endless', c => sendFile(c, file(endless()), sending(c)))
  app.get('/large', c => sendFile(c, file(large()), sending(c)))
  server = await listen(app, { port: 0, host: '127.0.0.1' })
})
afterAll(() => server?.close())
beforeEach(() => {
  for (const list of [logged, informed, ended]) list.length = 0
})

async function* endless() {
  try {
    for (;;) {
      yield new Uint8Array(64 * 1024)
      await setImmediate()
    }
  } finally {
    ended.push('work')
  }
}

async function* large() {
  yield new Uint8Array(LARGE)
  ended.push('work')
}

async function* pieces(...given: (string | Error)[]) {
  for (const piece of given) {
    if (piece instanceof Error) throw piece
    yield new TextEncoder().encode(piece)
  }
}
const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)

it('API-095 sends a file under its name', async () => {
  const answer = await ask('/whole')
  expect(await answer.text()).toBe('ab')
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="_bersicht _1_.csv"; filename*=UTF-8''%C3%9Cbersicht%20%221%22.csv`,
  )
})

it('API-095 breaks off a file that cannot be finished, so that half of it passes for no whole one', async () => {
  await expect(ask('/half').then(answer => answer.text())).rejects.toThrow()
  expect(logged).toEqual(['file.failed'])
})

/** Reads nothing of the answer until told. */
async function openUnread(path: string) {
  const request = get(`http://127.0.0.1:${server.port}${path}`)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return { answer, leave: () => request.destroy() }
}

it('G2 a reader who leaves ends the work on the file, and is no error', async () => {
  const { leave } = await openUnread('/endless')
  leave()
  await expect.poll(() => ended).toEqual(['work', 'place'])
  expect(informed).toEqual(['file.left'])
  expect(logged).toEqual([])
})

it('G2 a file has its place until its last byte has been sent', async () => {
  const { answer } = await openUnread('/large')
  // All of it has been made; most of it waits for its reader.
  await expect.poll(() => ended).toEqual(['work'])
  let bytes = 0
  for await (const some of answer) bytes += (some as Buffer).length
  expect(bytes).toBe(LARGE)
  await expect.poll(() => ended).toEqual(['work', 'place'])
  expect(informed).toEqual([])
})
