import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SILENT_LOG } from '../testing/silent-log'
import type { AppEnv } from './context'
import { type Listening, listen } from './listen'
import { sendFile } from './send-file'

let server: Listening
const logged: string[] = []
beforeAll(async () => {
  const app = new Hono<AppEnv>()
  const file = (content: AsyncIterable<Uint8Array>) => ({
    name: 'Übersicht "1".csv',
    mediaType: 'text/csv; charset=UTF-8',
    content,
  })
  const log = { ...SILENT_LOG, error: (event: string) => void logged.push(event) }
  app.get('/whole', c => sendFile(c, file(pieces('a', 'b')), log))
  app.get('/half', c => sendFile(c, file(pieces('a', new Error('secret of the database'))), log))
  server = await listen(app, { port: 0, host: '127.0.0.1' })
})
afterAll(() => server?.close())

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
