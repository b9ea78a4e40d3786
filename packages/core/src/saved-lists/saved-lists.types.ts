/** Lists that are kept in the account. */
import type { ReadStatus } from '../client/read-status'
import type { OrderRow, SavedLine, SavedList } from '../contract'
import type { ShopError } from '../errors/shop-error'
import type { WithStore } from '../with-store'

export interface SavedListsState extends ReadStatus {
  /** The last changed first. */
  lists: readonly SavedList[]
  /** The last orders of the company, the newest first: each can be a list again. */
  orders: readonly OrderRow[]
  /** The list that quick order shows; undefined when that is not saved. */
  shown: SavedList | undefined
  /** Of the shown list: `saved`, `waiting` to be saved or being saved, `failed` and tried again. */
  saving: 'saved' | 'waiting' | 'failed'
  /** Lines of the shown list that another device has changed too: they are saved once the reader has chosen. */
  conflicts: readonly LineConflict[]
  /** Lines that someone else had changed too when they were saved last, at a backend that does not ask: they are there twice. */
  doubled: number
  /** Why the lists could not be read, or the shown one not be saved; undefined unless one of these has failed. */
  error: ShopError | undefined
}

/** A line that two devices have changed, or added with the same article. */
export interface LineConflict {
  /** Of the line here. */
  key: string
  /** Quantity before both changes, as it was typed; undefined for a line that both have added. */
  before: string | undefined
  /** As the other device has it; with another key where both have added the article. */
  theirs: SavedLine
}

/** `mine` in place of theirs, or theirs in place of mine; of an article that both have added also `both` lines. */
export type ConflictChoice = 'mine' | 'theirs' | 'both'

export interface Replacing {
  /** Changes of the shown list that cannot be saved are given up. */
  discard?: boolean
}

/**
 * Shows the lines and the list again that quick order showed before. Lines that were entered since are kept: in the list that they
 * belong to, without one behind the others. Does nothing once another account is signed in. @throws ShopError when what was entered
 * since cannot be saved: it stays on the screen
 */
export type TakeBack = () => Promise<void>

export interface SavedLists extends WithStore<SavedListsState> {
  /** Reads the lists, and goes on with the one that was shown last. */
  load(): Promise<void>
  /** Saves what quick order shows as a new list, which is shown from then on. @throws ShopError */
  saveAs(name: string): Promise<void>
  /** Shows a list in quick order, in place of what is there. @returns how to take it back @throws ShopError, also when what is there cannot be saved */
  open(id: number, options?: Replacing): Promise<TakeBack>
  /** Adds the lines of a list to those in quick order, as one step that undo takes back. @throws ShopError */
  add(id: number): Promise<void>
  /** Shows the lines of an order with their quantities in quick order, in place of what is there, as a list that is not saved. @returns how to take it back @throws ShopError as `open` does */
  openOrder(orderNo: string, options?: Replacing): Promise<TakeBack>
  /** Adds the lines of an order to those in quick order, as one step that undo takes back. @throws ShopError */
  addOrder(orderNo: string): Promise<void>
  /** Shows an empty list that is not saved. @throws ShopError when what is there cannot be saved */
  startNew(): Promise<void>
  /** Gives a list another name. @throws ShopError */
  rename(id: number, name: string): Promise<void>
  /** Shows a list to the company, or no longer. @throws ShopError */
  share(id: number, shared: boolean): Promise<void>
  /** Shares a list with the company and asks its main accounts to order it. @throws ShopError */
  handOver(id: number): Promise<void>
  /** Answers what is asked about a line of the shown list, by its key; does nothing when it is not asked about. */
  resolve(key: string, choice: ConflictChoice): void
  /** What quick order shows stays there, no longer saved. @throws ShopError */
  remove(id: number): Promise<void>
  /** Whether quick order shows anything. */
  hasLines(): boolean
  /** Saves at once what waits to be saved. Never rejects. */
  flush(): Promise<void>
}
