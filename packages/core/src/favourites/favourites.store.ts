/** The favourites list: written one after the other, put right when the server refuses. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Favourite } from '../contract'
import * as favouritesCalls from '../contract/favourites'
import type { ShopError } from '../errors/shop-error'
import { defineFeature, type Kernel } from '../feature'
import { namesOf } from '../i18n/names-of'
import { salesTexts } from '../i18n/sales.texts'
import { watchAccount, watchConfirmed } from '../session/watch-account'
import type { Favourites, FavouritesState } from './favourites.types'

const TOPIC = 'favourites'

const EMPTY: FavouritesState = { status: 'idle', error: undefined, rows: [], numbers: new Set() }

/** The favourites of a shop. */
export const favouritesOf = defineFeature(createFavourites)

function createFavourites(kernel: Kernel): Favourites {
  const { client, session, messages, i18n, broadcast, onDestroy } = kernel
  const store = createStore<FavouritesState>(() => EMPTY)
  const { read, write, show, written, startOver } = createSync(kernel, store)
  const toggling = new Map<string, Promise<void>>()

  async function toggle(number: string): Promise<void> {
    if (store.getState().status !== 'ready') await favourites.load()
    // An id may still be on its way from an add just made.
    await written()
    const row = store.getState().rows.find(favourite => favourite.number === number)
    await (row ? favourites.remove([row.favoriteId]) : favourites.add([{ number }]))
  }

  watchAccount(session, startOver)
  broadcast.subscribe(TOPIC, () => {
    if (session.store.getState().isSignedIn && store.getState().status === 'ready') void read(true)
  })
  i18n.store.subscribe((now, before) => {
    if (now.language !== before.language && store.getState().status !== 'idle') void read(true)
  })

  // What was refused before the account was confirmed can be read after it.
  onDestroy(
    watchConfirmed(session, () => {
      if (store.getState().status === 'failed') void favourites.load()
    }),
  )

  const favourites: Favourites = {
    store,
    load: async () => {
      // Set at once: of many hearts on a page, one loads the list.
      if (store.getState().status !== 'ready') store.setState({ status: 'loading', error: undefined })
      await written()
      await read(store.getState().status !== 'ready')
    },
    add: parts => {
      if (parts.length === 0) return Promise.resolve()
      store.setState(({ numbers }) => ({ numbers: new Set([...numbers, ...parts.map(part => part.number)]) }))
      return write(async () => {
        const body = parts.map(({ number, custNumber = null }) => ({ number, custNumber }))
        const { skipped } = await client.call(favouritesCalls.add, { body })
        sayAdded(kernel, parts, skipped)
      })
    },
    remove: ids => {
      if (ids.length === 0) return Promise.resolve()
      const gone = new Set(ids)
      const { rows } = store.getState()
      const names = namesOf(rows.filter(row => gone.has(row.favoriteId)).map(row => row.number))
      if (store.getState().status === 'ready') show(store.getState().rows.filter(row => !gone.has(row.favoriteId)))
      return write(async () => {
        await client.call(favouritesCalls.remove, { params: { id: ids.join(',') } })
        messages.show({ kind: 'success', text: i18n.text(salesTexts, 'favourites.removed', names) })
      })
    },
    toggle: number => {
      // A second press while the first is under way is the first.
      const under = toggling.get(number) ?? toggle(number).finally(() => toggling.delete(number))
      toggling.set(number, under)
      return under
    },
  }
  return favourites
}

/** What became of parts that were to be added; some are no longer sold, or unknown. */
function sayAdded({ messages, i18n }: Kernel, parts: readonly { number: string }[], skipped: readonly string[]): void {
  const added = parts.map(part => part.number).filter(number => !skipped.includes(number))
  if (added.length > 0)
    messages.show({ kind: 'success', text: i18n.text(salesTexts, 'favourites.added', namesOf(added)) })
  if (skipped.length > 0) {
    const text = i18n.text(salesTexts, 'skipped', { numbers: skipped.join(', ') })
    messages.show({ kind: 'warning', text })
  }
}

/** The list as the server has it, and the writes to it. */
function createSync({ client, session, i18n, broadcast }: Kernel, store: StoreApi<FavouritesState>) {
  let generation = 0
  let writes: Promise<void> = Promise.resolve()
  /** What the server said last, for when it cannot be asked. */
  let known: readonly Favourite[] = []

  const show = (rows: readonly Favourite[]) => {
    store.setState({ status: 'ready', error: undefined, rows, numbers: new Set(rows.map(row => row.number)) })
    session.setCounts({ favoritesQty: rows.length })
  }

  async function read(silent: boolean): Promise<void> {
    const startedIn = generation
    const { language } = i18n.store.getState()
    try {
      const { rows } = await client.call(favouritesCalls.list, { query: {} }, { silent })
      // What was asked in the language of before is on its way in the one of now.
      if (startedIn !== generation || language !== i18n.store.getState().language) return
      known = rows
      show(rows)
    } catch (error) {
      if (startedIn !== generation || store.getState().status === 'ready') return
      store.setState({ status: 'failed', error: error as ShopError })
    }
  }

  /** Makes a write after those before it, then reads the list, also when the write failed. */
  function write(send: () => Promise<void>): Promise<void> {
    const startedIn = generation
    const done = writes.then(async () => {
      if (startedIn !== generation) return
      try {
        await send()
        broadcast.post(TOPIC)
      } catch {
        // The client has shown why. What was shown before its answer is taken back, also where the list cannot be read either.
        if (startedIn === generation && store.getState().status === 'ready') show(known)
      }
      await read(true)
    })
    writes = done
    return done
  }

  return {
    read,
    write,
    show,
    /** What was written so far has its answer. */
    written: () => writes,
    /** For another account: what is under way belongs to the one before. */
    startOver(): void {
      generation += 1
      known = []
      store.setState(store.getInitialState())
    },
  }
}
