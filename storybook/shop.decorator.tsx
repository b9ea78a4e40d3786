/** Gives a story a shop of its own that talks to the real backend. `parameters: { shop: false }` for what needs none. */
import type { Shop } from '@cartwright/core'
import type { Decorator, Loader } from '@storybook/react-vite'
import { makeShop, shopFetch } from './make-shop'

/** What a story may say under `parameters.shop`. */
export interface StoryShop {
  /** Demo account that is signed in before the story is drawn; without one the reader is a visitor. */
  signIn?: { userName: string; password: string } | null
  /** What a call is answered instead of by the server: nothing at all, a broken connection, or this body. */
  answer?: Answer | readonly Answer[]
  /** What the reader has done before the story is drawn. */
  prepare?: (shop: Shop) => Promise<void>
}

interface Answer {
  path: string
  /** A function gets what the server says, and gives back what arrives. */
  with: 'never' | 'dead' | object | ((body: { data: object }) => object)
}

/** The real wire, except for the paths that are answered here. */
const wireOf =
  ({ answer: answers = [] }: StoryShop): typeof fetch =>
  (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const answer = [answers].flat().find(({ path }) => url.pathname.endsWith(path))
    if (!answer) return shopFetch(input, init)
    if (answer.with === 'never') return new Promise(() => undefined)
    if (answer.with === 'dead') return Promise.reject(new TypeError('fetch failed'))
    const { with: body } = answer
    if (typeof body !== 'function') return Promise.resolve(Response.json(body))
    return shopFetch(input, init).then(async response => Response.json(body(await response.json())))
  }

/** Makes the shop before the story is drawn: in the chosen language, in memory, unknown to other stories. */
export const withShop: Loader = async ({ parameters, globals }) => {
  if (parameters.shop === false) return {}
  const wanted = (parameters.shop ?? {}) as StoryShop
  const shop = await makeShop(globals.language, wireOf(wanted))
  if (wanted.signIn) await shop.session.signIn(wanted.signIn)
  await wanted.prepare?.(shop)
  // What a story needs and a page does not is fetched with the story: all of it would be read before the first page.
  const { ShopProvider } = await import('@cartwright/widgets/shop-provider')
  return { shop, ShopProvider }
}

/** Puts the shop within reach of the story. */
export const provideShop: Decorator = (Story, { loaded }) =>
  loaded.shop ? (
    <loaded.ShopProvider shop={loaded.shop}>
      <Story />
    </loaded.ShopProvider>
  ) : (
    <Story />
  )
