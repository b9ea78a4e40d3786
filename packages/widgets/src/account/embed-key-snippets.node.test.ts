import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NODE_SNIPPET, PHP_SNIPPET, pageSnippet, settingsSnippet } from './embed-key-snippets'

const linesOf = (path: string) =>
  readFileSync(new URL(`../../../../examples/${path}`, import.meta.url), 'utf8')
    .split('\n')
    .map(line => line.trim())

it.each([
  ['Node', NODE_SNIPPET, 'host-node/server.mjs'],
  ['PHP', PHP_SNIPPET, 'host-php/token.php'],
  [
    'the page',
    pageSnippet('https://shop.example', ['cw-quick-order', 'cw-outlet', 'cw-messages']),
    'host-node/page.html',
  ],
])('what is shown for %s stands in the example that a test runs', (_kind, snippet, path) => {
  const example = linesOf(path)
  const lines = snippet.split('\n').map(line => line.trim())
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter(line => line !== '' && !example.includes(line))).toEqual([])
})

it('the settings hold what the servers read', () => {
  const settings = settingsSnippet({
    shop: 'https://shop.example',
    secret: 'cwk_x',
    origin: 'https://intranet.example',
  })
  expect(settings).toBe('SHOP=https://shop.example\nCARTWRIGHT_SECRET=cwk_x\nORIGIN=https://intranet.example\n')
})
