/** The favourites list. */

import type { ReadStatus } from '../client/read-status'
import type { Favourite } from '../contract'
import type { WithStore } from '../with-store'

export interface FavouritesState extends ReadStatus {
  /** The last added first. */
  rows: readonly Favourite[]
  /** Part numbers in the list, for the hearts on other screens. */
  numbers: ReadonlySet<string>
}

export interface Favourites extends WithStore<FavouritesState> {
  /** Reads the list; what is there stays in sight meanwhile. Never rejects. */
  load(): Promise<void>
  /** Adds parts, one request; a part that is there stays once (API-074). */
  add(parts: readonly { number: string; custNumber?: string | null }[]): Promise<void>
  /** Takes rows out by their ids. They leave the screen at once, and come back when the server refuses. Never rejects. */
  remove(ids: readonly number[]): Promise<void>
  /** Adds or removes one part. */
  toggle(number: string): Promise<void>
}
