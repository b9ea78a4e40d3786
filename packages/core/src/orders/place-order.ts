/** Placing an order once, and finding out what became of it when the answer is lost. */
import type { StoreApi } from 'zustand/vanilla'
import { createIdempotencyKey, toKey } from '../client/idempotency-key'
import { refusedFields } from '../client/refused-field'
import type { Order, OrderConfirmation } from '../contract'
import { CODE } from '../contract/codes'
import * as ordersCalls from '../contract/orders'
import { orderConfirmationShape, orderShape } from '../contract/orders.shapes'
import { readAs } from '../contract/read-shape'
import { type ErrorKind, isShopError, type ShopError } from '../errors/shop-error'
import type { TextKey } from '../i18n/i18n.types'
import type { Shop } from '../shop.types'
import { loadDraft, saveDraft } from '../storage/day-draft'
import { diffConfirmations, newTwins, type OrderSource, toOrderBody } from './order-confirmation.derive'
import { orderTexts } from './orders.texts'
import { type ConfirmationState, isOfAddress, type PlacedOrder, REFUSED_FIELDS } from './orders.types'

type Problem = keyof ConfirmationState['problems']

/** The confirmation as far as placing it needs it. */
export interface PlacedConfirmation {
  store: StoreApi<ConfirmationState>
  set: (change: Partial<ConfirmationState>) => void
  source: OrderSource
  /** What a confirmation changes on screen. */
  settled: (confirmation: OrderConfirmation) => Partial<ConfirmationState>
  /** Asks for the confirmation again. @returns it, unless it could not be had */
  readAgain: () => Promise<OrderConfirmation | undefined>
  /** Whether another order with the entered PO number has come to light since `before` was shown. */
  hasNewTwin: (before: OrderConfirmation) => Promise<boolean>
  /** Keeps what was entered while the buyer signs in again. */
  keepEntered: () => void
  /** There is an order. @returns it, with where its success is shown */
  onPlaced: (order: Order) => PlacedOrder
}

/** Whether the order was placed does not follow from these. */
const OPEN_KINDS: ReadonlySet<ErrorKind> = new Set(['network', 'timeout', 'aborted', 'malformed', 'server', 'busy'])

export function createPlacing(shop: Shop, confirmation: PlacedConfirmation) {
  const { client, messages } = shop
  const { store, set } = confirmation
  const attempt = createAttempt(shop)
  const words = createWords(shop)
  const { warn } = words
  const askOutcome = createOutcome(shop, confirmation, attempt, words)
  const refuse = createRefusal(confirmation, attempt, words)
  let placing: Promise<PlacedOrder | undefined> | undefined
  let placed: PlacedOrder | undefined

  async function place(files: readonly string[]): Promise<PlacedOrder | undefined> {
    const { status, confirmation: shown, problems } = store.getState()
    if (!shown || (status !== 'ready' && status !== 'changed')) return undefined
    const [problem] = Object.keys(problems) as Problem[]
    if (problem) {
      warn(problems[problem] as TextKey<typeof orderTexts.english>)
      return undefined
    }
    set({ status: 'placing', error: undefined, outcome: undefined, refused: [] })
    if (await confirmation.hasNewTwin(shown)) {
      set({ status: 'ready' })
      warn('twin-po')
      return undefined
    }
    return send(attempt.begin(shown), shown, files)
  }

  async function send(
    idempotencyKey: string,
    shown: OrderConfirmation,
    files: readonly string[],
  ): Promise<PlacedOrder | undefined> {
    try {
      const body = bodyOf(confirmation, shown, files)
      return finish(await client.call(ordersCalls.create, { body }, { idempotencyKey, silent: true }))
    } catch (thrown) {
      const error = thrown as ShopError
      const { data, msg = '' } = error.at
      const order = readAs(orderShape, data)
      if (order) {
        messages.show({ kind: 'warning', text: msg })
        return finish(order)
      }
      if (OPEN_KINDS.has(error.kind)) return findOut(error)
      await refuse(error, shown)
      return undefined
    }
  }

  async function findOut(error?: ShopError): Promise<PlacedOrder | undefined> {
    const order = await askOutcome(error)
    return order && finish(order)
  }

  function finish(order: Order): PlacedOrder {
    attempt.forget()
    placed = confirmation.onPlaced(order)
    return placed
  }

  /** The order when there is one; else the work under way, or this work. */
  function once(work: () => Promise<PlacedOrder | undefined>): Promise<PlacedOrder | undefined> {
    if (placed) return Promise.resolve(placed)
    placing ??= work().finally(() => {
      placing = undefined
    })
    return placing
  }

  return {
    /** Nothing of an order that is on its way, or placed, can be changed. */
    isUnderWay: () => placing !== undefined || placed !== undefined,
    place: (files: readonly string[] = []) => once(() => place(files)),
    findOut: () => once(() => findOut()),
  }
}

function bodyOf({ store, source }: PlacedConfirmation, { hash }: OrderConfirmation, files: readonly string[]) {
  const state = store.getState()
  return {
    ...toOrderBody(state, source),
    hash,
    knownTwins: (state.confirmation?.twins ?? []).map(twin => twin.orderNo),
    ...(files.length > 0 ? { files: [...files] } : {}),
  }
}

/**
 * Says whether an order was placed whose answer was lost. When the server knows of none, the key is used up, so that nothing that is
 * still on its way can order.
 */
function createOutcome(
  { client, messages, i18n }: Shop,
  { store, set, keepEntered }: PlacedConfirmation,
  attempt: Attempt,
  words: Words,
) {
  return async function askOutcome(error = store.getState().error): Promise<Order | undefined> {
    const idempotencyKey = attempt.key()
    if (idempotencyKey === undefined) return undefined
    set({ status: 'placing', outcome: 'asking' })
    try {
      const { order } = await client.call(ordersCalls.settle, undefined, { idempotencyKey, silent: true })
      if (order) {
        messages.show({ kind: 'info', text: i18n.text(orderTexts, 'found', { orderNo: order.orderNo }) })
        return order
      }
      attempt.forget()
      set({ status: 'ready', outcome: 'not-placed', error })
      if (error) words.sayFailed(error)
    } catch (lost) {
      if (isShopError(lost, 'signed-out')) keepEntered()
      set({ status: 'ready', outcome: 'unknown', error: error ?? (lost as ShopError) })
    }
    return undefined
  }
}

/** Shows why an order was not placed, and what has changed. @source ORD-018 */
function createRefusal(confirmation: PlacedConfirmation, attempt: Attempt, words: Words) {
  const { store, set } = confirmation
  return async function refuse(error: ShopError, before: OrderConfirmation): Promise<void> {
    const { code, data } = error.at
    if (isShopError(error, 'signed-out')) confirmation.keepEntered()
    if (!isShopError(error, 'order-changed')) {
      // A key that was used up by asking what became of it serves no other order.
      if (code === CODE.KEY_REUSED) attempt.forget()
      const refused = refusedIn(error, store.getState())
      // What is wrong stands at its field: no notice leads away from there.
      set({ status: 'ready', error, refused, outcome: refused.length > 0 ? undefined : 'not-placed' })
      words.sayFailed(error)
      return
    }
    const after = readAs(orderConfirmationShape, data) ?? (await confirmation.readAgain())
    // Placed by a colleague a moment ago, too late to be found before this order was sent.
    if (after && after.hash === before.hash && newTwins(before, after).length > 0) {
      set({ status: 'ready', ...confirmation.settled(after) })
      words.warn('twin-po')
      return
    }
    words.warn('changed')
    if (after) {
      set({ status: 'changed', error, ...confirmation.settled(after), diff: diffConfirmations(before, after) })
    }
  }
}

/** The fields that the server has named, with their messages; none for other failures, and where the page has no such field. */
function refusedIn(error: ShopError, { typedShipTo }: ConfirmationState): ConfirmationState['refused'] {
  return refusedFields(error, REFUSED_FIELDS).filter(({ field }) => typedShipTo || !isOfAddress(field))
}

type Attempt = ReturnType<typeof createAttempt>

/** The key of an order: one until it is placed, also when the order is changed meanwhile, because the answer that was lost may have been yes. */
function createAttempt({ session, drafts }: Pick<Shop, 'session' | 'drafts'>) {
  let current: { keptAs: string; key: string } | undefined
  return {
    key: () => current?.key,
    /** Keeps the key before it is sent: a page that is loaded again with the same order never heard what became of it. */
    begin({ lines }: OrderConfirmation): string {
      if (current) return current.key
      const wanted = lines.map(({ number, qty }) => `${number}:${qty}`)
      const keptAs = `cartwright.order-key.${session.store.getState().accountId}.${wanted}`
      const key = loadDraft(drafts, keptAs, new Date(), toKey) ?? createIdempotencyKey()
      saveDraft(drafts, keptAs, new Date(), key)
      current = { keptAs, key }
      return key
    },
    forget(): void {
      if (current) drafts.remove(current.keptAs)
      current = undefined
    },
  }
}

type Words = ReturnType<typeof createWords>

function createWords({ messages, i18n }: Pick<Shop, 'messages' | 'i18n'>) {
  return {
    warn: (key: TextKey<typeof orderTexts.english>) =>
      void messages.show({ kind: 'warning', text: i18n.text(orderTexts, key) }),
    /** A broken connection is said as such: pressing again orders nothing twice. */
    sayFailed(error: ShopError): void {
      const { kind } = error
      if (kind === 'refused' || kind === 'invalid' || kind === 'not-found' || kind === 'server') {
        const text = [i18n.text(orderTexts, 'failed'), error.at.msg].filter(Boolean).join(' ')
        messages.show({ kind: 'error', text })
      } else messages.showError(error)
    },
  }
}
