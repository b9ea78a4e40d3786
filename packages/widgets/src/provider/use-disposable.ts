import { useEffect, useRef, useState } from 'react'

/**
 * Something of the shop that one widget owns, such as a list of parts: made after the first drawing, taken down with the
 * widget, made again for another `key`.
 * @returns undefined until it is there
 */
export function useDisposable<T extends { destroy(): void }>(make: () => T, key: unknown): T | undefined {
  const [owned, setOwned] = useState<{ key: unknown; value: T }>()
  const maker = useRef(make)
  maker.current = make
  useEffect(() => {
    const value = maker.current()
    setOwned({ key, value })
    return () => value.destroy()
  }, [key])
  // What belongs to the key before is taken down already.
  return owned && Object.is(owned.key, key) ? owned.value : undefined
}
