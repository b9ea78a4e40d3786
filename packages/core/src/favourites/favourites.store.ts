/** The favourites list; its actions are loaded when they are used. */
import { createStore } from 'zustand/vanilla'
import type { ShopError } from '../errors/shop-error'
import { defineFeature, type Kernel } from '../feature'
import { loadLater } from '../load-later'
import { watchConfirmed } from '../session/watch-account'
import type { Favourites, FavouritesState } from './favourites.types'

const EMPTY: FavouritesState = { status: 'idle', error: undefined, rows: [], numbers: new Set() }

/** The favourites of a shop. */
export const favouritesOf = defineFeature(createFavourites)

function createFavourites(kernel: Kernel): Favourites {
  const store = createStore<FavouritesState>(() => EMPTY)
  const load = async () => (await import('./favourites.actions')).createFavouriteActions(kernel, favourites)
  const fail = (error: ShopError) => {
    store.setState({ ...EMPTY, status: 'failed', error })
    kernel.messages.showError(error)
  }
  const actions = loadLater(load, ['load', 'add', 'remove', 'toggle'], fail)
  const favourites: Favourites = {
    store,
    ...actions,
    // Said before the code is there: of many hearts on a page, one asks.
    load: () => {
      if (store.getState().status !== 'ready') store.setState({ status: 'loading', error: undefined })
      return actions.load()
    },
    add: parts => {
      if (parts.length > 0)
        store.setState(({ numbers }) => ({ numbers: new Set([...numbers, ...parts.map(part => part.number)]) }))
      return actions.add(parts)
    },
  }
  // What was refused before the confirmation can be read after it.
  kernel.onDestroy(
    watchConfirmed(kernel.session, () => {
      if (store.getState().status === 'failed') favourites.load().catch(() => undefined)
    }),
  )
  return favourites
}
