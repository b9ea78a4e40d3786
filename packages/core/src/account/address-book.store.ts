/** The address book of the own company (ACC-002, ACC-003, ACC-006). */
import { createStore } from 'zustand/vanilla'
import { sessionSettled } from '../catalogue/catalogue-context'
import { readRefusal } from '../client/read-answer'
import * as accountCalls from '../contract/account'
import { object, oneOf } from '../contract/shape'
import { isShopError, type ShopError } from '../errors/shop-error'
import { defineFeature } from '../feature'
import { salesTexts } from '../i18n/sales.texts'
import { createAttempts } from '../orders/idempotency-key'
import { type RestoredState, restoreAfterSignIn } from '../session/restore-after-sign-in'
import { watchAccount } from '../session/watch-account'
import type { Shop } from '../shop.types'
import { toJson } from '../to-json'
import {
  ADDRESS_FIELDS,
  emptyBookAddress,
  findAddressDoubts,
  findAddressProblems,
  parseDraft,
  toDraft,
} from './address-book.form'
import type { AddressBook, AddressBookState, AddressDraft, AddressField } from './address-book.types'

type Home = Pick<Shop, 'client' | 'session' | 'sites' | 'drafts' | 'messages' | 'i18n'>

function createAddressBook(shop: Home): AddressBook {
  const { client, session, sites, messages, i18n } = shop
  const store = createStore<AddressBookState>(() => ({ status: 'idle', error: undefined, rows: [], draft: undefined }))
  const attempts = createAttempts()
  let restored: RestoredState<AddressDraft | undefined> | undefined
  let reading = new AbortController()

  watchAccount(session, () => {
    reading.abort()
    restored?.stop()
    restored = undefined
    store.setState(store.getInitialState())
  })

  const setDraft = (draft: AddressDraft | undefined) => store.setState({ draft })

  async function read(): Promise<void> {
    reading.abort()
    reading = new AbortController()
    const { signal } = reading
    if (store.getState().status !== 'ready') store.setState({ status: 'loading', error: undefined })
    await sessionSettled(session, signal)
    if (signal.aborted || !session.store.getState().isSignedIn) return
    if (!restored) {
      restored = restoreAfterSignIn(shop, {
        what: 'address',
        entered: () => store.getState().draft,
        parse: parseDraft,
      })
      if (restored.kept && !store.getState().draft) setDraft(restored.kept)
    }
    try {
      const { rows } = await client.call(accountCalls.listAddresses, { query: {} }, { signal, silent: true })
      if (!signal.aborted) store.setState({ status: 'ready', error: undefined, rows })
    } catch (error) {
      if (signal.aborted) return
      // What was read before stays in sight.
      if (store.getState().rows.length > 0) return messages.showError(error)
      store.setState({ status: 'failed', error: error as ShopError })
    }
  }

  async function send({ addressId, values }: AddressDraft): Promise<AddressDraft['problems']> {
    const silent = true
    try {
      const idempotencyKey = attempts.keyOf(toJson({ addressId, ...values }))
      await (addressId === undefined
        ? client.call(accountCalls.addAddress, { body: values }, { idempotencyKey, silent })
        : client.call(accountCalls.changeAddress, { body: { addressId, ...values } }, { idempotencyKey, silent }))
      attempts.forget()
    } catch (thrown) {
      const refused = isShopError(thrown, 'refused') && readRefusal(REFUSED, thrown.at.data)
      if (refused) return { [refused.field]: refused.problem }
      if (isShopError(thrown, 'signed-out')) restored?.keep()
      messages.showError(thrown)
      throw thrown
    }
    return {}
  }

  return {
    store,
    load: read,
    begin: kind =>
      setDraft({
        ...{ addressId: undefined, problems: {}, doubts: [] },
        values: emptyBookAddress(kind, sites.store.getState().iso2.toUpperCase()),
      }),
    edit: address => setDraft(toDraft(address)),
    set: (field, value) => {
      const { draft } = store.getState()
      if (!draft) return
      const values = { ...draft.values, [field]: value }
      setDraft({
        ...draft,
        values,
        problems: { ...draft.problems, [field]: undefined },
        // Another country has other states; and what was asked about is asked again.
        doubts: draft.doubts.filter(doubt => doubt !== field && !(field === 'country' && doubt !== 'email')),
      })
    },
    cancel: () => {
      restored?.forget()
      setDraft(undefined)
    },
    save: async () => {
      const { draft } = store.getState()
      if (!draft) return []
      let problems = findAddressProblems(draft.values)
      const doubts = findAddressDoubts(draft.values)
      const isAsked = doubts.every(doubt => draft.doubts.includes(doubt))
      if (Object.keys(problems).length === 0 && isAsked) {
        problems = await send(draft)
        if (Object.keys(problems).length === 0) {
          restored?.forget()
          setDraft(undefined)
          await read()
          return []
        }
      }
      setDraft({ ...draft, problems, doubts })
      return ADDRESS_FIELDS.filter(field => problems[field] ?? (doubts as readonly string[]).includes(field))
    },
    makeDefault: async ({ addressId, ...values }) => {
      const body = { addressId, ...values, isDefault: true }
      const idempotencyKey = attempts.keyOf(toJson(body))
      await client.call(accountCalls.changeAddress, { body }, { idempotencyKey })
      attempts.forget()
      await read()
    },
    remove: async addressId => {
      await client.call(accountCalls.removeAddress, { params: { id: addressId } })
      messages.show({ kind: 'success', text: i18n.text(salesTexts, 'deleted') })
      await read()
    },
  }
}

const REFUSED = object({
  field: oneOf(['company', 'country'] as const satisfies readonly AddressField[]),
  problem: oneOf(['nameMissing', 'countryUnknown']),
})

/** The address book of a shop: one for all widgets that show it. */
export const addressBookOf = defineFeature(createAddressBook)
