/** The first-login confirmation of an account. */

import { CODE } from '@cartwright/core/contract'
import { accountRefusals } from '../account/account-refusals.texts'
import { bindEmail, isSameEmail } from '../account/bind-email'
import { ApiError } from '../http/api-error'
import type { Deps, Incoming } from '../http/handler'
import { localize } from '../texts/localize'

/**
 * Binds the mailbox and confirms the account. A confirmed account changes its address by `account.changeEmail`, which asks for the password.
 * @throws ApiError `REFUSED` for a wrong code, and for an address that another account has
 * @source API-018, CONF-001 to CONF-003
 */
export async function confirmAccount(request: Incoming<'confirmation.confirm'>, deps: Deps): Promise<void> {
  const { caller, body } = request
  if (caller.confirmed && !isSameEmail(body.email, caller.email)) {
    const problem = { field: 'currentPassword', problem: 'required' }
    throw new ApiError(CODE.REFUSED, localize(accountRefusals, 'currentPasswordWrong'), problem)
  }
  await bindEmail(request, 'confirmation', 'unconfirmed', { confirmed: true }, deps)
  deps.log.info('account.confirmed', { accountId: caller.accountId })
}
