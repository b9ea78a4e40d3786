/** The cart: what the server said, with the writes that are not through on top. */
import { createStore } from 'zustand/vanilla'
import type { Client } from '../client/client.types'
import type { Tabs } from '../client/tabs.types'
import type { CartAdd, CartChange, CartItem } from '../contract'
import type { ShopError } from '../errors/shop-error'
import type { I18n } from '../i18n/i18n.types'
import { salesTexts } from '../i18n/sales-texts'
import { BATCH_LINES, UNDO_MS } from '../limits'
import type { Messages } from '../messages/messages.types'
import { confirmPath } from '../orders/order-path'
import { cartTotal, toQuantity } from '../rules'
import type { SessionInternal } from '../session/session.types'
import { watchAccount } from '../session/watch-account'
import type { Sites } from '../site/site.types'
import { checkoutItems } from './cart.derive'
import { applyOp, type CartOp, mergeLines } from './cart.ops'
import { createCartQueue } from './cart.queue'
import type { CartInternal, CartState } from './cart.types'

export interface CartContext {
  client: Client
  session: SessionInternal
  sites: Sites
  messages: Messages
  i18n: I18n
  tabs: Tabs
  now: () => Date
}

type Sums = Pick<CartChange, 'shoppingCartQty' | 'shoppingCartPrice'>
/** What a write was answered; a reading of the rows has neither sums nor skipped parts of its own. */
interface Answer {
  sums?: Sums
  skipped: readonly string[]
}

const TOPIC = 'cart'
/** Ids in one delete, so that its address stays short enough for every proxy. */
const REMOVE_IDS = 500
const EMPTY: CartState = { status: 'idle', error: undefined, rows: [], selected: new Set(), pending: 0 }

export function createCart({ client, session, messages, i18n, tabs }: CartContext): CartInternal {
  const store = createStore<CartState>(() => EMPTY)
  /** Rows as the server told them last. */
  let base: readonly CartItem[] = []
  /** Moves when another account takes over; answers of before are dropped. */
  let era = 0
  let undoMessage: number | undefined
  const queue = createCartQueue(send, draw)

  function draw(): void {
    const ops = queue.ops()
    const rows = ops.reduce(applyOp, base)
    const pending = ops.filter(op => op.kind !== 'load').length
    const { selected, status } = store.getState()
    store.setState({ rows, pending, selected: keepKnown(selected, rows) })
    if (status === 'ready') session.setCounts(countsOf(rows))
  }

  async function send(op: CartOp): Promise<Answer> {
    const startedIn = era
    try {
      const answer = await request(op, change => {
        if (startedIn === era) base = store.getState().status === 'ready' ? merge(base, op, change) : base
      })
      if (startedIn === era && answer.sums) settle(answer.sums)
      return answer
    } catch (error) {
      if (startedIn === era) fail(op, error as ShopError)
      throw error
    }
  }

  async function request(op: CartOp, onChange: (change: CartChange) => void): Promise<Answer> {
    if (op.kind === 'load') {
      await readRows(op)
      return { skipped: [] }
    }
    const skipped: string[] = []
    let sums: Sums | undefined
    for (const change of sendWrite(op)) {
      const answer = await change()
      onChange(answer)
      skipped.push(...answer.skipped)
      sums = answer
    }
    return sums ? { sums, skipped } : { skipped }
  }

  /** The calls one write takes: one, except for lists longer than the server takes at once. */
  function sendWrite(op: Exclude<CartOp, { kind: 'load' }>): (() => Promise<CartChange>)[] {
    switch (op.kind) {
      case 'quantity':
        return [() => client.call('cart.update', { body: { shoppingCartId: op.id, qty: op.qty } })]
      case 'remove':
        return chunks([...op.ids], REMOVE_IDS).map(
          ids => () => client.call('cart.remove', { params: { id: ids.join(',') } }),
        )
      case 'add': {
        const [first] = op.lines
        if (first && op.lines.length === 1) return [() => client.call('cart.add', { body: first })]
        return [() => client.call('cart.addBatch', { body: [...op.lines] })]
      }
    }
  }

  async function readRows({ quiet }: { quiet: boolean }): Promise<void> {
    const startedIn = era
    const isFirst = store.getState().status !== 'ready'
    const { rows } = await client.call('cart.list', { query: {} }, { silent: quiet || isFirst })
    if (startedIn !== era) return
    base = rows
    store.setState({ status: 'ready', error: undefined })
  }

  /** The server's sums hold once no further write waits; then the other tabs hear of them. */
  function settle(sums: Sums): void {
    if (store.getState().pending > 1) return
    if (store.getState().status !== 'ready') session.setCounts(pickSums(sums))
    tabs.say(TOPIC, { ...pickSums(sums), accountId: session.store.getState().accountId })
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

  /** @returns numbers that were not put in; all of them when the write failed, which was told already */
  async function put(lines: readonly CartAdd[]): Promise<readonly string[]> {
    const parts = await Promise.all(
      chunks(mergeLines(lines), BATCH_LINES).map(async part => {
        const numbers = part.map(line => line.number)
        try {
          const { skipped } = await queue.push({ kind: 'add', lines: part })
          return { failed: false, skipped: numbers.filter(number => skipped.includes(number)) }
        } catch {
          return { failed: true, skipped: numbers }
        }
      }),
    )
    const unknown = parts.filter(part => !part.failed).flatMap(part => part.skipped)
    if (unknown.length > 0) {
      const text = i18n.text(salesTexts, 'skipped', { numbers: unknown.join(', ') })
      messages.show({ kind: 'warning', text })
    }
    return parts.flatMap(part => part.skipped)
  }

  async function load(): Promise<void> {
    if (store.getState().status !== 'ready') store.setState({ status: 'loading', error: undefined })
    await queue.push({ kind: 'load', quiet: false }).catch(ignore)
  }

  const sayDone = () => messages.show({ kind: 'success', text: i18n.text(salesTexts, 'done') })

  function offerUndo(rows: readonly CartItem[]): void {
    if (undoMessage !== undefined) messages.dismiss(undoMessage)
    const lines = rows.map(({ number, custNumber, qty, warehouse }) => ({ number, custNumber, qty, warehouse }))
    const run = () => {
      if (undoMessage !== undefined) messages.dismiss(undoMessage)
      undoMessage = undefined
      void put(lines)
    }
    undoMessage = messages.show({
      kind: 'success',
      text: i18n.text(salesTexts, 'deleted'),
      durationMs: UNDO_MS,
      action: { label: i18n.text(salesTexts, 'undo'), run },
    })
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
  const stopListening = tabs.on(TOPIC, data => {
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
      tabs.say(TOPIC, { accountId: session.store.getState().accountId })
      return load()
    },
    add: async lines => {
      if (lines.length === 0) return []
      const missing = await put(lines)
      const left = new Set(missing)
      if (lines.some(line => !left.has(line.number))) sayDone()
      return missing
    },
    setQuantity: (shoppingCartId, entered) => {
      const qty = toQuantity(entered)
      const [row] = rowsOf([shoppingCartId])
      if (row && row.qty !== qty) queue.push({ kind: 'quantity', id: shoppingCartId, qty }).catch(ignore)
    },
    remove: async ids => {
      const rows = rowsOf(ids)
      if (rows.length === 0) return
      try {
        await queue.push({ kind: 'remove', ids: new Set(rows.map(row => row.shoppingCartId)) })
        offerUndo(rows)
      } catch {
        // The rows are back on screen and the client has told why.
      }
    },
    replace: async shoppingCartId => {
      const [row] = rowsOf([shoppingCartId])
      if (!row?.successor) return
      // The successor first: whatever breaks in between, nothing that was wanted is lost.
      const missing = await put([{ number: row.successor, qty: row.qty }])
      if (missing.length > 0) return
      const isGone = await queue.push({ kind: 'remove', ids: new Set([shoppingCartId]) }).then(
        () => true,
        () => false,
      )
      if (isGone) sayDone()
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
      return confirmPath(checkoutItems(rows, selected), { isWholeCart: selected.size === 0 })
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

const pickSums = ({ shoppingCartQty, shoppingCartPrice }: Sums): Sums => ({ shoppingCartQty, shoppingCartPrice })

/** @source CART-008, LAY-011 */
const countsOf = (rows: readonly CartItem[]): Sums => ({
  shoppingCartQty: rows.length,
  shoppingCartPrice: cartTotal(rows),
})

function merge(rows: readonly CartItem[], op: CartOp, { rows: touched }: CartChange): readonly CartItem[] {
  const fresh = new Map(touched.map(row => [row.shoppingCartId, row]))
  const kept = applyOp(rows, op.kind === 'remove' ? op : { kind: 'load', quiet: true }).map(row => {
    const next = fresh.get(row.shoppingCartId)
    fresh.delete(row.shoppingCartId)
    return next ?? row
  })
  return fresh.size > 0 ? [...kept, ...fresh.values()] : kept
}

function keepKnown(selected: ReadonlySet<number>, rows: readonly CartItem[]): ReadonlySet<number> {
  if (selected.size === 0) return selected
  const kept = rows.filter(row => selected.has(row.shoppingCartId)).map(row => row.shoppingCartId)
  return kept.length === selected.size ? selected : new Set(kept)
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = []
  for (let at = 0; at < list.length; at += size) parts.push(list.slice(at, at + size))
  return parts
}

const isTold = (data: unknown): data is { accountId: unknown } =>
  typeof data === 'object' && data !== null && 'accountId' in data

function isSums(data: object): data is Sums {
  const { shoppingCartQty, shoppingCartPrice } = data as Record<string, unknown>
  return typeof shoppingCartQty === 'number' && typeof shoppingCartPrice === 'number'
}
