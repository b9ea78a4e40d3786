/** The mailbox an account is written to, once its owner has entered the mailed code. */
import { eq } from 'drizzle-orm'
import { checkCode, consumeCode } from '../codes/email-codes'
import { record } from '../db/record'
import { accounts } from '../db/schema'
import type { Deps, Incoming } from '../http/handler'
import { assertEmailFree } from '../session/accounts'
import { changeSensitively, type SensitiveChange } from './sensitive-change'

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
 * Writes the mailbox to the account once the mailed code is right.
 * @param more what the same write changes of the account besides
 */
export async function bindEmail(
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
    if (more.confirmed && !caller.confirmed)
      await record(tx, clock(), { action: 'account.confirmed', subject: caller.userName })
  }
  // The same address once more is no change that its owner has to hear of.
  if (proof === 'unconfirmed' && isSameEmail(body.email, caller.email)) return db.transaction(apply)
  await changeSensitively(
    { kind: 'email', accountId, proof, newEmail: body.email, apply },
    { token, network, language },
    deps,
  )
}

export const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
