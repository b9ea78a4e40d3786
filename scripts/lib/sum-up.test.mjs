import { expect, it } from 'vitest'
import { sumUp } from './sum-up.mjs'

const outcome = { name: 'core', passed: 12, failed: 0, skipped: 1, ms: 61_000, failures: [] }

it('ends green with an unstable file, and its last lines name it with what failed first', () => {
  const unstable =
    'unstable: core: src/cart/cart.test.ts failed, and passed when it was run again alone: expected 1 to be 2'
  const { text, code } = sumUp([outcome], [], [unstable], false)
  expect(code).toBe(0)
  expect(text.split('\n').slice(-3)).toEqual([unstable, '', '12 passed, 0 failed, 1 skipped'])
})

it('ends red with a failed test, and names it', () => {
  const { text, code } = sumUp([{ ...outcome, failed: 1, failures: ['cart.test.ts > adds'] }], [], [], false)
  expect(code).toBe(1)
  expect(text.split('\n').slice(-3)).toEqual(['core failed: cart.test.ts > adds', '', '12 passed, 1 failed, 1 skipped'])
})

it('a suite that did not run is left out on a machine of a person, and has failed in CI', () => {
  const missing = { ...outcome, name: 'e2e', passed: 0, missing: 'There is no Chromium.' }
  expect(sumUp([outcome, missing], [], [], false).code).toBe(0)
  const { text, code } = sumUp([outcome, missing], [], [], true)
  expect(code).toBe(1)
  expect(text).toContain('e2e did not run: There is no Chromium.')
})

it('says once what a tool that was not found keeps from running', () => {
  const { text } = sumUp(
    [outcome],
    [{ missing: 'haproxy was not found.' }, { missing: 'haproxy was not found.' }],
    [],
    false,
  )
  expect(text.match(/haproxy was not found/g)).toHaveLength(1)
})
