import { ShopError } from '@cartwright/core'
import { useEffect, useState } from 'react'
import { useShop } from './shop-provider'

const RETRY_MS = 3_000
/** A moment without a network need not be reported. */
const TRIES_BEFORE_TELLING = 3

/** A part of a widget that is fetched when it is wanted for the first time; undefined until it is there. One that stays away is reported. */
export function useLazy<C>(isWanted: boolean, load: () => Promise<C>): C | undefined {
  const { messages } = useShop()
  const [part, setPart] = useState<{ value: C }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is written inline and always means the same module
  useEffect(() => {
    if (!isWanted || part) return
    let isGone = false
    let tries = 0
    let again: ReturnType<typeof setTimeout>
    const fetch = () => {
      load().then(
        value => !isGone && setPart({ value }),
        // Offline: as long as it is wanted it is asked for again.
        () => {
          if (isGone) return
          tries += 1
          if (tries === TRIES_BEFORE_TELLING) void messages.showError(new ShopError('network', ''))
          again = setTimeout(fetch, RETRY_MS)
        },
      )
    }
    fetch()
    return () => {
      isGone = true
      clearTimeout(again)
    }
  }, [isWanted, part, messages])
  return part?.value
}
