/** One line in the console about what only the people who set the page up can put right. Loaded with the first such failure. */
import type { ShopError } from '../errors/shop-error'
import { pageOrigin } from '../storage/host'

export interface Setup {
  /** Absolute address of the API. */
  endpoint: string
  /** The host said where the API is. */
  isGiven: boolean
}

const hinted = new Set<string>()

/** @returns the remedy; undefined when the failure has nothing to do with how the page was set up */
export async function remedyFor({ at }: ShopError, { endpoint, isGiven }: Setup): Promise<string | undefined> {
  const origin = pageOrigin()
  if (origin === undefined) return undefined
  if (new URL(endpoint).origin === origin)
    return isGiven || at.status !== 404
      ? undefined
      : `no API answers at ${endpoint}. Say where it is: data-api="https://shop.example/prod-api" on the loader's script tag, or apiBase in configure() or createShop().`
  if (at.status !== undefined) return undefined
  // A server that runs answers one of these; `/health` is for pages of any origin, the API may keep even that it is there.
  const asked = [endpoint, new URL('/health', endpoint).href]
  const answers = await Promise.allSettled(asked.map(url => fetch(url, { mode: 'no-cors', credentials: 'omit' })))
  return answers.some(({ status }) => status === 'fulfilled')
    ? `${endpoint} does not let this page read its answers. Add the page's origin to the shop's setting: ALLOWED_ORIGINS=${origin}`
    : undefined
}

/** Says it once for each endpoint. */
export async function hintAtSetup(error: ShopError, setup: Setup): Promise<void> {
  if (hinted.has(setup.endpoint)) return
  hinted.add(setup.endpoint)
  const remedy = await remedyFor(error, setup)
  // biome-ignore lint/suspicious/noConsole: for whoever sets the page up; its readers are told in the page
  if (remedy) console.warn(`Cartwright: ${remedy}`)
  else hinted.delete(setup.endpoint)
}
