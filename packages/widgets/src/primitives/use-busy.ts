import { isShopError } from '@cartwright/core'
import { useRef, useState } from 'react'

/**
 * Work that a press begins, one at a time: more presses do nothing while it is under way, also before the screen shows it.
 * A refusal of the shop has been said by the shop.
 */
export function useBusy(): [isBusy: boolean, run: (work: () => Promise<unknown>) => void] {
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const run = async (work: () => Promise<unknown>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      await work()
    } catch (thrown) {
      if (!isShopError(thrown)) throw thrown
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return [isBusy, run]
}
