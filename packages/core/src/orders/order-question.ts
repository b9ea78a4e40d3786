/** What an order would come to, asked of the server for each change. */
import type { StoreApi } from 'zustand/vanilla'
import type { OrderConfirmation } from '../contract'
import * as ordersCalls from '../contract/orders'
import { isShopError, type ShopError } from '../errors/shop-error'
import type { Shop } from '../shop.types'
import { cutOffAt } from './cut-off'
import { type OrderSource, toOrderBody } from './order-confirmation.derive'
import type { ConfirmationState } from './orders.types'
import type { ReadItems } from './read-items'
import { completePromises, withPromises } from './with-promises'

/** The confirmation as far as asking for it needs it. */
export interface AskedConfirmation {
  store: StoreApi<ConfirmationState>
  set: (change: Partial<ConfirmationState>) => void
  source: OrderSource
  readItems: () => Promise<ReadItems>
  /** An answer was asked for with this PO number, and holds its twins. */
  onChecked: (poNo: string) => void
  onSignedOut: () => void
}

export function createOrderQuestion(shop: Pick<Shop, 'client' | 'session' | 'sites'>, asked: AskedConfirmation) {
  const { client } = shop
  const { store, set, source } = asked
  /** The question under way; an answer to an older one is dropped. */
  let asking = new AbortController()

  /** @param change goes on screen together with the new status, so that new items never stand beside old sums as ready */
  async function ask(change: Partial<ConfirmationState> = {}): Promise<void> {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    const { confirmation, outcome } = store.getState()
    // What is not known of the last try is still to be found out.
    const open = outcome === 'unknown' ? outcome : undefined
    set({ ...change, status: confirmation ? 'updating' : 'loading', error: undefined, outcome: open, diff: [] })
    try {
      if (store.getState().items.length === 0 && !confirmation) {
        const read = await asked.readItems()
        if (signal.aborted) return
        set(read)
      }
      if (store.getState().items.length === 0) {
        set({ status: 'empty', confirmation: undefined })
        return
      }
      const body = toOrderBody(store.getState(), source)
      const answer = await withShipVias(
        await withSupply(await client.call(ordersCalls.confirm, { body }, { signal, silent: !confirmation })),
        signal,
      )
      if (signal.aborted) return
      asked.onChecked(body.poNo ?? '')
      set({ status: 'ready', ...settled(answer) })
    } catch (error) {
      if (isShopError(error, 'signed-out')) asked.onSignedOut()
      if (!signal.aborted) set({ status: 'failed', error: error as ShopError })
    }
  }

  /** A back end may say in short when pieces leave: its stock and its next arrivals say the rest. @source API-059, API-060 */
  async function withSupply(answer: OrderConfirmation): Promise<OrderConfirmation> {
    if (answer.lines.every(line => line.promises.length > 0)) return answer
    return withPromises(await completePromises(answer, shop))
  }

  /** A back end may have the choices in their own call alone. @source API-082 */
  async function withShipVias(answer: OrderConfirmation, signal: AbortSignal): Promise<OrderConfirmation> {
    if (answer.shipVias.length > 0) return answer
    return { ...answer, shipVias: await client.call(ordersCalls.shipVias, undefined, { signal, silent: true }) }
  }

  /** The answer, with the server's defaults where the buyer has chosen nothing yet. */
  function settled(confirmation: OrderConfirmation): Partial<ConfirmationState> {
    const { shipTo, shipViaId, forwarder, confirmation: before } = store.getState()
    const id = confirmation.shipTo?.addressId
    const isWhole = confirmation.shipVias.length > 0 || !before
    return {
      confirmation: isWhole ? confirmation : { ...confirmation, shipVias: before.shipVias },
      cutOffAt: cutOffAt(confirmation),
      couponError: confirmation.couponProblem?.msg,
      shipTo: shipTo ?? (id == null ? undefined : { addressId: id }),
      shipViaId: shipViaId ?? confirmation.shipViaId ?? undefined,
      forwarder: forwarder ?? confirmation.forwarder ?? undefined,
    }
  }

  return { ask, settled, stop: () => asking.abort() }
}
