/** One line in the console for the developers of a page whose key does not open what stands on it. Loaded with the first such refusal. */
import { missingRight } from '../errors/missing-right'
import type { ShopError } from '../errors/shop-error'

const said = new Set<string>()

/** Says once for each right what to do. */
export function hintAtRight(error: ShopError): void {
  const right = missingRight(error)
  if (right !== undefined) hintAtMissingRights([right], error.at.call ?? '')
}

/**
 * Says once for each right what to do.
 * @param rights one of them would do
 * @param what the element or call that needs it
 */
export function hintAtMissingRights(rights: readonly string[], what: string): void {
  const names = rights.map(right => `"${right}"`).join(' or ')
  if (said.has(names)) return
  said.add(names)
  // biome-ignore lint/suspicious/noConsole: for the developers of the page; its readers see what the page does not show
  console.warn(
    `Cartwright: the key of this page does not give the right ${names}, which ${what} needs. Give it to the key, or take the element off the page.`,
  )
}
