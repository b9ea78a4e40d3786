/** The address book of the own company (ACC-002, ACC-003, ACC-006). */
import { createStore } from 'zustand/vanilla'
import { createAttempts } from '../client/idempotency-key'
import { refusedFields } from '../client/refused-field'
import * as accountCalls from '../contract/account'
import { isShopError } from '../errors/shop-error'
import { defineFeature } from '../feature'
import { salesTexts } from '../i18n/sales.texts'
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
import type { AddressBook, AddressBookState, AddressDraft } from './address-book.types'
import { createSignedInRead } from './signed-in-read'

type Home = Pick<Shop, 'client' | 'session' | 'sites' | 'drafts' | 'messages' | 'i18n'>

function createAddressBook(shop: Home): AddressBook {
  const { client, sites, messages, i18n } = shop
  const store = createStore<AddressBookState>(() => ({ status: 'idle', error: undefined, rows: [], draft: undefined }))
  const attempts = createAttempts()

  const setDraft = (draft: AddressDraft | undefined) => store.setState({ draft })
  const close = () => {
    reader.forget()
    setDraft(undefined)
  }

  const reader = createSignedInRead<AddressBookState, AddressDraft | undefined>(shop, store, {
    read: async signal => {
      const { rows } = await client.call(accountCalls.listAddresses, { query: {} }, { signal, silent: true })
      return { rows }
    },
    typed: {
      what: 'address',
      entered: () => store.getState().draft,
      parse: parseDraft,
      put: kept => store.getState().draft ?? setDraft(kept),
    },
  })

  async function send({ addressId, values }: AddressDraft): Promise<AddressDraft['refused']> {
    const options = { idempotencyKey: attempts.keyOf(toJson({ addressId, ...values })), silent: true }
    try {
      await (addressId === undefined
        ? client.call(accountCalls.addAddress, { body: values }, options)
        : client.call(accountCalls.changeAddress, { body: { addressId, ...values } }, options))
      attempts.forget()
    } catch (thrown) {
      const refused = refusedFields(thrown, ADDRESS_FIELDS)
      if (refused.length > 0) return refused
      if (isShopError(thrown, 'signed-out')) reader.keep()
      messages.showError(thrown)
      throw thrown
    }
    return []
  }

  return {
    store,
    load: reader.load,
    begin: kind => setDraft(newDraft(emptyBookAddress(kind, sites.store.getState().iso2.toUpperCase()))),
    edit: address => setDraft(toDraft(address)),
    set: (field, value) => {
      const { draft } = store.getState()
      if (draft) setDraft(withValue(draft, field, value))
    },
    cancel: close,
    save: async () => {
      const { draft } = store.getState()
      if (!draft) return []
      const { doubts, problems, isReady } = check(draft)
      let { refused } = draft
      if (isReady) {
        refused = await send(draft)
        if (refused.length === 0) {
          close()
          await reader.load()
          return []
        }
      }
      setDraft({ ...draft, problems, refused, doubts })
      const asked: readonly string[] = [...Object.keys(problems), ...doubts, ...refused.map(({ field }) => field)]
      return ADDRESS_FIELDS.filter(field => asked.includes(field))
    },
    makeDefault: async ({ addressId, ...values }) => {
      const body = { addressId, ...values, isDefault: true }
      const idempotencyKey = attempts.keyOf(toJson(body))
      await client.call(accountCalls.changeAddress, { body }, { idempotencyKey })
      attempts.forget()
      await reader.load()
    },
    remove: async addressId => {
      await client.call(accountCalls.removeAddress, { params: { id: addressId } })
      messages.show({ kind: 'success', text: i18n.text(salesTexts, 'address.deleted') })
      await reader.load()
    },
  }
}

const newDraft = (values: AddressDraft['values']): AddressDraft => ({
  addressId: undefined,
  problems: {},
  refused: [],
  doubts: [],
  values,
})

/** What is wrong is corrected first; what is in doubt is asked about once. */
function check({ values, doubts: asked }: AddressDraft) {
  const doubts = findAddressDoubts(values)
  const problems = findAddressProblems(values)
  const isReady = doubts.every(doubt => asked.includes(doubt)) && Object.keys(problems).length === 0
  return { doubts, problems, isReady }
}

function withValue(draft: AddressDraft, field: keyof AddressDraft['values'], value: string | boolean): AddressDraft {
  return {
    ...draft,
    values: { ...draft.values, [field]: value },
    problems: { ...draft.problems, [field]: undefined },
    refused: draft.refused.filter(at => at.field !== field),
    // Another country has other states; and what was asked about is asked again.
    doubts: draft.doubts.filter(doubt => doubt !== field && !(field === 'country' && doubt !== 'email')),
  }
}

/** The address book of a shop: one for all widgets that show it. */
export const addressBookOf = defineFeature(createAddressBook)
