/** Gives a story a shop of its own that talks to the real backend. `parameters: { shop: false }` for what needs none. */
import { ShopProvider } from '@cartwright/widgets'
import type { Decorator, Loader } from '@storybook/react-vite'

/** What a story may say under `parameters.shop`. */
export interface StoryShop {
  /** Demo account that is signed in before the story is drawn; without one the reader is a visitor. */
  signIn?: { userName: string; password: string }
  /** What one call is answered instead of by the server: nothing at all, a broken connection, or this body. */
  answer?: { path: string; with: 'never' | 'dead' | object }
}

/** The real wire, except for one path. */
const wireOf =
  ({ answer }: StoryShop): typeof fetch =>
  (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!answer || !url.pathname.endsWith(answer.path)) return fetch(input, init)
    if (answer.with === 'never') return new Promise(() => undefined)
    if (answer.with === 'dead') return Promise.reject(new TypeError('fetch failed'))
    return Promise.resolve(Response.json(answer.with))
  }

/** Makes the shop before the story is drawn: in the chosen language, in memory, unknown to other stories. */
export const withShop: Loader = async ({ parameters, globals }) => {
  if (parameters.shop === false) return {}
  const { createShop, memoryStorage } = await import('@cartwright/core')
  const wanted = (parameters.shop ?? {}) as StoryShop
  const shop = createShop({
    fetch: wireOf(wanted),
    // A story is one screen: links lead nowhere.
    navigate: () => undefined,
    apiBase: import.meta.env.STORYBOOK_API_BASE ?? '/prod-api',
    storage: memoryStorage(),
    drafts: memoryStorage(),
    language: globals.language,
    channel: false,
  })
  await shop.start()
  if (wanted.signIn) await shop.session.signIn(wanted.signIn)
  return { shop }
}

/** Puts the shop within reach of the story. */
export const provideShop: Decorator = (Story, { loaded }) =>
  loaded.shop ? (
    <ShopProvider shop={loaded.shop}>
      <Story />
    </ShopProvider>
  ) : (
    <Story />
  )
