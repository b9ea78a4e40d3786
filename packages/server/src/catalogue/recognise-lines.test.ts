import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Buyer, signIn } from '../testing/buyer'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

/** Figures that nothing else of an answer holds. */
const PRICE = 7_315_246.19
const STOCK = 8_264_913
const OWN_NUMBER = 'OWN-5190277'
const DAY = '2031-07-19'

let shop: TestServer
let nl: Buyer

beforeAll(async () => {
  shop = await startTestServer()
  nl = await signIn(shop.apiBase, 'buyer.nl')
  await nl.ask('catalogue.setCustNumber', { body: { number: 'CW-CF259X', custNumber: OWN_NUMBER } })
  await shop.db.execute(sql`update prices set price = ${PRICE} where min_qty = 1`)
  await shop.db.execute(sql`update stocks set qty = ${STOCK}`)
  await shop.db.execute(sql`update arrivals set eta_date = ${DAY}
    where arrival_id in (select min(arrival_id) from arrivals group by goods_sku_id, warehouse)`)
})
afterAll(() => shop?.close())

const linesOf = (...inputs: string[]) => inputs.map((input, at) => ({ key: `line ${at}`, input }))

async function recognise(inputs: readonly string[], settings: Parameters<typeof call>[3] = {}) {
  const answer = await call(shop, 'quickOrder.recognise', { body: { lines: linesOf(...inputs) } }, settings)
  return { ...answer, lines: answer.result?.lines ?? [] }
}

describe('quickOrder.recognise', () => {
  it('QO-003 tells a visitor which part a line is, whether several carry it, what took its place and what is near', async () => {
    const { lines } = await recognise(['CF259X', 'HP 415X cyaan', 'TN-321C', 'MLT-D111S', 'TN-2421', 'XYZZY-99'])
    expect(
      lines.map(({ status, matches, successor, candidates }) => [
        status,
        ...matches.map(({ part, matchedBy }) => `${part.number} by ${matchedBy}`),
        successor?.number ?? null,
        candidates.length > 0,
      ]),
    ).toEqual([
      ['found', 'CW-CF259X by oemCode', null, false],
      ['found', 'CW-W2031X by oemCode', null, false],
      ['ambiguous', 'CW-TN321C-BR by oemCode', 'CW-TN321C-KM by oemCode', null, false],
      ['disabled', 'CW-MLTD111S by oemCode', expect.any(String), false],
      ['unknown', null, true],
      ['unknown', null, false],
    ])
  })

  it('PERM-018 no price, no stock, no day and no own number is anywhere in its answer, not even for an account', async () => {
    const inputs = ['CF259X', 'TN-321C', 'MLT-D111S', 'TN-2421', OWN_NUMBER, 'TN-2420 CF226X']
    const asBuyer = JSON.stringify(await nl.ask('quickOrder.resolve', { body: { lines: linesOf(...inputs) } }))
    for (const secret of [PRICE, STOCK, OWN_NUMBER, DAY]) expect(asBuyer).toContain(String(secret))
    for (const settings of [{}, { token: nl.token }]) {
      const { lines, envelope } = await recognise(inputs, settings)
      expect(lines.map(({ status }) => status)).toEqual([
        'found',
        'ambiguous',
        'disabled',
        'unknown',
        'unknown',
        'unknown',
      ])
      const text = JSON.stringify(envelope)
      for (const secret of [PRICE, STOCK, OWN_NUMBER, DAY]) expect(text).not.toContain(String(secret))
      const parts = lines.flatMap(line => [
        ...line.matches.map(({ part }) => part),
        ...line.candidates,
        ...(line.successor ? [line.successor] : []),
      ])
      expect(parts.length).toBeGreaterThan(6)
      for (const { unitPrice, discountPrice, tiers, currency, availability, custNumber } of parts) {
        expect({ unitPrice, discountPrice, tiers, currency, availability, custNumber }).toEqual({
          unitPrice: null,
          discountPrice: null,
          tiers: [],
          currency: null,
          availability: null,
          custNumber: null,
        })
      }
    }
  })

  it('answers 200 messy lines in their order, and refuses 201', async () => {
    const messy = [
      '  cf 259 x ',
      'CW–CF259X',
      'TN-2420\u200b',
      "'; drop table skus; --",
      '%%%',
      '€ 12,50',
      '打印机',
      'TN-321C',
    ]
    const inputs = Array.from({ length: 200 }, (_, at) => `${messy[at % messy.length]}${at % 3 === 0 ? ' ' : ''}`)
    const { lines } = await recognise(inputs)
    expect(lines.map(({ key }) => key)).toEqual(inputs.map((_, at) => `line ${at}`))
    expect(lines.slice(0, 8).map(({ status }) => status)).toEqual([
      'found',
      'found',
      'found',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
      'ambiguous',
    ])
    expect((await recognise([...inputs, 'CF259X'])).code).toBe(400)
  })
})
