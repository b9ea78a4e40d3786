/**
 * The table of each element against the element as it runs: it is mounted for a visitor, for a buyer and in the situations that its
 * stories name. What is drawn once nothing more is asked for is compared with its table.
 */
import { createShop, memoryStorage } from '@cartwright/core'
import { describe, expect, it } from 'vitest'
import type { AnyElementDefinition } from './element/element.types'
import { FOCUS_SELECTORS } from './element/focus-first'
import { provideShop } from './element/provide-shop'
import { STATES } from './element/states'
import { guideOf } from './element-guidance'
import { elements } from './elements'
import { widgetLocales } from './locales'
import { frame } from './testing/mount'
import { openWire, PLAIN, type Story, type StoryFile, type StoryShop, storiesOf } from './testing/story-files'

const KINDS = ['field', 'heading', 'control', 'box'] as const
/** The page signs its readers in, and this one has not. */
const BY_HOST: StoryFile = { default: {} }

interface Seen {
  slots: Set<string>
  /** Those that show what the page puts there. */
  filled: Set<string>
  /** Those that the component says, also where the table has no such state. */
  states: Set<string>
  parts: Set<string>
  events: Set<string>
  /** Shortcuts that controls name to screen readers, as they are printed on keys. */
  keys: Set<string>
  /** What `focus()` has gone to. */
  focused: Set<string>
}

/** Slots by element that show in no situation of this file, and why. */
const FILLED_ELSEWHERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'cw-favourites': { actions: 'Its stories fill the list within a component: an element alone has nothing selected.' },
  'cw-order-success': { 'next-steps': 'It stands beside an order, which its stories place within a component.' },
}

/** Those of its component, and what stands in the place of what it shows in two of its states. */
const slotsOf = ({ slots = {}, states = [] }: AnyElementDefinition['options']): string[] => [
  ...Object.keys(slots),
  ...states.filter(state => state === 'failed' || state === 'signed-out'),
]

/** As the table of keys writes it: all proposals are one entry. */
const printed = (keys: string) => keys.replace('Control+', 'Ctrl+').replace(/^Alt\+[1-9]$/, 'Alt+1 … 9')

/** Mounts the element in the situation of a story, and notes what it shows. */
async function watch(tag: string, { options }: AnyElementDefinition, file: StoryFile, story: Story, seen: Seen) {
  const wanted = { ...(story.parameters?.shop || file.default.parameters?.shop || {}) } as StoryShop
  const { wire, settle, prepare } = openWire(wanted)
  const isHeld = [wanted.answer ?? []].flat().some(({ with: answer }) => answer === 'never')
  const shop = createShop({
    apiBase: '/prod-api',
    storage: memoryStorage(),
    drafts: memoryStorage(),
    language: 'en',
    channel: false,
    fetch: wire,
    navigate: () => undefined,
    ...(file === BY_HOST && { getToken: async () => undefined }),
    // The first one waits for the server to start.
    timeoutMs: 280_000,
  })
  shop.i18n.addLocales(widgetLocales)
  await shop.start()
  if (wanted.signIn) await shop.session.signIn(wanted.signIn)
  await prepare(shop, wanted.prepare)

  const place = document.createElement('div')
  provideShop(place, shop)
  const element = document.createElement(tag)
  const given = { ...file.default.args, ...story.args } as Record<string, unknown>
  const names = [...Object.keys(options.attrs ?? {}), ...(options.props ?? [])]
  for (const name of names) if (given[name] !== undefined) Reflect.set(element, name, given[name])
  const dispatch = element.dispatchEvent.bind(element)
  element.dispatchEvent = event => {
    if (event.type.startsWith('cw-')) seen.events.add(event.type)
    return dispatch(event)
  }
  const root = element.shadowRoot
  if (!root) throw new Error('no shadow root')
  const box = () => root.querySelector('[part~="root"]')
  const states = () => box()?.getAttribute('data-state')?.split(' ').filter(Boolean) ?? []
  place.append(element)
  document.body.append(place)
  // Before anything is drawn.
  element.focus()
  try {
    await settle()
    // What has loaded may ask for more, and so may a module that came later.
    // An outlet is ready with its heading, before what stands below has loaded.
    const isLoading = () => !box() || states().includes('loading') || root.querySelector('.cw-outlet .cw-skel') !== null
    for (let turn = 0; turn < 200 && !isHeld && isLoading(); turn += 1) {
      await frame()
      await settle()
    }
    // An answer that was there at once is drawn in the next frame.
    await frame()
    for (const state of states()) seen.states.add(state)
    for (const slot of root.querySelectorAll('slot')) seen.slots.add(slot.name)
    for (const name of slotsOf(options)) {
      const child = document.createElement('b')
      child.slot = name
      child.textContent = name
      element.append(child)
      if (child.assignedSlot && child.getClientRects().length > 0) seen.filled.add(name)
      child.remove()
    }
    for (const part of root.querySelectorAll('[part]'))
      for (const name of (part.getAttribute('part') ?? '').split(' ')) seen.parts.add(name)
    for (const control of root.querySelectorAll('[aria-keyshortcuts]'))
      for (const keys of (control.getAttribute('aria-keyshortcuts') ?? '').split(' ')) seen.keys.add(printed(keys))
    expect(Object.keys(STATES).filter(state => element.matches(`:state(${state})`))).toEqual(
      expect.arrayContaining(states()),
    )
    const drawn = box()?.getBoundingClientRect()
    if (drawn && drawn.height > 0 && !isHeld) {
      element.focus()
      expect(document.activeElement?.tagName.toLowerCase()).toBe(tag)
      for (const kind of KINDS) if (root.activeElement?.matches(FOCUS_SELECTORS[kind])) seen.focused.add(kind)
    }
  } finally {
    place.remove()
    shop.destroy()
  }
}

/** Its stories, and what a visitor sees in the place of each. */
async function situationsOf(definition: AnyElementDefinition) {
  const found = await storiesOf(definition)
  const files = new Set(found.map(([file]) => file))
  files.delete(PLAIN)
  for (const file of files) found.push([PLAIN, 'a visitor of the stories', { args: file.default.args ?? {} }])
  found.push([BY_HOST, 'a visitor of a page that signs its readers in', {}])
  return found
}

describe.each(Object.entries(elements))('%s', (tag, load) => {
  it('shows each slot of its table, and no slot, state, part, event or key that is not in it', {
    timeout: 900_000,
  }, async () => {
    const definition: AnyElementDefinition = (await load()).element
    definition.define()
    const seen: Seen = {
      slots: new Set(),
      filled: new Set(),
      states: new Set(),
      parts: new Set(),
      events: new Set(),
      keys: new Set(),
      focused: new Set(),
    }
    for (const [file, name, story] of await situationsOf(definition)) {
      try {
        await watch(tag, definition, file, story, seen)
      } catch (error) {
        throw new Error(`${name}: ${error}`, { cause: error })
      }
    }
    const { states = [], parts = [], events = {} } = definition.options
    const slots = slotsOf(definition.options)
    const undeclared = (found: Set<string>, declared: readonly string[]) =>
      [...found].filter(name => !declared.includes(name)).toSorted()
    const everywhere = ['cw-session-expired', 'cw-invalid-attribute']
    expect({
      slots: undeclared(seen.slots, slots),
      states: undeclared(seen.states, states),
      parts: undeclared(seen.parts, parts),
      events: undeclared(seen.events, [...Object.values(events).map(String), ...everywhere]),
      keys: undeclared(
        seen.keys,
        guideOf(tag as keyof typeof elements, parts).keys.flatMap(({ keys }) => keys),
      ),
    }).toEqual({ slots: [], states: [], parts: [], events: [], keys: [] })
    expect(slots.filter(name => !seen.filled.has(name)).toSorted(), 'slots that show nothing').toEqual(
      Object.keys(FILLED_ELSEWHERE[tag] ?? {}),
    )
    expect(seen.states.size).toBeGreaterThan(0)
    // What a visitor is told is known without an answer of the server.
    expect(seen.states.has('signed-out'), 'signed-out').toBe(states.includes('signed-out'))
    // Of what opens over the page nothing is drawn in its own place.
    if (seen.focused.size > 0) expect([...seen.focused]).toContain(definition.options.focus ?? 'heading')
  })
})
