/** Lists that are kept in the account: opened in quick order, saved while they are edited, on every device. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createAttempts, createIdempotencyKey } from '../client/idempotency-key'
import type { SavedLine } from '../contract'
import { PAGE_SIZES } from '../contract/list-bounds'
import * as ordersCalls from '../contract/orders'
import * as savedListsCalls from '../contract/saved-lists'
import type { ShopError } from '../errors/shop-error'
import { defineFeature, type Kernel } from '../feature'
import { quickOrderOf } from '../quick-order/quick-order.store'
import { toJson } from '../to-json'
import { takeOver } from './list-changes'
import { createListSaving, type ListSaving } from './list-saving'
import type { Replacing, SavedLists, SavedListsState, TakeBack } from './saved-lists.types'
import { readShownList, writeShownList } from './shown-list'

/** As many as a menu shows beside the lists. */
const LAST_ORDERS = 5

/** The saved lists of a shop. */
export const savedListsOf = defineFeature(createSavedLists)

function createSavedLists(kernel: Kernel): SavedLists {
  const { client } = kernel
  const attempts = createAttempts()
  const store = createStore<SavedListsState>(() => ({
    status: 'idle',
    lists: [],
    orders: [],
    shown: undefined,
    saving: 'saved',
    conflicts: [],
    doubled: 0,
    error: undefined,
  }))
  const saving = createListSaving(kernel, store)
  const { entered, enter, note, show, detach, flush, forget, resolve } = saving
  const load = createReading(kernel, store, saving)
  const remember = createTakingBack(kernel, store, saving, { leave, load })

  const linesOfOrder = async (orderNo: string): Promise<SavedLine[]> => {
    const { lines } = await client.call(ordersCalls.get, { params: { orderno: orderNo } })
    return lines.map(({ number, qty }) => ({ key: crypto.randomUUID(), input: number, quantity: String(qty) }))
  }

  const openList = (id: number) => client.call(savedListsCalls.open, { params: { id } })

  /** Saves what waits to be saved. @throws ShopError when it cannot be: it would be lost with the list that takes its place */
  async function leave({ discard }: Replacing = {}): Promise<void> {
    await flush()
    const now = store.getState()
    if (now.saving === 'failed' && now.error && !discard) throw now.error
  }

  async function startNew(lines: readonly SavedLine[] = [], options?: Replacing): Promise<void> {
    await leave(options)
    detach()
    enter(lines)
  }

  const addLines = (lines: readonly SavedLine[]) =>
    quickOrderOf(kernel).addParsed({
      lines: lines.map(({ input, quantity }, at) => ({ input, quantity, row: at + 1 })),
    })

  const change = async (id: number, body: { name?: string; shared?: boolean }) => {
    const version = store.getState().lists.find(list => list.id === id)?.version ?? 1
    const answer = await client.call(savedListsCalls.change, { params: { id }, body: { version, ...body } })
    const kept = store.getState().shown?.id === id ? readShownList(kernel) : undefined
    if (kept) show({ ...answer, conflicts: kept.conflicts ?? [] }, takeOver(kept.lines, entered(), answer.lines))
    else note({ list: answer.list, lines: answer.lines })
  }

  return {
    store,
    load,
    flush,
    resolve,
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
      const takeBack = remember()
      show(answer, answer.lines)
      return takeBack(answer.lines)
    },
    add: async id => addLines((await openList(id)).lines),
    async openOrder(orderNo, options) {
      const lines = await linesOfOrder(orderNo)
      await leave(options)
      const takeBack = remember()
      await startNew(lines, options)
      return takeBack(lines)
    },
    addOrder: async orderNo => addLines(await linesOfOrder(orderNo)),
    startNew: () => startNew(),
    rename: (id, name) => change(id, { name }),
    share: (id, shared) => change(id, { shared }),
    async handOver(id) {
      await flush()
      const list = await client.call(
        savedListsCalls.handOver,
        { params: { id } },
        { idempotencyKey: createIdempotencyKey() },
      )
      store.setState(({ lists, shown }) => ({
        lists: lists.map(each => (each.id === id ? list : each)),
        shown: shown?.id === id ? list : shown,
      }))
    },
    async remove(id) {
      await client.call(savedListsCalls.remove, { params: { id } })
      forget(id)
    },
  }
}

/** Reads the lists, and goes on with the one that was shown last. */
function createReading(kernel: Kernel, store: StoreApi<SavedListsState>, { resume }: ListSaving) {
  const { client, session } = kernel

  /** Lists can be used without them. */
  const readOrders = () =>
    client.call(ordersCalls.list, { query: { pageSize: PAGE_SIZES[0] } }, { silent: true }).then(
      ({ rows }) => rows.slice(0, LAST_ORDERS),
      () => store.getState().orders,
    )

  return async function load(): Promise<void> {
    store.setState({ status: 'loading', error: undefined })
    const { accountId } = session.store.getState()
    try {
      const [lists, orders] = await Promise.all([client.call(savedListsCalls.all), readOrders()])
      if (session.store.getState().accountId !== accountId) return
      const kept = readShownList(kernel)
      const shown = lists.find(({ id }) => id === kept?.id)
      if (kept && !shown) writeShownList(kernel, undefined)
      store.setState({ status: 'ready', lists, orders, shown })
      if (kept && shown) await resume(kept, shown)
    } catch (error) {
      store.setState({ status: 'failed', error: error as ShopError })
    }
  }
}

/** Remembers what quick order shows, for when the reader wants it back in place of what is opened now. */
function createTakingBack(
  kernel: Kernel,
  store: StoreApi<SavedListsState>,
  { entered, enter }: ListSaving,
  { leave, load }: { leave: () => Promise<void>; load: () => Promise<void> },
) {
  const accountNow = () => kernel.session.store.getState().accountId

  return function remember() {
    const accountId = accountNow()
    const kept = readShownList(kernel)
    const { shown } = store.getState()
    const lines = entered()
    /** @param opened lines that take the place of what is there */
    return function takeBack(opened: readonly SavedLine[]): TakeBack {
      const known = new Set([...lines, ...opened].map(({ key }) => key))
      return async () => {
        if (accountNow() !== accountId) return
        await leave()
        const since = store.getState().shown ? [] : entered().filter(({ key }) => !known.has(key))
        writeShownList(kernel, kept)
        store.setState({ shown, saving: 'saved', error: undefined })
        enter([...lines, ...since])
        // Others may have changed the list meanwhile.
        if (kept) await load()
      }
    }
  }
}
