/** The buyer's own number of a part, set where it is shown. */
import * as catalogueCalls from '../contract/catalogue'
import { type RestoredState, restoreAfterSignIn } from '../session/restore-after-sign-in'
import type { Shop } from '../shop.types'
import type { PartPage } from './catalogue.types'

/**
 * Sets the own number of the part of a page, and shows it there; blank takes it away.
 * @throws {ShopError} kind `refused` when another part has the number, `at.data.number` names it
 * @source CAT-007
 */
export async function saveCustNumber(
  { client }: Pick<Shop, 'client'>,
  { store }: Pick<PartPage, 'store'>,
  entered: string,
): Promise<void> {
  const { part } = store.getState()
  if (!part) return
  const body = { number: part.number, custNumber: entered.trim() }
  const { custNumber } = await client.call(catalogueCalls.setCustNumber, { body }, { silent: true })
  const shown = store.getState().part
  if (shown?.goodsSkuId === part.goodsSkuId) store.setState({ part: { ...shown, custNumber } })
}

/**
 * What was typed as the own number of a part when the sign-in expired is there for the same account (ERR-003).
 * @param typed undefined while nothing is typed
 */
export function carryCustNumber(
  shop: Pick<Shop, 'session' | 'drafts'>,
  number: string,
  typed: () => string | undefined,
): Pick<RestoredState<string>, 'kept'> & { destroy(): void } {
  const what = `cust-number.${number}`
  const parse = (kept: unknown) => (typeof kept === 'string' ? kept : undefined)
  const { kept, stop } = restoreAfterSignIn(shop, { what, entered: typed, parse })
  return { kept, destroy: stop }
}
