import type { SkuDetails } from '@cartwright/core/contract'
import { useEffect, useRef } from 'react'
import type { HostHandler } from '../provider/host-handler'
import type { NumberMeaning } from './use-number'

/** What a number or an id turned out to mean, with all that is known of the part. */
export interface PartMeaning extends NumberMeaning {
  /** The one part that is meant, with all that its page shows; undefined where there is none. */
  part: SkuDetails | undefined
}

/** Tells the host which part is shown, as soon as it is. */
export function useTellPart(part: SkuDetails | undefined, onPart: HostHandler<PartMeaning> | undefined): void {
  const tell = useRef(onPart)
  tell.current = onPart
  useEffect(() => {
    if (!part) return
    const status = part.disabled ? 'disabled' : 'found'
    tell.current?.({ status, matches: [{ part, matchedBy: 'number' }], part })
  }, [part])
}
