/** Places for work that takes long: few of an account, of an address and of the process. The rest waits for its turn, for a while. */
import { busy } from './busy'

/** Whose work it is. */
export interface Owner {
  account: number
  network: string
}

export interface PlaceLimits {
  ofAccount: number
  ofNetwork: number
  ofProcess: number
  /** Milliseconds. */
  waitMs: number
}

interface Waiting {
  owner: Owner
  enter: () => void
}

export interface Places {
  /**
   * Takes a place as soon as there is one; first come, first served, but who has enough of them lets others go first.
   * @returns gives it back, once
   * @throws ApiError `BUSY` when it takes too long; the reason of the signal when nobody waits for the work any more
   */
  take(owner: Owner, signal: AbortSignal): Promise<() => void>
}

export function createPlaces({ ofAccount, ofNetwork, ofProcess, waitMs }: PlaceLimits): Places {
  const taken = new Set<Owner>()
  const waiting = new Set<Waiting>()

  function isFree({ account, network }: Owner): boolean {
    if (taken.size >= ofProcess) return false
    const owners = [...taken]
    return (
      owners.filter(owner => owner.account === account).length < ofAccount &&
      owners.filter(owner => owner.network === network).length < ofNetwork
    )
  }

  /** The set holds each work by its own object, so that two of one owner are two. */
  function occupy({ account, network }: Owner): () => void {
    const place = { account, network }
    taken.add(place)
    return () => {
      if (!taken.delete(place)) return
      for (const next of waiting) if (isFree(next.owner)) next.enter()
    }
  }

  return {
    take: (owner, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        if (isFree(owner)) return resolve(occupy(owner))
        const settle = (result: () => void) => {
          waiting.delete(own)
          clearTimeout(timer)
          signal.removeEventListener('abort', leave)
          result()
        }
        const own = { owner, enter: () => settle(() => resolve(occupy(owner))) }
        const leave = () => settle(() => reject(signal.reason))
        const timer = setTimeout(() => settle(() => reject(busy())), waitMs)
        signal.addEventListener('abort', leave)
        waiting.add(own)
      }),
  }
}
