import { cartOf } from '@cartwright/core'
import type { CartItem } from '@cartwright/core/contract'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ShopProvider } from '../provider/shop-provider'
import { frame, mount } from '../testing/mount'
import { silentShop } from '../testing/silent-shop'
import { Cart } from './cart'
import { aRow, CHANGED_ROWS } from './cart.fixture'
import { CartDrawer } from './cart-drawer'

let root: ShadowRoot
let shop: ReturnType<typeof silentShop>
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aRow({ shoppingCartId: index + 1, number: `CW-${10_000 + index}` }))

beforeEach(() => {
  shop = silentShop({ language: 'en' })
  vi.spyOn(shop, 'start').mockResolvedValue()
  shop.session.store.setState({
    token: 'test',
    isSignedIn: true,
    status: 'ready',
    accountId: 1,
    permissions: ['*:*:*'],
    currency: 'EUR',
  })
  onTestFinished(() => shop.destroy())
})

const show = (rows: readonly CartItem[]) => cartOf(shop).store.setState({ status: 'ready', rows })
async function draw(width: number, isDrawer = false) {
  root = await mount(<ShopProvider shop={shop}>{isDrawer ? <CartDrawer open /> : <Cart />}</ShopProvider>)
  const box = root.host as HTMLElement
  Object.assign(box.style, { display: 'block', width: `${width}px` })
  box.style.setProperty('--cw-em', '16px')
  await frame()
}
const slots = () => [...root.querySelectorAll<HTMLElement>('.cw-cart-row[data-at]')]
const overlapping = () =>
  slots().filter((slot, index, drawn) => {
    const next = drawn[index + 1]
    return next && slot.getBoundingClientRect().bottom > next.getBoundingClientRect().top + 1
  }).length
const expectNoOverlap = () => expect.poll(overlapping).toBe(0)

it('draws of 500 rows only those in sight, and follows the page as it scrolls', async () => {
  show(many(500))
  await draw(1000)
  expect(slots().length).toBeLessThan(40)
  window.scrollTo(0, 12_000)
  await expect.poll(() => slots().some(slot => Number(slot.dataset.at) > 190)).toBe(true)
  expect(slots().length).toBeLessThan(40)
  expect(root.querySelector('[role="table"]')?.getAttribute('aria-rowcount')).toBe('502')
  window.scrollTo(0, 0)
})

it('has nothing to reach while it waits, and then a row for each article, which stays what it is', async () => {
  cartOf(shop).store.setState({ status: 'loading', rows: [] })
  await draw(1000)
  await expect.poll(() => root.querySelector('.cw-skel-row')).not.toBeNull()
  expect(slots()).toEqual([])
  await userEvent.tab()
  expect(root.activeElement?.closest('[role="table"]')).toBeFalsy()

  show(many(8))
  await expect.poll(() => slots().length).toBe(8)
  for (const [index, row] of slots().entries()) {
    expect(row.checkVisibility({ visibilityProperty: true })).toBe(true)
    expect(row.textContent).toContain(`CW-${10_000 + index}`)
  }
  // The second row stays what it is when the first goes.
  const [, second] = slots()
  show(many(8).slice(1))
  await expect.poll(() => slots().length).toBe(7)
  expect(slots()[0]).toBe(second)
})

it('draws the first screen in one go, however high it is', async () => {
  await page.viewport(1000, 2000)
  cartOf(shop).store.setState({ status: 'loading', rows: [] })
  await draw(1000)
  const counts: number[] = []
  const watcher = new MutationObserver(() => counts.push(slots().length))
  watcher.observe(root, { childList: true, subtree: true })
  show(many(500))
  await expect.poll(() => slots().length).toBeGreaterThan(25)
  watcher.disconnect()
  expect(counts[0]).toBeGreaterThan(25)
  await page.viewport(1000, 900)
})

it('makes room when a row changes under the eyes of the reader', async () => {
  show(many(5))
  await draw(1000)
  show(many(5).map((row, index) => (index === 0 ? { ...row, addedPrice: 60 } : row)))
  await expect.poll(() => slots()[0]?.textContent).toContain('Price down')
  await frame()
  await expectNoOverlap()
})

const BOXES = [250, 320, 360, 560, 768, 1000, 1100].map(width => [width, 16])
const LARGE_TEXT = [768, 1000, 1100].map(width => [width, 32])
it.each([...BOXES, ...LARGE_TEXT, [1200, 24]])(
  'nothing overlaps or sticks out in a box of %i px with text of %i px',
  async (width, em) => {
    await page.viewport(Math.max(width, 400), 900)
    show(CHANGED_ROWS)
    await draw(width)
    await expect.poll(() => root.querySelector('.cw-cart-change')).not.toBeNull()
    await frame()
    // The text grows while rows stand.
    const box = root.host as HTMLElement
    box.style.setProperty('--cw-em', `${em}px`)
    await frame()
    await frame()
    // A part number never breaks; the heads are there for screen readers only where rows are cards.
    const tight = [...root.querySelectorAll<HTMLElement>('.cw-cart-row > div:not(.cw-cart-part)')].filter(
      cell => (cell.parentElement?.clientWidth ?? 0) > 1 && cell.scrollWidth > cell.clientWidth + 1,
    )
    expect(tight.map(cell => cell.textContent)).toEqual([])
    const edge = root.host.getBoundingClientRect().right
    const out = [...root.querySelectorAll<HTMLElement>('.cw-cart *')].filter(
      element => element.getBoundingClientRect().right > edge + 1 && !element.closest('.cw-sr, .cw-pic'),
    )
    expect(out.map(element => element.outerHTML.slice(0, 90))).toEqual([])
    await expectNoOverlap()
  },
)

it('LAY-043 the drawer takes 32 % of the window and never less than 400 px, and all of a narrow window', async () => {
  show(CHANGED_ROWS)
  await page.viewport(1280, 800)
  await draw(400, true)
  const width = () => root.querySelector('dialog')?.getBoundingClientRect().width ?? 0
  for (const [viewport, wanted] of [
    [1280, 409.6],
    [1440, 460.8],
    [1920, 614.4],
    [1249, 400],
    [1000, 400],
    [768, 400],
    [767, 767],
    [360, 360],
  ] as const) {
    await page.viewport(viewport, 800)
    await frame()
    expect(Math.abs(width() - wanted), `in a window of ${viewport} px`).toBeLessThan(0.5)
  }
  await page.viewport(360, 780)
  await frame()
  await expect.poll(() => root.querySelector('.cw-cart-change')).not.toBeNull()
  await frame()
  await expectNoOverlap()
})

it('closes its drawer with Escape', async () => {
  const onClose = vi.fn()
  show(many(3))
  root = await mount(
    <ShopProvider shop={shop}>
      <CartDrawer open onClose={onClose} />
    </ShopProvider>,
  )
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
