/** One line in the console about what only the people who set the page up can put right. Loaded with the first such failure. */

import { isObject } from '../contract/is-object'
import { region } from '../contract/site'
import type { ShopError } from '../errors/shop-error'
import type { SetupProblem } from '../shop.types'
import { pageOrigin } from '../storage/host'

export interface Setup {
  /** Absolute address of the API. */
  endpoint: string
  /** Where the pages of the shop are; undefined on those pages themselves. */
  shopUrl: string | undefined
}

const NOT_FOUND = 404

interface Diagnosis {
  /** For the developer of the page. */
  remedy: string
  problem?: SetupProblem
}

/** By endpoint; what was found is said once. */
const found = new Map<string, Promise<Diagnosis | undefined>>()

/** Undefined when the failure has nothing to do with how the page was set up. */
async function diagnose({ at }: ShopError, { endpoint, shopUrl }: Setup): Promise<Diagnosis | undefined> {
  const origin = pageOrigin()
  const isOffline = globalThis.navigator?.onLine === false
  if (origin === undefined || isOffline || (at.status !== undefined && at.status !== NOT_FOUND)) return undefined
  const likely = `${shopUrl}/prod-api`
  const example = shopUrl === undefined || likely === endpoint ? 'https://shop.example/prod-api' : likely
  const sayWhere = `data-api="${example}" on the loader's script tag, or apiBase in configure() or createShop()`
  const wrong: Diagnosis = {
    remedy: `no Cartwright API answers at ${endpoint}. Say where it is: ${sayWhere}.`,
    problem: { kind: 'no-api', endpoint, origin },
  }
  // `localhost:4173/prod-api` is an address too: of the scheme `localhost:`.
  if (!/^https?:/.test(endpoint)) return wrong
  // Readable for pages of any origin; the API may keep even that it is there.
  const isAllowed = await askHealth(new URL('/health', endpoint).href)
  if (isAllowed === false)
    return {
      remedy: `${endpoint} does not let this page read its answers. Add the page's origin to the shop's setting, ALLOWED_ORIGINS=${origin}, or to the embed key that the page's server asks with.`,
      problem: { kind: 'origin', endpoint, origin },
    }
  // The connection may have been lost for a moment only.
  if (isAllowed) return (await isThere(`${endpoint}${region.path}`)) ? undefined : wrong
  if (at.status !== undefined || (await answers(endpoint))) return wrong
  return {
    remedy: `${endpoint} cannot be reached. See that the shop runs, that the address is right (${sayWhere}), and that a Content-Security-Policy of the page has it in connect-src.`,
    problem: { kind: 'no-api', endpoint, origin },
  }
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

/** Says in the console what to do, once for each endpoint. @returns what readers of the page have to know */
export async function hintAtSetup(error: ShopError, setup: Setup): Promise<SetupProblem | undefined> {
  const { endpoint } = setup
  const known = found.get(endpoint)
  const finding = known ?? diagnose(error, setup)
  found.set(endpoint, finding)
  const diagnosis = await finding
  if (!diagnosis) found.delete(endpoint)
  // biome-ignore lint/suspicious/noConsole: for the developer who sets the page up; its readers see a message in the page
  else if (!known) console.warn(`Cartwright: ${diagnosis.remedy}`)
  return diagnosis?.problem
}
