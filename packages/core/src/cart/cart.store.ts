/** The cart: what the server said, with the writes that are not through on top. */
import { createStore } from 'zustand/vanilla'
import type { CartAdd, CartItem } from '../contract'
import * as cartCalls from '../contract/cart'
import type { ShopError } from '../errors/shop-error'
import { defineFeature, type Kernel } from '../feature'
import { BATCH_LINES } from '../limits'
import { sayUnclear } from '../messages/say-unclear'
import { confirmPath } from '../routing/order-path'
import { addUp, cartTotal, readField } from '../rules'
import { type CartSums, onCartNews, tellCartNews } from '../session/cart-counts'
import { watchAccount, watchConfirmed } from '../session/watch-account'
import { checkoutItems } from './cart.derive'
import { applyOp, type CartOp } from './cart.ops'
import { createCartQueue } from './cart.queue'
import type { CartInternal, CartState } from './cart.types'
import { type Answer, createCartWrites, type QueuedAdd } from './cart.writes'

const EMPTY: CartState = { status: 'idle', error: undefined, rows: [], selected: new Set(), pending: 0 }

/** The cart of a shop. */
export const cartOf = defineFeature(createCart)

function createCart(kernel: Kernel): CartInternal {
  const { client, session, broadcast } = kernel
  const store = createStore<CartState>(() => EMPTY)
  /** Rows as the server sent them last. */
  let confirmedRows: readonly CartItem[] = []
  /** Moves when another account takes over; answers of before are dropped. */
  let generation = 0
  const queue = createCartQueue(send, draw)
  const writes = createCartWrites(kernel, { store, queue, enqueueAdd })

  function draw(loaded?: Pick<CartState, 'status' | 'error'>): void {
    const ops = queue.ops()
    const rows = ops.reduce(applyOp, confirmedRows)
    const pending = ops.filter(op => op.kind !== 'load').length
    const { selected } = store.getState()
    store.setState({ ...loaded, rows, pending, selected: keepKnown(selected, rows) })
    if (store.getState().status === 'ready') session.setCounts(countsOf(rows))
  }

  async function send(op: CartOp): Promise<Answer> {
    const startedIn = generation
    try {
      if (op.kind === 'load') {
        await readRows(op)
        return { skipped: [] }
      }
      return await writes.send(op, change => {
        if (startedIn === generation && store.getState().status === 'ready') confirmedRows = change(confirmedRows)
        return startedIn === generation
      })
    } catch (error) {
      if (startedIn === generation) fail(op, error as ShopError)
      throw error
    }
  }

  async function readRows({ quiet }: { quiet: boolean }): Promise<void> {
    const startedIn = generation
    const isFirst = store.getState().status !== 'ready'
    const { rows } = await client.call(cartCalls.list, { query: {} }, { silent: quiet || isFirst })
    if (startedIn !== generation) return
    confirmedRows = rows
    draw({ status: 'ready', error: undefined })
    writes.resume(rows).catch(ignore)
  }

  /** The write leaves the queue and its effect the screen; the client has shown the buyer why. */
  function fail(op: CartOp, error: ShopError): void {
    if (op.kind === 'load') {
      if (store.getState().status === 'ready') return
      store.setState({ status: 'failed', error })
      void session.reloadSums()
    } else if (error.kind !== 'aborted' && error.kind !== 'signed-out') reread()
  }

  function reread(): void {
    if (store.getState().status === 'ready') queue.push({ kind: 'load', quiet: true }).catch(ignore)
  }

  /** Shown at once; lists longer than the server takes in one call are sent in parts. */
  function enqueueAdd(lines: readonly CartAdd[]): readonly QueuedAdd[] {
    const merged = addUp(lines, 'cap')
    const parts: QueuedAdd[] = []
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
    generation += 1
    confirmedRows = []
    store.setState(EMPTY)
    queue.drop()
  })
  const stopListening = onCartNews(broadcast, session, () => {
    if (store.getState().status === 'ready') queue.push({ kind: 'load', quiet: true }).catch(ignore)
  })

  const stopWatchingConfirmation = watchConfirmed(session, () => {
    if (store.getState().status === 'failed') void load()
  })
  kernel.onDestroy(() => {
    generation += 1
    stopWatching()
    stopListening()
    stopWatchingConfirmation()
    queue.drop()
  })

  return {
    store,
    load,
    changedElsewhere: () => {
      // Said at once, because the page may be about to be left.
      tellCartNews(broadcast, { accountId: session.store.getState().accountId })
      return load()
    },
    add: async (lines, { tip = true } = {}) => (lines.length === 0 ? [] : writes.add(enqueueAdd(lines), tip)),
    setQuantity: (shoppingCartId, entered) => {
      const { qty, ambiguity } = readField(entered)
      if (ambiguity) return sayUnclear(kernel, ambiguity)
      const [row] = rowsOf([shoppingCartId])
      if (row && row.qty !== qty) queue.push({ kind: 'quantity', id: shoppingCartId, qty }).catch(ignore)
    },
    remove: async ids => {
      const rows = rowsOf(ids)
      if (rows.length === 0) return
      const removed = queue.push({ kind: 'remove', ids: new Set(rows.map(row => row.shoppingCartId)) })
      // Refused, the rows are back on screen, and the client has shown why.
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
  }
}

const ignore = () => undefined

/** @source CART-008, LAY-011 */
const countsOf = (rows: readonly CartItem[]): CartSums => ({
  shoppingCartQty: rows.length,
  shoppingCartPrice: cartTotal(rows),
})

function keepKnown(selected: ReadonlySet<number>, rows: readonly CartItem[]): ReadonlySet<number> {
  if (selected.size === 0) return selected
  const kept = rows.filter(row => selected.has(row.shoppingCartId)).map(row => row.shoppingCartId)
  return kept.length === selected.size ? selected : new Set(kept)
}
