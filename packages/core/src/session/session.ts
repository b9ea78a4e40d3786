/** Signing in, staying signed in, signing out. */

import { createStore } from 'zustand/vanilla'
import type { Client } from '../client/client.types'
import type { Tabs } from '../client/tabs.types'
import { isShopError, ShopError } from '../errors/shop-error'
import type { I18n } from '../i18n/i18n.types'
import { isObject } from '../is-object'
import { loadLater } from '../load-later'
import type { Messages } from '../messages/messages.types'
import { DEFAULT_ROLE, hasPermission, hasRole } from '../rules/permissions'
import type { Shop, ShopOptions, ShopStorage } from '../shop.types'
import type { SessionInternal, SessionState } from './session.types'

/** Who signs in for somebody: the client that the host registered with the server. */
export type OAuthOptions = Pick<ShopOptions, 'clientId' | 'clientSecret' | 'scope'>

export interface SessionContext {
  client: Client
  storage: ShopStorage
  /** Name of the token in the storage. */
  tokenName: string
  oauth: OAuthOptions
  messages: Messages
  i18n: I18n
  tabs: Tabs
  navigate: Shop['navigate']
  currentPath: () => string
}

/** @source SES-007: the same values before any sign-in. */
const SIGNED_OUT = {
  token: undefined,
  isSignedIn: false,
  status: 'idle',
  custId: -1,
  accountId: -1,
  custnum: -1,
  cust: { company: '' },
  name: '',
  avatar: '',
  roles: [],
  permissions: [],
  orgId: undefined,
  currency: '',
  email: '',
  confirmed: true,
  routers: [],
  favoritesQty: 0,
  shoppingCartQty: 0,
  shoppingCartPrice: 0,
  searchHistory: [],
  expired: false,
} as const satisfies SessionState

/** How long the page waits for the server's word on a sign-out. */
const LOGOUT_WAIT_MS = 5_000

/** What the shop does with a session besides. */
export interface SessionControl extends SessionInternal {
  /** The server refused the token with code 401: ask once (ERR-002). */
  expire(): void
  /** A token handed over by the host; what is known of the person stays until the server tells otherwise. */
  adopt(token: string): void
  /** Whether the server has told who this token belongs to. */
  knows(token: string): boolean
}

export function createSession(context: SessionContext): SessionControl {
  const { client, storage, tokenName, messages, i18n, tabs, navigate, currentPath } = context
  const stored = storage.get(tokenName)
  const store = createStore<SessionState>(() => ({ ...SIGNED_OUT, ...withToken(stored) }))
  let loading: { token: string; done: Promise<void> } | undefined
  let knownToken: string | undefined
  const isCurrent = (token: string) => store.getState().token === token

  const setToken = (token: string) => {
    storage.set(tokenName, token)
    store.setState({ ...SIGNED_OUT, ...withToken(token) })
  }

  function signOutLocally(): void {
    const { isSignedIn, expired } = store.getState()
    if (!isSignedIn) return
    storage.remove(tokenName)
    store.setState(SIGNED_OUT)
    tabs.say('session', expired)
  }

  /** User info, then what hangs on it. An answer to a token that is no longer in use is dropped. */
  async function loadUser(token: string): Promise<void> {
    if (store.getState().status !== 'ready') store.setState({ status: 'loading' })
    const info = await client.call('session.info', undefined, { silent: true })
    if (!isObject(info.user)) throw new ShopError('malformed', 'session.info: no user', { call: 'session.info' })
    const { user, roles, permissions, cust, currency } = info
    if (!isCurrent(token)) return
    knownToken = token
    store.setState({
      status: 'ready',
      custId: user.custId,
      accountId: user.accountId,
      custnum: user.custnum,
      cust: { company: cust?.company ?? '' },
      name: user.userName,
      avatar: user.avatar,
      roles: roles?.length ? roles : [DEFAULT_ROLE],
      permissions: permissions ?? [],
      orgId: user.orgId,
      currency: currency ?? '',
      email: user.email,
      // A back end that does not tell is believed when it knows an address (CONF-001).
      confirmed: user.confirmed ?? Boolean(user.email),
    })
    await Promise.all([loadCounts(token), loadHistory(token)])
  }

  /** Counts that cannot be had read 0 (SES-009). */
  async function loadCounts(token: string): Promise<void> {
    const [cart, favoritesQty] = await Promise.all([
      client.call('cart.stat', undefined, { silent: true }).catch(() => null),
      client.call('favourites.count', undefined, { silent: true }).catch(() => 0),
    ])
    const { shoppingCartQty = 0, shoppingCartPrice = 0 } = cart ?? {}
    if (isCurrent(token)) store.setState({ shoppingCartQty, shoppingCartPrice, favoritesQty: favoritesQty ?? 0 })
  }

  async function loadHistory(token: string): Promise<void> {
    const { custnum } = store.getState()
    const searchHistory = await client.call('search.history', { query: { custnum } }, { silent: true }).catch(() => [])
    if (isCurrent(token)) store.setState({ searchHistory: Array.isArray(searchHistory) ? searchHistory : [] })
  }

  /** One load for a token, however many ask for it. */
  function loadOnce(token: string): Promise<void> {
    if (loading?.token !== token) {
      const done = loadUser(token).finally(() => {
        if (loading?.done === done) loading = undefined
      })
      loading = { token, done }
    }
    return loading.done
  }

  const saySignedOut = async () => {
    const { coreTexts } = await import('../i18n/core-texts')
    messages.show({ kind: 'error', text: i18n.text(coreTexts, 'error.signed-out') })
  }

  /** @source SES-008 to SES-011 */
  async function loadOrLeave(token: string): Promise<void> {
    try {
      await loadOnce(token)
    } catch (error) {
      // Signed out or in anew meanwhile: this failure is nobody's any more.
      if (!isCurrent(token) || isShopError(error, 'aborted')) return
      signOutLocally()
      if (isShopError(error, 'signed-out')) await saySignedOut()
      else await messages.showError(error)
      navigate('/index')
    }
  }

  tabs.on('session', hasExpired => {
    const token = storage.get(tokenName)
    if (token === store.getState().token) return
    // Nobody chose to leave: what is entered here is kept as it is in the tab that asked.
    if (hasExpired) session.expire()
    store.setState({ ...SIGNED_OUT, ...withToken(token) })
    void session.load()
  })

  async function enter(token: string): Promise<boolean> {
    setToken(token)
    try {
      await loadOnce(token)
    } catch (error) {
      if (isCurrent(token)) signOutLocally()
      throw error
    }
    if (isCurrent(token)) tabs.say('session')
    return isCurrent(token)
  }

  const loadSignIn = async () => (await import('./sign-in')).createSignIn({ ...context, enter, store })

  const session: SessionControl = {
    store,
    ...loadLater(loadSignIn, ['signIn', 'loadMenu', 'captcha']),
    signOut: async () => {
      // The call carries the token; a slow or failing server must not keep anybody signed in.
      const told = client.call('session.logout', undefined, {
        silent: true,
        signal: AbortSignal.timeout(LOGOUT_WAIT_MS),
      })
      signOutLocally()
      await told.catch(() => undefined)
      navigate('/', { reload: true })
    },
    signOutLocally,
    load: async () => {
      const { token, roles } = store.getState()
      if (token && roles.length === 0) await loadOrLeave(token)
    },
    answerExpired: signInAgain => {
      if (!signInAgain) return store.setState({ expired: false })
      signOutLocally()
      navigate(currentPath(), { reload: true })
    },
    hasPermission: wanted => hasPermission(store.getState().permissions, wanted),
    hasRole: wanted => hasRole(store.getState().roles, wanted),
    setCounts: counts => store.setState(counts),
    setSearchHistory: searchHistory => store.setState({ searchHistory }),
    expire: () => {
      const { isSignedIn, status } = store.getState()
      // While the person is being loaded, the failed load itself signs out.
      if (isSignedIn && status !== 'loading') store.setState({ expired: true })
    },
    adopt: token => {
      if (token === store.getState().token) return
      storage.set(tokenName, token)
      store.setState({ ...withToken(token), expired: false })
      void loadOrLeave(token)
    },
    knows: token => token === knownToken,
  }
  return session
}

/** @source SES-004 */
const withToken = (token: string | undefined) => ({ token: token || undefined, isSignedIn: Boolean(token) })
