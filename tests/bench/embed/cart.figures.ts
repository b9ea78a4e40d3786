/** A cart of 500 lines on a machine four times slower: from its parsed answer to the frame that shows it. */
import { afterAll, beforeAll, test } from 'vitest'
import { enteredLines } from '../support/entered-lines'
import { report } from '../support/figure'
import { type ForeignSite, startForeignSite } from '../support/foreign-page'
import { median } from '../support/median'
import { slowDown, traceTasks } from '../support/slow-page'

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
  const rounds: Awaited<ReturnType<typeof showOnce>>[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await showOnce())
  report({
    name: `Cart of ${ROWS} lines at ${SLOWER}x: data to paint`,
    value: median(rounds.map(round => round.ms)),
    unit: 'ms',
    atMost: 250,
    note: `time of the thread, rounds ${list(rounds.map(round => round.ms))}; on the wall ${list(rounds.map(round => round.wallMs))}`,
  })
})

const list = (times: readonly number[]) => times.map(time => time.toFixed(0)).join(', ')

/** From the parsed answer to the frame that shows its rows. */
async function showOnce() {
  const { page, context } = await site.open()
  try {
    await slowDown(page, SLOWER)
    // The shop parses the text of the answer: the moment that is done the clock starts.
    await page.addInitScript(rows => {
      const parse = JSON.parse
      JSON.parse = (text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown) => {
        const value = parse(text, reviver) as { total?: number; rows?: unknown[] } | null
        if (value?.total === rows && value.rows?.length === rows) performance.mark('bench:data')
        return value
      }
    }, ROWS)
    const { tasks, markAt } = await traceTasks(page, async () => {
      await page.goto(site.url)
      await page.evaluate(async () => {
        // Frame by frame: in the first one that shows rows they are painted. While it waits the cart has some, unseen.
        const hasRows = () =>
          document
            .querySelector('cw-cart')
            ?.shadowRoot?.querySelector('[aria-rowindex="4"]')
            ?.checkVisibility({ visibilityProperty: true })
        do await new Promise(requestAnimationFrame)
        while (performance.getEntriesByName('bench:data').length === 0 || !hasRows())
        await new Promise<void>(resolve => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve()
          channel.port2.postMessage(0)
        })
        performance.mark('bench:painted')
      })
    })
    const [from, to] = [markAt('bench:data'), markAt('bench:painted')]
    // Of the task that parses counts what comes after.
    const ms = tasks
      .filter(task => task.to > from && task.from < to)
      .reduce((sum, task) => sum + task.ms * Math.min(1, (task.to - from) / (task.to - task.from)), 0)
    return { ms, wallMs: (to - from) / 1_000 }
  } finally {
    await context.close()
  }
}
