/** The list reader, loaded when it is needed: a page that is only looked at does without it (decision 0032). */
import { ShopError } from '../errors/shop-error'
import type { ListReader } from './list-reader'

let loaded: ListReader | undefined
let loading: Promise<ListReader> | undefined

/**
 * The code that reads what buyers type and paste; one copy for all shops of a page.
 * @throws {ShopError} `network` when the code does not arrive; the next call asks for it again
 */
export function loadListReader(): Promise<ListReader> {
  loading ??= import('./list-reader').then(
    ({ listReader }) => {
      loaded = listReader
      return listReader
    },
    (cause: unknown) => {
      loading = undefined
      throw new ShopError('network', 'code not loaded', {}, { cause })
    },
  )
  return loading
}

/** The list reader when it is there already, as it is after the first check of a line. */
export const loadedListReader = (): ListReader | undefined => loaded
