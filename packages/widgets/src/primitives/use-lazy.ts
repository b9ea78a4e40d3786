import { useEffect, useState } from 'react'

/** A part of a widget that is fetched when it is wanted for the first time; undefined until it is there. */
export function useLazy<C>(isWanted: boolean, load: () => Promise<C>): C | undefined {
  const [part, setPart] = useState<{ value: C }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is written inline and always means the same module
  useEffect(() => {
    if (!isWanted || part) return
    let isGone = false
    load().then(
      value => !isGone && setPart({ value }),
      // Offline: the next time it is wanted it is asked for again.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isWanted, part])
  return part?.value
}
