/** Every element has the css of all modules that are there, those that come later included, and is not changed by what others draw with. */
import { afterEach, beforeAll, expect, it } from 'vitest'
import { defineElement } from '../element/define-element'
import { configure } from '../element/page-config'
import { elements } from '../elements'
import { element as passwordReset } from '../password-reset/password-reset.element'
import { element as registration } from '../registration/registration.element'
import { element as signIn } from '../session/sign-in.element'
import { element as siteSelect } from '../site/site-select.element'
import { frame } from '../testing/mount'
import { silentShop } from '../testing/silent-shop'
import { addSheet } from './sheet'

const element = defineElement({ tag: 'cw-styled', component: () => <p className="early late">Text</p> })
const ALONE = { passwordReset, registration, signIn, siteSelect }

addSheet('.early { color: rgb(1, 2, 3); width: 100px }')

beforeAll(() => {
  element.define()
  for (const one of Object.values(ALONE)) one.define()
  const shop = silentShop({ language: 'en' })
  configure({ shop })
  return () => shop.destroy()
})
afterEach(() => document.body.replaceChildren())

function add(tag: string): HTMLElement {
  return document.body.appendChild(document.createElement(tag))
}
const styleOf = (styled: Element) => getComputedStyle(styled.shadowRoot?.querySelector('p') as Element)

it('gives an element on the page the css of a part that is loaded late, before that is drawn', async () => {
  const [first, second] = [add('cw-styled'), add('cw-styled')]
  await frame()
  expect(styleOf(first).color).toBe('rgb(1, 2, 3)')
  // What a module does that is evaluated now; who waits for its import() goes on after that.
  addSheet('.late { color: rgb(4, 5, 6) }')
  await Promise.resolve()
  expect(styleOf(first).color).toBe('rgb(4, 5, 6)')
  expect(styleOf(first).width).toBe('100px')
  expect(second.shadowRoot?.adoptedStyleSheets).toEqual(first.shadowRoot?.adoptedStyleSheets)
})

it('makes one sheet of what several modules bring', async () => {
  const styled = add('cw-styled')
  await frame()
  const before = styled.shadowRoot?.adoptedStyleSheets.length
  addSheet('.early { color: rgb(1, 2, 3); width: 100px }')
  await frame()
  expect(styled.shadowRoot?.adoptedStyleSheets).toHaveLength(before ?? 0)
})

it('gives an element that was away what came meanwhile, when it comes back', async () => {
  const styled = add('cw-styled')
  await frame()
  styled.remove()
  await frame()
  addSheet('.late { width: 70px; height: 7px }')
  await frame()
  const before = styled.shadowRoot?.adoptedStyleSheets.length ?? 0
  document.body.append(styled)
  await frame()
  expect(styled.shadowRoot?.adoptedStyleSheets).toHaveLength(before + 1)
  expect(styleOf(styled).height).toBe('7px')
})

it('gives an element that is moved into the document of a frame sheets of that document, later ones too, and back', async () => {
  const styled = add('cw-styled')
  const inner = document.body.appendChild(document.createElement('iframe'))
  await frame()
  const sheets = styled.shadowRoot?.adoptedStyleSheets.length ?? 0
  inner.contentDocument?.body.append(styled)
  await frame()
  expect(styled.shadowRoot?.adoptedStyleSheets).toHaveLength(sheets)
  expect(styleOf(styled).color).toBe('rgb(4, 5, 6)')
  addSheet('.late { min-width: 1px }')
  await frame()
  expect(styleOf(styled).minWidth).toBe('1px')
  document.body.append(styled)
  await frame()
  expect(styled.shadowRoot?.adoptedStyleSheets).toHaveLength(sheets + 1)
  expect(styleOf(styled).minWidth).toBe('1px')
})

it('elements look the same when those of all other features are there', { timeout: 120_000 }, async () => {
  const drawn = Object.values(ALONE).map(({ options }) => add(options.tag))
  await frame()
  const look = () =>
    drawn.flatMap(({ shadowRoot, localName }) =>
      [shadowRoot?.host as Element, ...(shadowRoot?.querySelectorAll('*') ?? [])].flatMap(node => {
        const style = getComputedStyle(node)
        return [...style].map(name => `${localName} ${node.className} ${name}: ${style.getPropertyValue(name)}`)
      }),
    )
  const before = look()
  expect(before.length).toBeGreaterThan(20_000)
  expect(before).toContain('cw-site-select  display: inline-block')
  const sheets = drawn[0]?.shadowRoot?.adoptedStyleSheets.length ?? 0
  await Promise.all(Object.values(elements).map(load => load()))
  await frame()
  expect(drawn[0]?.shadowRoot?.adoptedStyleSheets.length).toBeGreaterThan(sheets + 30)
  const after = look()
  expect(after).toHaveLength(before.length)
  expect(after.filter((line, at) => line !== before[at])).toEqual([])
})
