/** The mailbox an account is written to, once its owner has entered the mailed code. */
import { CODE } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { changeSensitively, type SensitiveChange } from '../account/sensitive-change'
import { accounts } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Deps, Incoming } from '../http/handler'
import { localize } from '../http/localize'
import { checkCode, consumeCode } from '../mail/email-codes'
import { assertEmailFree } from '../registration/accounts'

/**
 * Another address for the account. Until the account has been confirmed, the specified call without the current password will do.
 * @throws ApiError `REFUSED` for a wrong code or password, and for an address that another account has
 * @source API-023
 */
export async function changeEmail(request: Incoming<'account.changeEmail'>, deps: Deps): Promise<void> {
  const { caller, body } = request
  const proof = caller.confirmed || body.currentPassword ? { currentPassword: body.currentPassword } : 'unconfirmed'
  await bindEmail(request, 'binding', proof, {}, deps)
}

/**
 * The first-login confirmation. A confirmed account changes its address by `account.changeEmail`, which asks for the password.
 * @throws ApiError `REFUSED` for a wrong code, and for an address that another account has
 * @source API-018, CONF-001 to CONF-003
 */
export async function confirmAccount(request: Incoming<'confirmation.confirm'>, deps: Deps): Promise<void> {
  const { caller, body } = request
  if (caller.confirmed && !isSame(body.email, caller.email)) {
    const problem = { field: 'currentPassword', problem: 'required' }
    throw new ApiError(CODE.REFUSED, localize('The current password is wrong.'), problem)
  }
  await bindEmail(request, 'confirmation', 'unconfirmed', { confirmed: true }, deps)
  deps.log.info('account.confirmed', { accountId: caller.accountId })
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

async function bindEmail(
  { body, caller, token, network, language }: Incoming<'account.changeEmail'> | Incoming<'confirmation.confirm'>,
  purpose: 'binding' | 'confirmation',
  proof: SensitiveChange['proof'],
  more: { confirmed?: true },
  deps: Deps,
): Promise<void> {
  const { db, clock } = deps
  const { accountId } = caller
  const request = await checkCode(db, { ...body, purpose, network }, clock())
  await assertEmailFree(db, body.email, accountId)
  const apply: SensitiveChange['apply'] = async tx => {
    await consumeCode(tx, request)
    await tx
      .update(accounts)
      .set({ email: body.email, ...more })
      .where(eq(accounts.accountId, accountId))
  }
  // The same address once more is no change that its owner has to hear of.
  if (proof === 'unconfirmed' && isSame(body.email, caller.email)) return db.transaction(apply)
  await changeSensitively(
    { kind: 'email', accountId, proof, newEmail: body.email, apply },
    { token, network, language },
    deps,
  )
}
