/** Orders that carry the PO number of an order being entered. */
import type { StoreApi } from 'zustand/vanilla'
import type { OrderBody, OrderConfirmation } from '../contract'
import * as ordersCalls from '../contract/orders'
import type { Shop } from '../shop.types'
import { newTwins, type OrderSource, toOrderBody } from './order-confirmation.derive'
import type { ConfirmationState } from './orders.types'

export function createTwinCheck({ client }: Shop, store: StoreApi<ConfirmationState>, source: OrderSource) {
  /** PO number that the orders shown as twins were looked up with. */
  let checkedPoNo = ''
  let checking: Promise<boolean> | undefined

  /** Looks up orders with the PO number that was entered since the confirmation. What fails here keeps no one from ordering. */
  async function check(): Promise<void> {
    const body = toOrderBody(store.getState(), source)
    if (body.poNo === checkedPoNo || !store.getState().confirmation) return
    checking ??= lookUp(body).finally(() => {
      checking = undefined
    })
    // More may have been typed meanwhile.
    if (await checking) await check()
  }

  async function lookUp(body: OrderBody): Promise<boolean> {
    try {
      const { twins = [] } = await client.call(ordersCalls.confirm, { body }, { silent: true })
      checkedPoNo = body.poNo ?? ''
      const { confirmation } = store.getState()
      if (confirmation) store.setState({ confirmation: { ...confirmation, twins } })
      return true
    } catch {
      return false
    }
  }

  return {
    check,
    /** The confirmation on screen was asked for with this PO number, and holds its twins. */
    noteChecked: (poNo: string) => {
      checkedPoNo = poNo
    },
    /** Whether another order with the PO number has come to light since `before` was shown. */
    async hasNewTwin(before: OrderConfirmation): Promise<boolean> {
      await check()
      const after = store.getState().confirmation
      return after !== undefined && newTwins(before, after).length > 0
    },
  }
}
