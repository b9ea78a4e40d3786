import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileTransport } from './fetch-transport'

let base: string
let stop: () => void
beforeAll(async () => {
  const server = createServer((request, response) => {
    const { type, disposition } = Object.fromEntries(new URL(request.url ?? '', 'http://x').searchParams)
    if (disposition) response.setHeader('Content-Disposition', disposition)
    response.setHeader('Content-Type', type ?? 'text/csv').end('a;b')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/?`
  stop = () => server.close()
})
afterAll(() => stop())

const ask = (parameters: Record<string, string>) =>
  fileTransport(fetch, base + new URLSearchParams(parameters), {
    method: 'POST',
    headers: {},
    signal: new AbortController().signal,
  })

it.each([
  [`attachment; filename="b_.csv"; filename*=UTF-8''b%C3%BC.csv`, 'bü.csv'],
  ['attachment; filename="Orders.csv"', 'Orders.csv'],
  [`attachment; filename*=UTF-8''..%2F..%5Cetc.csv`, '....etc.csv'],
  [`attachment; filename="a.csv"; filename*=UTF-8''%E0`, 'a.csv'],
  ['attachment', 'download'],
])('API-095 gives a file the name that the server says: %s', async (disposition, name) => {
  const { file } = await ask({ disposition })
  expect(file?.name).toBe(name)
  expect(await file?.content.text()).toBe('a;b')
})

it('API-095 hands on an envelope as what it is', async () => {
  expect(await ask({ type: 'application/json; charset=UTF-8' })).toEqual({ status: 200, isOk: true, text: 'a;b' })
})
