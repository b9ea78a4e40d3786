/**
 * Where the reader of a host's page is asked to sign in, and to confirm the account: once for each shop, however many widgets
 * show it. A form or terms dialog that stands on the page has the call; without one, a dialog opens in one of the widgets.
 */
import type { SessionState, Shop } from '@cartwright/core'
import type { ComponentType } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The dialogs that open on a host's page, each loaded when it opens. */
export interface HostDialogs {
  /** The sign-in form. */
  signIn: () => Promise<ComponentType>
  /** Terms and first-login confirmation. */
  terms: () => Promise<ComponentType>
}

let registered: Partial<HostDialogs> = {}

/** Every entry of the package registers the dialogs of its features. One that is not registered does not open. */
export function registerDialogs(dialogs: Partial<HostDialogs>): void {
  registered = dialogs
}

export const registeredDialogs = (): Partial<HostDialogs> => registered

/** A part of the page that can show the dialog. */
export interface AskingPlace {
  /** False when the host asks by itself. */
  onExpired: () => unknown
  isVisible: () => boolean
}

/** A form on the page, or what leads to one. */
export interface FormPlace {
  /** It is there for visitors too. */
  isForm: boolean
  /** Brings the reader to it; false when it cannot be seen. */
  show: () => boolean
}

export interface SignInDeskState {
  /** The place that shows the dialog. */
  asking: AskingPlace | undefined
  /** A form stands on the page. */
  hasForm: boolean
  /** The place that shows the terms and the first-login confirmation. */
  confirming: AskingPlace | undefined
}

/** The server refuses prices and orders until the account that is signed in has been confirmed (CONF-001). */
export const isUnconfirmed = ({ isSignedIn, status, confirmed }: SessionState): boolean =>
  isSignedIn && status === 'ready' && !confirmed

export interface SignInDesk {
  store: StoreApi<SignInDeskState>
  /** Returns how to leave. */
  join(place: AskingPlace): () => void
  /** Returns how to leave. */
  addForm(form: FormPlace): () => void
  /** A terms dialog stands on the page: it opens by itself. Returns how to leave. */
  addTerms(): () => void
  /** Brings the reader to a form: one on the page, else a dialog in `place`. */
  open(place?: AskingPlace): void
  close(): void
}

function createDesk({ session, signInByHost }: Shop): SignInDesk {
  const store = createStore<SignInDeskState>(() => ({ asking: undefined, hasForm: false, confirming: undefined }))
  const places = new Set<AskingPlace>()
  const forms = new Set<FormPlace>()
  let terms = 0

  const firstVisible = () => [...places].find(place => place.isVisible())

  const count = () => store.setState({ hasForm: [...forms].some(form => form.isForm) })

  const open: SignInDesk['open'] = (place = firstVisible()) => {
    // Readers have no password to answer with.
    if (signInByHost) return
    if ([...forms].some(form => form.show())) return
    store.setState({ asking: place })
  }

  const confirm = () => {
    const { confirming } = store.getState()
    if (!isUnconfirmed(session.store.getState()) || terms > 0) return store.setState({ confirming: undefined })
    // It stays where it has opened, with what is typed there.
    if (!confirming || !places.has(confirming)) store.setState({ confirming: firstVisible() ?? [...places][0] })
  }

  session.store.subscribe((state, before) => {
    confirm()
    if (state.expired && !before.expired) {
      const place = firstVisible() ?? [...places][0]
      if (place?.onExpired() !== false) open(place)
    } else if (before.expired && !state.expired && state.isSignedIn) store.setState({ asking: undefined })
    else if (state.status === 'ready' && before.status !== 'ready' && !state.expired)
      store.setState({ asking: undefined })
  })

  return {
    store,
    join: place => {
      places.add(place)
      confirm()
      return () => {
        places.delete(place)
        confirm()
        // Anyone who has taken the asking widget off the page has not answered for the reader.
        if (store.getState().asking === place) store.setState({ asking: firstVisible() })
      }
    },
    addForm: form => {
      forms.add(form)
      count()
      return () => {
        forms.delete(form)
        count()
      }
    },
    addTerms: () => {
      terms += 1
      confirm()
      return () => {
        terms -= 1
        confirm()
      }
    },
    open,
    close: () => store.setState({ asking: undefined }),
  }
}

const desks = new WeakMap<Shop, SignInDesk>()

/** The desk of a shop, made on first use. */
export function deskOf(shop: Shop): SignInDesk {
  const desk = desks.get(shop) ?? createDesk(shop)
  desks.set(shop, desk)
  return desk
}
