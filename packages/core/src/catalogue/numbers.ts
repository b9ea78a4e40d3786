/** Numbers on the pages of a host: what each means, costs and when it leaves, for any number of elements in one call. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ShopError } from '../errors/shop-error'
import { defineFeature, type Kernel } from '../feature'
import { onContextChange, sessionSettled } from '../listing/catalogue-context'
import { type AskedNumber, askNumbers } from './ask-numbers'
import { atQuantity } from './at-quantity'
import type { NumberState, NumberStore, Numbers } from './numbers.types'
import { placedOrdersOf } from './placed-orders'

/** So long an answer holds. */
const KEPT_MS = 60_000

const NOTHING: NumberState = { status: 'loading', error: undefined, line: undefined }
const UNKNOWN = { ...NOTHING, chosen: undefined }

/** What was answered, and which of several parts is meant. */
interface Known extends NumberState {
  chosen: number | undefined
}

interface Entry {
  asked: AskedNumber
  store: StoreApi<Known>
  /** When it was answered last; undefined while it has to be asked again. */
  answered: number | undefined
  /** When it was last wanted. */
  wanted: number
  /** How many listen. */
  listeners: number
}

/** The numbers of a shop. */
export const numbersOf = defineFeature(createNumbers)

function createNumbers(kernel: Kernel): Numbers {
  const entries = new Map<string, Entry>()
  /** Asked with the next call. */
  const waiting = new Set<Entry>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()
  let reader = readerOf(kernel)
  const now = () => kernel.now().getTime()

  function want(key: string, asked: AskedNumber, qty: number): NumberStore {
    const entry = entries.get(key) ?? {
      asked,
      store: createStore<Known>(() => UNKNOWN),
      answered: undefined,
      wanted: 0,
      listeners: 0,
    }
    forgetOld()
    entries.set(key, entry)
    freshen(entry)
    return viewOf(key, entry, qty)
  }

  /** Asks unless what is known still holds. */
  function freshen(entry: Entry): void {
    entry.wanted = now()
    if (entry.answered !== undefined && entry.wanted - entry.answered < KEPT_MS) return
    enqueue(entry)
  }

  /** What nobody listens to and nobody has wanted for long. */
  function forgetOld(): void {
    for (const [key, { listeners, wanted }] of entries) {
      if (listeners === 0 && now() - wanted >= KEPT_MS) entries.delete(key)
    }
  }

  /** The same entry at one quantity. */
  function viewOf(key: string, entry: Entry, qty: number): NumberStore {
    let last: { from: Known; state: NumberState } | undefined
    const getState = () => {
      const from = entry.store.getState()
      if (last?.from === from) return last.state
      const { status, error, line, chosen } = from
      const state = { status, error, line: line && atQuantity(line, qty, chosen) }
      last = { from, state }
      return state
    }
    return {
      getState,
      getInitialState: () => NOTHING,
      subscribe: listen => {
        let before = getState()
        const stop = entry.store.subscribe(() => {
          const was = before
          before = getState()
          listen(before, was)
        })
        // Forgotten since it was wanted: what changes for others has to reach it too.
        if (!entries.has(key)) entries.set(key, entry)
        entry.listeners += 1
        freshen(entry)
        return () => {
          stop()
          entry.listeners -= 1
          entry.wanted = now()
        }
      },
    }
  }

  function enqueue(entry: Entry): void {
    waiting.add(entry)
    timer ??= setTimeout(() => void ask(), 0)
  }

  async function ask(): Promise<void> {
    const { signal } = asking
    await sessionSettled(kernel.session, signal)
    if (signal.aborted) return
    timer = undefined
    const batch = [...waiting]
    waiting.clear()
    // What is wanted again meanwhile is asked already.
    for (const entry of batch) entry.answered = now()
    try {
      const lines = await askNumbers(
        kernel,
        batch.map(({ asked }) => asked),
        { signal },
      )
      if (signal.aborted) return
      for (const [at, entry] of batch.entries()) {
        const line = lines[at]
        if (!line) continue
        entry.answered = now()
        entry.store.setState({ status: 'ready', error: undefined, line })
      }
    } catch (error) {
      if (signal.aborted) return
      for (const entry of batch) fail(entry, error as ShopError)
    }
  }

  /** What was known holds; it is asked again when it is next wanted. */
  function fail(entry: Entry, error: ShopError): void {
    entry.answered = undefined
    if (entry.store.getState().line) return
    entry.store.setState({ status: 'failed', error })
  }

  /** Answers on their way belong to who asked. */
  function askAgain(): void {
    asking.abort()
    asking = new AbortController()
    clearTimeout(timer)
    timer = undefined
    for (const entry of entries.values()) {
      entry.answered = undefined
      if (entry.listeners > 0 || waiting.has(entry)) enqueue(entry)
    }
  }

  /** What was somebody's is gone before anybody is asked. */
  function followContext(): void {
    const before = reader
    reader = readerOf(kernel)
    if (reader !== before) for (const { store } of entries.values()) store.setState(UNKNOWN)
    askAgain()
  }

  const stops = [onContextChange(kernel, followContext), placedOrdersOf(kernel).onPlaced(askAgain)]
  kernel.onDestroy(() => {
    asking.abort()
    clearTimeout(timer)
    for (const stop of stops) stop()
    entries.clear()
    waiting.clear()
  })

  return {
    want: (number, qty = 1) => want(`number ${number}`, { number }, qty),
    wantSku: (goodsSkuId, qty = 1) => want(`id ${goodsSkuId}`, { goodsSkuId }, qty),
    choose: (number, goodsSkuId) => entries.get(`number ${number}`)?.store.setState({ chosen: goodsSkuId }),
    reload: askAgain,
  }
}

/** Whose prices are answered. */
function readerOf({ session }: Kernel): string {
  const { isSignedIn, accountId, confirmed } = session.store.getState()
  return isSignedIn ? `${accountId} ${confirmed}` : 'visitor'
}
