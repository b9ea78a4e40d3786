/** What the elements of a host's page know about the numbers that they were given. */
import type { StoreApi } from 'zustand/vanilla'
import type { Numbered } from '../contract'
import type { ShopError } from '../errors/shop-error'

/** What is known of one number at one quantity. */
export interface NumberState {
  /** `ready` stays while the same account is asked for again; `failed` only where nothing is known. */
  status: 'loading' | 'ready' | 'failed'
  /** Why nothing is known. */
  error: ShopError | undefined
  /** What the number means, with price and promise of the quantity; undefined until it is known. */
  line: Numbered | undefined
}

/** A store that only the shop writes to. */
export type NumberStore = Pick<StoreApi<NumberState>, 'getState' | 'getInitialState' | 'subscribe'>

export interface Numbers {
  /**
   * What a number of any kind means, and price and promise of a quantity. All that is wanted in one task is asked in one call, kept for 60
   * seconds, and asked again for another account, site or language, and after an order, while somebody listens.
   * @param qty pieces, 1 to 9,999; 1 by default
   */
  want(number: string, qty?: number): NumberStore
  /** The same for a part that is named by its id. */
  wantSku(goodsSkuId: number, qty?: number): NumberStore
  /** Of a number that several parts carry, the one that is meant, for all who want the number; until another account is at the page. */
  choose(number: string, goodsSkuId: number): void
  /** Asks again for everything that somebody listens to. */
  reload(): void
}
