/** What was entered when the sign-in expired is there for the account that signs in again (ERR-003). */
import type { Shop } from '../shop.types'

export interface CarriedOver<T> {
  /** What was entered before, once. */
  readonly kept: T | undefined
  keep(): void
  /** There is nothing to come back to: it was sent. */
  forget(): void
  /** No longer watches the session. */
  stop(): void
}

/**
 * @param what names it, and where: the same page of the same account finds it
 * @param entered what there is at the moment
 */
export function carryOver<T>(
  { session, drafts }: Pick<Shop, 'session' | 'drafts'>,
  what: string,
  entered: () => T,
): CarriedOver<T> {
  const name = `cartwright.${what}.${session.store.getState().accountId}`
  const keep = () => drafts.set(name, JSON.stringify(entered()))
  const forget = () => drafts.remove(name)
  const kept = read<T>(drafts.get(name))
  forget()
  const stop = session.store.subscribe((now, before) => {
    if (now.expired && !before.expired) keep()
  })
  return { kept, keep, forget, stop }
}

/** Written by this code, but anything can happen to a storage. */
function read<T>(text: string | undefined): T | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}
