import { LANGUAGES, quickOrderOf } from '@cartwright/core'
import type { Sku } from '@cartwright/core/contract'
import { createShop } from '@cartwright/core/light'
import { memoryStorage } from '@cartwright/core/testing'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ElementHost, ElementHostContext } from '../provider/element-host'
import { ShopProvider } from '../provider/shop-provider'
import { frame, mount } from '../testing/mount'
import { QuickOrder } from './quick-order'

const part = (number: string, stock: number): Sku => ({
  goodsSkuId: 1,
  number: `CW-${number}`,
  oemCode: number,
  name: number,
  classId: 102,
  brandId: 1,
  brandName: 'HP',
  colour: 'black',
  pageYield: 3000,
  tapeWidthMm: null,
  unionCode: '',
  boxBarcode: '',
  productBarcode: '',
  custNumber: null,
  image: '/pictures/none.svg',
  printers: [],
  printerCount: 0,
  disabled: false,
  successor: null,
  availability: { stock, otherStock: 0, inTransit: 0, etaDate: null },
  unitPrice: 10,
  discountPrice: null,
  tiers: [],
  currency: 'EUR',
})

const AVAILABILITY: Record<string, Sku['availability']> = {
  OTHER: { stock: 5, otherStock: 1234, inTransit: 0, etaDate: null },
  TRANSIT: { stock: 0, otherStock: 0, inTransit: 1234, etaDate: '2026-12-24' },
  NONE: { stock: 0, otherStock: 0, inTransit: 0, etaDate: null },
}

/** The wire: everything is known, except what begins with ZZ, and what is typed is suggested as it is. */
const answer: typeof fetch = async (input, init) => {
  const { pathname, searchParams } = new URL(new Request(input).url)
  if (pathname.endsWith('/freedom/query'))
    return Response.json({ code: 200, msg: '', rows: [part(searchParams.get('keyword') ?? '', 500)], total: 1 })
  const { lines } = JSON.parse(String(init?.body)) as { lines: { key: string; input: string }[] }
  const resolved = lines.map(({ key, input }) => {
    const isKnown = !input.startsWith('ZZ')
    const found = { ...part(input, 500), ...(AVAILABILITY[input] && { availability: AVAILABILITY[input] }) }
    const matches = isKnown ? [{ part: found, matchedBy: 'oemCode' }] : []
    const candidates = isKnown ? [] : [part(input.slice(2), 500)]
    const reading = input.startsWith('READ') && { reading: 'tradeName' }
    return { key, status: isKnown ? 'found' : 'unknown', matches, successor: null, candidates, ...reading }
  })
  return Response.json({ code: 200, msg: '', data: { lines: resolved } })
}

let root: ShadowRoot
let shop: ReturnType<typeof createShop>
let box: HTMLElement
const draw = async (width = 1100, em = 16) => {
  box = root?.host as HTMLElement
  root = await mount(
    <ShopProvider shop={shop}>
      <QuickOrder />
    </ShopProvider>,
  )
  box = root.host as HTMLElement
  box.style.display = 'block'
  box.style.width = `${width}px`
  box.style.setProperty('--cw-em', `${em}px`)
  // The list is loaded with a sign-in.
  await expect.poll(() => cell(0)).not.toBeNull()
  await frame()
}
beforeEach(() => {
  const storage = memoryStorage()
  shop = createShop({ apiBase: '/prod-api', channel: false, fetch: answer, storage, drafts: storage, language: 'en' })
  vi.spyOn(shop, 'start').mockResolvedValue()
  shop.session.store.setState({
    token: 'test',
    isSignedIn: true,
    status: 'ready',
    accountId: 1,
    custId: 1,
    permissions: ['*:*:*'],
    currency: 'EUR',
  })
  onTestFinished(() => shop.destroy())
})

const rows = () => [...root.querySelectorAll<HTMLElement>('.cw-qo-body [role="row"]')]
const cell = (row: number, name = 'number') =>
  root.querySelector<HTMLInputElement>(`[data-row="${row}"] [data-cell="${name}"]`) as HTMLInputElement
const grid = () => root.querySelector('[role="grid"]') as HTMLElement
const at = () => {
  const active = root.activeElement as HTMLElement | null
  const row = active?.closest<HTMLElement>('[data-row]')?.dataset.row
  return row === undefined ? undefined : `${row} ${active?.dataset.cell}`
}
const list = (count: number) => Array.from({ length: count }, (_, index) => `T-${index}\t${(index % 9) + 1}`).join('\n')
const isInSight = (element: Element) => {
  const row = element.getBoundingClientRect()
  const window = grid().getBoundingClientRect()
  return row.top >= window.top && row.bottom <= window.bottom + 1
}
const paste = (target: HTMLElement, text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }))
}

it('moves, enters and leaves by keys as a spreadsheet does', async () => {
  await draw()
  await userEvent.click(cell(0))
  await userEvent.keyboard('T-1{Tab}12{Enter}')
  expect(at()).toBe('1 number')
  await userEvent.keyboard('T-2{Enter}')
  expect(at()).toBe('2 number')
  await expect.poll(() => quickOrderOf(shop).summary().ready).toBe(2)
  expect(quickOrderOf(shop).store.getState().lines.slice(0, 2)).toMatchObject([
    { input: 'T-1', qty: 12 },
    { input: 'T-2', qty: 1 },
  ])
  await userEvent.keyboard('{Control>}{ArrowUp}{/Control}')
  expect(at()).toBe('0 number')
  const walk: (string | undefined)[] = []
  for (let step = 0; step < 6; step++) {
    await userEvent.keyboard('{ArrowRight}')
    walk.push(at())
  }
  expect(walk).toEqual(['0 article', '0 available', '0 qty', '0 unit', '0 amount', '0 remove'])
  await userEvent.keyboard('{Home}{F2}X{ArrowLeft}{Escape}')
  expect(at()).toBe('0 number')
  expect(cell(0).value).toBe('T-1')
  await userEvent.keyboard('{Escape}')
  expect(root.activeElement).toBe(grid())
  await userEvent.keyboard('{Tab}')
  expect(root.activeElement?.textContent).toBe('Add ready lines')
})

it('typing replaces what a cell holds, a second press edits it', async () => {
  await draw()
  await quickOrderOf(shop).addText('T-1')
  await frame()
  await userEvent.click(cell(0))
  await userEvent.keyboard('AB')
  expect(cell(0).value).toBe('AB')
  await userEvent.click(cell(0))
  await userEvent.keyboard('{End}C')
  expect(cell(0).value).toBe('ABC')
})

it('draws of 1,000 pasted lines only those in sight, and reaches the last', async () => {
  await draw()
  await userEvent.click(cell(0))
  paste(cell(0), list(1000))
  await expect.poll(() => quickOrderOf(shop).summary().ready, { timeout: 20_000 }).toBe(1000)
  await frame()
  expect(grid().getAttribute('aria-rowcount')).toBe('1002')
  expect(rows().length).toBeLessThan(40)
  expect(grid().scrollHeight).toBeGreaterThan(1000 * 40)

  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(at()).toBe('1000 amount')
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}{Home}{ArrowUp}')
  expect(at()).toBe('999 number')
  expect(cell(999).value).toBe('T-999')
  expect(isInSight(cell(999))).toBe(true)
  expect(cell(999).closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('1001')
  expect(rows().length).toBeLessThan(40)
})

it('keeps the focus in a cell that is scrolled out of sight', async () => {
  // On a phone the page scrolls, not the list.
  await page.viewport(1024, 900)
  await draw()
  await quickOrderOf(shop).addText(list(300))
  await frame()
  await userEvent.click(cell(2))
  grid().scrollTop = 6000
  await expect.poll(() => rows().some(row => row.dataset.row === '140')).toBe(true)
  expect(at()).toBe('2 number')
  await userEvent.keyboard('{ArrowDown}')
  expect(at()).toBe('3 number')
  expect(isInSight(cell(3))).toBe(true)
})

it('draws again only the row whose line changes', async () => {
  await draw()
  await quickOrderOf(shop).addText(list(50))
  await frame()
  await userEvent.click(cell(3))
  const touched = new Set<string | undefined>()
  const watch = new MutationObserver(records => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const row = element?.closest<HTMLElement>('[data-row]')
      if (row) touched.add(row.dataset.row)
    }
  })
  watch.observe(grid(), { subtree: true, childList: true, attributes: true, characterData: true })
  await userEvent.keyboard('AB')
  await frame()
  watch.disconnect()
  expect([...touched]).toEqual(['3'])
})

it('fixes line by line: next open line, then one key', async () => {
  await draw()
  await quickOrderOf(shop).addText('T-1\nZZT-2\nT-3\nZZT-4')
  await frame()
  await userEvent.click(cell(0))
  await userEvent.keyboard('{F8}')
  expect(at()).toBe('1 number')
  expect(cell(1).getAttribute('aria-describedby')).toBeTruthy()
  await userEvent.keyboard('{Alt>}f{/Alt}{F8}{Alt>}f{/Alt}')
  expect(quickOrderOf(shop).summary()).toMatchObject({ ready: 4, fix: 0 })
})

it.each([
  ...[320, 360, 699, 701, 768, 1440].map(width => [width, 16, 'en'] as const),
  ...[360, 768, 1112, 1440].map(width => [width, 32, 'en'] as const),
  ...[320, 360, 768].map(width => [width, 16, 'de'] as const),
])('nothing is cut or sticks out in a box of %i px with text of %i px, in %s', async (width, em, language) => {
  await page.viewport(Math.max(width, 400), 900)
  await shop.i18n.setLanguage(language)
  onTestFinished(() => shop.i18n.setLanguage('en'))
  await draw(width, em)
  await quickOrderOf(shop).addText('T-1;12\nZZT-2;3\nDR-2400;9000\nT-4;1.000')
  await frame()
  await frame()
  const edge = box.getBoundingClientRect().right
  const out = [...root.querySelectorAll<HTMLElement>('.cw-qo *')].filter(
    element =>
      element.getBoundingClientRect().right > edge + 1 &&
      !element.closest('.cw-sr, .cw-qo-tabs, .cw-pic') &&
      element.offsetParent !== null,
  )
  expect(out.map(element => element.outerHTML.slice(0, 80))).toEqual([])
  const tight = [...root.querySelectorAll<HTMLElement>('.cw-qo-row > div:not(.cw-sr), .cw-btn')].filter(
    cell => cell.offsetParent !== null && cell.scrollWidth > cell.clientWidth + 1,
  )
  expect(tight.map(cell => cell.textContent)).toEqual([])
  for (const row of rows()) {
    const next = row.parentElement?.nextElementSibling
    if (next) expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(next.getBoundingClientRect().top + 1)
  }
})

it.each([
  ...[320, 360, 738, 830, 1100].flatMap(width => (['en', 'de', 'pl'] as const).map(to => [width, 16, to] as const)),
  ...[360, 830, 1100].map(width => [width, 20, 'pl'] as const),
])(
  'QO-003 says in a box of %i px with text of %i px as which number a line is read, in %s',
  async (width, em, language) => {
    await page.viewport(Math.max(width, 400), 900)
    await shop.i18n.setLanguage(language)
    onTestFinished(() => shop.i18n.setLanguage('en'))
    await draw(width, em)
    await quickOrderOf(shop).addText('READ-415X;2\nREAD-26;9000\nT-3')
    await frame()
    await frame()
    const tags = [...root.querySelectorAll<HTMLElement>('.cw-qo-art .cw-tag')].filter(tag => tag.textContent !== '')
    const seen = tags.filter(tag => tag.checkVisibility() && /READ/.test(tag.textContent))
    expect(seen.map(tag => tag.textContent.replace(/^.*(?=READ)/, ''))).toEqual(['READ-415X', 'READ-26'])
    const over = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    for (const tag of seen) {
      const place = tag.getBoundingClientRect()
      const cell = (tag.closest('.cw-qo-art') as HTMLElement).getBoundingClientRect()
      expect([place.left >= cell.left - 1, place.right <= cell.right + 1]).toEqual([true, true])
      expect([place.top >= cell.top - 1, place.bottom <= cell.bottom + 1]).toEqual([true, true])
      const others =
        tag.closest('.cw-qo-row')?.querySelectorAll('.cw-qo-av *, .cw-qo-am > *, .cw-part__number, input') ?? []
      for (const other of others) {
        if (other.closest('.cw-sr') || !other.checkVisibility()) continue
        expect(over(place, other.getBoundingClientRect()), `${tag.textContent} over ${other.textContent}`).toBe(false)
      }
    }
  },
)

it.each(LANGUAGES)('what is known of stock fits its cell at every width, in %s', async language => {
  await shop.i18n.setLanguage(language)
  await draw()
  paste(cell(0), 'OTHER\t1\nTRANSIT\t1\nNONE\t1')
  await expect.poll(() => root.querySelectorAll('.cw-qo-av .cw-sub').length).toBe(3)
  const tooWide: string[] = []
  for (const width of [330, 738, 780, 1030, 1100, 1410]) {
    box.style.width = `${width}px`
    await frame()
    for (const cell of root.querySelectorAll<HTMLElement>('.cw-qo-av'))
      for (const part of cell.querySelectorAll('.cw-stock-of > *')) {
        // The text itself: the box around it is as wide as the cell.
        const words = document.createRange()
        words.selectNodeContents(part)
        const unseen = part.querySelector('.cw-sr')
        if (unseen) words.setStartAfter(unseen)
        const over = words.getBoundingClientRect().right - cell.getBoundingClientRect().right
        if (over > -4) tooWide.push(`${width}: ${part.textContent} ${Math.ceil(over)}`)
      }
  }
  expect(tooWide).toEqual([])
})

it.each([0.8, 1.25, 2])(
  'W-606 on a page zoomed by %s the suggestions stand at their field and can be pressed',
  async zoom => {
    onTestFinished(() => {
      document.documentElement.style.zoom = ''
    })
    await page.viewport(1440, 900)
    await draw(560)
    document.documentElement.style.zoom = String(zoom)
    await userEvent.click(cell(0))
    await userEvent.keyboard('T-77')
    await expect.poll(() => root.querySelector('[role="option"]')).not.toBeNull()
    const list = () => (root.querySelector('.cw-qo-list') as HTMLElement).getBoundingClientRect()
    const field = cell(0).getBoundingClientRect()
    await expect
      .poll(() => Math.abs(list().left - field.left) < 2 && Math.abs(list().top - field.bottom) < 8)
      .toBe(true)
    await userEvent.click(root.querySelector('[role="option"]') as HTMLElement)
    await expect.poll(() => quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ part: { number: 'CW-T-77' } })
  },
)

it.each([
  { place: 'a slot of the element', inSlot: true },
  { place: 'a React page', inSlot: false },
])('what $place adds to the actions stands in the row of the buttons', async ({ inSlot }) => {
  const element = document.createElement('div')
  const field = { value: null, internals: undefined, set() {}, change() {}, onChange: () => () => {} }
  const host: ElementHost = { element, slots: ['actions'], setStates() {}, field }
  root = await mount(
    <ShopProvider shop={shop}>
      <ElementHostContext.Provider value={inSlot ? host : undefined}>
        <QuickOrder slots={inSlot ? undefined : { actions: <button type="button">Send to SAP</button> }} />
      </ElementHostContext.Provider>
    </ShopProvider>,
  )
  box = root.host as HTMLElement
  box.style.display = 'block'
  box.style.width = '1100px'
  if (inSlot) box.innerHTML = '<button slot="actions" type="button">Send to SAP</button>'
  await expect.poll(() => cell(0)).not.toBeNull()
  const middle = (name: string) => {
    const { top, height } = page.getByRole('button', { name }).element().getBoundingClientRect()
    return Math.round(top + height / 2)
  }
  // The reason why the list cannot be ordered is there, too, in a row of its own.
  expect(root.querySelector('.cw-qo-acts > .cw-reason')).not.toBeNull()
  expect(Math.abs(middle('Send to SAP') - middle('Order now'))).toBeLessThanOrEqual(6)
})
