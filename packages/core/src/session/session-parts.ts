/** What the session shows besides the person: read for those who want it. */
import type { StoreApi } from 'zustand/vanilla'
import type { Client } from '../client/client.types'
import * as cartCalls from '../contract/cart'
import * as favouritesCalls from '../contract/favourites'
import * as searchCalls from '../contract/search'
import type { Session, SessionPart, SessionState } from './session.types'

interface PartsContext {
  client: Client
  store: StoreApi<SessionState>
}

export interface SessionParts {
  want: Session['want']
  /** The person behind the token is known: everything that is wanted is read. Never rejects. */
  start(token: string): Promise<void>
  /** Reads one of them again, where it is wanted. Never rejects. */
  reload(part: SessionPart): Promise<void>
  /** Someone else has read these. */
  note(...parts: readonly SessionPart[]): void
}

export function createSessionParts({ client, store }: PartsContext): SessionParts {
  /** By part, how many want it. */
  const wanted = new Map<SessionPart, number>()
  /** Read, or on their way. */
  const known = new Set<SessionPart>()
  /** Whose parts they are. */
  let owner: string | undefined

  /** What cannot be had reads 0 or empty (SES-009). */
  const readers: Record<SessionPart, () => Promise<Partial<SessionState>>> = {
    cartSums: async () => {
      const sums = await client.call(cartCalls.stat, undefined, { silent: true }).catch(() => null)
      return { shoppingCartQty: sums?.shoppingCartQty ?? 0, shoppingCartPrice: sums?.shoppingCartPrice ?? 0 }
    },
    // The cart reads them.
    cartRows: async () => ({}),
    favourites: async () => {
      const count = await client.call(favouritesCalls.count, undefined, { silent: true }).catch(() => 0)
      return { favoritesQty: count }
    },
    history: async () => {
      const query = { custnum: store.getState().custnum }
      const entries = await client.call(searchCalls.history, { query }, { silent: true }).catch(() => [])
      return { searchHistory: entries }
    },
  }

  async function read(part: SessionPart): Promise<void> {
    const token = owner
    if (token === undefined || token !== store.getState().token) return
    known.add(part)
    const values = await readers[part]()
    if (token === store.getState().token) store.setState(values)
  }

  const isMissing = (part: SessionPart) => !known.has(part) && !(part === 'cartSums' && wanted.has('cartRows'))

  const readMissing = async () => {
    await Promise.all([...wanted.keys()].filter(isMissing).map(read))
  }

  return {
    want: (...parts) => {
      for (const part of parts) wanted.set(part, (wanted.get(part) ?? 0) + 1)
      void readMissing()
      return () => {
        for (const part of parts) {
          const left = (wanted.get(part) ?? 0) - 1
          if (left > 0) wanted.set(part, left)
          else wanted.delete(part)
        }
        // The sums that would have come with the rows.
        void readMissing()
      }
    },
    start: token => {
      owner = token
      known.clear()
      return readMissing()
    },
    reload: async part => {
      if (wanted.has(part)) await read(part)
    },
    note: (...parts) => {
      for (const part of parts) known.add(part)
    },
  }
}
