/** What was entered when the sign-in expired is there for the account that signs in again (ERR-003). */
import type { Shop } from '../shop.types'
import { loadDraft, saveDraft } from '../storage/day-draft'

export interface RestoredState<T> {
  /** What was entered before, once. */
  readonly kept: T | undefined
  /** Keeps what is entered at the moment, for the next sign-in of the account. */
  keep(): void
  /** There is nothing to come back to: it was sent. */
  forget(): void
  /** No longer watches the session. */
  stop(): void
}

export interface RestorableState<T> {
  /** Names it, and where: the same page of the same account finds it. */
  what: string
  /** What there is at the moment. */
  entered: () => T
  parse: (kept: unknown) => T | undefined
}

/** @param now the present, for how long it is kept */
export function restoreAfterSignIn<T>(
  { session, drafts }: Pick<Shop, 'session' | 'drafts'>,
  { what, entered, parse }: RestorableState<T>,
  now: () => Date = () => new Date(),
): RestoredState<T> {
  const name = `cartwright.${what}.${session.store.getState().accountId}`
  const kept = loadDraft(drafts, name, now(), parse)
  const forget = () => drafts.remove(name)
  forget()
  const keepIt = () => saveDraft(drafts, name, now(), entered())
  const stop = session.store.subscribe((state, before) => {
    if (state.expired && !before.expired) keepIt()
  })
  return { kept, keep: keepIt, forget, stop }
}
