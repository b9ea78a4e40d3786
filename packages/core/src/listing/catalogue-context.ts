/** Who asks the catalogue. */
import type { I18n } from '../i18n/i18n.types'
import type { Session, SessionState } from '../session/session.types'
import type { Sites } from '../site/site.types'

export interface CatalogueContext {
  custId: number
  accountId: number
  roles: string
  orgId: number
}

interface Context {
  session: Pick<Session, 'store'>
  sites: Pick<Sites, 'store'>
}

/**
 * The parameters of the three SKU calls; visitors send -1.
 * @source API-049
 */
export function catalogueContextOf({ session, sites }: Context): CatalogueContext {
  const { custId, accountId, roles, orgId } = session.store.getState()
  return { custId, accountId, roles: roles.join(','), orgId: orgId ?? sites.store.getState().orgId }
}

const isSettled = ({ isSignedIn, status }: SessionState) => !isSignedIn || status === 'ready' || status === 'failed'

/** Resolves once it is known who asks, so that a signed-in buyer is not asked for as a visitor first. */
export function sessionSettled({ store }: Pick<Session, 'store'>, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (isSettled(store.getState())) return resolve()
    const stop = store.subscribe(state => {
      if (!isSettled(state)) return
      stop()
      resolve()
    })
    signal.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Calls `onChange` when answers would be other ones: another account, another site for a visitor, another language.
 * @returns how to stop watching
 */
export function onContextChange(
  { session, sites, i18n }: Context & { i18n: Pick<I18n, 'store'> },
  onChange: () => void,
): () => void {
  const keyOf = () => {
    const { accountId, confirmed, isSignedIn } = session.store.getState()
    // Before the confirmation there are no prices.
    return isSignedIn ? `${accountId} ${confirmed}` : `visitor ${sites.store.getState().orgId}`
  }
  let key = keyOf()
  const look = () => {
    if (!isSettled(session.store.getState()) || keyOf() === key) return
    key = keyOf()
    onChange()
  }
  const stops = [
    session.store.subscribe(look),
    sites.store.subscribe(look),
    i18n.store.subscribe((now, before) => {
      if (now.language !== before.language) onChange()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
