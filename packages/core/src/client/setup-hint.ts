/** One line in the console about what only the people who set the page up can put right. Loaded with the first such failure. */
import type { ShopError } from '../errors/shop-error'
import { isObject } from '../is-object'
import { pageOrigin } from '../storage/host'

export interface Setup {
  /** Absolute address of the API. */
  endpoint: string
  /** Where the pages of the shop are; undefined on those pages themselves. */
  shopUrl: string | undefined
}

const NOT_FOUND = 404

const hinted = new Set<string>()

/** @returns the remedy; undefined when the failure has nothing to do with how the page was set up */
export async function remedyFor({ at }: ShopError, { endpoint, shopUrl }: Setup): Promise<string | undefined> {
  const origin = pageOrigin()
  const isOffline = globalThis.navigator?.onLine === false
  if (origin === undefined || isOffline || (at.status !== undefined && at.status !== NOT_FOUND)) return undefined
  const likely = `${shopUrl}/prod-api`
  const example = shopUrl === undefined || likely === endpoint ? 'https://shop.example/prod-api' : likely
  const sayWhere = `data-api="${example}" on the loader's script tag, or apiBase in configure() or createShop()`
  const wrong = `no Cartwright API answers at ${endpoint}. Say where it is: ${sayWhere}.`
  // `localhost:4173/prod-api` is an address too: of the scheme `localhost:`.
  if (!/^https?:/.test(endpoint)) return wrong
  // Readable for pages of any origin; the API may keep even that it is there.
  const isAllowed = await askHealth(new URL('/health', endpoint).href)
  if (isAllowed === false)
    return `${endpoint} does not let this page read its answers. Add the page's origin to the shop's setting: ALLOWED_ORIGINS=${origin}`
  // The connection may have been lost for a moment only.
  if (isAllowed) return (await isThere(`${endpoint}/clientsystem/system/freedom/region`)) ? undefined : wrong
  if (at.status !== undefined || (await answers(endpoint))) return wrong
  return `${endpoint} cannot be reached. See that the shop runs, that the address is right (${sayWhere}), and that a Content-Security-Policy of the page has it in connect-src.`
}

/** Whether the shop allows this page to call its API; undefined where no shop says so. */
async function askHealth(url: string): Promise<boolean | undefined> {
  const health: unknown = await fetch(url, { credentials: 'omit' })
    .then(answer => answer.json())
    .catch(() => undefined)
  return isObject(health) && typeof health.originAllowed === 'boolean' ? health.originAllowed : undefined
}

const isThere = (url: string): Promise<boolean> =>
  fetch(url, { credentials: 'omit' }).then(
    ({ status }) => status !== NOT_FOUND,
    () => false,
  )

/** Whether anything answers, readable or not. */
const answers = (url: string): Promise<boolean> =>
  fetch(url, { mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  )

/** Says it once for each endpoint. */
export async function hintAtSetup(error: ShopError, setup: Setup): Promise<void> {
  if (hinted.has(setup.endpoint)) return
  hinted.add(setup.endpoint)
  const remedy = await remedyFor(error, setup)
  // biome-ignore lint/suspicious/noConsole: for the developer who sets the page up; its readers see a message in the page
  if (remedy) console.warn(`Cartwright: ${remedy}`)
  else hinted.delete(setup.endpoint)
}
