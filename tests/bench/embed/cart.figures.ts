/** A cart of 500 lines on a machine four times slower: from its parsed answer to the frame that shows it. */
import { afterAll, beforeAll, test } from 'vitest'
import { enteredLines } from '../support/entered-lines'
import { report } from '../support/figure'
import { type ForeignSite, startForeignSite } from '../support/foreign-page'
import { median } from '../support/median'
import { slowDown } from '../support/slow-page'

const ROWS = 500
const SLOWER = 4
const ROUNDS = 5

let site: ForeignSite

beforeAll(async () => {
  site = await startForeignSite('buyer.fr', ['cw-cart'])
  const { buyer } = site
  const lines = (await enteredLines(buyer, ROWS * 2)).map(line => line.split('\t')[0] ?? '')
  const { lines: resolved } = await buyer.ask('quickOrder.resolve', {
    body: { lines: lines.slice(0, 1_000).map((input, key) => ({ key: String(key), input })) },
  })
  const numbers = new Set(
    resolved.flatMap(line => (line.status === 'found' ? [line.matches[0]?.part.number ?? ''] : [])),
  )
  const body = [...numbers].slice(0, ROWS).map(number => ({ number, qty: 1 }))
  await buyer.ask('cart.addBatch', { body })
})
afterAll(() => site?.close())

test('a cart of 500 lines', async () => {
  const times = []
  for (let round = 0; round < ROUNDS; round++) times.push(await showOnce())
  report({
    name: `Cart of ${ROWS} lines at ${SLOWER}x: data to paint`,
    value: median(times),
    unit: 'ms',
    atMost: 250,
    note: `${ROUNDS} rounds: ${times.map(time => time.toFixed(0)).join(', ')}`,
  })
})

async function showOnce(): Promise<number> {
  const { page, context } = await site.open()
  try {
    await slowDown(page, SLOWER)
    // The shop parses the text of the answer: the moment that is done the clock starts.
    await page.addInitScript(rows => {
      const parse = JSON.parse
      JSON.parse = (text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown) => {
        const value = parse(text, reviver) as { total?: number; rows?: unknown[] } | null
        if (value?.total === rows && value.rows?.length === rows) Object.assign(window, { parsed: performance.now() })
        return value
      }
    }, ROWS)
    await page.goto(site.url)
    return await page.evaluate(async () => {
      const state = window as unknown as { parsed?: number }
      // Frame by frame: in the first one that holds rows they are painted.
      for (;;) {
        await new Promise(requestAnimationFrame)
        const root = document.querySelector('cw-cart')?.shadowRoot
        if (state.parsed !== undefined && root?.querySelectorAll('[role=rowgroup] [role=row]').length) break
      }
      await new Promise<void>(resolve => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve()
        channel.port2.postMessage(0)
      })
      return performance.now() - (state.parsed ?? 0)
    })
  } finally {
    await context.close()
  }
}
