/** How long the server takes to resolve entered lines: 1,000 numbers, 1,000 texts as buyers write them, and unknown ones in a large catalogue. */
import { BUYER_TEXTS, type Buyer, signIn, startTestServer } from '@cartwright/server/testing'
import { test } from 'vitest'
import { startBuiltShop } from '../../support/built-shop'
import { DATABASES } from '../../support/databases'
import { enteredLines } from '../support/entered-lines'
import { report } from '../support/figure'
import { addArticles } from '../support/large-catalogue'
import { median } from '../support/median'

const LINES = 1_000
const ROUNDS = 7
const MIXED_MAX = 2
const ARTICLES = 200_000
const UNKNOWN = 300
const UNKNOWN_MAX_MS = 1_000

const linesOf = (inputs: readonly string[]) => inputs.map((input, key) => ({ key: String(key), input }))

async function timeOf(buyer: Buyer, lines: ReturnType<typeof linesOf>): Promise<number> {
  const began = performance.now()
  await buyer.ask('quickOrder.resolve', { body: { lines } })
  return performance.now() - began
}

test.each(DATABASES)('resolving 1,000 lines on $name', async ({ name, isMissing, create }) => {
  const title = `Resolving 1,000 lines on ${name}`
  if (isMissing) return report({ name: title, value: undefined, unit: 'ms', note: 'no PostgreSQL was found' })
  const database = await create()
  const shop = await startBuiltShop(database.env)
  try {
    const buyer = await signIn(shop.apiBase, 'buyer.nl')
    const entered = await enteredLines(buyer, LINES)
    const exact = linesOf(entered.map(line => line.split('\t')[0] ?? ''))
    // As in a list that buyers send: every second line is a number, and every second one a text of any kind.
    const mixed = exact.map((line, at) =>
      at % 2 ? line : { ...line, input: BUYER_TEXTS[(at / 2) % BUYER_TEXTS.length]?.[1] ?? '' },
    )
    const times = { exact: [] as number[], mixed: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      times.exact.push(await timeOf(buyer, exact))
      times.mixed.push(await timeOf(buyer, mixed))
    }
    const [ofExact, ofMixed] = [median(times.exact), median(times.mixed)]
    report({ name: title, value: ofExact, unit: 'ms', note: 'one call, answer read' })
    report({
      name: `1,000 mixed lines on ${name}, of exact ones`,
      value: ofMixed / ofExact,
      unit: '×',
      atMost: MIXED_MAX,
      digits: 2,
      note: `${ofExact.toFixed(0)} → ${ofMixed.toFixed(0)} ms`,
    })
  } finally {
    await shop.close()
    await database.drop()
  }
})

/** One letter is wrong, both halves are wrong, or words that name no article: each a third of the lines. */
function unknownLines(): string[] {
  const numbers = BUYER_TEXTS.flatMap(([, text]) => (/^[A-Z]{2}-?\d{4}[A-Z]?$/.test(text) ? [text] : []))
  return Array.from({ length: UNKNOWN }, (_, at) => {
    const number = numbers[at % numbers.length] ?? 'TN-2420'
    if (at % 3 === 0) return `${number.slice(0, -2)}${(at * 7) % 10}Y${at}`
    if (at % 3 === 1) return `Q${((at * 7919) % 100_000).toString(36)}W${(at * 104_729) % 9_973}`.toUpperCase()
    return `toner schwarz für Modell ${(at * 31) % 997}`
  })
}

test('300 unknown lines at 200,000 articles on PostgreSQL', async () => {
  const title = `${UNKNOWN} unknown lines at 200,000 articles on PostgreSQL`
  if (!process.env.TEST_DATABASE_URL)
    return report({ name: title, value: undefined, unit: 'ms', note: 'no PostgreSQL was found' })
  const shop = await startTestServer()
  try {
    await addArticles(shop.db, ARTICLES)
    const buyer = await signIn(shop.apiBase, 'buyer.nl')
    const lines = linesOf(unknownLines())
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(buyer, lines))
    const note = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`
    report({ name: title, value: median(times), unit: 'ms', atMost: UNKNOWN_MAX_MS, note })
  } finally {
    await shop.close()
  }
})
