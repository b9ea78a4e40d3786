/** Tells when the person at the screen is another one, so that nobody sees what belongs to somebody else. */
import type { Session } from './session.types'

/**
 * Calls `onLeave` after a sign-out and when another account takes over; a renewed token of the same account is no change.
 * @returns how to stop watching
 */
export function watchAccount({ store }: Pick<Session, 'store'>, onLeave: () => void): () => void {
  let account = store.getState().accountId
  return store.subscribe((now, before) => {
    if (before.isSignedIn && !now.isSignedIn) {
      account = -1
      onLeave()
    } else if (now.accountId > 0 && now.accountId !== account) {
      const hadAccount = account > 0
      account = now.accountId
      if (hadAccount) onLeave()
    }
  })
}
