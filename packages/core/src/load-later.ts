/** Parts of the core that only some pages need: their code comes with the first call. */
import { ShopError } from './errors/shop-error'

type Method = (...args: never[]) => unknown

/**
 * Methods that wait for their code and then run, in the order they were called. Code that did not arrive is asked
 * for again at the next call.
 * @param load brings the code and makes the thing, once
 * @param names methods to hand out; what they answer arrives as a promise
 * @param onFailure called when the code did not arrive; the call rejects when it does, as it does without
 */
export function loadLater<T extends Record<K, Method>, K extends string>(
  load: () => Promise<T>,
  names: readonly K[],
  onFailure: (error: ShopError) => unknown = error => Promise.reject(error),
): Pick<T, K> {
  let loaded: Promise<T | undefined> | undefined
  const ready = () => {
    loaded ??= load().catch(async (cause: unknown) => {
      loaded = undefined
      await onFailure(new ShopError('network', 'code not loaded', {}, { cause }))
      return undefined
    })
    return loaded
  }
  const entries = names.map(name => [name, (...args: never[]) => ready().then(thing => thing?.[name](...args))])
  return Object.fromEntries(entries) as Pick<T, K>
}
