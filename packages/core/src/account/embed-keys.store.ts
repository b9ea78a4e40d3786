/** The embed keys of the own company: list, make, change, revoke (docs/decisions/0114-embed-keys.md). */
import { createStore } from 'zustand/vanilla'
import type { CompanyAccount, EmbedKey } from '../contract'
import * as accountCalls from '../contract/account'
import * as embedKeyCalls from '../contract/embed-keys'
import { readAs, readKept } from '../contract/read-shape'
import { RIGHTS } from '../contract/rights'
import { listOf, nullable, number, object, oneOf, optional, string } from '../contract/shape'
import { isShopError } from '../errors/shop-error'
import { defineFeature } from '../feature'
import { isMainAccount } from '../rules/account-roles'
import { addDays } from '../rules/due-date'
import { EMBED_COMPONENT_NAMES, isEmbedComponent, rightsOf } from '../rules/embed-components'
import { isEmbedOrigin } from '../rules/embed-origin'
import { PERMISSION } from '../rules/permissions'
import type { Shop } from '../shop.types'
import {
  EMBED_KEY_PROBLEMS,
  type EmbedKeyDraft,
  type EmbedKeyField,
  type EmbedKeys,
  type EmbedKeysState,
  type EmbedKeyValues,
} from './embed-keys.types'
import { createSignedInRead } from './signed-in-read'

/** In the order of the form. */
const FIELDS = [
  'name',
  'origins',
  'components',
  'withheld',
  'buyers',
  'expires',
  'currentPassword',
] as const satisfies readonly EmbedKeyField[]
const REFUSED = object({ field: oneOf(FIELDS), problem: oneOf(EMBED_KEY_PROBLEMS) })

const EMPTY: EmbedKeyValues = {
  name: '',
  origins: [''],
  components: [],
  withheld: [],
  buyers: null,
  expires: '',
  currentPassword: '',
}

type Home = Pick<Shop, 'client' | 'session' | 'drafts' | 'messages' | 'i18n'>

function createEmbedKeys(shop: Home): EmbedKeys {
  const { client, session, messages, i18n } = shop
  const store = createStore<EmbedKeysState>(() => ({
    status: 'idle',
    error: undefined,
    rows: [],
    accounts: undefined,
    draft: undefined,
    made: undefined,
  }))
  const setDraft = (draft: EmbedKeyDraft | undefined) => store.setState({ draft })

  const reader = createSignedInRead<EmbedKeysState, EmbedKeyDraft | undefined>(shop, store, {
    read: async signal => {
      const [rows, accounts] = await Promise.all([
        client.call(embedKeyCalls.list, undefined, { signal, silent: true }),
        readAccounts(signal),
      ])
      return { rows, accounts }
    },
    typed: {
      what: 'embed-key',
      // A password is not kept.
      entered: () => {
        const { draft } = store.getState()
        return draft && { ...draft, values: { ...draft.values, currentPassword: '' } }
      },
      parse: parseDraft,
      put: kept => store.getState().draft ?? setDraft(kept),
    },
  })
  const { load } = reader

  /** Managing accounts is a permission of its own, which a main account may lack. */
  async function readAccounts(signal: AbortSignal): Promise<CompanyAccount[] | undefined> {
    if (!isMainAccount(session.store.getState().roles) || !session.hasPermission([PERMISSION.accounts]))
      return undefined
    const answer = await client.call(accountCalls.list, undefined, { signal, silent: true }).catch(() => undefined)
    return answer?.rows
  }

  async function send({ keyId, values }: EmbedKeyDraft): Promise<EmbedKeyDraft['problems']> {
    const body = toBody(values)
    try {
      if (keyId === undefined) {
        const { key, secret } = await client.call(embedKeyCalls.add, { body }, { silent: true })
        store.setState({ made: { keyId: key.keyId, secret } })
      } else {
        await client.call(embedKeyCalls.change, { params: { id: keyId }, body }, { silent: true })
      }
    } catch (thrown) {
      const refused = isShopError(thrown, 'refused') && readAs(REFUSED, thrown.at.data)
      if (refused) return { [refused.field]: refused.problem }
      if (isShopError(thrown, 'signed-out')) reader.keep()
      await messages.showError(thrown)
      throw thrown
    }
    return {}
  }

  return {
    store,
    load,
    begin: () => store.setState({ draft: { keyId: undefined, values: EMPTY, problems: {} }, made: undefined }),
    edit: key => setDraft({ keyId: key.keyId, values: toValues(key, lastDayOf(key, i18n)), problems: {} }),
    set: (field, value) => {
      const { draft } = store.getState()
      if (!draft) return
      setDraft({
        keyId: draft.keyId,
        values: { ...draft.values, [field]: value },
        problems: { ...draft.problems, [field]: undefined },
      })
    },
    cancel: () => {
      reader.forget()
      setDraft(undefined)
    },
    save: async () => {
      const { draft } = store.getState()
      if (!draft) return []
      let problems = findProblems(draft.values)
      if (Object.keys(problems).length === 0) problems = await send(draft)
      if (Object.keys(problems).length === 0) {
        reader.forget()
        setDraft(undefined)
        await load()
        return []
      }
      setDraft({ keyId: draft.keyId, values: draft.values, problems })
      return FIELDS.filter(field => problems[field])
    },
    revoke: async keyId => {
      try {
        await client.call(embedKeyCalls.revoke, { params: { id: keyId } }, { silent: true })
      } catch (error) {
        await messages.showError(error)
        return false
      }
      await load()
      return true
    },
    forgetSecret: () => store.setState({ made: undefined }),
  }
}

const originsOf = ({ origins }: EmbedKeyValues) => origins.map(origin => origin.trim()).filter(origin => origin !== '')

/** What is sent of the form. */
function toBody(values: EmbedKeyValues) {
  const { name, components, withheld, buyers, expires, currentPassword } = values
  return {
    name: name.trim(),
    origins: originsOf(values),
    components: [...components],
    rights: rightsOf(components).filter(right => !withheld.includes(right)),
    buyers: buyers && [...buyers],
    ...(expires !== '' && { expires }),
    currentPassword,
  }
}

function findProblems(values: EmbedKeyValues): EmbedKeyDraft['problems'] {
  const problems: EmbedKeyDraft['problems'] = {}
  const origins = originsOf(values)
  if (values.name.trim() === '') problems.name = 'required'
  if (origins.length === 0) problems.origins = 'required'
  else if (!origins.every(isEmbedOrigin)) problems.origins = 'originWrong'
  if (values.components.length === 0) problems.components = 'required'
  if (values.buyers?.length === 0) problems.buyers = 'required'
  if (values.currentPassword === '') problems.currentPassword = 'required'
  return problems
}

function toValues(key: EmbedKey, expires: string): EmbedKeyValues {
  const components = key.components.filter(isEmbedComponent)
  return {
    name: key.name,
    origins: key.origins,
    components,
    withheld: rightsOf(components).filter(right => !key.rights.includes(right)),
    buyers: key.buyers,
    expires,
    currentPassword: '',
  }
}

/** The last day on which a key holds: it ends with that day, at the site. */
export const lastDayOf = ({ expires }: Pick<EmbedKey, 'expires'>, { dayOf }: Pick<Shop['i18n'], 'dayOf'>): string =>
  addDays(dayOf(expires), -1)

/** A draft as it is kept, without what is said beside its fields. */
const draftShape = object({
  keyId: optional(string),
  values: object({
    name: string,
    origins: listOf(string),
    components: listOf(oneOf(EMBED_COMPONENT_NAMES)),
    withheld: listOf(oneOf(RIGHTS)),
    buyers: nullable(listOf(number)),
    expires: string,
    currentPassword: string,
  }),
})

export function parseDraft(kept: unknown): EmbedKeyDraft | undefined {
  const draft = readKept(draftShape, kept)
  return draft && { keyId: draft.keyId, values: draft.values, problems: {} }
}

/** The embed keys of the company of a shop: one list for all widgets that show it. */
export const embedKeysOf = defineFeature(createEmbedKeys)
