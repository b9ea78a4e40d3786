import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { defineElement } from '../element/define-element'
import { configure } from '../element/page-config'
import { WidgetBox } from '../provider/widget-box'
import { frame } from '../testing/mount'
import { silentShop } from '../testing/silent-shop'

const element = defineElement({ tag: 'cw-boxed', component: () => <WidgetBox>1 to 20 of 361</WidgetBox> })

beforeAll(() => {
  element.define()
})
beforeEach(() => {
  const shop = silentShop({ language: 'en' })
  configure({ shop })
  onTestFinished(() => shop.destroy())
})

/** What pages set for all of themselves, and every element below inherits. */
const OF_THE_PAGE = {
  direction: 'rtl',
  'word-spacing': '20px',
  'letter-spacing': '3px',
  'text-indent': '40px',
  'text-align': 'right',
  'text-shadow': 'red 1px 1px 2px',
  'text-transform': 'uppercase',
  'white-space-collapse': 'preserve',
  'text-wrap-mode': 'nowrap',
  'word-break': 'break-all',
  hyphens: 'auto',
  'line-height': '60px',
  'font-style': 'italic',
  'font-variant-caps': 'small-caps',
  'font-weight': '800',
  color: 'rgb(0, 128, 0)',
  '-webkit-text-fill-color': 'rgb(255, 0, 255)',
  '-webkit-text-stroke-width': '1px',
  cursor: 'crosshair',
  'list-style-type': 'square',
  'border-collapse': 'collapse',
  'tab-size': '20',
  quotes: '"x" "y"',
}

async function boxIn(styles: Record<string, string>) {
  const page = document.body.appendChild(document.createElement('div'))
  for (const [name, value] of Object.entries(styles)) page.style.setProperty(name, value)
  const boxed = page.appendChild(document.createElement('cw-boxed'))
  onTestFinished(() => page.remove())
  await frame()
  return getComputedStyle(boxed.shadowRoot?.querySelector('.cw') as Element)
}

it('takes none of what a page sets for all of itself but its typeface, its writing direction included', async () => {
  const [plain, foreign] = [await boxIn({}), await boxIn(OF_THE_PAGE)]
  const read = (box: CSSStyleDeclaration) =>
    Object.fromEntries(Object.keys(OF_THE_PAGE).map(name => [name, box.getPropertyValue(name)]))
  expect(read(foreign)).toEqual(read(plain))
})

it('has the typeface of the page, or that which the page sets for it', async () => {
  expect((await boxIn({ 'font-family': 'fantasy' })).fontFamily).toBe('fantasy')
  expect((await boxIn({ 'font-family': 'fantasy', '--cw-font': 'monospace' })).fontFamily).toBe('monospace')
})

it('is hidden and out of reach where the page says so, and light or dark with it', async () => {
  const box = await boxIn({ visibility: 'hidden', 'pointer-events': 'none', 'color-scheme': 'dark' })
  expect(box.visibility).toBe('hidden')
  expect(box.pointerEvents).toBe('none')
  expect(box.colorScheme).toBe('dark')
})
