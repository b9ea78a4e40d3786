/** What the form of a return begins with: its draft, the goods on offer and the addresses. */
import type { StoreApi } from 'zustand/vanilla'
import type { CallOptions } from '../client/client.types'
import type { Return, ReturnableLine } from '../contract'
import * as accountCalls from '../contract/account'
import * as rmaCalls from '../contract/rma'
import { isShopError, type ShopError } from '../errors/shop-error'
import { sessionSettled } from '../listing/catalogue-context'
import type { Shop } from '../shop.types'
import type { ReturnFormState } from './return-form.types'
import { toFormLine } from './return-lines'
import { emptyWith, valuesOf } from './return-values'

export interface ReturnFormOptions {
  /** A draft to go on with. */
  id?: number | undefined
  /** An order whose lines are offered; a draft with some of them is continued. */
  orderNo?: string | undefined
  /** An invoice whose lines are offered. */
  invoiceNo?: string | undefined
}

/** Reads into the store, as often as it is called, until the signal ends. */
export function createReturnLoading(
  { client, session }: Pick<Shop, 'client' | 'session'>,
  store: StoreApi<ReturnFormState>,
  { id, orderNo, invoiceNo }: ReturnFormOptions,
  signal: AbortSignal,
): () => Promise<void> {
  return async () => {
    store.setState({ status: 'loading', error: undefined })
    await sessionSettled(session, signal)
    if (signal.aborted) return
    const options = { signal, silent: true }
    try {
      const { rows: addresses } = await client.call(accountCalls.listAddresses, { query: {} }, options)
      const wanted = orderNo !== undefined ? { orderNo } : invoiceNo !== undefined ? { invoiceNo } : undefined
      const offered = wanted ? await client.call(rmaCalls.eligible, { body: wanted }, options) : []
      const rma = await readDraft(orderNo ?? offered[0]?.orderNo, offered, options)
      if (signal.aborted) return
      if (rma && rma.status !== 'draft') return store.setState({ status: 'missing', rma })
      store.setState({
        status: 'ready',
        rma,
        isContinued: rma !== undefined && id === undefined,
        sums: rma,
        offered,
        addresses,
        values: rma ? valuesOf(rma) : emptyWith(addresses),
        lines: rma?.lines.map(toFormLine) ?? [],
        unknown: offered.length === 0 ? (orderNo ?? invoiceNo) : undefined,
        saving: rma ? 'saved' : 'none',
        problems: rma?.problems ?? [],
      })
    } catch (error) {
      if (signal.aborted) return
      store.setState({ status: isShopError(error, 'not-found') ? 'missing' : 'failed', error: error as ShopError })
    }
  }

  /** The draft that was asked for, or one with goods of the order or the invoice. */
  async function readDraft(
    ofOrder: string | undefined,
    offered: readonly ReturnableLine[],
    options: CallOptions,
  ): Promise<Return | undefined> {
    if (id !== undefined) return client.call(rmaCalls.get, { params: { id } }, options)
    if (ofOrder === undefined) return undefined
    const query = { status: 'draft', keyword: ofOrder } as const
    const [row] = (await client.call(rmaCalls.list, { query }, options)).rows
    if (!row?.orderNos.includes(ofOrder)) return undefined
    const rma = await client.call(rmaCalls.get, { params: { id: row.id } }, options)
    // Another invoice of the order may have goods in that draft.
    const isAbout = orderNo !== undefined || rma.lines.some(line => offered.some(isSameLine(line)))
    return isAbout ? rma : undefined
  }
}

const isSameLine =
  ({ orderLineId }: Pick<ReturnableLine, 'orderLineId'>) =>
  (line: ReturnableLine): boolean =>
    line.orderLineId === orderLineId
