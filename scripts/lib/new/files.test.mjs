import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runNode } from '../processes.mjs'
import { addExport, createFiles, insertSorted } from './files.mjs'

const folders = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Files in a folder of their own. @param failing part of the path of the tool that fails */
function filesIn(failing) {
  const root = mkdtempSync(join(tmpdir(), 'new-'))
  folders.push(root)
  const asked = []
  const runTool = async (file, args) => {
    asked.push([file, ...args].join(' '))
    const isFailing = failing !== undefined && file.includes(failing)
    return { code: isFailing ? 1 : 0, output: isFailing ? 'cart.texts.ts: no such word' : '', isTimedOut: false }
  }
  const named = []
  return { root, asked, named, files: createFiles({ root, runTool, report: line => named.push(line.trim()) }) }
}

it('writes the texts and the format after the files', async () => {
  const { root, asked, named, files } = filesIn()
  files.write('cart/cart.ts', 'one')
  files.change('cart/cart.ts', text => `${text} two`)
  await files.finish()
  expect(readFileSync(join(root, 'cart/cart.ts'), 'utf8')).toBe('one two')
  expect(named).toEqual(['cart/cart.ts'])
  expect(asked.map(line => /texts\.mjs|check --write/.exec(line)?.[0])).toEqual(['texts.mjs', 'check --write'])
})

it.each([
  ['texts.mjs', '`npm run texts`'],
  ['biome', '`biome check --write`'],
])('says so when %s fails', async (failing, named) => {
  const { named: written, files } = filesIn(failing)
  files.write('cart.ts', '')
  await expect(files.finish()).rejects.toThrow(`${named} failed:\ncart.texts.ts: no such word`)
  expect(written).toEqual(['cart.ts'])
})

it('refuses a file that the linter cannot read', async () => {
  const { root } = filesIn()
  const runTool = async (file, ...rest) =>
    file.endsWith('texts.mjs') ? { code: 0, output: '', isTimedOut: false } : runNode(file, ...rest)
  const files = createFiles({ root, runTool, report: () => undefined })
  files.write('cart.ts', 'export const = 1\n')
  await expect(files.finish()).rejects.toThrow('cart.ts')
})

it('writes nothing when one place is missing', () => {
  const { root, files } = filesIn()
  files.write('cart.ts', 'one')
  expect(() => files.change('README.md', text => text)).toThrow('README.md has no place')
  writeFileSync(join(root, 'there.ts'), '')
  expect(() => files.write('there.ts', 'one')).toThrow('there.ts is there already')
  expect(existsSync(join(root, 'cart.ts'))).toBe(false)
})

const EXPORTS =
  "export { Cart } from './cart'\nexport {\n  OrderList,\n  type OrderListProps,\n} from './orders'\n\nstart()\n"

it.each([
  ['an export of the same file', './orders', "  type OrderListProps,\n  Late,\n} from './orders'"],
  ['exports that sort before it', './rma', "} from './orders'\nexport { Late } from './rma'\n\nstart()"],
  ['exports that sort behind it', './coupons', "export { Late } from './coupons'\nexport {\n  OrderList"],
])('puts an export beside %s', (_what, from, part) => {
  expect(addExport(EXPORTS, 'Late', from)).toContain(part)
})

it('puts a line where its block is in order', () => {
  expect(insertSorted('head\n- a\n- c\ntail', '- b', line => line.startsWith('- '))).toBe('head\n- a\n- b\n- c\ntail')
})
