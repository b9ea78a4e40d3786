/** One test per behaviour of the wrapper that a host page relies on and the bare wrapper does not have. */
import type { Shop, ShopOptions } from '@cartwright/core'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page as browserPage, cdp, userEvent } from 'vitest/browser'
import { Menu } from '../primitives/menu'
import { useI18n, useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { addSheet } from '../styles/sheet'
import { frame } from '../testing/mount'
import { silentShop } from '../testing/silent-shop'
import { defineElement } from './define-element'
import { configure, pageShops, placeOf, signOut } from './page-config'
import { provideShop } from './provide-shop'

addSheet('.probe { color: rgb(1, 2, 3) }')

interface ProbeProps {
  heading?: string
  disabled?: boolean
  maxLines?: number
  filter?: { words: string[] }
  lines?: readonly { id: number }[]
  onPick?: (detail: { id: number }) => unknown
  children?: ReactNode
}

let draws = 0
let unmounts = 0
let lastProps: ProbeProps & { shop?: Shop } = {}

function Probe(props: ProbeProps) {
  draws += 1
  lastProps = { ...props, shop: useShop() }
  const language = useStore(useI18n().store, state => state.language)
  const [count, setCount] = useState(0)
  const [answer, setAnswer] = useState('')
  useEffect(
    () => () => {
      unmounts += 1
    },
    [],
  )
  return (
    <div className="probe">
      <p>{props.heading ?? 'No heading'}</p>
      <input aria-label="Number" disabled={props.disabled} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <button type="button" onClick={() => setAnswer(String(props.onPick?.({ id: 7 })))}>
        pick
      </button>
      <output>{answer}</output>
      <code>{language}</code>
      <slot />
    </div>
  )
}

function MenuProbe() {
  const language = useStore(useI18n().store, state => state.language)
  return (
    <div className="cw probe">
      <Menu items={[{ key: 1, label: 'One', onPick: () => undefined }]}>Open</Menu>
      <input key={language} aria-label="Number" defaultValue="typed" />
      <code>{language}</code>
    </div>
  )
}

let showLate: () => void = () => undefined
const late = defineElement({
  tag: 'cw-late',
  component: () => {
    const [isDrawn, setDrawn] = useState(false)
    showLate = () => setDrawn(true)
    return isDrawn ? (
      <div part="root" data-state="ready">
        <input aria-label="Late" />
      </div>
    ) : null
  },
  focus: 'field',
})

const element = defineElement({
  tag: 'cw-probe',
  component: Probe,
  attrs: { heading: 'string', disabled: 'boolean', maxLines: 'number', filter: 'json' },
  props: ['lines'],
  events: { onPick: 'cw-pick' },
  delegatesFocus: true,
  focus: 'field',
})

type ProbeElement = HTMLElement & ProbeProps & { shop?: Shop }
const shops: Shop[] = []
const makeShop = (options: ShopOptions = {}) => {
  const shop = silentShop(options)
  shops.push(shop)
  return shop
}

beforeAll(() => {
  element.define()
})
beforeEach(() => {
  draws = 0
  unmounts = 0
  lastProps = {}
  const { places, shops: known } = pageShops()
  places.clear()
  known.clear()
  configure({ shop: makeShop() })
})
afterEach(async () => {
  document.body.replaceChildren()
  await frame()
  for (const shop of shops.splice(0)) shop.destroy()
})

function add(html: string): ProbeElement {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild as ProbeElement
}
const inside = (probe: Element) => probe.shadowRoot as ShadowRoot
const button = (probe: Element, at = 0) => inside(probe).querySelectorAll('button')[at] as HTMLButtonElement
const text = (probe: Element) => inside(probe).querySelector('p')?.textContent

describe('attributes and properties', () => {
  it('trap 1: reads a bare boolean attribute, and false is not reflected', async () => {
    const probe = add('<cw-probe disabled></cw-probe>')
    expect(lastProps.disabled).toBe(true)
    probe.disabled = false
    await frame()
    expect(lastProps.disabled).toBe(false)
    expect(probe.getAttribute('disabled')).toBe('')
  })

  it('trap 2: a removed attribute and an undefined property fall back to the default', async () => {
    const probe = add('<cw-probe heading="Mine" disabled max-lines="3"></cw-probe>')
    expect(text(probe)).toBe('Mine')
    probe.removeAttribute('heading')
    probe.removeAttribute('disabled')
    Reflect.set(probe, 'maxLines', undefined)
    await frame()
    expect(text(probe)).toBe('No heading')
    expect(lastProps.disabled).toBeUndefined()
    expect('maxLines' in lastProps).toBe(false)
  })

  it('trap 3: properties set before the definition count, and so do later ones', async () => {
    const tag = 'late-probe'
    const probe = document.createElement(tag) as ProbeElement
    const lines = [{ id: 1 }]
    Object.assign(probe, { heading: 'Early', lines })
    document.body.append(probe)
    element.define('late')
    expect(text(probe)).toBe('Early')
    expect(lastProps.lines).toBe(lines)
    probe.heading = 'Later'
    await frame()
    expect(text(probe)).toBe('Later')
  })

  it('trap 4: an unreadable attribute is reported and the element still draws', async () => {
    const reported = vi.fn()
    document.body.addEventListener('cw-invalid-attribute', event => reported((event as CustomEvent).detail), {
      once: true,
    })
    const probe = add('<cw-probe heading="Here"></cw-probe>')
    probe.setAttribute('filter', '{broken')
    await frame()
    expect(text(probe)).toBe('Here')
    expect(reported).toHaveBeenCalledExactlyOnceWith({ name: 'filter', value: '{broken' })
    expect('filter' in lastProps).toBe(false)
    probe.setAttribute('filter', '{"words":["a"]}')
    await frame()
    expect(lastProps.filter).toEqual({ words: ['a'] })
  })

  it('trap 5: a detached element draws nothing', async () => {
    const probe = document.createElement('cw-probe') as ProbeElement
    probe.setAttribute('heading', 'Nowhere')
    probe.lines = [{ id: 1 }]
    await frame()
    expect(draws).toBe(0)
    expect(inside(probe).childElementCount).toBe(0)
  })

  it('trap 7: a function cannot come from an attribute', async () => {
    const probe = add('<cw-probe onpick="alert" on-pick="alert" lines="alert"></cw-probe>')
    await frame()
    expect(typeof lastProps.onPick).toBe('function')
    expect(lastProps.onPick).not.toBe(globalThis.alert)
    expect(lastProps.lines).toBeUndefined()
    expect(probe.lines).toBeUndefined()
  })

  it('trap 8: objects keep their identity and never turn into markup', async () => {
    const probe = add('<cw-probe></cw-probe>')
    const lines = Array.from({ length: 2000 }, (_, id) => ({ id }))
    probe.lines = lines
    await frame()
    expect(lastProps.lines).toBe(lines)
    expect(probe.outerHTML).toBe('<cw-probe></cw-probe>')
  })

  it('trap 11: several properties set together are drawn once', async () => {
    const probe = add('<cw-probe></cw-probe>')
    await frame()
    const before = draws
    probe.heading = 'a'
    probe.disabled = true
    probe.maxLines = 4
    probe.lines = []
    await frame()
    expect(draws - before).toBe(1)
    expect(lastProps).toMatchObject({ heading: 'a', disabled: true, maxLines: 4, lines: [] })
  })

  it('reads text in a typed property as it would read the attribute, as other template languages set it', async () => {
    const probe = add('<cw-probe></cw-probe>')
    Reflect.set(probe, 'disabled', '')
    Reflect.set(probe, 'maxLines', '3')
    await frame()
    expect(lastProps).toMatchObject({ disabled: true, maxLines: 3 })
  })
})

describe('life in the page', () => {
  it('trap 6: moving keeps the state, by append and by moveBefore', async () => {
    const probe = add('<cw-probe></cw-probe>')
    const box = document.body.appendChild(document.createElement('div'))
    button(probe).click()
    await frame()
    box.append(probe)
    await frame()
    expect(button(probe).textContent).toBe('1')
    if ('moveBefore' in document.body) (document.body.moveBefore as (node: Node, child: null) => void)(probe, null)
    await frame()
    expect(button(probe).textContent).toBe('1')
    expect(unmounts).toBe(0)
  })

  it('takes itself apart when removed and starts again when put back', async () => {
    const probe = add('<cw-probe heading="Still here"></cw-probe>')
    button(probe).click()
    await frame()
    probe.remove()
    await frame()
    expect(unmounts).toBe(1)
    document.body.append(probe)
    await frame()
    expect(text(probe)).toBe('Still here')
    expect(button(probe).textContent).toBe('0')
  })

  it('a thousand that come and go leave no element, listener or shop behind', { timeout: 300_000 }, async () => {
    const collect = () => cdp().send('HeapProfiler.collectGarbage')
    const listeners = async () => {
      await collect()
      const { metrics } = await cdp().send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN
    }
    const gone: WeakRef<Element>[] = []
    /** Each is drawn; the second one also waits for its focus. */
    const comeAndGo = async (count: number) => {
      const pairs = Array.from({ length: count }, () => [add('<cw-probe></cw-probe>'), add('<cw-late></cw-late>')])
      for (const [, waiting] of pairs) waiting?.focus()
      await frame()
      for (const element of pairs.flat()) {
        element.remove()
        gone.push(new WeakRef(element))
      }
      await frame()
    }
    late.define()
    await cdp().send('Performance.enable')
    // What the first ones bring to the page stays.
    await comeAndGo(20)
    const before = await listeners()
    const { shops: known, places } = pageShops()
    const [shopsBefore, placesBefore] = [known.size, places.size]
    for (let round = 0; round < 25; round += 1) await comeAndGo(20)
    expect(unmounts).toBe(26 * 20)
    // The last one may still be held by what drew it.
    await expect
      .poll(async () => {
        await collect()
        return gone.filter(element => element.deref()).length
      })
      .toBeLessThan(10)
    expect((await listeners()) - before).toBeLessThan(50)
    expect([known.size, places.size]).toEqual([shopsBefore, placesBefore])
  })

  it('trap 9: styles are adopted sheets, one for all elements, and survive drawing', () => {
    const first = add('<cw-probe></cw-probe>')
    const second = add('<cw-probe></cw-probe>')
    expect(getComputedStyle(inside(first).querySelector('.probe') as Element).color).toBe('rgb(1, 2, 3)')
    // What all need, that of the probe, and the two of the medium: forced colours and print.
    expect(inside(first).adoptedStyleSheets).toHaveLength(4)
    expect(inside(second).adoptedStyleSheets).toEqual(inside(first).adoptedStyleSheets)
    expect(inside(first).querySelector('style')).toBeNull()
  })

  it('trap 12: children of the host page stay and show through the slot', async () => {
    const probe = add('<cw-probe><b>Ours</b></cw-probe>')
    await frame()
    expect(probe.innerHTML).toBe('<b>Ours</b>')
    expect(inside(probe).querySelector('slot')?.assignedElements()).toEqual([probe.firstElementChild])
  })

  it('trap 14: an element inside another application can be removed by its draw', async () => {
    const errors = vi.spyOn(console, 'error')
    const box = document.body.appendChild(document.createElement('div'))
    const root = createRoot(box)
    const Tag = 'cw-probe' as 'div'
    root.render(<Tag />)
    await frame()
    root.render(<p>gone</p>)
    await frame()
    expect(unmounts).toBe(1)
    expect(errors).not.toHaveBeenCalled()
    root.unmount()
  })

  it('trap 15: a second definition does no harm and other versions are named', async () => {
    const note = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(() => element.define()).not.toThrow()
    expect(note).not.toHaveBeenCalled()
    customElements.define('other-probe', class extends HTMLElement {})
    element.define('other')
    await vi.waitFor(() => expect(note.mock.calls.flat().join()).toContain('<other-probe> is already defined'), {
      timeout: 20_000,
    })
    note.mockRestore()
    const probe = add('<cw-probe title="Tip" lang="de"></cw-probe>')
    expect([probe.title, probe.lang, Object.hasOwn(probe.constructor.prototype, 'title')]).toEqual(['Tip', 'de', false])
  })

  it('trap 16: the shadow root delegates the focus and can be serialised', () => {
    const probe = add('<cw-probe></cw-probe>')
    expect(inside(probe).delegatesFocus).toBe(true)
    expect(inside(probe).serializable).toBe(true)
    probe.focus()
    expect(inside(probe).activeElement?.tagName).toBe('INPUT')
  })

  it.each([
    ['goes there once something is drawn', '', 'cw-late'],
    ['stays with a reader who types elsewhere meanwhile', 'x', 'input'],
  ])('focus() of an element that draws later %s', async (_, typed, focused) => {
    late.define()
    const own = document.body.appendChild(document.createElement('input'))
    onTestFinished(() => own.remove())
    const place = document.body.appendChild(document.createElement('cw-late'))
    own.focus()
    place.focus()
    if (typed) await userEvent.keyboard(typed)
    showLate()
    await frame()
    expect(document.activeElement?.localName).toBe(focused)
    expect(own.value).toBe(typed)
  })

  it('trap 17: runs on Preact, as it is shipped', () => {
    const probe = add('<cw-probe></cw-probe>')
    // Preact keeps its tree on the container under its own name; React uses __reactContainer$….
    const keys = [...Object.keys(inside(probe)), ...Object.getOwnPropertyNames(inside(probe))]
    expect(keys.some(key => key.startsWith('__react'))).toBe(false)
    expect(keys.some(key => key.startsWith('__'))).toBe(true)
  })
})

describe('events', () => {
  it('trap 10: bubble, cross roots, carry the detail and can be vetoed', async () => {
    const probe = add('<cw-probe></cw-probe>')
    const heard: unknown[] = []
    const listen = (event: Event) => heard.push([event.target, event.composed, (event as CustomEvent).detail])
    document.addEventListener('cw-pick', listen, { once: true })
    button(probe, 1).click()
    await frame()
    expect(heard).toEqual([[probe, true, { id: 7 }]])
    expect(inside(probe).querySelector('output')?.textContent).toBe('true')
    probe.addEventListener('cw-pick', event => event.preventDefault(), { once: true })
    button(probe, 1).click()
    await frame()
    expect(inside(probe).querySelector('output')?.textContent).toBe('false')
  })

  it('keeps letters typed into a field from the shortcuts of the page, but not commands', async () => {
    const probe = add('<cw-probe></cw-probe>')
    const heard: string[] = []
    const listen = (event: KeyboardEvent) => heard.push(event.key)
    document.addEventListener('keydown', listen)
    inside(probe).querySelector('input')?.focus()
    await userEvent.keyboard('g/')
    expect(inside(probe).querySelector('input')?.value).toBe('g/')
    // An old page that prevents Backspace outside of fields, or presses its own button at Enter, does not hear these.
    await userEvent.keyboard('{Backspace}{Enter}')
    expect(inside(probe).querySelector('input')?.value).toBe('g')
    expect(heard).toEqual([])
    await userEvent.keyboard('{Escape}')
    probe.setAttribute('host-keys', '')
    await userEvent.keyboard('h')
    expect(heard).toEqual(['Escape', 'h'])
    // A field of the page in one of our slots is the page's.
    const own = add('<cw-probe><input></cw-probe>').querySelector('input')
    own?.focus()
    await userEvent.keyboard('g{Enter}')
    expect(heard.slice(2)).toEqual(['g', 'Enter'])
    document.removeEventListener('keydown', listen)
  })
})

describe('trap 13: the shop', () => {
  it('is the same for all elements of the page', () => {
    add('<cw-probe></cw-probe>')
    const first = lastProps.shop
    add('<cw-probe></cw-probe>')
    expect(first).toBe(placeOf('cw').shop)
    expect(lastProps.shop).toBe(first)
  })

  it('comes from an ancestor that provides one, through shadow roots', () => {
    const shop = makeShop()
    const box = document.body.appendChild(document.createElement('div'))
    const stop = provideShop(box, shop)
    const nested = box.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    nested.append(document.createElement('cw-probe'))
    expect(lastProps.shop).toBe(shop)
    stop()
  })

  it('comes from the property first, and can be changed', async () => {
    const shop = makeShop()
    const probe = document.createElement('cw-probe') as ProbeElement
    probe.shop = shop
    document.body.append(probe)
    expect(lastProps.shop).toBe(shop)
    const other = makeShop()
    probe.shop = other
    await frame()
    expect(lastProps.shop).toBe(other)
  })

  it('is defined on every element, also on one that is not on the page yet', () => {
    const probe = add('<cw-probe></cw-probe>')
    expect(probe.shop).toBe(placeOf('cw').shop)
    expect((document.createElement('cw-probe') as ProbeElement).shop).toBe(placeOf('cw').shop)
    const shop = makeShop()
    const box = document.body.appendChild(document.createElement('div'))
    provideShop(box, shop)
    box.innerHTML = '<cw-probe></cw-probe>'
    expect((box.firstElementChild as ProbeElement).shop).toBe(shop)
    probe.shop = shop
    expect(probe.shop).toBe(shop)
  })

  it('is another one for another prefix with another API, and the same one for the same API', () => {
    for (const prefix of ['one', 'two', 'same']) element.define(prefix)
    configure({ apiBase: 'https://one.example/prod-api' }, 'one')
    configure({ apiBase: 'https://two.example/prod-api', shopUrl: 'https://pages.two.example' }, 'two')
    configure({ apiBase: 'https://one.example/prod-api/' }, 'same')
    const [one, two, same, unsaid] = ['one', 'two', 'same', 'cw'].map(
      prefix => add(`<${prefix}-probe></${prefix}-probe>`).shop as Shop,
    )
    expect(new Set([one, two, unsaid]).size).toBe(3)
    expect(same).toBe(one)
    expect([one, two].map(shop => shop?.href('/index'))).toEqual([
      'https://one.example/index',
      'https://pages.two.example/index',
    ])
    for (const shop of pageShops().shops.values()) shop.destroy()
  })

  it('is found and drawn where a page has put a shop on every object', () => {
    const everyObject = Object.prototype as { shop?: unknown }
    everyObject.shop = 'host'
    try {
      configure({ shop: makeShop() })
      const probe = add('<cw-probe></cw-probe>')
      expect(probe.shop).toBe(placeOf('cw').shop)
      expect(text(probe)).toBe('No heading')
      configure({ language: 'de' }, 'other')
      expect(placeOf('other').options).toEqual({ language: 'de' })
      expect(placeOf('other').shop).toBeUndefined()
    } finally {
      delete everyObject.shop
    }
  })

  it('that is configured too late says so, with the remedy', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    add('<cw-probe></cw-probe>')
    configure({ language: 'de' })
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 20_000 })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Cartwright: configure\(\{ language \}\) came too late.*above the loader's script tag/),
    )
    warn.mockRestore()
  })

  it('is signed out by signOut() of the page', async () => {
    const shop = makeShop()
    const ended = vi.spyOn(shop, 'signOut').mockResolvedValue()
    configure({ shop }, 'two')
    await signOut('cw')
    expect(ended).not.toHaveBeenCalled()
    await signOut('two')
    await signOut()
    expect(ended).toHaveBeenCalledTimes(2)
  })
})

describe('the language', () => {
  const languageIn = (probe: Element | null) => inside(probe as Element).querySelector('code')?.textContent
  const settled = (read: () => unknown, language: string) =>
    vi.waitFor(() => expect(read()).toBe(language), { timeout: 20_000 })
  const page = document.documentElement
  const own = page.lang
  afterEach(() => {
    page.lang = own
  })

  it('of each element is the nearest lang, through shadow roots, and follows its changes', async () => {
    const box = add('<section lang="de"><cw-probe></cw-probe><p lang="fr"></p></section>')
    const nested = box.querySelector('p')?.attachShadow({ mode: 'open' }) as ShadowRoot
    nested.innerHTML = '<div><cw-probe></cw-probe></div>'
    const plain = add('<cw-probe></cw-probe>')
    const [german, french] = [box.querySelector('cw-probe'), nested.querySelector('cw-probe')]
    await settled(() => languageIn(german), 'de')
    await settled(() => languageIn(french), 'fr')
    expect(languageIn(plain)).toBe('en')
    box.lang = 'it'
    await settled(() => languageIn(german), 'it')
    expect(languageIn(french)).toBe('fr')
    nested.querySelector('div')?.setAttribute('lang', 'pl-PL')
    await settled(() => languageIn(french), 'pl')
    box.removeAttribute('lang')
    await settled(() => languageIn(german), 'en')
    // One of none of ours: the shop's.
    box.lang = 'es'
    await frame()
    expect(languageIn(german)).toBe('en')
  })

  it('follows an element that is moved', async () => {
    add('<section lang="de"><cw-probe></cw-probe></section>')
    const french = add('<section lang="fr"></section>')
    const probe = document.querySelector('cw-probe')
    await settled(() => languageIn(probe), 'de')
    french.append(probe as Element)
    await settled(() => languageIn(probe), 'fr')
  })

  it('of the page is that of its shop, also when it changes', async () => {
    pageShops().places.clear()
    page.lang = 'de-AT'
    configure({ apiBase: '/nowhere', fetch: () => new Promise(() => undefined), channel: false })
    const probe = add('<cw-probe></cw-probe>')
    await settled(() => languageIn(probe), 'de')
    page.lang = 'fr'
    await settled(() => languageIn(probe), 'fr')
    shops.push(probe.shop as Shop)
  })

  it('that the reader chooses holds, until the page says another one', async () => {
    const shop = makeShop()
    configure({ shop }, 'cw')
    const box = add('<section lang="de"><cw-probe></cw-probe></section>')
    const probe = box.querySelector('cw-probe')
    await settled(() => languageIn(probe), 'de')
    await (probe as ProbeElement).shop?.sites.chooseLanguage('pl')
    await settled(() => languageIn(probe), 'pl')
    box.lang = 'it'
    await settled(() => languageIn(probe), 'it')
  })
})

describe('the box of the element', () => {
  const inlineProbe = defineElement({ tag: 'cw-inline-probe', component: Probe, display: 'inline-block' })
  const tallProbe = defineElement({ tag: 'cw-tall-probe', component: Probe, reserves: '77px' })
  const displayOf = (probe: Element) => getComputedStyle(probe).display
  const rules = (css: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }
  beforeAll(() => {
    inlineProbe.define()
    tallProbe.define()
  })
  afterEach(() => {
    document.adoptedStyleSheets = []
  })

  it('trap 18: is the one it is meant to have on a page that reverts everything', async () => {
    rules('* { all: revert }')
    const [probe, inline] = [add('<cw-probe></cw-probe>'), add('<cw-inline-probe></cw-inline-probe>')]
    await frame()
    expect([displayOf(probe), displayOf(inline)]).toEqual(['block', 'inline-block'])
    probe.style.width = '321px'
    expect(probe.getBoundingClientRect().width).toBe(321)
  })

  it('trap 18: has its reserved size there, and no other one where the page has said it', async () => {
    rules('* { all: revert }')
    const [probe, own] = [
      add('<cw-tall-probe></cw-tall-probe>'),
      add('<cw-tall-probe style="min-block-size: 5px"></cw-tall-probe>'),
    ]
    await frame()
    expect([probe, own].map(({ style }) => style.minBlockSize)).toEqual(['77px', '5px'])
    document.adoptedStyleSheets = []
    for (const { classList } of [probe, own]) classList.add('seen')
    await frame()
    expect(probe.outerHTML).toBe('<cw-tall-probe class="seen"></cw-tall-probe>')
    expect([getComputedStyle(probe).minBlockSize, own.style.minBlockSize]).toEqual(['77px', '5px'])
  })

  it('trap 18: has its place before the next frame on a page that has made another one inline', async () => {
    rules('* { all: revert }')
    add('<cw-probe></cw-probe>')
    await frame()
    const next = add('<cw-tall-probe></cw-tall-probe>')
    await Promise.resolve()
    expect([displayOf(next), next.style.minBlockSize]).toEqual(['block', '77px'])
  })

  it('trap 18: leaves the markup of any other page as it is', async () => {
    const probe = add('<cw-probe></cw-probe>')
    await frame()
    expect(displayOf(probe)).toBe('block')
    expect(probe.outerHTML).toBe('<cw-probe></cw-probe>')
  })

  it('trap 18: is hidden and shown by what the page says, on the element, around it and by the size of the window', async () => {
    rules(`* { all: revert } .gone, .closed cw-probe { display: none } @media (max-width: 400px) { .wide { display: none } }
      @media print { .screen { display: none } }`)
    const box = add('<section><cw-probe class="wide screen"></cw-probe></section>')
    const probe = box.firstElementChild as ProbeElement
    const settled = async () => {
      await frame()
      return displayOf(probe)
    }
    expect(await settled()).toBe('block')
    probe.classList.add('gone')
    expect(await settled()).toBe('none')
    probe.classList.remove('gone')
    expect(await settled()).toBe('block')
    probe.hidden = true
    expect(await settled()).toBe('none')
    probe.hidden = false
    expect(await settled()).toBe('block')
    box.className = 'closed'
    expect(await settled()).toBe('none')
    box.className = ''
    expect(await settled()).toBe('block')
    probe.style.display = 'none'
    expect(await settled()).toBe('none')
    probe.style.display = 'flex'
    expect(await settled()).toBe('flex')
    probe.style.display = ''
    expect(await settled()).toBe('block')
    const { innerWidth: width, innerHeight: height } = window
    await browserPage.viewport(390, 600)
    await expect.poll(() => displayOf(probe)).toBe('none')
    await browserPage.viewport(width, height)
    await expect.poll(() => displayOf(probe)).toBe('block')
    const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })
    await emulate('print')
    await expect.poll(() => displayOf(probe)).toBe('none')
    await emulate('')
    await expect.poll(() => displayOf(probe)).toBe('block')
  })

  it('trap 18: is right when it is shown for the first time, and after it was moved', async () => {
    rules('* { all: revert } .gone { display: none }')
    const probe = add('<cw-probe class="gone"></cw-probe>')
    await frame()
    expect(displayOf(probe)).toBe('none')
    probe.className = ''
    await frame()
    expect(displayOf(probe)).toBe('block')
    const box = add('<section></section>')
    box.append(probe)
    await frame()
    box.className = 'gone'
    await frame()
    expect(displayOf(probe)).toBe('block')
    expect(displayOf(box)).toBe('none')
  })
})

describe('another document', () => {
  const menuProbe = defineElement({ tag: 'cw-menu-probe', component: MenuProbe })
  beforeAll(() => {
    menuProbe.define()
  })
  const openFrame = () => {
    const inner = document.body.appendChild(document.createElement('iframe'))
    Object.assign(inner.style, { width: '600px', height: '400px' })
    return inner.contentWindow as Window & typeof globalThis
  }
  const openWindow = () => {
    const other = window.open('', '', 'popup,width=600,height=400') as Window & typeof globalThis
    onTestFinished(() => other.close())
    return other
  }
  const colourOf = (probe: Element) =>
    probe.ownerDocument.defaultView?.getComputedStyle(inside(probe).querySelector('.probe') as Element).color
  const menuOf = (probe: Element) => inside(probe).querySelector<HTMLElement>('[role="menu"]')
  const press = (view: Window & typeof globalThis, target: Element) =>
    target.dispatchEvent(new view.PointerEvent('pointerdown', { bubbles: true, composed: true }))

  it.each([
    ['a frame', openFrame],
    ['a window of its own', openWindow],
  ])(
    'trap 19: in %s an element looks, opens and closes its menu, follows its language and keeps what is typed, and so it does when it comes back',
    async (_name, open) => {
      const probe = add('<cw-menu-probe></cw-menu-probe>')
      await frame()
      const sheets = inside(probe).adoptedStyleSheets.length
      const field = () => inside(probe).querySelector('input') as HTMLInputElement
      await vi.waitFor(() => expect(field()).not.toBeNull())
      field().value = 'typed'
      const own = inside(probe).querySelector('code')?.textContent
      const other = open()
      for (const view of [other, window as Window & typeof globalThis]) {
        view.document.body.append(probe)
        await frame()
        expect(inside(probe).adoptedStyleSheets).toHaveLength(sheets)
        expect(colourOf(probe)).toBe('rgb(1, 2, 3)')
        expect(field().value).toBe('typed')
        const opener = inside(probe).querySelector('button') as HTMLButtonElement
        opener.click()
        await vi.waitFor(() => expect(menuOf(probe)?.matches(':popover-open')).toBe(true))
        await frame()
        const [menu, at] = [menuOf(probe)?.getBoundingClientRect(), opener.getBoundingClientRect()]
        expect(Math.round((menu?.top ?? 0) - at.bottom)).toBe(4)
        press(view, view.document.body)
        await vi.waitFor(() => expect(menuOf(probe)).toBeNull())
        view.document.body.lang = 'de'
        await vi.waitFor(() => expect(inside(probe).querySelector('code')?.textContent).toBe('de'), { timeout: 20_000 })
        view.document.body.lang = ''
        await vi.waitFor(() => expect(inside(probe).querySelector('code')?.textContent).toBe(own))
        // What is drawn for the first time is made by the document of the element, whose classes are not those of this window.
        const heard: string[] = []
        const listen = (event: KeyboardEvent) => heard.push(event.key)
        view.document.addEventListener('keydown', listen)
        field().dispatchEvent(new view.KeyboardEvent('keydown', { key: 'g', bubbles: true, composed: true }))
        field().dispatchEvent(new view.KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
        view.document.removeEventListener('keydown', listen)
        expect(heard).toEqual(['Escape'])
      }
    },
  )

  it('trap 19: css that arrives later reaches an element in a frame', async () => {
    const probe = add('<cw-menu-probe></cw-menu-probe>')
    openFrame().document.body.append(probe)
    await frame()
    addSheet('.probe { background-color: rgb(7, 8, 9) }')
    await frame()
    expect(getComputedStyle(inside(probe).querySelector('.probe') as Element).backgroundColor).toBe('rgb(7, 8, 9)')
  })
})
