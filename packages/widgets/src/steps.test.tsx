/**
 * Every step that an element takes is asked for first: each link and button of the stories of each element is pressed, once by a
 * host that prevents its events and once by one that does not. A new element or story is walked by being there.
 */
import { calls, type Shop } from '@cartwright/core'
import type { Call } from '@cartwright/core/contract'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyElementDefinition } from './element/element.types'
import { elements } from './elements'
import { renderWithShop } from './testing/render-with-shop'

interface Answer {
  path: string
  with: 'never' | 'dead' | object | ((body: { data: object }) => object)
}
interface StoryShop {
  signIn?: { userName: string; password: string } | null
  answer?: Answer | readonly Answer[]
  prepare?: (shop: Shop) => Promise<void>
}
interface Story {
  args?: object
  render?: unknown
  parameters?: { shop?: StoryShop | false }
}
interface StoryFile {
  default: Story & { component?: unknown }
  [name: string]: Story
}

const files = import.meta.glob<StoryFile>('./**/*.stories.tsx')
const known = Object.values(calls).flatMap(feature => Object.values(feature)) as Call[]
/** Writes that a step follows, and that take nothing away which another test needs. */
const LET_THROUGH = new Set(['orders.create', 'search.remember', 'savedLists.create', 'rma.create', 'session.token'])
/** Presses of one story: a list of many rows repeats what its first rows have. */
const PRESSES = 60

const nameOf = (input: RequestInfo | URL, init?: RequestInit): Call | undefined => {
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  const method = init?.method ?? 'GET'
  return known.find(
    call =>
      call.method === method && new RegExp(`/prod-api${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )
}

/** The real wire, the story's answers, and no write that takes something away. `pending` is what is not answered yet. */
function openWire({ answer = [] }: StoryShop) {
  const pending = new Set<Promise<unknown>>()
  const ask: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const given = [answer].flat().find(({ path }) => pathname.endsWith(path))?.with
    if (given === 'dead') throw new TypeError('fetch failed')
    if (given && typeof given === 'object') return Response.json(given)
    const call = nameOf(input, init)
    const isWrite = (init?.method ?? 'GET') !== 'GET' && !call?.reads && !LET_THROUGH.has(call?.name ?? '')
    if (isWrite) return Response.json({ code: 500, msg: '' })
    const response = await fetch(input, init)
    return typeof given === 'function' ? Response.json(given(await response.json())) : response
  }
  const wire: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if ([answer].flat().some(({ path, with: given }) => given === 'never' && pathname.endsWith(path)))
      return new Promise(() => undefined)
    const asked = ask(input, init)
    pending.add(asked)
    void asked.finally(() => pending.delete(asked)).catch(() => undefined)
    return asked
  }
  /** Everything that was asked for is answered and drawn. */
  const settle = async () => {
    for (let quiet = 0; quiet < 3; quiet += pending.size === 0 ? 1 : 0)
      await act(async () => {
        await Promise.allSettled(pending)
        await new Promise(resolve => setTimeout(resolve))
      })
  }
  return { wire, settle }
}

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
  const { wire, settle } = openWire(shop)
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
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type="search"]'))
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

/** Stories that differ in nothing that is pressed: the same in another width or language. */
const isAnotherLook = (name: string) => /Narrow|German|LongText|Dark|Loading|Failed/.test(name)

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
        if (name === 'default' || isAnotherLook(name) || story.render || file.default.render) continue
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
