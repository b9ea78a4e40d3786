import { expect, it } from 'vitest'
import { createScanKeys } from './scan-keys'

/** Presses keys so many milliseconds apart, then Enter. @returns what was scanned */
function enter(keys: Iterable<string>, gap: number, pause = gap): string {
  const press = createScanKeys()
  let at = 5_000
  for (const key of keys) {
    at += gap
    expect(press(key, at)).toBe('')
  }
  return press('Enter', at + pause)
}

it.each([
  ['a scanner, 10 ms a key, is one', enter('4007817327320', 10), '4007817327320'],
  ['a slow scanner is one', enter('CF259X', 40), 'CF259X'],
  ['a scanner that presses Shift is one', enter(['Shift', 'T', 'Shift', 'N', '2', '4'], 10), 'TN24'],
  ['a fast person is none', enter('CF259X', 60), ''],
  ['a person who reads the number before Enter is none', enter('CF259X', 10, 400), ''],
  ['a few keys at once are none', enter('712', 5), ''],
])('B16 %s', (_who, seen, right) => {
  expect(seen).toBe(right)
})

it('B16 only the burst before Enter counts, and each Enter ends one', () => {
  const press = createScanKeys()
  press('x', 0)
  for (const [index, key] of [...'TN2420'].entries()) press(key, 300 + index * 10)
  expect(press('Enter', 360)).toBe('TN2420')
  for (const [index, key] of [...'TN2421'].entries()) press(key, 370 + index * 10)
  expect(press('Enter', 430)).toBe('TN2421')
  expect(press('Enter', 440)).toBe('')
})
