/** How far the reading of something from the server is. */
import type { ShopError } from '../errors/shop-error'

export interface ReadStatus {
  /** `idle` until it is read for the first time · `ready` what is shown was read · `failed` says `error` why. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Why it could not be read; undefined unless it has failed. */
  error: ShopError | undefined
}
