/** Every call with ids and numbers that reach the database and that nothing in it has. */
import type { CallName } from '@cartwright/core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { somePartsSold } from '../catalogue/parts.testing'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'
import { exampleInputs } from './example-inputs.testing'
import { snapshot } from './snapshot.testing'
import { callNames, type Fields, type Parts, varyInput } from './vary-input.testing'

let shop: TestServer
let token: string
let examples: ReturnType<typeof exampleInputs>
let stored: Record<string, string>
const failures: unknown[] = []

beforeAll(async () => {
  shop = await startTestServer({ log: { info: () => undefined, error: (...line) => failures.push(line) } })
  token = await shop.signIn('admin')
  const [part] = await somePartsSold(shop.db, 1)
  if (!part) throw new Error('no part')
  examples = exampleInputs(part)
  stored = await snapshot(shop.db, { withCatalogue: true })
})
afterAll(() => shop?.close())

const send = (name: CallName, input: Parts) =>
  call(shop, name, input as never, { token, headers: { 'Idempotency-Key': 'out-of-range' } })

it.each(callNames)('%s answers unknown ids, and numbers that no column holds, without a failure', async name => {
  const { params = {} } = examples[name] as Parts
  const before = failures.length
  for (const key of Object.keys(params)) {
    for (const value of ['2147483647', '99999999999', '-1', 'abc', '1;drop table skus', '%00', '%E0%A4%A', '../..']) {
      const answer = await send(name, { ...(examples[name] as Parts), params: { ...params, [key]: value } })
      expect([400, 404, 405, 200]).toContain(answer.code)
    }
  }
  for (const [, input] of varyInput(name, examples[name] as Parts, (given, fields, part) =>
    fields.flatMap(({ field }) =>
      [-1, 0.5, 1e308, 9_007_199_254_740_992, 2_147_483_648].map((value): [string, Parts] => [
        field,
        { ...given, [part]: { ...((given[part] ?? {}) as Fields), [field]: value } },
      ]),
    ),
  )) {
    const answer = await send(name, input)
    expect({ input, code: answer.code }).not.toMatchObject({ code: 500 })
  }
  expect(failures.slice(before)).toEqual([])
})

it('none of them changes the catalogue', async () => {
  const { prices, stocks, skus } = await snapshot(shop.db, { withCatalogue: true })
  expect({ prices, stocks, skus }).toEqual({ prices: stored.prices, stocks: stored.stocks, skus: stored.skus })
})
