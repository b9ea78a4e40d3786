/** Sending what was done to the cart, and saying so. */
import type { StoreApi } from 'zustand/vanilla'
import type { CartAdd, CartChange, CartItem } from '../contract'
import * as cartCalls from '../contract/cart'
import { isShopError } from '../errors/shop-error'
import type { Kernel } from '../feature'
import { namesOf } from '../i18n/names-of'
import { salesTexts } from '../i18n/sales.texts'
import { UNDO_MS } from '../limits'
import { toQuantity } from '../rules'
import { type CartSums, pickSums, tellCartNews } from '../session/cart-counts'
import type { Session } from '../session/session.types'
import { loadDraft, saveDraft } from '../storage/day-draft'
import { applyOp, type CartOp } from './cart.ops'
import type { CartQueue } from './cart.queue'
import type { CartState } from './cart.types'

type Write = Exclude<CartOp, { kind: 'load' }>
type Rows = readonly CartItem[]

/** What a write was answered; a reading of the rows has neither sums nor skipped parts of its own. */
export interface Answer {
  sums?: CartSums
  skipped: readonly string[]
}

/** Parts that are being put in. */
export interface QueuedAdd {
  numbers: readonly string[]
  answer: Promise<Answer>
}

export interface CartParts {
  store: StoreApi<CartState>
  queue: CartQueue<Answer>
  /** Begins to put parts in. */
  enqueueAdd: (lines: readonly CartAdd[]) => readonly QueuedAdd[]
}

/** Ids in one delete, so that its address stays short enough for every proxy. */
const REMOVE_IDS = 500

/** Draft with the quantities of this account that an expired sign-in stopped. */
const draftName = ({ store }: Session): string => `cartwright.cart.${store.getState().accountId}`

export function createCartWrites(kernel: Kernel, { store, queue, enqueueAdd }: CartParts) {
  const { client, session, messages, i18n, drafts, broadcast, now } = kernel
  let undoMessage: number | undefined

  /** @param take changes the rows as the server knows them; false when another account has taken over */
  async function send(op: Write, take: (change: (rows: Rows) => Rows) => boolean): Promise<Answer> {
    const name = draftName(session)
    const keepQuantity = (qty?: number) => {
      if (op.kind !== 'quantity') return
      const kept = readQuantities(name)
      if (qty !== undefined) kept.set(op.id, qty)
      else if (!kept.delete(op.id)) return
      saveDraft(drafts, name, now(), kept.size > 0 ? [...kept] : undefined)
    }
    try {
      const answer = await write(op, take)
      keepQuantity()
      return answer
    } catch (error) {
      if (op.kind === 'quantity' && isShopError(error, 'signed-out')) {
        keepQuantity(op.qty)
        take(rows => applyOp(rows, op))
      }
      throw error
    }
  }

  /** By id of the row. */
  const readQuantities = (name: string) =>
    new Map(loadDraft(drafts, name, now(), kept => (isQuantities(kept) ? kept : undefined)))

  async function write(op: Write, take: (change: (rows: Rows) => Rows) => boolean): Promise<Answer> {
    const skipped: string[] = []
    let sums: CartSums | undefined
    let isCurrent = true
    for (const change of callsOf(op)) {
      const answer = await change()
      isCurrent = take(rows => merge(rows, op, answer))
      skipped.push(...answer.skipped)
      sums = answer
    }
    if (!sums) return { skipped }
    if (isCurrent) settle(sums)
    return { sums, skipped }
  }

  /** The calls one write takes: one, except for lists longer than the server takes at once. */
  function callsOf(op: Write): (() => Promise<CartChange>)[] {
    switch (op.kind) {
      case 'quantity':
        return [() => client.call(cartCalls.update, { body: { shoppingCartId: op.id, qty: op.qty } })]
      case 'remove': {
        const ids = [...op.ids]
        return Array.from({ length: Math.ceil(ids.length / REMOVE_IDS) }, (_, at) => () => {
          const part = ids.slice(at * REMOVE_IDS, (at + 1) * REMOVE_IDS)
          return client.call(cartCalls.remove, { params: { id: part.join(',') } })
        })
      }
      case 'add': {
        const [first] = op.lines
        if (first && op.lines.length === 1) return [() => client.call(cartCalls.add, { body: first })]
        return [() => client.call(cartCalls.addBatch, { body: [...op.lines] })]
      }
    }
  }

  /** The server's sums hold once no further write waits; then the other tabs hear of them. */
  function settle(sums: CartSums): void {
    if (store.getState().pending > 1) return
    if (store.getState().status !== 'ready') session.setCounts(pickSums(sums))
    tellCartNews(broadcast, { ...pickSums(sums), accountId: session.store.getState().accountId })
  }

  /** @returns numbers that were not put in; all of them when the write failed, which was reported already */
  async function missingNumbers(parts: readonly QueuedAdd[]): Promise<readonly string[]> {
    const unknown: string[] = []
    const missing = await Promise.all(
      parts.map(async ({ numbers, answer }) => {
        const skipped = await answer.then(
          answer => numbers.filter(number => answer.skipped.includes(number)),
          () => undefined,
        )
        unknown.push(...(skipped ?? []))
        return skipped ?? numbers
      }),
    )
    if (unknown.length > 0) {
      const text = i18n.text(salesTexts, 'skipped', { numbers: unknown.join(', ') })
      messages.show({ kind: 'warning', text })
    }
    return missing.flat()
  }

  /** What is in the cart now, in a sentence. */
  function basket(key: 'heard.basket' | 'heard.left'): string {
    const { shoppingCartQty: count, shoppingCartPrice, currency } = session.store.getState()
    if (count === 0) return i18n.text(salesTexts, 'heard.empty')
    return i18n.text(salesTexts, key, { count, amount: i18n.formatMoney(shoppingCartPrice, currency) })
  }

  function sayDone(numbers: readonly string[]): void {
    const text = i18n.text(salesTexts, 'heard.added', namesOf(numbers))
    messages.show({ kind: 'success', text, spoken: `${text} ${basket('heard.basket')}` })
  }

  return {
    send,
    async add(parts: readonly QueuedAdd[], tip: boolean): Promise<readonly string[]> {
      const missing = await missingNumbers(parts)
      const left = new Set(missing)
      const added = parts.flatMap(({ numbers }) => numbers.filter(number => !left.has(number)))
      if (tip && added.length > 0) sayDone(added)
      return missing
    },
    /** What was typed before the buyer had to sign in again. */
    async resume(rows: Rows): Promise<void> {
      const name = draftName(session)
      const kept = readQuantities(name)
      if (kept.size === 0) return
      drafts.remove(name)
      const changes = rows.map(({ shoppingCartId: id, qty }) => ({
        id,
        from: qty,
        qty: toQuantity(kept.get(id) ?? qty),
      }))
      const typed = changes.filter(({ from, qty }) => qty !== from)
      await Promise.all(typed.map(({ id, qty }) => queue.push({ kind: 'quantity', id, qty })))
    },
    async replace({ shoppingCartId, successor, qty }: CartItem): Promise<void> {
      // The successor first: if the next step fails, nothing that was wanted is lost.
      const missing = await missingNumbers(enqueueAdd([{ number: successor ?? '', qty }]))
      if (missing.length > 0) return
      const isGone = await queue.push({ kind: 'remove', ids: new Set([shoppingCartId]) }).then(
        () => true,
        () => false,
      )
      if (isGone) sayDone([successor ?? ''])
    },
    offerUndo(rows: Rows): void {
      if (undoMessage !== undefined) messages.dismiss(undoMessage)
      const lines = rows.map(({ number, custNumber, qty, warehouse }) => ({ number, custNumber, qty, warehouse }))
      const run = () => {
        if (undoMessage !== undefined) messages.dismiss(undoMessage)
        undoMessage = undefined
        void missingNumbers(enqueueAdd(lines))
      }
      const text = i18n.text(salesTexts, 'heard.removed', namesOf(rows.map(row => row.number)))
      undoMessage = messages.show({
        kind: 'success',
        text,
        spoken: [text, basket('heard.left'), i18n.text(salesTexts, 'heard.undo')].join(' '),
        durationMs: UNDO_MS,
        action: { label: i18n.text(salesTexts, 'undo'), run },
      })
    },
  }
}

const isQuantities = (kept: unknown): kept is [number, number][] =>
  Array.isArray(kept) &&
  kept.every(pair => Array.isArray(pair) && pair.length === 2 && pair.every(value => typeof value === 'number'))

function merge(rows: Rows, op: Write, { rows: touched }: CartChange): Rows {
  const fresh = new Map(touched.map(row => [row.shoppingCartId, row]))
  const kept = (op.kind === 'remove' ? applyOp(rows, op) : rows).map(row => {
    const next = fresh.get(row.shoppingCartId)
    fresh.delete(row.shoppingCartId)
    return next ?? row
  })
  return fresh.size > 0 ? [...kept, ...fresh.values()] : kept
}
