/** Reports when another account is signed in, so that no account sees the data of another. */
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

/**
 * Calls `onConfirmed` when the account at the screen has been confirmed: what the server refused it until then can be asked for again
 * (CONF-001).
 * @returns how to stop watching
 */
export const watchConfirmed = ({ store }: Pick<Session, 'store'>, onConfirmed: () => void): (() => void) =>
  store.subscribe((now, before) => {
    const isSame = now.isSignedIn && now.accountId === before.accountId
    if (isSame && now.confirmed && !before.confirmed) onConfirmed()
  })
