import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDescribedOpenApi } from '../../packages/server/scripts/described-openapi.mjs'
import { describeFields } from './field-sentences.mjs'

const folder = mkdtempSync(join(tmpdir(), 'field-sentences-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A contract with one call, `favourites.list`, and what OpenAPI makes of it. */
function describeFavourites(source) {
  writeFileSync(join(folder, 'calls.ts'), "export * as favourites from './favourites'\n")
  writeFileSync(join(folder, 'favourites.ts'), source)
  const row = { type: 'object', properties: { number: { type: 'string' }, tiers: tiers() } }
  const rows = { type: 'object', properties: { rows: { type: 'array', items: row }, total: { type: 'integer' } } }
  const keyword = { name: 'keyword', in: 'query', schema: { type: 'string' } }
  const responses = { 200: { content: { 'application/json': { schema: { anyOf: [rows] } } } } }
  const operation = { operationId: 'favourites.list', parameters: [keyword], responses }
  const silent = describeFields({ paths: { '/list': { get: operation } }, components: { schemas: {} } }, folder)
  return { silent, keyword, properties: row.properties }
}
const tiers = () => ({
  anyOf: [{ type: 'array', items: { type: 'object', properties: { price: { type: 'number' } } } }, { type: 'null' }],
})

const CALL =
  "export const list = { name: 'favourites.list', answer: 'rows', result: listOf(rowShape) } as const satisfies Call"

it('names fields without a sentence, each by the place where it stands', () => {
  const { silent } = describeFavourites(
    [
      'const fields = {',
      '  /** the number */',
      '  number: string,',
      '}',
      'const rowShape = object({ ...fields, tiers: nullable(listOf(object({ price: number }))) })',
      CALL,
      'export const listInput = serverOnly(() => ({ query: v.object({ keyword: v.optional(text(120)) }) }))',
    ].join('\n'),
  )
  expect(silent).toEqual([
    'favourites.ts:3 favourites.list.number',
    'favourites.ts:5 favourites.list.price',
    'favourites.ts:5 favourites.list.tiers',
    'favourites.ts:7 favourites.list.keyword',
  ])
})

it('follows names, calls and spreads to the sentence; of a field that only names a shared piece it is that of the piece', () => {
  const { silent, keyword, properties } = describeFavourites(
    [
      '/** Any text. */',
      'const keyword = serverOnly(() => v.optional(text(120)))',
      'const fields = {',
      '  /** Our part',
      '   * number. @source ENT-008 */',
      '  number: string,',
      '  /** Overwritten below. */',
      '  tiers: string,',
      '}',
      'const tier = object({',
      '  /** Of one piece. */',
      '  price: number,',
      '})',
      'const rowShape = object({',
      '  ...fields,',
      '  /** None is null. */',
      '  tiers: nullable(listOf(tier)),',
      '})',
      CALL,
      'export const listInput = serverOnly(() => ({ query: v.object({ keyword }) }))',
    ].join('\n'),
  )
  expect(silent).toEqual([])
  expect(keyword.description).toBe('Any text.')
  expect(properties.number.description).toBe('Our part number.')
  expect(properties.tiers.description).toBe('None is null.')
  expect(properties.tiers.anyOf[0].items.properties.price.description).toBe('Of one piece.')
})

describe('openapi.json', () => {
  let made
  beforeAll(async () => {
    made = await makeDescribedOpenApi()
  })

  it('has a sentence for every field of the contract', () => {
    expect(made.silent).toEqual([])
  })

  it('says what an answered field, a parameter and a field of a body are', () => {
    const { paths } = made.document
    const list = paths['/clientsystem/shoppingcart/account/list'].get
    const answer = list.responses[200].content['application/json'].schema.anyOf[0]
    expect(answer.properties.rows.items.properties.discountPrice.description).toBe(
      'Lower price of one piece at this quantity, by tier or promotion; null when there is none.',
    )
    const entries = paths['/clientsystem/invoice/list'].get
    expect(entries.parameters.find(({ name }) => name === 'from').description).toBe('First day of the invoice.')
    const order = paths['/clientsystem/order'].post
    const body = order.requestBody.content['application/json'].schema
    expect(body.properties.poNo.description).toBe(
      'Purchase order number of the buyer, for the papers; blank or missing for none.',
    )
  })
})
