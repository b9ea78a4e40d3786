/** Tokens handed over by the host, one question for many refused calls. */
import type { ShopOptions, TokenReason } from '../shop.types'
import type { SessionControl } from './session'

export interface TokenRefresh {
  /** Asks the host at the start and takes over what it gives; undefined when there is nothing new. Never rejects. */
  ask(): Promise<string | undefined>
  /** The token to use instead of a refused one, if there is one. Never rejects. */
  renew(refused: string | undefined): Promise<string | undefined>
}

export function createTokenRefresh(
  getToken: ShopOptions['getToken'],
  session: Pick<SessionControl, 'store' | 'adopt' | 'knows'>,
): TokenRefresh {
  const current = () => session.store.getState().token
  /** What the last token from the host took the place of. */
  let last: { refused: string | undefined; token: string; reason: TokenReason } | undefined
  let asking: Promise<string | undefined> | undefined
  /** Tokens that the shop refused. A host that has no other one gives them again, and its reader would be signed in and out without end. */
  const dead = new Set<string>()

  /** A host without a token, or one that fails to tell, leaves things as they are. */
  async function requestHostToken(reason: TokenReason): Promise<string | undefined> {
    try {
      return await getToken?.({ reason })
    } catch {
      return undefined
    }
  }

  async function fetchToken(reason: TokenReason): Promise<string | undefined> {
    const refused = current()
    const token = await requestHostToken(reason)
    // A host that signs its reader in again is believed.
    const isDead = reason !== 'start' && token !== undefined && dead.has(token)
    // Someone who signed in or out meanwhile is not overruled.
    if (!token || token === refused || isDead || current() !== refused) return undefined
    last = { refused, token, reason }
    session.adopt(token)
    return token
  }

  const ask = (reason: TokenReason) => {
    asking ??= fetchToken(reason).finally(() => {
      asking = undefined
    })
    return asking
  }

  return {
    ask: () => (getToken ? ask('start') : Promise.resolve(undefined)),
    renew: async refused => {
      if (!getToken) return undefined
      if (refused !== undefined) dead.add(refused)
      // Refused late: the token has been replaced already.
      if (last && last.refused === refused && last.token === current()) return last.token
      const isKnown = refused !== undefined && session.knows(refused)
      // A second token that was never any good says that the host has no better one.
      if (!isKnown && refused === last?.token && last?.reason === 'refused') return undefined
      return refused === current() ? ask(isKnown ? 'expired' : 'refused') : undefined
    },
  }
}
