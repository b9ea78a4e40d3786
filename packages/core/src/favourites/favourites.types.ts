/** The favourites list. */
import type { StoreApi } from 'zustand/vanilla'
import type { Favourite } from '../contract'
import type { ShopError } from '../errors/shop-error'

export interface FavouritesState {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error: ShopError | undefined
  rows: readonly Favourite[]
  /** Part numbers in the list, for the hearts on other screens. */
  numbers: ReadonlySet<string>
}

export interface Favourites {
  store: StoreApi<FavouritesState>
  load(): Promise<void>
  /** Adds parts, one request; a part that is there stays once (API-074). */
  add(parts: readonly { number: string; custNumber?: string | null }[]): Promise<void>
  remove(ids: readonly number[]): Promise<void>
  /** Adds or removes one part. */
  toggle(number: string): Promise<void>
}
