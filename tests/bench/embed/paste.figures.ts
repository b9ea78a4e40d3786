/** 1,000 pasted lines on a machine four times slower: calls, long tasks, and how the grid answers to keys afterwards. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, test } from 'vitest'
import { enteredLines } from '../support/entered-lines'
import { report } from '../support/figure'
import { type ForeignSite, startForeignSite } from '../support/foreign-page'
import { median } from '../support/median'
import { slowDown, traceTasks, waitUntilIdle } from '../support/slow-page'

const LINES = 1_000
const SLOWER = 4
const ROUNDS = 3
const KEYS = 12

let site: ForeignSite
let text: string

beforeAll(async () => {
  site = await startForeignSite('buyer.nl', ['cw-quick-order', 'cw-cart', 'cw-cart-button'])
  text = (await enteredLines(site.buyer, LINES)).join('\n')
})
afterAll(() => site?.close())

test('1,000 pasted lines', async () => {
  const rounds: Awaited<ReturnType<typeof pasteOnce>>[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await pasteOnce())
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
  const name = (what: string) => `1,000 pasted lines at ${SLOWER}x: ${what}`
  report({ name: '1,000 pasted lines: API calls', value: of(round => round.calls), unit: '', atMost: 5 })
  report({
    name: name('longest task afterwards'),
    value: of(round => round.longest),
    unit: 'ms',
    atMost: 120,
    note: `time of the thread; ${of(round => round.wall).toFixed(0)} ms on the wall`,
  })
  report({
    name: name('second longest task afterwards'),
    value: of(round => round.second),
    unit: 'ms',
    atMost: 50,
  })
  report({ name: name('the paste itself'), value: of(round => round.paste), unit: 'ms' })
  report({ name: name('until every line is checked'), value: of(round => round.checked), unit: 'ms' })
  report({ name: name('keystroke to paint'), value: of(round => round.key), unit: 'ms', atMost: 50 })
})

async function pasteOnce() {
  const { page, context } = await site.open()
  try {
    await page.goto(site.url)
    await page.getByLabel('Number, line 1', { exact: true }).click()
    await waitUntilIdle(page)
    let calls = 0
    page.on('request', request => {
      if (request.url().startsWith(site.shop.apiBase) && request.method() !== 'OPTIONS') calls += 1
    })
    await slowDown(page, SLOWER)
    let checked = 0
    const { tasks, markAt } = await traceTasks(page, async () => {
      checked = await paste(page)
      await waitUntilIdle(page)
    })
    const key = await typeKeys(page)
    const at = markAt('bench:paste')
    const own = tasks.find(task => task.from <= at && at <= task.to)
    const others = tasks.filter(task => task !== own && task.from > at).sort((a, b) => b.ms - a.ms)
    const [longest, second] = others
    if (!longest || !second) throw new Error('nothing happened after the paste')
    const wall = Math.max(...others.map(task => task.wallMs))
    return { calls, longest: longest.ms, second: second.ms, wall, paste: own?.ms ?? 0, checked, key }
  } finally {
    await context.close()
  }
}

/** Pastes into the focused cell and waits inside the page until no line waits for its answer. */
const paste = (page: Page) =>
  page.evaluate(async list => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    if (!focused) throw new Error('nothing has the focus')
    const target = focused
    const root = document.querySelector('cw-quick-order')?.shadowRoot
    if (!root) throw new Error('no quick order')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', list)
    // A task of its own, as a key makes one.
    const at = await new Promise<number>(resolve =>
      setTimeout(() => {
        const began = performance.now()
        performance.mark('bench:paste')
        target.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
        )
        resolve(began)
      }),
    )
    // Looking often would itself be work on this thread.
    const isChecked = () => /lines? to fix\./.test(root.textContent ?? '') && !root.querySelector('progress')
    while (!isChecked()) await new Promise(resolve => setTimeout(resolve, 200))
    return performance.now() - at
  }, text)

/** Median time from a key in the grid to the frame that shows it. */
async function typeKeys(page: Page): Promise<number> {
  await page.getByLabel('Quantity, line 1', { exact: true }).click()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    addEventListener(
      'keydown',
      event => {
        requestAnimationFrame(() => {
          // After the frame's own work: what was drawn is on its way to the screen.
          const channel = new MessageChannel()
          channel.port1.onmessage = () => times.push(performance.now() - event.timeStamp)
          channel.port2.postMessage(0)
        })
      },
      { capture: true },
    )
  })
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(['2', 'ArrowDown', '7', 'ArrowUp'][key % 4] ?? '1')
    await waitUntilIdle(page)
  }
  return median(await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes))
}
