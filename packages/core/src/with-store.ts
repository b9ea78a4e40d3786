/** What the features of a shop have in common for a page that shows them. */
import type { StoreApi } from 'zustand/vanilla'

export interface WithStore<State> {
  /** What a page shows: read it by `getState()`, hear of changes by `subscribe()`. Only the functions beside it change it. */
  store: StoreApi<State>
}
