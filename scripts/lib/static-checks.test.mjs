import { expect, it } from 'vitest'
import { runCheck } from './static-checks.mjs'

it('a check that breaks off has failed, and says why', async () => {
  const found = { code: 1, output: 'cart.ts: a fault' }
  expect(await runCheck({ run: async () => found })).toBe(found)
  const { code, output } = await runCheck({
    run: async () => {
      throw new Error('de.json cannot be read')
    },
  })
  expect(code).toBe(1)
  expect(output).toContain('The check broke off. Error: de.json cannot be read')
})
