/**
 * Every step that an element takes is asked for first: each link and button of the stories of each element is pressed, once by a
 * host that prevents its events and once by one that does not. A new element or story is walked by being there.
 */
import { act, cleanup, fireEvent } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyElementDefinition } from './element/element.types'
import { elements } from './elements'
import { renderWithShop } from './testing/render-with-shop'
import { isAnotherLook, openWire, type Story, type StoryFile, type StoryShop } from './testing/story-files'

const files = import.meta.glob<StoryFile>('./**/*.stories.tsx')
/** Presses of one story: a list of many rows repeats what its first rows have. */
const PRESSES = 60

/** What a plain link would open, and a file that is saved, leave the page of the tests where it is. */
beforeEach(() => {
  const stay = (event: Event) => event.preventDefault()
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
  { isPrevented, seen }: { isPrevented: boolean; seen: Set<string> },
) {
  const shop = { ...(story.parameters?.shop || file.default.parameters?.shop || {}) } as StoryShop
  const { wire, settle } = openWire(shop, turn => act(turn))
  const log: Log = []
  const handlers = Object.fromEntries(
    Object.entries(element.events ?? {}).map(([prop, event]) => [
      prop,
      (detail: { path?: unknown } | undefined) => {
        log.push({ event: String(event), path: detail?.path })
        return isPrevented ? false : undefined
      },
    ]),
  )
  const args = { ...file.default.args, ...story.args, ...handlers }
  await renderWithShop(createElement(element.component as ComponentType<object>, args), {
    fetch: wire,
    navigate: path => void log.push({ event: 'moved', path }),
    prepare: async made => {
      if (shop.signIn) await made.session.signIn(shop.signIn)
      await shop.prepare?.(made)
    },
  })
  await settle()
  for (const field of document.querySelectorAll<HTMLInputElement>('input:is([type="search"], [inputmode="search"])'))
    await act(async () => fireEvent.input(field, { target: { value: 'TN-2420' } }))
  log.length = 0
  const presses: Log[] = []
  for (let count = 0; count < PRESSES; count += 1) {
    const next = [...document.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')].find(
      each => !seen.has(`${each.getAttribute('href')} ${each.textContent} ${each.getAttribute('aria-label')}`),
    )
    if (!next) break
    seen.add(`${next.getAttribute('href')} ${next.textContent} ${next.getAttribute('aria-label')}`)
    await act(async () => {
      fireEvent.click(next)
    })
    await settle()
    if (log.length > 0) presses.push(log.splice(0))
  }
  cleanup()
  return presses
}

/** Nothing of these leads anywhere else. */
const isWithoutSteps = (name: string) => isAnotherLook(name) || /Loading|Failed/.test(name)

const moves = { count: 0 }

describe.each(Object.entries(elements))('%s', (_tag, load) => {
  it('asks before each step, and takes none that the host prevents', { timeout: 600_000 }, async () => {
    const { options } = (await load()).element
    // What has been pressed in one story is not pressed again in the next.
    const [keeping, going] = [
      { isPrevented: true, seen: new Set<string>() },
      { isPrevented: false, seen: new Set<string>() },
    ]
    for (const fetchFile of Object.values(files)) {
      const file = await fetchFile()
      if (file.default.component !== options.component) continue
      for (const [name, story] of Object.entries(file)) {
        if (name === 'default' || isWithoutSteps(name) || story.render || file.default.render) continue
        const prevented = (await walk(options, file, story, keeping)).flat()
        expect(
          prevented.filter(({ event }) => event === 'moved'),
          name,
        ).toEqual([])
        for (const press of await walk(options, file, story, going))
          for (const [at, { event, path }] of press.entries()) {
            if (event !== 'moved') continue
            moves.count += 1
            expect(press[at - 1]?.path, `${name}: asked before ${path}`).toBe(path)
          }
      }
    }
  })
})

it('there were steps to ask for', () => {
  expect(moves.count).toBeGreaterThan(60)
})
