/** The own account: e-mail address, password, and the sessions that are open. */

import type { CallResult } from '../contract'
import * as accountCalls from '../contract/account'
import { toMailAddress } from '../contract/mail-address'
import * as sessionCalls from '../contract/session'
import { requestCode, requestOf } from '../registration/code-request'
import type { CaptchaAnswer } from '../session/session.types'
import type { Shop } from '../shop.types'

/** One open session. Times are ISO 8601. */
export type AccountSession = CallResult<'session.list'>[number]

export interface Account {
  /** Mails a code to a new address. @throws ShopError, see `requestCode` @source API-022 */
  sendEmailCode(email: string, captcha?: CaptchaAnswer): Promise<void>
  /**
   * Takes the new address with the mailed code. The old address receives a mail that undoes it; all other sessions end.
   * @param currentPassword may be missing until the account has been confirmed
   * @throws ShopError `refused`: `at.data.field` is `currentPassword`, `emailVerificationCode` or `email`
   * @source API-023
   */
  changeEmail(change: { email: string; code: string; currentPassword?: string }): Promise<void>
  /**
   * The address receives a mail that undoes it; all other sessions end.
   * @throws ShopError `refused`: `at.data.field` is `currentPassword` or `password`
   * @source API-024
   */
  changePassword(change: { currentPassword: string; newPassword: string }): Promise<void>
  /** The open sessions of this account, the last used first. @throws ShopError */
  listSessions(): Promise<AccountSession[]>
  /** Signs another session out. @throws ShopError `not-found` when it has ended */
  endSession(sessionId: string): Promise<void>
  /** Signs all other sessions out. @throws ShopError */
  endOtherSessions(): Promise<void>
}

/** @param now the present, for how long the request of a code is kept */
export function createAccount(shop: Shop, now: () => Date = () => new Date()): Account {
  const { client, drafts, session } = shop
  const silent = { silent: true }
  return {
    sendEmailCode: (email, captcha) => requestCode(shop, 'binding', email, captcha, now()),
    changeEmail: async ({ email: typed, code, currentPassword }) => {
      const email = toMailAddress(typed)
      const { token } = session.store.getState()
      const request = requestOf(drafts, 'binding', email, now())
      const body = {
        email,
        emailVerificationCode: code.trim(),
        ...request,
        ...(currentPassword && { currentPassword }),
      }
      await client.call(accountCalls.changeEmail, { body }, silent)
      if (session.store.getState().token === token) session.store.setState({ email })
    },
    changePassword: async ({ currentPassword, newPassword }) => {
      const body = { oldPassword: currentPassword, newPassword }
      await client.call(accountCalls.changePassword, { body }, silent)
    },
    listSessions: () => client.call(sessionCalls.list, undefined, silent),
    endSession: async id => {
      await client.call(sessionCalls.end, { params: { id } }, silent)
    },
    endOtherSessions: async () => {
      await client.call(sessionCalls.endOthers, undefined, silent)
    },
  }
}

/**
 * Undoes a change of the e-mail address or password, by the secret of the mail about it. It ends all sessions of the account and makes
 * its password unusable: the next step is a new password. For visitors.
 * @throws ShopError `refused` for an unknown or old secret
 */
export const undoChange = (
  { client }: Pick<Shop, 'client'>,
  secret: string,
): Promise<CallResult<'account.undoChange'>> =>
  client.call(accountCalls.undoChange, { body: { secret: secret.trim() } }, { silent: true, withToken: false })
