/** Signing in, staying signed in, signing out. */

import { createStore } from 'zustand/vanilla'
import type { Broadcast } from '../client/broadcast.types'
import type { Client } from '../client/client.types'
import * as sessionCalls from '../contract/session'
import { isShopError } from '../errors/shop-error'
import { coreTexts } from '../i18n/core.texts'
import type { I18n } from '../i18n/i18n.types'
import type { Messages } from '../messages/messages.types'
import { hasPermission, hasRole } from '../rules/permissions'
import type { Shop, ShopStorage } from '../shop.types'
import { onCartNews } from './cart-counts'
import { createReaderAnswer } from './reader-answer'
import type { SessionInternal, SessionState } from './session.types'
import { createSessionLife } from './session-life'
import { createSessionParts } from './session-parts'
import { createSignIn, type OAuthOptions } from './sign-in'
import { createUserLoading } from './user-loading'

export interface SessionContext {
  client: Client
  storage: ShopStorage
  /** Name of the token in the storage. */
  tokenName: string
  oauth: OAuthOptions
  messages: Messages
  i18n: I18n
  broadcast: Broadcast
  navigate: Shop['navigate']
  currentPath: () => string
  /** The page belongs to a host: nothing that happens to the session leads the reader off it. */
  staysOnPage: boolean
  now: () => Date
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
  firstName: '',
  lastName: '',
  avatar: '',
  roles: [],
  permissions: [],
  orgId: undefined,
  currency: '',
  email: '',
  confirmed: true,
  mayOrder: true,
  grant: undefined,
  routers: [],
  favoritesQty: 0,
  shoppingCartQty: 0,
  shoppingCartPrice: 0,
  searchHistory: [],
  expired: false,
  hasEnded: false,
  ending: undefined,
} as const satisfies SessionState

/** What the shop does with a session besides. */
export interface SessionControl extends SessionInternal {
  /** A token handed over by the host; what is known of the person stays until the server tells otherwise. */
  adopt(token: string): void
  /** Takes over a token that the storage has got since the shop was made. */
  restore(): void
  /** Ends the session here because the host has no other token; what is entered is kept. */
  endForHost(): void
  /** Whether the server has sent whose token this is. */
  knows(token: string): boolean
  /** Ends the session on the server and here, without leading anywhere. Never rejects. */
  end(): Promise<void>
  /**
   * Asks the reader to sign in again after `refused` was refused, and waits until that is done.
   * @returns the new token of the same account; undefined when the reader declined, another account signed in, or no one
   * answered within SIGN_IN_WAIT_MS
   */
  signedInAgain(refused: string | undefined): Promise<string | undefined>
  /** Lets all calls go that wait for the reader. */
  stopWaiting(): void
  /** Reads the parts that are wanted again. Never rejects. */
  reloadParts(): Promise<void>
  /**
   * Asks whether the account is confirmed, after a call was refused for that reason; the dialog opens by itself (CONF-001). The
   * refusal alone does not tell: a slow one may be older than the confirmation. Never rejects.
   */
  reloadConfirmed(): Promise<void>
  /** Stops its timer. */
  destroy(): void
}

export function createSession(context: SessionContext): SessionControl {
  const { client, storage, tokenName, messages, i18n, broadcast, navigate, currentPath, staysOnPage } = context
  const stored = storage.get(tokenName)
  // Its initial state is that of a visitor: with it a browser takes over what a server has drawn.
  const store = createStore<SessionState>(() => SIGNED_OUT)
  store.setState(withToken(stored))
  const life = createSessionLife({ ...context, store })
  const parts = createSessionParts({ client, store })
  const user = createUserLoading({
    client,
    store,
    visitor: SIGNED_OUT,
    onUser: (token, info) => {
      life.start(info.session)
      return parts.start(token)
    },
  })
  const reader = createReaderAnswer({ store, knows: user.knows, expire: () => session.expire() })
  const isCurrent = (token: string) => store.getState().token === token

  const setToken = (token: string) => {
    storage.set(tokenName, token)
    store.setState({ ...SIGNED_OUT, ...withToken(token) })
  }

  /** A new token in the place of an expired one. What is known of the reader, and with it what is entered, stays until the server answers. */
  const takeOver = (token: string) => {
    reader.noteReplaced()
    store.setState(withToken(token))
  }

  function signOutLocally(): void {
    const { isSignedIn, expired } = store.getState()
    if (!isSignedIn) return
    storage.remove(tokenName)
    store.setState(SIGNED_OUT)
    life.start(undefined)
    broadcast.post('session', expired)
  }

  /** @source SES-008 to SES-011 */
  async function loadOrLeave(token: string): Promise<void> {
    try {
      await user.load(token)
    } catch (error) {
      // Signed out or in again meanwhile: this failure concerns no one any more.
      if (!isCurrent(token) || isShopError(error, 'aborted')) return
      signOutLocally()
      // A page that needs an account leads to the sign-in form and back, as it leads a visitor (RT-013, RT-014).
      if (isShopError(error, 'signed-out'))
        return void messages.show({ kind: 'error', text: i18n.text(coreTexts, 'error.signed-out') })
      await messages.showError(error)
      // Pages that people without an account open stay: a link of a mail holds what is needed there, and opens once.
      if (!staysOnPage && !currentPath().startsWith('/ac/')) navigate('/index')
    }
  }

  // What holds no sums reads the cart again, and with it the sums.
  onCartNews(broadcast, { store }, sums => (sums ? store.setState(sums) : void session.reloadSums()))

  broadcast.subscribe('session', hasExpired => {
    const token = storage.get(tokenName)
    if (token === store.getState().token) return
    // No one chose to leave: what is entered here is kept as it is in the tab that asked.
    if (hasExpired) session.expire()
    if (token && store.getState().expired) {
      takeOver(token)
      return void loadOrLeave(token)
    }
    store.setState({ ...SIGNED_OUT, ...withToken(token) })
    void session.load()
  })

  async function enter(token: string): Promise<boolean> {
    if (store.getState().expired) {
      storage.set(tokenName, token)
      takeOver(token)
    } else setToken(token)
    try {
      await user.load(token)
    } catch (error) {
      if (isCurrent(token)) signOutLocally()
      throw error
    }
    if (isCurrent(token)) broadcast.post('session')
    return isCurrent(token)
  }

  const session: SessionControl = {
    store,
    ...createSignIn({ ...context, enter, store }),
    signOut: () => {
      const ended = session.end()
      // At once: a page that needs an account would show the sign-in form meanwhile.
      if (!staysOnPage) navigate('/', { reload: true })
      return ended
    },
    end: async () => {
      if (!store.getState().isSignedIn) return
      // The call carries the token and outlives the page: a slow or failing server must not keep anybody signed in.
      const ended = client.call(sessionCalls.logout, undefined, { silent: true, keepalive: true })
      signOutLocally()
      await ended.catch(() => undefined)
    },
    signOutLocally,
    load: async () => {
      const { token, roles } = store.getState()
      if (token && roles.length === 0) await loadOrLeave(token)
    },
    answerExpired: signInAgain => {
      if (!signInAgain) return store.setState({ expired: false })
      signOutLocally()
      if (!staysOnPage) navigate(currentPath(), { reload: true })
    },
    hasPermission: wanted => hasPermission(store.getState().permissions, wanted),
    hasRole: wanted => hasRole(store.getState().roles, wanted),
    want: parts.want,
    setCounts: counts => {
      if (counts.shoppingCartQty !== undefined) parts.note('cartSums')
      if (counts.favoritesQty !== undefined) parts.note('favourites')
      store.setState(counts)
    },
    reloadSums: () => parts.reload('cartSums'),
    enter: async token => {
      await enter(token)
    },
    setSearchHistory: searchHistory => store.setState({ searchHistory }),
    expire: () => {
      const { isSignedIn, status } = store.getState()
      // While the person is being loaded, the failed load itself signs out.
      if (isSignedIn && status !== 'loading') store.setState({ expired: true, ending: undefined })
    },
    adopt: token => {
      if (token === store.getState().token) return
      storage.set(tokenName, token)
      store.setState({ ...withToken(token), expired: false, hasEnded: false })
      void loadOrLeave(token)
    },
    restore: () => {
      const token = storage.get(tokenName)
      if (token && !store.getState().isSignedIn) store.setState(withToken(token))
    },
    endForHost: () => {
      const hasEnded = store.getState().status === 'ready'
      session.expire()
      signOutLocally()
      if (hasEnded) store.setState({ hasEnded })
    },
    knows: user.knows,
    signedInAgain: reader.signedInAgain,
    stopWaiting: reader.stop,
    reloadConfirmed: user.reloadConfirmed,
    reloadParts: async () => {
      const { token } = store.getState()
      if (token) await parts.start(token)
    },
    extend: life.extend,
    destroy: life.stop,
  }
  return session
}

/** @source SES-004 */
const withToken = (token: string | undefined) => ({ token: token || undefined, isSignedIn: Boolean(token) })
