/** One order before it is placed: every change is calculated by the server, and it is placed once. */
import { createStore } from 'zustand/vanilla'
import { whenKnown } from '../catalogue/asker'
import type { Order, OrderConfirmation } from '../contract'
import { CODE } from '../contract/codes'
import * as ordersCalls from '../contract/orders.calls'
import { type ErrorKind, isShopError, type ShopError } from '../errors/shop-error'
import type { TextKey } from '../i18n/i18n.types'
import { salesTexts } from '../i18n/sales-texts'
import { sayUnclear } from '../messages/say-unclear'
import { draftedBackOrderMode } from '../quick-order/quick-order.draft'
import { readField } from '../rules'
import { type CarriedOver, carryOver } from '../session/carry-over'
import type { Shop } from '../shop.types'
import { keep, readKept } from '../storage/kept'
import {
  diffConfirmations,
  isConfirmation,
  isOrder,
  newTwins,
  type OrderSource,
  problemsOf,
  toOrderBody,
} from './confirmation.derive'
import { type Entered, pickEntered, toEntered } from './entered'
import { createIdempotencyKey, toKey } from './idempotency-key'
import { mergeItems } from './merge-items'
import { WHOLE_CART } from './order-path'
import { ordersOf } from './orders'
import type { Confirmation, ConfirmationState, OrderItem } from './orders.types'
import { readItems } from './read-items'

const initialConfirmation = (): ConfirmationState => ({
  status: 'loading',
  error: undefined,
  items: [],
  confirmation: undefined,
  diff: [],
  orderType: 'REG',
  backOrderMode: 'shipAvailable',
  shipTo: undefined,
  typedShipTo: undefined,
  shipViaId: undefined,
  forwarder: undefined,
  poNo: '',
  outcome: undefined,
  problems: {},
})

type Problem = keyof ConfirmationState['problems']

/**
 * @param skus query of the page; malformed or empty gives status `empty`
 * @param quickOrderId ties the order to a quick order, whose lines are read when `skus` is empty because they would make the
 * address too long
 * @param options `fromCart`: the items are rows of the cart, and are ordered only while they are in it
 */
export function createConfirmation(
  shop: Shop,
  skus: string,
  quickOrderId?: number,
  options: { fromCart?: boolean } = {},
): Confirmation {
  const { client, messages, i18n } = shop
  const store = createStore(initialConfirmation)
  /** The question under way; an answer to an older one is dropped. */
  let asking = new AbortController()
  /** One until the order is placed, also when the order is changed meanwhile: the answer that was lost may have been yes. */
  let attempt: { keptAs: string; key: string } | undefined
  let placing: Promise<Order | undefined> | undefined
  let placed: Order | undefined
  let carried: CarriedOver<Entered> | undefined
  const source: OrderSource = { quickOrderId, fromCart: options.fromCart ?? skus === WHOLE_CART }
  /** PO number that the orders shown as twins were looked up with. */
  let checkedPoNo = ''
  let checking: Promise<void> | undefined

  const set = (change: Partial<ConfirmationState>) =>
    store.setState(before => {
      const after = { ...before, ...change }
      return { ...after, problems: problemsOf(after) }
    })

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
        const items = await readItems(shop, skus, quickOrderId)
        if (signal.aborted) return
        set({ items })
      }
      if (store.getState().items.length === 0) {
        set({ status: 'empty', confirmation: undefined })
        return
      }
      const body = toOrderBody(store.getState(), source)
      const answer = await client.call(ordersCalls.confirm, { body }, { signal, silent: !confirmation })
      if (signal.aborted) return
      checkedPoNo = body.poNo ?? ''
      set({ status: 'ready', ...settled(answer) })
    } catch (error) {
      if (isShopError(error, 'signed-out')) carried?.keep()
      if (!signal.aborted) set({ status: 'failed', error: error as ShopError })
    }
  }

  /** The answer, with the server's defaults where the buyer has chosen nothing yet. */
  function settled(confirmation: OrderConfirmation): Partial<ConfirmationState> {
    const { shipTo, shipViaId, forwarder } = store.getState()
    const id = confirmation.shipTo?.addressId
    return {
      confirmation,
      shipTo: shipTo ?? (id == null ? undefined : { addressId: id }),
      shipViaId: shipViaId ?? confirmation.shipViaId ?? undefined,
      forwarder: forwarder ?? confirmation.forwarder ?? undefined,
    }
  }

  /** Nothing of an order that is on its way can be changed. */
  function change(edit: (state: ConfirmationState) => Partial<ConfirmationState>): void {
    if (!placing && !placed) void ask(edit(store.getState()))
  }

  const changeItem = (number: string, edit: (item: OrderItem) => OrderItem | undefined) =>
    change(({ items }) => ({
      items: mergeItems(
        items.map(item => (item.number === number ? edit(item) : item)).filter(item => item !== undefined),
      ),
    }))

  const lineOf = (number: string) => store.getState().confirmation?.lines.find(line => line.number === number)

  async function place(files: readonly string[]): Promise<Order | undefined> {
    const { status, confirmation, problems } = store.getState()
    if (!confirmation || (status !== 'ready' && status !== 'changed')) return undefined
    const [problem] = Object.keys(problems) as Problem[]
    if (problem) {
      const key = problems[problem] as TextKey<typeof salesTexts.english>
      messages.show({ kind: 'warning', text: i18n.text(salesTexts, key) })
      return undefined
    }
    set({ status: 'placing', error: undefined, outcome: undefined })
    if (await isRepeated(confirmation)) {
      set({ status: 'ready' })
      messages.show({ kind: 'warning', text: i18n.text(salesTexts, 'order.twin-po') })
      return undefined
    }
    attempt ??= begin(confirmation)
    try {
      const body = {
        ...toOrderBody(store.getState(), source),
        hash: confirmation.hash,
        ...(files.length > 0 ? { files: [...files] } : {}),
      }
      return leave(await client.call(ordersCalls.create, { body }, { idempotencyKey: attempt.key, silent: true }))
    } catch (thrown) {
      const error = thrown as ShopError
      const { data, msg = '' } = error.at
      if (isOrder(data)) {
        messages.show({ kind: 'warning', text: msg })
        return leave(data)
      }
      if (isOpen(error)) return findOut(error)
      await refuse(error, confirmation)
      return undefined
    }
  }

  /**
   * Says whether an order was placed whose answer was lost. When the server knows of none, the key is used up, so that nothing that is
   * still on its way can order.
   */
  async function findOut(error = store.getState().error): Promise<Order | undefined> {
    if (!attempt) return undefined
    set({ status: 'placing', outcome: 'asking' })
    try {
      const { order } = await client.call(ordersCalls.settle, undefined, { idempotencyKey: attempt.key, silent: true })
      if (order) {
        messages.show({ kind: 'info', text: i18n.text(salesTexts, 'order.found', { orderNo: order.orderNo }) })
        return leave(order)
      }
      forgetAttempt()
      set({ status: 'ready', outcome: 'not-placed', error })
      if (error) sayFailed(error)
    } catch (lost) {
      if (isShopError(lost, 'signed-out')) carried?.keep()
      set({ status: 'ready', outcome: 'unknown', error: error ?? (lost as ShopError) })
    }
    return undefined
  }

  function forgetAttempt(): void {
    if (attempt) shop.drafts.remove(attempt.keptAs)
    attempt = undefined
  }

  /** Looks up orders with the PO number that was entered since the confirmation. What fails here keeps no one from ordering. */
  function checkPoNo(): Promise<void> {
    const body = toOrderBody(store.getState(), source)
    const { poNo = '' } = body
    if (poNo === checkedPoNo || !store.getState().confirmation) return Promise.resolve()
    checking ??= client
      .call(ordersCalls.confirm, { body }, { silent: true })
      .then(
        ({ twins = [] }) => {
          checkedPoNo = poNo
          const { confirmation } = store.getState()
          if (confirmation) set({ confirmation: { ...confirmation, twins } })
        },
        () => undefined,
      )
      .finally(() => {
        checking = undefined
      })
    return checking
  }

  /** An order with this PO number has come to light just now: it is shown before another is placed. */
  async function isRepeated(before: OrderConfirmation): Promise<boolean> {
    await checkPoNo()
    const after = store.getState().confirmation
    return after !== undefined && newTwins(before, after).length > 0
  }

  /** Keeps the key before it is sent: a page that is loaded again with the same order never heard what became of it. */
  function begin({ lines }: OrderConfirmation): { keptAs: string; key: string } {
    const wanted = lines.map(({ number, qty }) => `${number}:${qty}`)
    const keptAs = `cartwright.order-key.${shop.session.store.getState().accountId}.${wanted}`
    const key = readKept(shop.drafts, keptAs, new Date(), toKey) ?? createIdempotencyKey()
    keep(shop.drafts, keptAs, new Date(), key)
    return { keptAs, key }
  }

  function leave(order: Order): Order {
    placed = order
    carried?.forget()
    forgetAttempt()
    ordersOf(shop).leave(order, quickOrderId)
    return order
  }

  /** @source ORD-018 */
  async function refuse(error: ShopError, before: OrderConfirmation): Promise<void> {
    if (isShopError(error, 'signed-out')) carried?.keep()
    if (!isShopError(error, 'order-changed')) {
      // A key that was used up by asking what became of it serves no other order.
      if (codeOf(error) === CODE.KEY_REUSED) forgetAttempt()
      set({ status: 'ready', error, outcome: 'not-placed' })
      sayFailed(error)
      return
    }
    messages.show({ kind: 'warning', text: i18n.text(salesTexts, 'order.changed') })
    const after = isConfirmation(error.at.data) ? error.at.data : await readAgain()
    if (after) set({ status: 'changed', error, ...settled(after), diff: diffConfirmations(before, after) })
  }

  async function readAgain(): Promise<OrderConfirmation | undefined> {
    await ask()
    const { status, confirmation } = store.getState()
    return status === 'ready' ? confirmation : undefined
  }

  /** A broken connection is said as such: pressing again orders nothing twice. */
  function sayFailed(error: ShopError): void {
    if (error.kind === 'refused' || error.kind === 'invalid' || error.kind === 'not-found' || error.kind === 'server') {
      const text = [i18n.text(salesTexts, 'order.failed'), error.at.msg].filter(Boolean).join(' ')
      messages.show({ kind: 'error', text })
    } else messages.showError(error)
  }

  void whenKnown(shop.session, asking.signal).then(() => {
    carried = carryOver(shop, {
      what: `order.${quickOrderId ?? ''}.${skus}`,
      entered: () => pickEntered(store.getState()),
      parse: toEntered,
    })
    const mode = quickOrderId === undefined ? undefined : draftedBackOrderMode(shop, quickOrderId)
    void ask(carried.kept ?? (mode && { backOrderMode: mode }))
  })

  return {
    store,
    setQuantity: (number, entered) => {
      const { qty, doubt } = readField(entered)
      if (doubt) sayUnclear(shop, doubt)
      else changeItem(number, item => ({ ...item, qty }))
    },
    cutToStock: number => {
      const shipNow = lineOf(number)?.shipNow ?? 0
      if (shipNow > 0) changeItem(number, item => ({ ...item, qty: shipNow }))
    },
    removeLine: number => changeItem(number, () => undefined),
    replaceLine: number => {
      const successor = lineOf(number)?.successor
      if (successor) changeItem(number, item => ({ ...item, number: successor, custNumber: null }))
    },
    setOrderType: orderType => change(() => ({ orderType })),
    setBackOrderMode: backOrderMode => change(() => ({ backOrderMode })),
    setShipTo: shipTo => change(() => ({ shipTo, typedShipTo: 'address1' in shipTo ? shipTo : undefined })),
    typeShipTo: typedShipTo => {
      if (!placing && !placed) set({ typedShipTo })
    },
    setShipVia: shipViaId => change(() => ({ shipViaId, forwarder: undefined })),
    setForwarder: forwarder => change(() => ({ forwarder })),
    setPoNo: poNo => {
      if (!placing && !placed) set({ poNo })
    },
    checkPoNo: () => void checkPoNo(),
    orderAnyway: () =>
      change(() => {
        source.fromCart = false
        return {}
      }),
    reload: () => change(() => ({})),
    findOut: () => {
      if (placed) return Promise.resolve(placed)
      placing ??= findOut().finally(() => {
        placing = undefined
      })
      return placing
    },
    place: (files = []) => {
      if (placed) return Promise.resolve(placed)
      placing ??= place(files).finally(() => {
        placing = undefined
      })
      return placing
    },
    destroy: () => {
      carried?.stop()
      asking.abort()
    },
  }
}

/** Whether the order was placed does not follow from these. */
const OPEN_KINDS: ReadonlySet<ErrorKind> = new Set(['network', 'timeout', 'aborted', 'malformed', 'server', 'busy'])
const isOpen = ({ kind }: ShopError) => OPEN_KINDS.has(kind)

const codeOf = ({ at }: ShopError) => at.code
