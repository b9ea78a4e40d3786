/**
 * How long a foreign page waits for its widgets: quick order, a cart of 20 lines and the cart button, signed in, with nothing
 * in the browser's cache. On a network that the developer tools call "Slow 4G" against a page with one paragraph drawn by the same
 * libraries (floor-page.ts); on a machine four times slower against the same page with the elements of an earlier build, where
 * `BENCH_BEFORE` names one (earlier-elements.ts). Both pages are opened by turns.
 *
 * A page is drawn with the first frame in which all of these are on the screen: a row of the quick order grid, the cart button with
 * its sum, and the 20 lines of the cart with their numbers. The window is so high that no line has to be scrolled to.
 */
import type { Page } from 'playwright'
import { afterAll, beforeAll, test } from 'vitest'
import { hostPage } from '../../support/host-pages'
import { EARLIER_FOLDER, startEarlierElements } from '../support/earlier-elements'
import { report } from '../support/figure'
import { startFloorFiles } from '../support/floor-page'
import { bodyWith, type ForeignSite, startForeignSite } from '../support/foreign-page'
import { median } from '../support/median'
import type { ServedFiles } from '../support/served-files'
import { slowDown } from '../support/slow-page'

const LINES = 20
const ROUNDS = 5
const FLOOR = '/floor'
const EARLIER = '/earlier'
const WIDGETS = ['cw-quick-order', 'cw-cart', 'cw-cart-button']
const WINDOW = { width: 1440, height: 2400 }

const SLOWER = 4
/** Of the developer tools: milliseconds from a request to its answer, bytes a second. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }

let site: ForeignSite
let floor: ServedFiles
let earlier: ServedFiles | undefined

beforeAll(async () => {
  floor = await startFloorFiles()
  site = await startForeignSite('buyer.de', WIDGETS)
  site.put(FLOOR, hostPage(`<script type="module" src="${floor.loader}"></script><cw-floor></cw-floor>`))
  if (EARLIER_FOLDER) {
    earlier = await startEarlierElements(EARLIER_FOLDER)
    site.put(EARLIER, hostPage(bodyWith(earlier.loader, site.shop.apiBase, WIDGETS)))
  }
  const { rows } = await site.buyer.ask('catalogue.query', { query: { pageNum: 1, pageSize: LINES } })
  await site.buyer.ask('cart.addBatch', { body: rows.map(({ number }) => ({ number, qty: 1 })) })
})
afterAll(async () => {
  floor?.close()
  earlier?.close()
  await site?.close()
})

test('quick order, cart and cart button appear on Slow 4G', () =>
  compare({
    name: 'Quick order, cart, cart button on Slow 4G: drawn, of the floor page',
    atMost: 1.4,
    prepare: slowNetwork,
    with: () => openOnce(FLOOR, slowNetwork, hasFloor),
  }))

test.runIf(EARLIER_FOLDER)(
  'quick order, cart and cart button appear on a slow machine as soon as those of an earlier build',
  () => {
    const slow = (page: Page) => slowDown(page, SLOWER)
    return compare({
      name: `Quick order, cart, cart button at ${SLOWER}x: drawn, of the earlier build`,
      atMost: 1.05,
      prepare: slow,
      with: () => openOnce(EARLIER, slow, hasWidgets),
    })
  },
)

interface Comparison {
  name: string
  atMost: number
  prepare: (page: Page) => Promise<void>
  /** Opens the other page. */
  with: () => Promise<Opened>
}

async function compare({ name, atMost, prepare, with: openOther }: Comparison): Promise<void> {
  const rounds: { widgets: Opened; other: Opened }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ widgets: await openOnce('', prepare, hasWidgets), other: await openOther() })
  const drawn = rounds.map(({ widgets }) => widgets.drawn)
  const others = rounds.map(({ other }) => other.drawn)
  const calls = Math.max(...rounds.map(({ widgets }) => widgets.calls))
  const preflights = Math.max(...rounds.map(({ widgets }) => widgets.preflights))
  report({
    name,
    value: median(drawn) / median(others),
    unit: '',
    digits: 2,
    atMost,
    note: `${list(drawn)} ms of ${list(others)} ms; ${calls} calls, ${preflights} preflights`,
  })
}

const list = (times: readonly number[]) => times.map(time => time.toFixed(0)).join(', ')

async function slowNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
}

interface Opened {
  /** Milliseconds. */
  drawn: number
  calls: number
  preflights: number
}

/** Opens a page and waits, inside it and frame by frame, until it is drawn. */
async function openOnce(
  path: string,
  prepare: (page: Page) => Promise<void>,
  isDrawn: (lines: number) => boolean,
): Promise<Opened> {
  const { page, context } = await site.open()
  try {
    await page.setViewportSize(WINDOW)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    let calls = 0
    let preflights = 0
    devtools.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith(site.shop.apiBase)) return
      if (request.method === 'OPTIONS') preflights += 1
      else calls += 1
    })
    await prepare(page)
    await page.addInitScript(
      `window.drawn = new Promise(resolve => {
        const isDrawn = ${isDrawn}
        const look = () => {
          if (!isDrawn(${LINES})) return requestAnimationFrame(look)
          // After the frame's own work: what was drawn is on its way to the screen.
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now())
          channel.port2.postMessage(0)
        }
        requestAnimationFrame(look)
      })`,
    )
    await page.goto(new URL(path, site.url).href, { waitUntil: 'commit' })
    const drawn = await page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn)
    await page.waitForLoadState('networkidle')
    return { drawn, calls, preflights }
  } finally {
    await context.close()
  }
}

/** Run inside the page. */
function hasFloor(): boolean {
  return Boolean(document.querySelector('cw-floor')?.shadowRoot?.querySelector('p'))
}

/** Run inside the page. The cart may have rows out of sight before it has lines. */
function hasWidgets(lines: number): boolean {
  const rootOf = (tag: string) => document.querySelector(tag)?.shadowRoot
  const rows = rootOf('cw-cart')?.querySelectorAll('[role=row][data-at]') ?? []
  const last = rows[lines - 1]
  return Boolean(
    last?.checkVisibility({ contentVisibilityAuto: true }) &&
      last.querySelector('a')?.textContent &&
      rootOf('cw-quick-order')?.querySelector('[role=row] input') &&
      rootOf('cw-cart-button')?.querySelector('b'),
  )
}
