import { useEffect, useState } from 'react'

const RETRY_MS = 3_000

/** A part of a widget that is fetched when it is wanted for the first time; undefined until it is there. */
export function useLazy<C>(isWanted: boolean, load: () => Promise<C>): C | undefined {
  const [part, setPart] = useState<{ value: C }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is written inline and always means the same module
  useEffect(() => {
    if (!isWanted || part) return
    let isGone = false
    let again: ReturnType<typeof setTimeout>
    const fetch = () => {
      load().then(
        value => !isGone && setPart({ value }),
        // Offline: as long as it is wanted it is asked for again.
        () => {
          if (!isGone) again = setTimeout(fetch, RETRY_MS)
        },
      )
    }
    fetch()
    return () => {
      isGone = true
      clearTimeout(again)
    }
  }, [isWanted, part])
  return part?.value
}
