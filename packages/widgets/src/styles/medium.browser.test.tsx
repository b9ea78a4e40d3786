/** What forced colours and paper change reaches the shadow roots of elements, ahead of the css of features that arrive later. */
import { afterEach, beforeAll, expect, it, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import { defineElement } from '../element/define-element'
import { configure } from '../element/page-config'
import { Button } from '../primitives/button'
import { frame } from '../testing/mount'
import { silentShop } from '../testing/silent-shop'
import { addSheet } from './sheet'

const element = defineElement({
  tag: 'cw-medium',
  component: () => (
    <div className="cw">
      <Button kind="primary">Order</Button>
      <Button pressed>Grid</Button>
      <p>361 parts</p>
    </div>
  ),
})

beforeAll(() => {
  element.define()
  const shop = silentShop({ language: 'en' })
  configure({ shop })
  return () => shop.destroy()
})
afterEach(async () => {
  await emulate({ media: '', features: [] })
  document.body.replaceChildren()
})

/** Sets the medium of the page. */
const emulate = (medium: { media: string; features: { name: string; value: string }[] }) =>
  cdp().send('Emulation.setEmulatedMedia', medium)

/** Styles of what an element draws, read again at each look. */
async function draw(theme?: string) {
  const drawn = document.createElement('cw-medium')
  if (theme) drawn.setAttribute('theme', theme)
  document.body.append(drawn)
  await frame()
  const find = (selector: string) => drawn.shadowRoot?.querySelector(selector) as Element
  return { drawn, styleOf: (selector: string) => getComputedStyle(find(selector)) }
}

it('a button of an element has an edge under forced colours, and a pressed one the colour of a selection', async () => {
  const { styleOf } = await draw()
  await emulate({ media: '', features: [{ name: 'forced-colors', value: 'active' }] })
  const primary = styleOf('.cw-btn--primary')
  expect([primary.borderTopStyle, primary.borderTopWidth]).toEqual(['solid', '1px'])
  expect(primary.borderTopColor).not.toBe(primary.backgroundColor)
  const pressed = styleOf('[aria-pressed="true"]')
  expect(pressed.forcedColorAdjust).toBe('none')
  expect(pressed.backgroundColor).not.toBe(primary.backgroundColor)
})

it('in a dark system an element is light on a page that declares no color-scheme, and dark on one that does', async () => {
  await emulate({ media: '', features: [{ name: 'prefers-color-scheme', value: 'dark' }] })
  const { styleOf } = await draw()
  expect(styleOf('.cw').color).toBe('rgb(65, 77, 95)')
  document.body.style.colorScheme = 'light dark'
  onTestFinished(() => void document.body.style.removeProperty('color-scheme'))
  expect(styleOf('.cw').color).toBe('rgb(185, 195, 208)')
})

it('on paper an element is light, without what is pressed', async () => {
  const { drawn, styleOf } = await draw('dark')
  expect([styleOf('.cw-btn').display, getComputedStyle(drawn).colorScheme]).toEqual(['inline-flex', 'dark'])
  await emulate({ media: 'print', features: [] })
  expect([styleOf('.cw-btn').display, getComputedStyle(drawn).colorScheme]).toEqual(['none', 'light'])
  expect(styleOf('p').display).toBe('block')
})

it('what a feature brings later does not undo it', async () => {
  const { styleOf } = await draw()
  await emulate({ media: 'print', features: [] })
  addSheet('.cw-btn { display: flex }')
  await Promise.resolve()
  expect(styleOf('.cw-btn').display).toBe('none')
})
