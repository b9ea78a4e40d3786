/** The kernel of a shop: one client, session, site, language and message area. Features are functions over it (`feature.ts`). */

import { createStore } from 'zustand/vanilla'
import { createBroadcast } from './client/broadcast'
import type { Broadcast } from './client/broadcast.types'
import { createClient } from './client/client'
import type { Transport } from './client/transport.types'
import { CODE } from './contract/codes'
import { missingRight } from './errors/missing-right'
import type { ShopError } from './errors/shop-error'
import type { Kernel } from './feature'
import { createI18n } from './i18n/i18n'
import type { TextOverrides, Translator } from './i18n/i18n.types'
import { startLanguage } from './i18n/start-language'
import { REQUEST_TIMEOUT_MS } from './limits'
import { createMessages } from './messages/messages'
import { loginPath } from './routing/sign-in-path'
import { pathWithSignIn } from './session/hand-over'
import { createSession, type SessionControl } from './session/session'
import { type TabSession, tabSession } from './session/tab-session'
import { createTokenRefresh } from './session/token-refresh'
import { watchConfirmed } from './session/watch-account'
import type { CookieNames, NavigateOptions, SetupState, Shop, ShopOptions, ShopStorage } from './shop.types'
import { createSites } from './site/sites'
import {
  type Addresses,
  addressesOf,
  defaultDrafts,
  defaultFetch,
  defaultLanguages,
  defaultNavigate,
  defaultPath,
  defaultQueryOrgId,
  defaultStorage,
} from './storage/host'
import { hostChoices } from './storage/host-choices'
import { ownToken, TOKEN_NAME } from './storage/own-token'
import { memoryStorage } from './storage/storage'
import { hostSuffix, isHostPage } from './storage/tab-token'

const COOKIE_NAMES: CookieNames = {
  token: TOKEN_NAME,
  country: 'client-country',
  clientLanguage: 'client-language',
  loginLanguage: 'login-language',
}

/** What the two entries of the package do each in their own way; see their `createShop`. */
export interface Engine {
  /** Looks up texts. */
  translator: Translator
  /** Makes requests. */
  transport: Transport
}

/** Where choices and token are kept. */
function placesOf(
  { storage, getToken, shopUrl }: ShopOptions,
  addresses: Pick<Addresses, 'endpoint' | 'suffix'>,
  broadcast: Broadcast,
): { storage: ShopStorage; tokens: ShopStorage; ofTab?: TabSession } {
  // What a host hands over is for this page alone, even where the shop may store other things.
  if (getToken) return { storage: storage ?? memoryStorage(), tokens: memoryStorage() }
  if (storage) return { storage, tokens: storage }
  if (isHostPage(shopUrl)) {
    const named = hostSuffix(addresses)
    const ofTab = tabSession(named, broadcast)
    return { storage: hostChoices(named), tokens: ofTab, ofTab }
  }
  const cookies = defaultStorage(addresses.suffix)
  return { storage: cookies, tokens: ownToken(cookies, addresses.endpoint) }
}

export function createShopWith({ translator, transport }: Engine, options: ShopOptions = {}): Shop {
  const { apiBase, endpoint, suffix } = addressesOf(options)
  const shopUrl = options.shopUrl?.replace(/\/+$/, '')
  const broadcast = createBroadcast(options.channel ?? `cartwright ${endpoint}${suffix && `#${options.site ?? ''}`}`)
  const { storage, tokens, ofTab } = placesOf(options, { endpoint, suffix }, broadcast)
  const drafts = options.drafts ?? defaultDrafts(suffix)
  const cookieNames = { ...COOKIE_NAMES, ...options.cookieNames }
  const now = options.now ?? (() => new Date())
  const href = (path: string) => `${shopUrl ?? ''}${path}`
  const goTo = (to: string, how?: NavigateOptions) => defaultNavigate(href(to), how)
  // The pages of the shop are another origin: they open signed in as the reader of this page.
  const goSignedIn = (to: string, how?: NavigateOptions) =>
    void pathWithSignIn({ client, session }, to).then(path => goTo(path, how))
  const navigate = options.navigate ?? (isHostPage(shopUrl) ? goSignedIn : goTo)
  const currentPath = options.currentPath ?? defaultPath

  const storedLanguage = () =>
    options.language ??
    (tokens.get(cookieNames.token) ? storage.get(cookieNames.clientLanguage) : undefined) ??
    storage.get(cookieNames.loginLanguage)
  const firstLanguage = () => startLanguage(storedLanguage(), options.preferredLanguages ?? defaultLanguages())
  const i18n = createI18n({
    translator,
    language: 'en',
    expected: firstLanguage(),
    iso2: () => (sites.store.getState().region === 'US' ? 'US' : sites.store.getState().iso2),
    timeZone: () => sites.store.getState().timeZone,
    now,
    texts: typeof options.texts === 'string' ? undefined : options.texts,
  })
  const client = createClient({
    apiBase,
    fetch: options.fetch ?? defaultFetch,
    transport,
    timeoutMs: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
    paths: options.paths ?? {},
    i18n,
    token: () => session.store.getState().token,
    renewToken: async refused =>
      (await renewal.renew(refused)) ??
      (shopUrl === undefined || options.getToken ? undefined : session.signedInAgain(refused)),
    // Backends that have only the specified calls.
    complete: async parts =>
      (await import('./catalogue/complete-parts')).completeParts(parts, { client, session, sites }),
    onFailure: (error, { silent, withToken }, token) => {
      options.onError?.(error)
      if (error.kind === 'network' || error.kind === 'malformed') hintAtSetup(error)
      if (error.kind === 'unconfirmed' && token === session.store.getState().token) void session.reloadConfirmed()
      if (error.kind === 'signed-out' && withToken !== false) leave(error, token)
      // The reader cannot change it, and the element says what the page does not show.
      else if (missingRight(error) !== undefined) hintAtRight(error)
      else if (silent === 'always') return
      // Its caller gets an answer, and would not know that a part of it is missing.
      else if ((silent !== true && silent !== error.kind) || error.at.lost) return messages.showError(error)
    },
  })

  const messages = createMessages({ i18n })
  const session: SessionControl = createSession({
    client,
    storage: tokens,
    tokenName: cookieNames.token,
    oauth: options,
    messages,
    i18n,
    broadcast,
    navigate,
    currentPath,
    staysOnPage: shopUrl !== undefined,
    now,
  })
  const renewal = createTokenRefresh(options.getToken, session)
  const sites = createSites({
    client,
    session,
    storage,
    cookieNames,
    i18n,
    messages,
    broadcast,
    site: options.site,
    queryOrgId: options.queryOrgId ?? defaultQueryOrgId(),
    languages: options.languages,
    onUsRegion: options.onUsRegion ?? (() => undefined),
  })
  const setup = createStore<SetupState>(() => ({ problem: undefined }))
  /** Nothing depends on it, so it waits for nothing. */
  function hintAtSetup(error: ShopError): void {
    import('./client/setup-hint')
      .then(module => module.hintAtSetup(error, { endpoint, shopUrl }))
      .then(problem => {
        // A page that had answers is set up: the shop is away for a while.
        if (problem && sites.store.getState().region === 'NA') setup.setState({ problem })
      })
      .catch(() => undefined)
  }

  /** For the developers of the page alone. */
  function hintAtRight(error: ShopError): void {
    import('./client/right-hint').then(module => module.hintAtRight(error)).catch(() => undefined)
  }

  const stopWatchingConfirmation = watchConfirmed(session, () => {
    void session.reloadParts()
  })

  /** Code 401 asks (ERR-002); HTTP 401 leaves at once (ERR-011, ERR-012); what an earlier token was refused is over. */
  function leave(error: ShopError, token: string | undefined): void {
    if (token !== session.store.getState().token) return
    if (options.getToken) {
      // There is no password to ask for. What is entered is kept for when the host has a token again.
      session.endForHost()
      return
    }
    // On the page of a host the reader was asked when the call was refused, and the call has waited for the answer.
    if (shopUrl !== undefined) return
    // Either way, what is entered is kept.
    session.expire()
    if (error.at.status !== CODE.SIGNED_OUT) return
    const target = currentPath()
    session.signOutLocally()
    navigate(target.startsWith('/login') ? target : loginPath(target))
  }

  const destroyListeners = new Set<() => void>()
  let started: Promise<void> | undefined

  async function addWordsOfFile(url: string): Promise<void> {
    const { readWordsFile } = await import('./i18n/words-file')
    // Whatever it holds: what is no text of ours changes nothing.
    const words = await readWordsFile(url, options.fetch ?? defaultFetch)
    if (words !== undefined) i18n.addWords(words as TextOverrides)
  }

  async function start(): Promise<void> {
    // Nothing waits for it, and a file of ours that does not arrive leaves our words.
    if (typeof options.texts === 'string') void addWordsOfFile(options.texts).catch(() => undefined)
    if (ofTab) {
      await ofTab.find()
      session.restore()
    }
    await i18n.setLanguage(firstLanguage())
    // The host knows its user; a token stored by an earlier visit may belong to another one.
    await renewal.ask()
    await Promise.all([session.load(), sites.load()])
  }

  async function signInByHost(): Promise<boolean> {
    await renewal.ask()
    return session.store.getState().isSignedIn
  }

  const kernel: Kernel = {
    client,
    session,
    sites,
    setup,
    i18n,
    messages,
    storage,
    drafts,
    broadcast,
    shopUrl,
    href,
    currentPath,
    navigate,
    now,
    onDestroy: listen => void destroyListeners.add(listen),
    signInByHost: options.getToken && signInByHost,
    signOut: session.end,
    start: () => {
      started ??= start()
      return started
    },
    destroy: () => {
      for (const listen of destroyListeners) listen()
      stopWatchingConfirmation()
      session.destroy()
      client.abortAll()
      session.stopWaiting()
      broadcast.destroy()
    },
  }
  return kernel
}
