/** The accounts of the own company: list, add, change (ACC-005, ACC-014). */

import { createStore } from 'zustand/vanilla'
import { createAttempts } from '../client/idempotency-key'
import type { CompanyAccount, RepPrices } from '../contract'
import * as accountCalls from '../contract/account'
import { ACCOUNT_ROLES } from '../contract/account'
import { toMailAddress } from '../contract/mail-address'
import { readAs, readKept } from '../contract/read-shape'
import { fallback, listOf, number, object, oneOf, optional, string } from '../contract/shape'
import { isShopError } from '../errors/shop-error'
import { defineFeature } from '../feature'
import { isMailAddress } from '../rules'
import { isMainAccount, permissionsOfRole } from '../rules/account-roles'
import type { Shop } from '../shop.types'
import { toJson } from '../to-json'
import {
  ACCOUNT_PROBLEMS,
  type AccountDraft,
  type AccountField,
  type AccountRole,
  type Accounts,
  type AccountsState,
  type AccountValues,
} from './accounts.types'
import { createSignedInRead } from './signed-in-read'

/** In the order of the form. */
const FIELDS = [
  'userName',
  'email',
  'firstName',
  'lastName',
  'role',
  'permissions',
  'status',
] as const satisfies readonly AccountField[]
const REFUSED = object({ field: oneOf(FIELDS), problem: oneOf(ACCOUNT_PROBLEMS) })

type Home = Pick<Shop, 'client' | 'session' | 'drafts' | 'messages'>

function createAccounts(shop: Home): Accounts {
  const { client, session, messages } = shop
  const store = createStore<AccountsState>(() => ({
    status: 'idle',
    error: undefined,
    rows: [],
    draft: undefined,
    repPrices: undefined,
  }))
  const attempts = createAttempts()

  const setDraft = (draft: AccountDraft | undefined) => store.setState({ draft })
  /** No one gives what they do not have. */
  const grantable = (role: AccountRole) =>
    permissionsOfRole(role).filter(permission => session.hasPermission([permission]))

  const reader = createSignedInRead<AccountsState, AccountDraft | undefined>(shop, store, {
    read: async signal => {
      const [{ rows }, repPrices] = await Promise.all([
        client.call(accountCalls.list, undefined, { signal, silent: true }),
        readRepPrices(signal),
      ])
      return { rows, repPrices }
    },
    typed: {
      what: 'account',
      entered: () => store.getState().draft,
      parse: parseDraft,
      put: kept => store.getState().draft ?? setDraft(kept),
    },
  })
  const { load } = reader

  /** Undefined for back ends without this call, and for accounts that may not decide it. */
  async function readRepPrices(signal: AbortSignal): Promise<RepPrices | undefined> {
    if (!isMainAccount(session.store.getState().roles)) return undefined
    const answer = await client.call(accountCalls.repPrices, undefined, { signal, silent: true }).catch(() => undefined)
    return answer?.repPrices
  }

  async function send({ account, values }: AccountDraft): Promise<AccountDraft['problems']> {
    try {
      if (account) {
        const { userName: _name, ...fields } = values
        await client.call(accountCalls.change, { body: { accountId: account.accountId, ...fields } }, { silent: true })
      } else {
        const idempotencyKey = attempts.keyOf(toJson(values))
        await client.call(accountCalls.add, { body: values }, { idempotencyKey, silent: true })
        attempts.forget()
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
    begin: () => setDraft(newDraft(grantable('salesRep'))),
    edit: account => setDraft({ account, values: toValues(account), problems: {} }),
    set: (field, value) => {
      const { draft } = store.getState()
      if (!draft) return
      setDraft({
        ...draft,
        values: { ...draft.values, [field]: value },
        problems: { ...draft.problems, [field]: undefined },
      })
    },
    setRole: role => {
      const { draft } = store.getState()
      if (draft) setDraft({ ...draft, values: { ...draft.values, role, permissions: grantable(role) }, problems: {} })
    },
    cancel: () => {
      reader.forget()
      setDraft(undefined)
    },
    setRepPrices: async wanted => {
      try {
        const { repPrices } = await client.call(
          accountCalls.setRepPrices,
          { body: { repPrices: wanted } },
          { silent: true },
        )
        store.setState({ repPrices })
        return true
      } catch (error) {
        await messages.showError(error)
        return false
      }
    },
    save: async () => {
      const { draft } = store.getState()
      if (!draft) return []
      let problems = findProblems(draft)
      if (Object.keys(problems).length === 0) problems = await send(draft)
      if (Object.keys(problems).length === 0) {
        reader.forget()
        setDraft(undefined)
        await load()
        return []
      }
      setDraft({ ...draft, problems })
      return FIELDS.filter(field => problems[field])
    },
  }
}

const newDraft = (permissions: string[]): AccountDraft => ({
  account: undefined,
  values: {
    userName: '',
    email: '',
    firstName: '',
    lastName: '',
    role: 'salesRep',
    status: 'active',
    permissions,
  },
  problems: {},
})

function findProblems({ account, values }: AccountDraft): AccountDraft['problems'] {
  const { userName, email } = values
  return {
    ...(!account && userName.trim() === '' && { userName: 'required' as const }),
    ...(!isMailAddress(toMailAddress(email)) && {
      email: email.trim() === '' ? ('required' as const) : ('emailInvalid' as const),
    }),
  }
}

const toRole = (name: unknown): AccountRole => ACCOUNT_ROLES.find(role => role === name) ?? 'clerk'

function toValues({ userName, email, firstName, lastName, role, permissions, status }: CompanyAccount): AccountValues {
  return { userName, email, firstName, lastName, role: toRole(role), permissions: [...permissions], status }
}

/** A draft as it is kept, without what is said beside its fields. */
const draftShape = object({
  account: optional(object({ accountId: number })),
  values: object({
    userName: string,
    email: string,
    firstName: string,
    lastName: string,
    role: fallback(oneOf(ACCOUNT_ROLES), 'clerk'),
    permissions: listOf(string),
    status: fallback(oneOf(['active', 'inactive']), 'active'),
  }),
})

function parseDraft(kept: unknown): AccountDraft | undefined {
  const draft = readKept(draftShape, kept)
  // Reading leaves the other fields of the account in their place.
  return draft && { account: draft.account as CompanyAccount | undefined, values: draft.values, problems: {} }
}

/** The accounts of the company of a shop: one list for all widgets that show it. */
export const accountsOf = defineFeature(createAccounts)
