/** The forms that change the e-mail address and the password of the own account (ACC-004, ACC-007). */

import * as accountCalls from '../contract/account'
import * as confirmationCalls from '../contract/confirmation'
import { toMailAddress } from '../contract/mail-address'
import { isShopError, ShopError } from '../errors/shop-error'
import { sessionSettled } from '../listing/catalogue-context'
import { requestOf } from '../registration/code-request'
import { isMailAddress, isPassword } from '../rules'
import { restoreAfterSignIn } from '../session/restore-after-sign-in'
import type { Shop } from '../shop.types'
import { createAccount } from './account'
import { createFieldForm, type FieldForm } from './field-form'

export type EmailChangeField = 'email' | 'emailVerificationCode' | 'currentPassword'
export type PasswordChangeField = 'emailVerificationCode' | 'oldPassword' | 'password' | 'checkPassword'

/**
 * Another e-mail address: a code goes to the new one, the current password is asked for, and the old address is notified. The address that
 * was typed survives an expired sign-in; code and password are secrets and do not.
 * @source ACC-004, API-022, API-023, VAL-017, ERR-003
 */
export function createEmailChange(shop: Shop): FieldForm<EmailChangeField> & { destroy(): void } {
  const account = createAccount(shop)
  const form = createFieldForm<EmailChangeField>(shop, {
    empty: { email: '', emailVerificationCode: '', currentPassword: '' },
    check: ({ email }) => (isMailAddress(toMailAddress(email)) ? {} : { email: 'emailInvalid' }),
    send: ({ email, emailVerificationCode: code, currentPassword }) =>
      account.changeEmail({ email, code, currentPassword }),
  })
  const leaving = new AbortController()
  void sessionSettled(shop.session, leaving.signal).then(() => {
    if (leaving.signal.aborted || !shop.session.store.getState().isSignedIn) return
    const { kept, stop } = restoreAfterSignIn(shop, {
      what: 'new-email',
      entered: () => form.store.getState().values.email,
      parse: text => (typeof text === 'string' ? text : undefined),
    })
    leaving.signal.addEventListener('abort', stop, { once: true })
    if (kept && form.store.getState().values.email === '') form.set('email', kept)
  })
  return { ...form, destroy: () => leaving.abort() }
}

/**
 * Another password: with a code that was mailed to the address of the account, and the old password. The code is checked before the
 * password, and once: a wrong old password does not use it up again.
 * @source ACC-007, API-024, VAL-005, VAL-006, VAL-008, ENT-013
 */
export function createPasswordChange(shop: Shop): FieldForm<PasswordChangeField> {
  const { client, drafts, session } = shop
  let checked: string | undefined
  return createFieldForm<PasswordChangeField>(shop, {
    empty: { emailVerificationCode: '', oldPassword: '', password: '', checkPassword: '' },
    check: ({ password, checkPassword }) => ({
      ...(isPassword(password) ? {} : { password: 'passwordWeak' }),
      ...(password === checkPassword ? {} : { checkPassword: 'passwordMismatch' }),
    }),
    send: async ({ emailVerificationCode, oldPassword, password: newPassword }) => {
      const { email } = session.store.getState()
      const code = emailVerificationCode.trim()
      if (checked !== `${email} ${code}`) {
        const body = { email, emailVerificationCode: code, ...requestOf(drafts, 'confirmation', email) }
        await client.call(confirmationCalls.confirm, { body }, { silent: true })
        checked = `${email} ${code}`
      }
      try {
        await client.call(accountCalls.changePassword, { body: { oldPassword, newPassword } }, { silent: true })
      } catch (thrown) {
        throw atOldPassword(thrown)
      }
      checked = undefined
    },
  })
}

/** The server names the field as the sensitive changes have it; the form has the name of the specification (ENT-013). */
function atOldPassword(thrown: unknown): unknown {
  if (!isShopError(thrown, 'refused')) return thrown
  const { data } = thrown.at
  const isIt = typeof data === 'object' && data !== null && 'field' in data && data.field === 'currentPassword'
  return isIt
    ? new ShopError(thrown.kind, thrown.message, { ...thrown.at, data: { ...data, field: 'oldPassword' } })
    : thrown
}
