import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createExamplesServer, parseHeaders } from './examples-server.mjs'
import { fromRoot } from './paths.mjs'

// Longer than what stands in the files.
const server = createExamplesServer({ shop: 'http://localhost:59990' })
let origin

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${server.address().port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('sends the policy of a page with the address of the shop in place', async () => {
  const answer = await fetch(`${origin}/intranet.html`)
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' http:\/\/localhost:59990\/sdk\/; style-src 'self';/)
  expect(policy).toContain("trusted-types 'none'")
  const page = await answer.text()
  expect(page).toContain('http://localhost:59990/sdk/loader.js')
  expect(page).not.toContain('localhost:4173')
  expect(page.trim()).toMatch(/<\/html>$/)
})

it('sends no policy with a page that asks for none, and the list of pages at /', async () => {
  expect((await fetch(`${origin}/plain.html`)).headers.get('content-security-policy')).toBeNull()
  expect(await (await fetch(`${origin}/`)).text()).toContain('plain.html')
})

it.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/no.html',
  '/%zz',
  '/sdk/../../package.json',
])('has nothing at %s', async path => {
  expect((await fetch(origin + path)).status).toBe(404)
})

it('refuses other methods', async () => {
  expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(405)
})

it('joins a header that goes on in further lines', () => {
  expect(parseHeaders('# note\n/a.html\n  X-One: 1;\n    two\n  X-Three: http://x\n').get('/a.html')).toEqual({
    'x-one': '1; two',
    'x-three': 'http://x',
  })
})

it.each([
  [{ SHOP_URL: 'localhost:4173' }, 'SHOP_URL must be an address like http://localhost:4173.'],
  [{ EXAMPLES_PORT: '4180a' }, 'EXAMPLES_PORT must be a port number, 0 to 65535.'],
])('the command says at once what is wrong with %o', (settings, problem) => {
  const env = { ...process.env, ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, [fromRoot('scripts/cw.mjs'), 'examples'], { env })
  expect(status).toBe(1)
  expect(`${stdout}${stderr}`.trim()).toBe(problem)
})
