/** Reading whose token it is, once for each token. */
import type { StoreApi } from 'zustand/vanilla'
import type { Client } from '../client/client.types'
import type { CallResult } from '../contract'
import * as sessionCalls from '../contract/session'
import { DEFAULT_ROLE } from '../rules/permissions'
import type { SessionState } from './session.types'

export interface UserLoadingParts {
  client: Client
  store: StoreApi<SessionState>
  /** State of a visitor, and of a reader of whom nothing is known but the token. */
  visitor: SessionState
  /** The reader is known: what hangs on that is read. */
  onUser: (token: string, info: CallResult<'session.info'>) => Promise<void>
}

export function createUserLoading({ client, store, visitor, onUser }: UserLoadingParts) {
  let loading: { token: string; done: Promise<void> } | undefined
  let knownToken: string | undefined
  let isAskingConfirmed = false
  const isCurrent = (token: string) => store.getState().token === token
  const readInfo = () => client.call(sessionCalls.info, undefined, { silent: true })

  /** An answer to a token that is no longer in use is dropped. */
  async function loadUser(token: string): Promise<void> {
    if (store.getState().status !== 'ready') store.setState({ status: 'loading' })
    const info = await readInfo()
    if (!isCurrent(token)) return
    knownToken = token
    const { accountId } = store.getState()
    const isOther = accountId > 0 && accountId !== info.user.accountId
    store.setState({
      // Nothing of another account stays.
      ...(isOther && { ...visitor, token, isSignedIn: true }),
      status: 'ready',
      expired: false,
      ...userState(info),
    })
    await onUser(token, info)
  }

  return {
    /** One load for a token, however many ask for it. @throws ShopError */
    load(token: string): Promise<void> {
      if (loading?.token !== token) {
        const done = loadUser(token).finally(() => {
          if (loading?.done === done) loading = undefined
        })
        loading = { token, done }
      }
      return loading.done
    },
    /** Whether the server has sent whose token this is. */
    knows: (token: string | undefined) => token === knownToken,
    /** Whether the account is confirmed, after a call was refused because it is not. Never rejects. */
    async reloadConfirmed(): Promise<void> {
      const { token, confirmed } = store.getState()
      if (!token || !confirmed || isAskingConfirmed) return
      isAskingConfirmed = true
      const info = await readInfo().catch(() => undefined)
      isAskingConfirmed = false
      if (info?.user && !info.user.confirmed && isCurrent(token)) store.setState({ confirmed: false })
    },
  }
}

/** What the answer says of the reader. */
const userState = ({ user, roles, permissions, cust, currency, mayOrder, grant }: CallResult<'session.info'>) => ({
  custId: user.custId,
  accountId: user.accountId,
  custnum: user.custnum,
  cust: { company: cust?.company ?? '' },
  name: user.userName,
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  avatar: user.avatar,
  roles: roles?.length ? roles : [DEFAULT_ROLE],
  permissions: permissions ?? [],
  orgId: user.orgId,
  currency: currency ?? '',
  email: user.email,
  // A back end that does not tell is believed when it knows an address (CONF-001).
  confirmed: user.confirmed ?? Boolean(user.email),
  mayOrder: mayOrder !== false,
  grant,
})
