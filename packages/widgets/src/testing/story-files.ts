/** The situations that stories name, for tests that walk them without Storybook: the shop of each, and its wire. */
import { calls, type Shop } from '@cartwright/core'
import type { Call } from '@cartwright/core/contract'
import type { AnyElementDefinition } from '../element/element.types'
import { asBuyer } from './stories'

interface Answer {
  path: string
  with: 'never' | 'dead' | object | ((body: { data: object }) => object)
}
export interface StoryShop {
  signIn?: { userName: string; password: string } | null
  answer?: Answer | readonly Answer[]
  prepare?: (shop: Shop) => Promise<void>
}
export interface Story {
  args?: object
  render?: unknown
  play?: unknown
  parameters?: { shop?: StoryShop | false }
}
export interface StoryFile {
  default: Story & { component?: unknown }
  [name: string]: Story
}

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx')
const modules = import.meta.glob<{ element: AnyElementDefinition }>('../**/*.element.ts')
/** In which every element stands on some page. */
export const PLAIN: StoryFile = { default: {} }

/** Stories that differ in nothing that is pressed: the same in another width or language. */
export const isAnotherLook = (name: string) => /Narrow|German|LongText|Dark|Hundred|Thousand/.test(name)

/**
 * The situations of an element: alone on a page, and in its stories. A file of stories is that of the element by its component, or by
 * standing beside it: some draw it within a component that fills it first.
 */
export async function storiesOf({ options }: AnyElementDefinition) {
  const found: [StoryFile, string, Story][] = [
    [PLAIN, 'a visitor', {}],
    [PLAIN, 'a buyer', { parameters: asBuyer }],
  ]
  const module = (await pathsByTag()).get(options.tag) ?? ''
  for (const [path, load] of Object.entries(files)) {
    const file = await load()
    if (file.default.component !== options.component && path !== module.replace('.element.ts', '.stories.tsx')) continue
    for (const [name, story] of Object.entries(file))
      if (name !== 'default' && !isAnotherLook(name)) found.push([file, name, story])
  }
  return found
}

let paths: Map<string, string> | undefined
async function pathsByTag() {
  if (paths) return paths
  const loaded = Object.entries(modules).map(
    async ([path, load]) => [(await load()).element.options.tag, path] as const,
  )
  paths = new Map(await Promise.all(loaded))
  return paths
}

const known = Object.values(calls).flatMap(feature => Object.values(feature)) as Call[]
/** Writes that a step follows, and that take nothing away which another test needs. */
const LET_THROUGH = new Set([
  'orders.create',
  'favourites.add',
  'search.remember',
  'savedLists.create',
  'savedLists.save',
  'quickOrder.create',
  'rma.create',
  'session.token',
])
const nameOf = (input: RequestInfo | URL, init?: RequestInit): Call | undefined => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  const method = init?.method ?? 'GET'
  return known.find(
    call =>
      call.method === method && new RegExp(`/prod-api${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )
}

/** The real wire, the story's answers, and no write that takes something away. `pending` is what is not answered yet. */
/** @param around runs each turn of waiting, for a library that has to know of it */
export function openWire(
  { answer = [] }: StoryShop,
  around: (turn: () => Promise<void>) => Promise<void> = turn => turn(),
) {
  const pending = new Set<Promise<unknown>>()
  let isPreparing = false
  const ask: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const given = [answer].flat().find(({ path }) => pathname.endsWith(path))?.with
    if (given === 'dead') throw new TypeError('fetch failed')
    if (given && typeof given === 'object') return Response.json(given)
    const call = nameOf(input, init)
    const isWrite = (init?.method ?? 'GET') !== 'GET' && !call?.reads && !LET_THROUGH.has(call?.name ?? '')
    if (isWrite && !isPreparing) return Response.json({ code: 500, msg: '' })
    const response = await fetch(input, init)
    return typeof given === 'function' ? Response.json(given(await response.json())) : response
  }
  const wire: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
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
      await around(async () => {
        await Promise.allSettled(pending)
        await new Promise(resolve => setTimeout(resolve))
      })
  }
  /** What a story does beforehand may write. */
  const prepare = async (shop: Shop, run: StoryShop['prepare']) => {
    isPreparing = true
    await run?.(shop)
    isPreparing = false
  }
  return { wire, settle, prepare }
}
