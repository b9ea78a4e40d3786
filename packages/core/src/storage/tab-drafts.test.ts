import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryStorage, webStorage } from './storage'
import { tabDrafts } from './tab-drafts'

/** As a browser keeps it. */
function createPlace() {
  const values = new Map<string, string>()
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
}
type Place = ReturnType<typeof createPlace>

const known = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')
/** What the page sees as its sessionStorage from now on. */
const inTab = (get: () => Place | undefined) =>
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get })

let drafts: ReturnType<typeof webStorage>
beforeEach(() => {
  drafts = webStorage(createPlace())
})
afterEach(() => {
  if (known) Object.defineProperty(globalThis, 'sessionStorage', known)
  else Reflect.deleteProperty(globalThis, 'sessionStorage')
})

it('a tab finds its own again, also when another one has entered something meanwhile', () => {
  const [first, second] = [createPlace(), createPlace()]
  inTab(() => first)
  tabDrafts(drafts).set('form', 'of the first')
  inTab(() => second)
  expect(tabDrafts(drafts).get('form')).toBe('of the first')
  tabDrafts(drafts).set('form', 'of the second')
  inTab(() => first)
  expect(tabDrafts(drafts).get('form')).toBe('of the first')
  inTab(createPlace)
  expect(tabDrafts(drafts).get('form')).toBe('of the second')
})

it('what was sent is gone from the tab, and new ones begin without it', () => {
  const place = createPlace()
  inTab(() => place)
  tabDrafts(drafts).set('form', 'sent')
  tabDrafts(drafts).remove('form')
  expect(tabDrafts(drafts).get('form')).toBeUndefined()
  expect(drafts.get('form')).toBeUndefined()
})

it('nothing is kept beside the place a host has chosen, and nothing breaks where a tab has none', () => {
  const place = createPlace()
  inTab(() => place)
  const chosen = memoryStorage()
  tabDrafts(chosen).set('form', 'of a host')
  expect(place.getItem('form')).toBeNull()
  expect(chosen.get('form')).toBe('of a host')
  for (const get of [
    () => undefined,
    () => {
      throw new Error('forbidden')
    },
  ]) {
    inTab(get)
    tabDrafts(drafts).set('form', 'shared')
    expect(tabDrafts(drafts).get('form')).toBe('shared')
  }
})
