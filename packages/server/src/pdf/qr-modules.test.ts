import { expect, it } from 'vitest'
import { readModules } from './qr-code.testing'
import { qrModules } from './qr-modules'

const LINK = 'https://qr-test.ksef.mf.gov.pl/invoice/5260001246/25-11-2026/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE'
const read = (modules: boolean[][]) => readModules(modules.length, (row, column) => modules[row]?.[column] ?? false)

it('a reader finds the link in the code', () => {
  const modules = qrModules(LINK)
  expect(read(modules)).toBe(LINK)
  expect(modules.every(row => row.length === modules.length)).toBe(true)
})

it('a stain of some modules does not hide it', () => {
  const modules = qrModules(LINK)
  const middle = Math.floor(modules.length / 2)
  const stained = modules.map((row, y) =>
    row.map((isDark, x) => (Math.abs(x - middle) < 3 && Math.abs(y - middle) < 3 ? true : isDark)),
  )
  expect(read(stained)).toBe(LINK)
})
