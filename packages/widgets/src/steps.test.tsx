/**
 * Every step that an element takes is asked for first: each link and button of the stories of each element is pressed, once by a
 * host that prevents its events and once by one that does not. A new element or story is walked by being there.
 * A button that goes away with its own press leaves the focus to another control of its element, never to the page.
 */
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyElementDefinition } from './element/element.types'
import { elements } from './elements'
import { renderWithShop } from './testing/render-with-shop'
import { openWire, type Story, type StoryFile, type StoryShop, storiesOf } from './testing/story-files'

/** Presses of one story: a list of many rows repeats what its first rows have. */
const PRESSES = 60

/** What a plain link would open, and a file that is saved, leave the page of the tests where it is. */
beforeEach(() => {
  // Of a button of a form it would also prevent that the form is sent.
  const stay = (event: Event) => void ((event.target as Element).closest('a') && event.preventDefault())
  window.addEventListener('click', stay)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(window, 'open').mockImplementation(() => null)
  return () => window.removeEventListener('click', stay)
})

type Log = { event: string; path: unknown }[]

/** Presses everything that can be pressed, and what appears by that. @returns the log of each press that asked or moved */
async function walk(
  element: AnyElementDefinition['options'],
  file: StoryFile,
  story: Story,
  { name, isPrevented, seen }: { name: string; isPrevented: boolean; seen: Set<string> },
) {
  const shop = { ...(story.parameters?.shop || file.default.parameters?.shop || {}) } as StoryShop
  const { wire, settle } = openWire(shop, turn => act(turn))
  const log: Log = []
  const handlers = Object.fromEntries(
    Object.entries(element.events ?? {}).map(([prop, event]) => [
      prop,
      (detail: { path?: unknown } | undefined) => {
        raised.add(String(event))
        log.push({ event: String(event), path: detail?.path })
        return isPrevented ? false : undefined
      },
    ]),
  )
  const args = { ...file.default.args, ...story.args, ...handlers }
  await renderWithShop(createElement((file.default.component ?? element.component) as ComponentType<object>, args), {
    fetch: wire,
    // What ends a session loads the page again, and is no step of an element.
    navigate: (path, how) => void (how?.reload || log.push({ event: 'moved', path })),
    prepare: async made => {
      if (shop.signIn) await made.session.signIn(shop.signIn)
      await shop.prepare?.(made)
    },
  })
  await settle()
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'input:is([type="search"], [inputmode="search"], [role="combobox"])',
  ))
    await act(async () => fireEvent.input(field, { target: { value: 'TN-2420' } }))
  log.length = 0
  const presses: Log[] = []
  for (let count = 0; count < PRESSES; count += 1) {
    const next = [...document.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')].find(
      each => !seen.has(signOf(each, name)),
    )
    if (!next) break
    seen.add(signOf(next, name))
    // Of a link a browser does the same; a dialog gives the focus back to what opened it, which this page does not.
    const isWatched = !isPrevented && next.matches('button') && !next.closest('dialog')
    if (isWatched) next.focus()
    const hadFocus = isWatched && document.activeElement === next
    await act(async () => {
      fireEvent.click(next)
    })
    await settle()
    if (hadFocus && !next.isConnected) {
      gone.count += 1
      const isLeft = () => document.querySelector('[part~="root"] :is(button, input, a[href])') !== null
      await waitFor(() => expect(isLeft() && document.activeElement === document.body, signOf(next, name)).toBe(false))
    }
    if (log.length > 0) presses.push(log.splice(0))
  }
  cleanup()
  return presses
}

/** What is pressed once. The main button of an element does another thing in each story, such as with lines that are to fix. */
function signOf(control: HTMLElement, story: string): string {
  const words = [control.getAttribute('href'), control.textContent, control.getAttribute('aria-label')]
  return [...words, control.matches('[part~="button-primary"]') && story].join(' ')
}

/** Nothing of these leads anywhere else. */
const isWithoutSteps = (name: string) => /Loading|Failed/.test(name)

/** Events that no press of this file raises, because forms are filled in first or lists are long, and the test that does. */
const RAISED_ELSEWHERE: Readonly<Record<string, string>> = {
  'cw-confirm': 'session/expired-dialog.test.tsx',
  'cw-page-change': 'favourites/favourites.test.tsx',
  'cw-registered': 'registration/registration.test.tsx',
  'cw-return-begun': 'rma/return-form.test.tsx',
  'cw-return-submitted': 'rma/return-form-way.test.tsx',
  'cw-returns-change': 'rma/returns.test.tsx',
  'cw-signed-in': 'session/sign-in.test.tsx',
  'cw-step-change': 'registration/registration.test.tsx',
}

const moves = { count: 0 }
/** Buttons that went away with their own press. */
const gone = { count: 0 }
const raised = new Set<string>()
const declared = new Set<string>()

describe.each(Object.entries(elements))('%s', (_tag, load) => {
  it('asks before each step, and takes none that the host prevents', { timeout: 600_000 }, async () => {
    const { element } = (await load()) as { element: AnyElementDefinition }
    const { options } = element
    const events = Object.values(options.events ?? {}).map(String)
    for (const event of events) declared.add(event)
    // What has been pressed in one story is not pressed again in the next.
    const [keeping, going] = [
      { isPrevented: true, seen: new Set<string>() },
      { isPrevented: false, seen: new Set<string>() },
    ]
    const asked = new Set<string>()
    for (const [file, name, story] of await storiesOf(element)) {
      if (isWithoutSteps(name) || story.render || file.default.render) continue
      const prevented = (await walk(options, file, story, { ...keeping, name })).flat()
      for (const { event } of prevented) asked.add(event)
      expect(
        prevented.filter(({ event }) => event === 'moved'),
        name,
      ).toEqual([])
      for (const press of await walk(options, file, story, { ...going, name }))
        for (const [at, { event, path }] of press.entries()) {
          asked.add(event)
          if (event !== 'moved') continue
          moves.count += 1
          expect(press[at - 1]?.path, `${name}: asked before ${path}`).toBe(path)
        }
    }
    expect(asked.has('cw-navigate'), 'a step was asked for').toBe(events.includes('cw-navigate'))
  })
})

it('there were steps to ask for, and each event of the tables was raised', () => {
  expect(moves.count).toBeGreaterThan(60)
  expect(gone.count).toBeGreaterThan(10)
  const silent = [...declared].filter(event => !raised.has(event))
  expect(silent.filter(event => !(event in RAISED_ELSEWHERE))).toEqual([])
})
