/** Lists that are kept in the account: opened in quick order, saved while they are edited, on every device. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OrderRow, SavedLine, SavedList } from '../contract'
import { PAGE_SIZES } from '../contract/list-bounds'
import * as ordersCalls from '../contract/orders'
import * as savedListsCalls from '../contract/saved-lists'
import type { ShopError } from '../errors/shop-error'
import { defineFeature, type Kernel } from '../feature'
import { createAttempts } from '../orders/idempotency-key'
import { quickOrderOf } from '../quick-order/quick-order.store'
import type { QuickOrderLine } from '../quick-order/quick-order.types'
import { readQuantity } from '../rules'
import { watchAccount } from '../session/watch-account'
import { toJson } from '../to-json'
import { findChanges, isSameLine, takeOver } from './list-changes'
import { readShownList, type ShownList, writeShownList } from './shown-list'

/** As many as a menu shows beside the lists. */
const LAST_ORDERS = 5
/** How long typing has to rest before a list is saved. */
const SAVE_AFTER_MS = 1_500
/** After a failure; what is not saved stays on this device meanwhile. */
const RETRY_MS = 15_000

export interface SavedListsState {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The last changed first. */
  lists: readonly SavedList[]
  /** The last orders of the company, the newest first: each can be a list again. */
  orders: readonly OrderRow[]
  /** The list that quick order shows; undefined when that is not saved. */
  shown: SavedList | undefined
  /** Of the shown list: `saved`, `waiting` to be saved or being saved, `failed` and tried again. */
  saving: 'saved' | 'waiting' | 'failed'
  /** Lines that someone else had changed too when they were saved last: they are there twice. */
  doubled: number
  error: ShopError | undefined
}

export interface Replacing {
  /** Changes of the shown list that cannot be saved are given up. */
  discard?: boolean
}

export interface SavedLists {
  store: StoreApi<SavedListsState>
  /** Reads the lists, and goes on with the one that was shown last. */
  load(): Promise<void>
  /** Saves what quick order shows as a new list, which is shown from then on. @throws ShopError */
  saveAs(name: string): Promise<void>
  /** Shows a list in quick order, in place of what is there. @throws ShopError, also when what is there cannot be saved */
  open(id: number, options?: Replacing): Promise<void>
  /** Adds the lines of a list to those in quick order. @throws ShopError */
  add(id: number): Promise<void>
  /** Shows the lines of an order with their quantities in quick order, in place of what is there, as a list that is not saved. @throws ShopError as `open` does */
  openOrder(orderNo: string, options?: Replacing): Promise<void>
  /** Adds the lines of an order to those in quick order. @throws ShopError */
  addOrder(orderNo: string): Promise<void>
  /** Shows an empty list that is not saved. @throws ShopError when what is there cannot be saved */
  startNew(): Promise<void>
  /** @throws ShopError */
  rename(id: number, name: string): Promise<void>
  /** @throws ShopError */
  share(id: number, shared: boolean): Promise<void>
  /** What quick order shows stays there, no longer saved. @throws ShopError */
  remove(id: number): Promise<void>
  /** Whether quick order shows anything. */
  hasLines(): boolean
  /** Saves at once what waits to be saved. Never rejects. */
  flush(): Promise<void>
}

/** The saved lists of a shop. */
export const savedListsOf = defineFeature(createSavedLists)

function createSavedLists(kernel: Kernel): SavedLists {
  const { client, session } = kernel
  const quickOrder = quickOrderOf(kernel)
  const attempts = createAttempts()
  const store = createStore<SavedListsState>(() => ({
    status: 'idle',
    lists: [],
    orders: [],
    shown: undefined,
    saving: 'saved',
    doubled: 0,
    error: undefined,
  }))
  const stopNoting = store.subscribe(({ shown }, before) => {
    if (shown?.id !== before.shown?.id) quickOrder.noteList(shown?.id ?? null)
  })
  let waiting: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()

  const entered = () =>
    quickOrder.store
      .getState()
      .lines.filter(line => line.status !== 'empty')
      .map(toSaved)

  /** Takes a list of the server over, as it is there. */
  function note({ list, lines }: { list: SavedList; lines: readonly SavedLine[] }, isShown: boolean): void {
    const { lists, shown } = store.getState()
    const others = lists.filter(({ id }) => id !== list.id)
    store.setState({ lists: [list, ...others], shown: isShown || shown?.id === list.id ? list : shown })
    if (isShown || shown?.id === list.id) writeShownList(kernel, { id: list.id, version: list.version, lines })
  }

  function saveSoon(ms = SAVE_AFTER_MS): void {
    clearTimeout(waiting)
    waiting = setTimeout(() => void flush(), ms)
  }

  function flush(): Promise<void> {
    clearTimeout(waiting)
    waiting = undefined
    // One after the other: each is relative to what the one before has answered.
    running = running.then(save)
    return running
  }

  async function save(): Promise<void> {
    const shown = readShownList(kernel)
    if (!shown || store.getState().shown?.id !== shown.id) return
    const asked = entered()
    const changes = findChanges(shown.lines, asked)
    if (changes.changed.length === 0 && changes.removed.length === 0) return store.setState({ saving: 'saved' })
    const { accountId } = session.store.getState()
    try {
      const body = { version: shown.version, ...changes }
      const answer = await client.call(savedListsCalls.change, { params: { id: shown.id }, body }, { silent: true })
      if (session.store.getState().accountId !== accountId || readShownList(kernel)?.id !== shown.id) return
      const saved = new Map(answer.lines.map(line => [line.key, line]))
      const isTheirs = (line: SavedLine) => {
        const other = saved.get(line.key)
        return other !== undefined && !isSameLine(other, line)
      }
      store.setState({ doubled: changes.changed.filter(isTheirs).length })
      show(answer, takeOver(asked, entered(), answer.lines))
    } catch (error) {
      const reason = error as ShopError
      // Someone has deleted it, or stopped sharing it: what is on the screen stays there.
      if (reason.kind === 'not-found') forget(shown.id)
      else {
        store.setState({ saving: 'failed', error: reason })
        saveSoon(RETRY_MS)
      }
    }
  }

  /** @param lines of the list, with what was typed since */
  function show(answer: { list: SavedList; lines: readonly SavedLine[] }, lines: readonly SavedLine[]): void {
    note(answer, true)
    // A line that is being typed in keeps its place and the focus.
    if (toJson(lines) !== toJson(entered())) quickOrder.showLines(lines.map(toLine))
    const { changed, removed } = findChanges(answer.lines, lines)
    const isSaved = changed.length === 0 && removed.length === 0
    store.setState({ saving: isSaved ? 'saved' : 'waiting', error: undefined })
    if (!isSaved) saveSoon()
  }

  function forget(id: number): void {
    const { lists, shown } = store.getState()
    store.setState({ lists: lists.filter(list => list.id !== id) })
    if (shown?.id !== id) return
    writeShownList(kernel, undefined)
    store.setState({ shown: undefined, saving: 'saved', error: undefined })
  }

  async function load(): Promise<void> {
    store.setState({ status: 'loading', error: undefined })
    const { accountId } = session.store.getState()
    try {
      const [lists, orders] = await Promise.all([client.call(savedListsCalls.all), readOrders()])
      if (session.store.getState().accountId !== accountId) return
      const kept: ShownList | undefined = readShownList(kernel)
      const shown = lists.find(({ id }) => id === kept?.id)
      if (kept && !shown) writeShownList(kernel, undefined)
      store.setState({ status: 'ready', lists, orders, shown })
      // What was typed here without a network, and what others have changed since.
      if (kept && shown && kept.version !== shown.version) await catchUp(kept)
      else if (kept && shown) await flush()
    } catch (error) {
      store.setState({ status: 'failed', error: error as ShopError })
    }
  }

  /** Lists can be used without them. */
  const readOrders = () =>
    client.call(ordersCalls.list, { query: { pageSize: PAGE_SIZES[0] } }, { silent: true }).then(
      ({ rows }) => rows.slice(0, LAST_ORDERS),
      () => store.getState().orders,
    )

  const linesOfOrder = async (orderNo: string): Promise<SavedLine[]> => {
    const { lines } = await client.call(ordersCalls.get, { params: { orderno: orderNo } })
    return lines.map(({ number, qty }) => ({ key: crypto.randomUUID(), input: number, quantity: String(qty) }))
  }

  /** Saves what waits to be saved. @throws ShopError when it cannot be: it would be lost with the list that takes its place */
  async function leave({ discard }: Replacing = {}): Promise<void> {
    await flush()
    const { saving, error } = store.getState()
    if (saving === 'failed' && error && !discard) throw error
  }

  async function startNew(lines: readonly SavedLine[] = [], options?: Replacing): Promise<void> {
    await leave(options)
    writeShownList(kernel, undefined)
    store.setState({ shown: undefined, saving: 'saved', error: undefined })
    quickOrder.showLines(lines.map(toLine))
  }

  const addLines = (lines: readonly SavedLine[]) => quickOrder.showLines([...entered(), ...lines].map(toLine))

  async function catchUp(kept: ShownList): Promise<void> {
    const answer = await client.call(savedListsCalls.open, { params: { id: kept.id } })
    const { changed, removed } = findChanges(kept.lines, entered())
    if (changed.length > 0 || removed.length > 0) return flush()
    show(answer, answer.lines)
  }

  const openList = (id: number) => client.call(savedListsCalls.open, { params: { id } })

  const change = async (id: number, body: { name?: string; shared?: boolean }) => {
    const version = store.getState().lists.find(list => list.id === id)?.version ?? 1
    const answer = await client.call(savedListsCalls.change, { params: { id }, body: { version, ...body } })
    if (store.getState().shown?.id === id)
      show(answer, takeOver(readShownList(kernel)?.lines ?? [], entered(), answer.lines))
    else note(answer, false)
  }

  const stops = [
    stopNoting,
    quickOrder.store.subscribe(() => {
      const shown = readShownListId(store)
      if (shown === undefined) return
      const kept = readShownList(kernel)
      if (!kept) return
      const { changed, removed } = findChanges(kept.lines, entered())
      if (changed.length === 0 && removed.length === 0) return
      if (store.getState().saving === 'saved') store.setState({ saving: 'waiting' })
      saveSoon()
    }),
    watchAccount(session, () => {
      clearTimeout(waiting)
      store.setState(store.getInitialState())
    }),
  ]
  kernel.onDestroy(() => {
    clearTimeout(waiting)
    for (const stop of stops) stop()
  })

  return {
    store,
    load,
    flush,
    hasLines: () => entered().length > 0,
    async saveAs(name) {
      const lines = entered()
      const idempotencyKey = attempts.keyOf(toJson({ name, lines }))
      const answer = await client.call(savedListsCalls.save, { body: { name, lines } }, { idempotencyKey })
      attempts.forget()
      show(answer, takeOver(lines, entered(), answer.lines))
    },
    async open(id, options) {
      await leave(options)
      const answer = await openList(id)
      show(answer, answer.lines)
    },
    async add(id) {
      const { lines } = await openList(id)
      const taken = new Set(entered().map(({ key }) => key))
      const added = lines.map(line => (taken.has(line.key) ? { ...line, key: crypto.randomUUID() } : line))
      addLines(added)
    },
    openOrder: async (orderNo, options) => startNew(await linesOfOrder(orderNo), options),
    addOrder: async orderNo => addLines(await linesOfOrder(orderNo)),
    startNew: () => startNew(),
    rename: (id, name) => change(id, { name }),
    share: (id, shared) => change(id, { shared }),
    async remove(id) {
      await client.call(savedListsCalls.remove, { params: { id } })
      forget(id)
    },
  }
}

const readShownListId = (store: StoreApi<SavedListsState>) => store.getState().shown?.id

const toSaved = ({ key, input, qty, ambiguity }: QuickOrderLine): SavedLine => ({
  key,
  input,
  quantity: ambiguity?.entered ?? String(qty),
})

const toLine = ({ key, input, quantity }: SavedLine) => ({ key, input, whole: undefined, ...readQuantity(quantity) })
