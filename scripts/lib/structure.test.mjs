import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findCircles, findFoldersWithoutRow, findWrongArrows } from './arrows.mjs'
import { listImports } from './imports.mjs'
import { findOwnTranslations } from './own-translations.mjs'
import { findStructureFaults } from './structure.mjs'

const folder = mkdtempSync(join(tmpdir(), 'structure-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** @param {Record<string, string>} files paths in a folder of sources → their text */
function importsOf(files) {
  const root = mkdtempSync(join(folder, 'src-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return listImports(root)
}

it('reads imports of values, of types, dynamic ones and what is exported again, and none of tests', () => {
  const imports = importsOf({
    'cart/cart.ts': "import { a } from '../db/a'\nimport type { B } from './b'\nexport { c } from './c.tsx'",
    'cart/b.ts': "const late = () => import('../db')\nimport sheet from './b.css?inline'\nimport 'react'",
    'cart/c.tsx': 'export const c = 1',
    'cart/cart.test.ts': "import './cart'",
    'cart/b.css': '',
    'db/a.ts': '',
    'db/index.ts': '',
  })
  expect(imports).toEqual([
    { from: 'cart/b.ts', to: 'db/index.ts', line: 1 },
    { from: 'cart/b.ts', to: 'cart/b.css', line: 2 },
    { from: 'cart/cart.ts', to: 'db/a.ts', line: 1 },
    { from: 'cart/cart.ts', to: 'cart/b.ts', line: 2 },
    { from: 'cart/cart.ts', to: 'cart/c.tsx', line: 3 },
  ])
})

it.each([
  ['a namespace that is exported again', "export * as all from '../db/a'", 1],
  ['a type that is named in place', "export type A = import('../db/a').A", 1],
  ['what stands behind a lone back quote', "const QUOTE = /`/\nexport const late = () => import('../db/a')", 2],
  ['the css of another folder', "import css from '../db/a.css?inline'", 1],
])('reads %s', (_what, text, line) => {
  const imports = importsOf({ 'cart/cart.ts': text, 'db/a.ts': '', 'db/a.css': '' })
  expect(imports).toEqual([{ from: 'cart/cart.ts', to: text.includes('css') ? 'db/a.css' : 'db/a.ts', line }])
})

it('finds imports of folders that stand above, or in the same row', () => {
  const imports = importsOf({
    'main.ts': "import './orders/order'",
    'orders/order.ts': "import '../rma/return'\nimport '../http/call'\nimport '../main'",
    'rma/return.ts': "import '../orders/order'",
    'http/call.ts': "import '../rma/return'",
  })
  expect(findWrongArrows(imports, [['http'], ['orders', 'rma']])).toEqual([
    { from: 'http/call.ts', to: 'rma/return.ts', line: 1 },
    { from: 'orders/order.ts', to: 'rma/return.ts', line: 1 },
    { from: 'rma/return.ts', to: 'orders/order.ts', line: 1 },
  ])
})

it('finds files that import each other, by a type that is named in place too', () => {
  const imports = importsOf({
    'main.ts': "import './cart/cart'",
    'cart/cart.ts': "export type Cart = import('./row').Row\nimport '../db/a'",
    'cart/row.ts': "export * as cart from './cart'",
    'db/a.ts': '',
  })
  expect(findCircles(imports)).toEqual([
    { from: 'cart/cart.ts', to: 'cart/row.ts', line: 1 },
    { from: 'cart/row.ts', to: 'cart/cart.ts', line: 1 },
  ])
  expect(findCircles(imports.filter(({ from }) => from !== 'cart/row.ts'))).toEqual([])
})

it('finds a folder that stands in no row, and a row without its folder', () => {
  expect(findFoldersWithoutRow(['http', 'orders'], [['http'], ['rma']])).toEqual([
    'orders: stands in no row of arrows.json',
    'rma: stands in arrows.json, but is no folder',
  ])
})

it.each([
  ["const words = { en: 'Cart', de: 'Warenkorb', fr: 'Panier', it: 'Carrello' }", true],
  ["const files = { de: () => import('./de'), fr: () => import('./fr'), it: () => import('./it') }", false],
  ["const sites = { de: 'EUR', pl: 'PLN' }", false],
])('finds a table of translations: %s', (text, found) => {
  expect(findOwnTranslations('cart/words.ts', text)).toBe(found)
})

it('no package has a fault', () => {
  expect(findStructureFaults()).toEqual([])
})
