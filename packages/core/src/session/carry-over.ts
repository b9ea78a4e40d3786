/** What was entered when the sign-in expired is there for the account that signs in again (ERR-003). */
import type { Shop } from '../shop.types'
import { keep, readKept } from '../storage/kept'

export interface CarriedOver<T> {
  /** What was entered before, once. */
  readonly kept: T | undefined
  keep(): void
  /** There is nothing to come back to: it was sent. */
  forget(): void
  /** No longer watches the session. */
  stop(): void
}

export interface CarriedThing<T> {
  /** Names it, and where: the same page of the same account finds it. */
  what: string
  /** What there is at the moment. */
  entered: () => T
  parse: (kept: unknown) => T | undefined
}

/** @param now the present, for how long it is kept */
export function carryOver<T>(
  { session, drafts }: Pick<Shop, 'session' | 'drafts'>,
  { what, entered, parse }: CarriedThing<T>,
  now: () => Date = () => new Date(),
): CarriedOver<T> {
  const name = `cartwright.${what}.${session.store.getState().accountId}`
  const kept = readKept(drafts, name, now(), parse)
  const forget = () => drafts.remove(name)
  forget()
  const keepIt = () => keep(drafts, name, now(), entered())
  const stop = session.store.subscribe((state, before) => {
    if (state.expired && !before.expired) keepIt()
  })
  return { kept, keep: keepIt, forget, stop }
}
