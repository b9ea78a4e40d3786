/** A shop against a real server, for tests. */
import type { TestServer } from '@cartwright/server/testing'
import { DEMO_PASSWORD } from '@cartwright/server/testing'
import { type CallName, callTable } from '../contract/call-table'
import { createShop } from '../light'
import { type FullShop, withFeatures } from '../shop'
import type { ShopOptions } from '../shop.types'
import { memoryStorage } from '../storage/storage'

export interface WatchedShop {
  shop: FullShop
  /** Where the shop went, oldest first. */
  visited: string[]
  /** Requests of one call so far: their bodies, parsed, or the path where there is none. */
  sent(name: CallName): unknown[]
  /** Queries of one call so far. */
  queries(name: CallName): URLSearchParams[]
  /** Runs before a request leaves; may throw to break the connection, or wait to hold it. */
  before: { run: (name: CallName) => void | Promise<void> }
  /** Runs after the server answered and before the shop hears of it. */
  after: { run: (name: CallName) => void | Promise<void> }
}

/** @param userName undefined for a visitor */
export async function openShop(
  { apiBase }: Pick<TestServer, 'apiBase'>,
  userName?: string,
  options: ShopOptions = {},
): Promise<WatchedShop> {
  const wire = options.fetch ?? fetch
  const requests: { name: CallName; body: unknown; query: URLSearchParams }[] = []
  const visited: string[] = []
  const before: WatchedShop['before'] = { run: () => undefined }
  const after: WatchedShop['after'] = { run: () => undefined }
  const shop = withFeatures(
    createShop({
      apiBase,
      channel: false,
      storage: memoryStorage(),
      drafts: memoryStorage(),
      preferredLanguages: ['en'],
      navigate: to => void visited.push(to),
      currentPath: () => '/index',
      ...options,
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const { pathname, searchParams } = new URL(request.url)
        const path = pathname.slice(new URL(apiBase).pathname.length)
        const name = nameOf(request.method, path)
        requests.push({ name, body: (await bodyOf(request)) ?? path, query: searchParams })
        await before.run(name)
        const response = await wire(request)
        await after.run(name)
        return response
      },
    }),
  )
  await shop.start()
  if (userName) await shop.session.signIn({ userName, password: DEMO_PASSWORD })
  const of = (name: CallName) => requests.filter(request => request.name === name)
  return {
    shop,
    visited,
    sent: name => of(name).map(request => request.body),
    queries: name => of(name).map(request => request.query),
    before,
    after,
  }
}

/** The body, parsed; undefined when there is none. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return request.clone().formData()
  const text = request.body ? await request.clone().text() : ''
  return text === '' ? undefined : JSON.parse(text)
}

/** Which call of the contract a request is. */
export function nameOf(method: string, path: string): CallName {
  const names = Object.keys(callTable) as CallName[]
  const fits = (name: CallName) =>
    callTable[name].method === method && new RegExp(`^${callTable[name].path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  const name = names.find(known => callTable[known].path === path && fits(known)) ?? names.find(fits)
  if (!name) throw new Error(`no call of the contract: ${method} ${path}`)
  return name
}

/** Resolves when a state holds. */
export function until<T>(
  store: { getState(): T; subscribe(listen: (state: T) => void): () => void },
  test: (state: T) => boolean,
): Promise<T> {
  return new Promise(resolve => {
    if (test(store.getState())) return resolve(store.getState())
    const stop = store.subscribe(state => {
      if (!test(state)) return
      stop()
      resolve(state)
    })
  })
}

/** A promise to be resolved by hand. */
export function gate(): { open: () => void; passed: Promise<void> } {
  let open: () => void = () => undefined
  const passed = new Promise<void>(resolve => {
    open = resolve
  })
  return { open, passed }
}
