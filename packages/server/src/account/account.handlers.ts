/** The own account: e-mail address, password and addresses (API-022 to API-024, API-093). */

import { eq } from 'drizzle-orm'
import { requestContextOf } from '../catalogue/request-context'
import { sendCode } from '../codes/email-codes'
import { accounts } from '../db/schema'
import type { Handlers } from '../http/handler'
import { assertNewPassword, hashPassword } from '../session/passwords'
import { importPrices, listPriceRules, listPrices, removePrice, setPrice, setPriceRule } from './account-prices'
import { addAddress, changeAddress, listAddresses, removeAddress } from './address-book'
import { readBilling } from './billing'
import { changeEmail } from './bind-email'
import { importOwnNumbers, listOwnNumbers } from './own-numbers'
import { readActivity } from './read-audit'
import { changeRepPrices, readRepPrices } from './rep-prices'
import { changeSensitively, undoChange } from './sensitive-change'
import { addAccount, changeAccount, listAccounts } from './sub-accounts'

export const accountHandlers: Handlers<
  | 'account.requestEmailBinding'
  | 'account.changeEmail'
  | 'account.changePassword'
  | 'account.undoChange'
  | 'account.list'
  | 'account.add'
  | 'account.change'
  | 'account.prices'
  | 'account.setPrice'
  | 'account.removePrice'
  | 'account.priceRules'
  | 'account.setPriceRule'
  | 'account.repPrices'
  | 'account.setRepPrices'
  | 'account.importPrices'
  | 'account.custNumbers'
  | 'account.importCustNumbers'
  | 'account.billing'
  | 'account.activity'
  | 'account.listAddresses'
  | 'account.addAddress'
  | 'account.changeAddress'
  | 'account.removeAddress'
> = {
  'account.requestEmailBinding': ({ query: { email, ...captcha }, network, language }, deps) =>
    sendCode({ email, purpose: 'binding', captcha }, { network, language }, deps),
  'account.changeEmail': async (request, deps) => {
    await changeEmail(request, deps)
    return null
  },
  'account.changePassword': async ({ body, caller, token, network, language }, deps) => {
    const { oldPassword, newPassword } = body
    const { accountId } = caller
    assertNewPassword(newPassword, deps)
    const password = await hashPassword(newPassword)
    await changeSensitively(
      {
        kind: 'password',
        accountId,
        proof: { currentPassword: oldPassword },
        apply: async tx => {
          await tx.update(accounts).set({ password }).where(eq(accounts.accountId, accountId))
        },
      },
      { token, network, language },
      deps,
    )
    return null
  },
  'account.undoChange': async ({ body, network }, deps) => ({ kind: await undoChange(body.secret, { network }, deps) }),
  'account.list': async ({ caller }, deps) => {
    const rows = await listAccounts(deps, caller)
    return { rows, total: rows.length }
  },
  'account.add': (request, deps) => addAccount(request, deps),
  'account.change': (request, deps) => changeAccount(request, deps),
  'account.prices': ({ caller, query }, deps) => listPrices(deps, caller, query),
  'account.setPrice': (request, deps) => setPrice(request, deps),
  'account.removePrice': async (request, deps) => {
    await removePrice(request, deps)
    return null
  },
  'account.priceRules': async ({ caller }, deps) => {
    const rows = await listPriceRules(deps, caller)
    return { rows, total: rows.length }
  },
  'account.setPriceRule': (request, deps) => setPriceRule(request, deps),
  'account.repPrices': ({ caller }, { db }) => readRepPrices(db, caller.custId),
  'account.setRepPrices': (request, deps) => changeRepPrices(request, deps),
  'account.importPrices': (request, deps) => importPrices(request, deps),
  'account.custNumbers': ({ caller, query }, deps) => listOwnNumbers(deps.db, caller, query),
  'account.importCustNumbers': (request, deps) => importOwnNumbers(request, deps),
  'account.billing': ({ caller }, deps) => readBilling(deps, caller),
  'account.activity': ({ caller, query, language }, deps) =>
    readActivity(requestContextOf(caller, deps, language), query),
  'account.listAddresses': async ({ caller, query }, deps) => {
    const rows = await listAddresses(deps, caller, query.kind)
    return { rows, total: rows.length }
  },
  'account.addAddress': (request, deps) => addAddress(request, deps),
  'account.changeAddress': (request, deps) => changeAddress(request, deps),
  'account.removeAddress': async ({ caller, params }, deps) => {
    await removeAddress(deps, caller, params.id)
    return null
  },
}
