/** The cart: what the server said, with the writes that are not through on top. */

import { createStore } from 'zustand/vanilla'
import type { Client } from '../client/client.types'
import type { Tabs } from '../client/tabs.types'
import type { CartAdd, CartItem } from '../contract'
import * as cartCalls from '../contract/cart.calls'
import type { ShopError } from '../errors/shop-error'
import type { I18n } from '../i18n/i18n.types'
import { isObject } from '../is-object'
import { BATCH_LINES } from '../limits'
import { loadLater } from '../load-later'
import type { Messages } from '../messages/messages.types'
import { sayUnclear } from '../messages/say-unclear'
import { confirmPath } from '../orders/order-path'
import { cartTotal, readField } from '../rules'
import type { SessionInternal } from '../session/session.types'
import { watchAccount } from '../session/watch-account'
import type { ShopStorage } from '../shop.types'
import type { Sites } from '../site/site.types'
import { checkoutItems } from './cart.derive'
import { applyOp, type CartOp, mergeLines } from './cart.ops'
import { createCartQueue } from './cart.queue'
import { type Answer, CART_TOPIC, keptName, type Put, pickSums, type Sums } from './cart.sums'
import type { CartInternal, CartState } from './cart.types'

export interface CartContext {
  client: Client
  session: SessionInternal
  sites: Sites
  messages: Messages
  i18n: I18n
  drafts: ShopStorage
  tabs: Tabs
  now: () => Date
}

const EMPTY: CartState = { status: 'idle', error: undefined, rows: [], selected: new Set(), pending: 0 }

export function createCart(context: CartContext): CartInternal {
  const { client, session, messages, drafts, tabs } = context
  const store = createStore<CartState>(() => EMPTY)
  /** Rows as the server told them last. */
  let base: readonly CartItem[] = []
  /** Moves when another account takes over; answers of before are dropped. */
  let era = 0
  const queue = createCartQueue(send, draw)
  const writes = loadLater(
    async () => (await import('./cart.writes')).createCartWrites({ ...context, store, queue, put }),
    ['send', 'add', 'replace', 'offerUndo', 'resume'],
    error => {
      messages.showError(error)
      return Promise.reject(error)
    },
  )

  function draw(loaded?: Pick<CartState, 'status' | 'error'>): void {
    const ops = queue.ops()
    const rows = ops.reduce(applyOp, base)
    const pending = ops.filter(op => op.kind !== 'load').length
    const { selected } = store.getState()
    store.setState({ ...loaded, rows, pending, selected: keepKnown(selected, rows) })
    if (store.getState().status === 'ready') session.setCounts(countsOf(rows))
  }

  async function send(op: CartOp): Promise<Answer> {
    const startedIn = era
    try {
      if (op.kind === 'load') {
        await readRows(op)
        return { skipped: [] }
      }
      return await writes.send(op, change => {
        if (startedIn === era && store.getState().status === 'ready') base = change(base)
        return startedIn === era
      })
    } catch (error) {
      if (startedIn === era) fail(op, error as ShopError)
      throw error
    }
  }

  async function readRows({ quiet }: { quiet: boolean }): Promise<void> {
    const startedIn = era
    const isFirst = store.getState().status !== 'ready'
    const { rows } = await client.call(cartCalls.list, { query: {} }, { silent: quiet || isFirst })
    if (startedIn !== era) return
    base = rows
    draw({ status: 'ready', error: undefined })
    if (drafts.get(keptName(session))) writes.resume(rows).catch(ignore)
  }

  /** The write leaves the queue and its effect the screen; the client has told the buyer why. */
  function fail(op: CartOp, error: ShopError): void {
    if (op.kind === 'load') {
      if (store.getState().status !== 'ready') store.setState({ status: 'failed', error })
    } else if (error.kind !== 'aborted' && error.kind !== 'signed-out') reread()
  }

  function reread(): void {
    if (store.getState().status === 'ready') queue.push({ kind: 'load', quiet: true }).catch(ignore)
  }

  /** Shown at once; sent when its code is there. */
  function put(lines: readonly CartAdd[]): readonly Put[] {
    const merged = mergeLines(lines)
    const parts: Put[] = []
    for (let at = 0; at < merged.length; at += BATCH_LINES) {
      const part = merged.slice(at, at + BATCH_LINES)
      const answer = queue.push({ kind: 'add', lines: part })
      answer.catch(ignore)
      parts.push({ numbers: part.map(line => line.number), answer })
    }
    return parts
  }

  async function load(): Promise<void> {
    if (store.getState().status !== 'ready') store.setState({ status: 'loading', error: undefined })
    await queue.push({ kind: 'load', quiet: false }).catch(ignore)
  }

  const rowsOf = (ids: readonly number[]) => {
    const wanted = new Set(ids)
    return store.getState().rows.filter(row => wanted.has(row.shoppingCartId))
  }

  const stopWatching = watchAccount(session, () => {
    era += 1
    base = []
    store.setState(EMPTY)
    queue.drop()
  })
  const stopListening = tabs.on(CART_TOPIC, data => {
    const { accountId, isSignedIn } = session.store.getState()
    if (!isSignedIn || !isTold(data) || data.accountId !== accountId) return
    // Sums are enough for a tab that shows no rows.
    if (isSums(data) && store.getState().status !== 'ready') session.setCounts(pickSums(data))
    else queue.push({ kind: 'load', quiet: true }).catch(ignore)
  })

  return {
    store,
    load,
    ordered: () => {
      // Said at once, because the page may be about to be left.
      tabs.say(CART_TOPIC, { accountId: session.store.getState().accountId })
      return load()
    },
    add: async lines =>
      lines.length === 0 ? [] : writes.add(put(lines)).catch(() => [...new Set(lines.map(line => line.number))]),
    setQuantity: (shoppingCartId, entered) => {
      const { qty, doubt } = readField(entered)
      if (doubt) return sayUnclear(context, doubt)
      const [row] = rowsOf([shoppingCartId])
      if (row && row.qty !== qty) queue.push({ kind: 'quantity', id: shoppingCartId, qty }).catch(ignore)
    },
    remove: async ids => {
      const rows = rowsOf(ids)
      if (rows.length === 0) return
      const removed = queue.push({ kind: 'remove', ids: new Set(rows.map(row => row.shoppingCartId)) })
      // Refused, the rows are back on screen, and the client has told why.
      await removed.then(() => writes.offerUndo(rows)).catch(ignore)
    },
    replace: async id => {
      const [row] = rowsOf([id])
      if (row?.successor) await writes.replace(row).catch(ignore)
    },
    select: (ids, on) => {
      const selected = new Set(store.getState().selected)
      for (const { shoppingCartId } of rowsOf(ids)) {
        if (on) selected.add(shoppingCartId)
        else selected.delete(shoppingCartId)
      }
      store.setState({ selected })
    },
    checkoutPath: () => {
      const { rows, selected } = store.getState()
      const items = checkoutItems(rows, selected)
      return confirmPath(items, { isCart: true, isWholeCart: items.length === rows.length })
    },
    settled: queue.settled,
    destroy: () => {
      era += 1
      stopWatching()
      stopListening()
      queue.drop()
    },
  }
}

const ignore = () => undefined

/** @source CART-008, LAY-011 */
const countsOf = (rows: readonly CartItem[]): Sums => ({
  shoppingCartQty: rows.length,
  shoppingCartPrice: cartTotal(rows),
})

function keepKnown(selected: ReadonlySet<number>, rows: readonly CartItem[]): ReadonlySet<number> {
  if (selected.size === 0) return selected
  const kept = rows.filter(row => selected.has(row.shoppingCartId)).map(row => row.shoppingCartId)
  return kept.length === selected.size ? selected : new Set(kept)
}

const isTold = (data: unknown): data is { accountId: unknown } => isObject(data) && 'accountId' in data

function isSums(data: object): data is Sums {
  const { shoppingCartQty, shoppingCartPrice } = data as Record<string, unknown>
  return typeof shoppingCartQty === 'number' && typeof shoppingCartPrice === 'number'
}
