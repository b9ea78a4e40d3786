/**
 * Hand-over of a sign-in from the page of a host to the pages of the shop: there a code of one use is asked for, here it is redeemed.
 * The code travels in the fragment of the address, which reaches no log and no `Referer`.
 */
import type { Client } from '../client/client.types'
import { isObject } from '../contract/is-object'
import * as sessionCalls from '../contract/session'
import { isShopError } from '../errors/shop-error'
import { HAND_OVER_MS } from '../limits'
import type { Shop } from '../shop.types'
import type { Session, SessionInternal } from './session.types'

/** Page of the shop that takes a hand-over. */
const LANDING = '/auth-redirect'

/**
 * The path that opens `path` signed in as the reader of this page; `path` itself for visitors, and where no code can be had in
 * HAND_OVER_MS: there the reader signs in once more. Never rejects.
 */
export async function pathWithSignIn(
  { client, session }: { client: Client; session: Pick<Session, 'store'> },
  path: string,
): Promise<string> {
  const { isSignedIn, expired } = session.store.getState()
  if (!isSignedIn || expired) return path
  const ended = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  // A call that is refused waits for the reader to sign in again, which is longer than a click may take.
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(() => {
      ended.abort()
      resolve(undefined)
    }, HAND_OVER_MS)
  })
  const asked = client
    .call(sessionCalls.handOver, undefined, { silent: 'always', signal: ended.signal })
    .catch(() => undefined)
  const answer = await Promise.race([asked, late])
  clearTimeout(timer)
  return answer ? `${LANDING}#${new URLSearchParams({ code: answer.code, to: path })}` : path
}

/** A sign-in that was handed over and is not in use yet. */
export interface HandedOver {
  /** The name that the account signs in with. */
  userName: string
  /** Its company. */
  company: string
  /** Name of the host that the reader comes from; blank where it is not known. */
  host: string
  /** Uses it, in the place of who was signed in here. Signed in at once; resolves when the person is known. @throws ShopError */
  accept(): Promise<void>
  /** Ends it unused. Never rejects. */
  decline(): Promise<void>
}

/** Why a code cannot be used: see `session.redeem`; `failed` where the shop did not say. */
const REASONS = ['used', 'late', 'unknown', 'ended', 'failed'] as const
export type HandOverReason = (typeof REASONS)[number]

/** Whether an address names such a reason. */
export const isHandOverReason = (text: unknown): text is HandOverReason => REASONS.some(reason => reason === text)

/** Where the code of a failed `redeemHandOver` came from, blank where that is not known, and why it cannot be used. */
export function handOverRefusal(error: unknown): { host: string; reason: HandOverReason } {
  const data = isShopError(error) && isObject(error.at.data) ? error.at.data : {}
  return { host: hostOf(data.host), reason: isHandOverReason(data.reason) ? data.reason : 'failed' }
}

/**
 * Redeems a code; it cannot be redeemed again.
 * @throws ShopError `refused` for one that was used, has ended or never was; see `handOverRefusal`
 */
export async function redeemHandOver(shop: Shop, code: string): Promise<HandedOver> {
  const { client } = shop
  const session = shop.session as SessionInternal
  const answer = await client.call(sessionCalls.redeem, { body: { code } }, { withToken: false, silent: 'always' })
  const token = answer.access_token
  return {
    userName: answer.userName,
    company: answer.company,
    host: hostOf(answer.host),
    accept: async () => {
      if (session.store.getState().isSignedIn) void shop.signOut()
      await session.enter(token)
    },
    decline: async () => {
      await client.call(sessionCalls.logout, undefined, { token, silent: 'always' }).catch(() => undefined)
    },
  }
}

/** Host of an origin, as people read it; blank for anything else. */
export function hostOf(origin: unknown): string {
  if (typeof origin !== 'string' || !/^https?:\/\//.test(origin)) return ''
  try {
    return new URL(origin).host
  } catch {
    return ''
  }
}
