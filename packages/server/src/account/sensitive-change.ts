/**
 * The one way to change what decides who owns an account: its e-mail address and its password
 * (docs/decisions/0054-sensitive-changes.md).
 */

import { createHash, randomBytes } from 'node:crypto'
import { CODE } from '@cartwright/core/contract'
import { and, eq, gt, gte } from 'drizzle-orm'
import type { Database } from '../db/database'
import { record } from '../db/record'
import { accountChanges, accounts, customers } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Deps, Incoming } from '../http/handler'
import { assertWithinLimit, clearCounters, limitKey } from '../limits/rate-limit'
import { describeError } from '../process/log'
import { refuseTaken } from '../session/accounts'
import { checkPassword, hashPassword } from '../session/passwords'
import { hashOf as hashOfToken, revokeTokens } from '../session/tokens'
import { readTimeZone } from '../site/read-site'
import { localize } from '../texts/localize'
import { accountRefusals } from './account-refusals.texts'
import { changeMail } from './change-mail'
import type { ChangeKind } from './sensitive-change.types'

const DAY_MS = 24 * 60 * 60_000
/** How long the old address can undo a change. */
export const UNDO_DAYS = 7
const SECRET_BYTES = 32
/** Wrong current passwords of one session. */
const PASSWORD_TRIES = { max: 5, windowMs: 15 * 60_000 }
const UNDO_TRIES = { max: 30, windowMs: 60 * 60_000 }

/** Where the request comes from. */
type Asking = Pick<Incoming<'account.changeEmail'>, 'network' | 'language'> & {
  /** The session that stays open; all others end. */
  token?: string | undefined
}

export interface SensitiveChange {
  kind: ChangeKind
  accountId: number
  /**
   * What shows that the owner asks: the current password, or a proof that the caller of this function has checked, which is a code
   * mailed to the owner (a forgotten password), or that the account has not been confirmed yet.
   */
  proof: { currentPassword: string | undefined } | 'mailed-code' | 'unconfirmed'
  /** The new address, as far as the mail tells it. */
  newEmail?: string
  /** Writes the change, in the transaction that records it. */
  apply(tx: Database): Promise<void>
  /** Runs the transaction, unless the same request has been answered already; `db.transaction` by default. */
  transaction?: (work: (tx: Database) => Promise<object>) => Promise<unknown>
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/**
 * Asks for the current password, makes the change, ends all other sessions of the account, and mails a way back to the address that
 * the account had before.
 * @throws ApiError `REFUSED` with `data.field` `currentPassword` for a missing or wrong password, `TOO_MANY`, and what `apply` throws
 */
export async function changeSensitively(change: SensitiveChange, asking: Asking, deps: Deps): Promise<void> {
  const { db, clock, log } = deps
  const { kind, accountId, proof } = change
  const [account] = await db.select().from(accounts).where(eq(accounts.accountId, accountId))
  if (!account) throw new Error('the account is gone')
  if (typeof proof === 'object') await assertPassword(account, proof.currentPassword, asking, deps)
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const now = clock()
  const transaction: SensitiveChange['transaction'] = change.transaction ?? (work => db.transaction(work))
  let isMade = false
  await refuseTaken(() =>
    transaction(async tx => {
      await change.apply(tx)
      await tx.insert(accountChanges).values({
        accountId,
        kind,
        hash: hashOf(secret),
        createTime: now,
        before: kind === 'email' ? { email: account.email } : {},
        expires: new Date(now.getTime() + UNDO_DAYS * DAY_MS),
      })
      // The first confirmation is expected, and prices and orders come only after it: other tabs and devices stay signed in.
      if (proof !== 'unconfirmed') await revokeTokens(tx, accountId, asking.token)
      isMade = true
      // A password that was forgotten is set by no session: the row stands with the company of the account.
      await record(tx, now, {
        action: `account.${kind}`,
        subject: account.userName,
        custId: account.custId,
        ...(change.newEmail && { before: { email: account.email }, after: { email: change.newEmail } }),
      })
      return {}
    }),
  )
  if (!isMade) return
  log.info('account.changed', { accountId, kind })
  const { userName, email: to } = account
  const [site] = await db.select({ orgId: customers.orgId }).from(customers).where(eq(customers.custId, account.custId))
  const mail = changeMail(
    {
      kind,
      userName,
      newEmail: change.newEmail,
      time: now,
      network: asking.network,
      region: deps.region,
      timeZone: site ? await readTimeZone(db, site.orgId) : 'UTC',
      secret,
      publicUrl: deps.publicUrl,
    },
    asking.language,
  )
  // The change is made. A mail server that is down must not make the buyer repeat it.
  await deps.mailer.send({ to, ...mail }).catch(error => log.error('mail.failed', { kind, ...describeError(error) }))
}

/** @throws ApiError `REFUSED` with `data.field` `currentPassword`, `TOO_MANY` */
export async function assertPassword(
  { accountId, password }: { accountId: number; password: string },
  currentPassword: string | undefined,
  { token = '' }: Asking,
  { db, clock }: Deps,
): Promise<void> {
  const refuse = (problem: string) =>
    new ApiError(CODE.REFUSED, localize(accountRefusals, 'currentPasswordWrong'), {
      field: 'currentPassword',
      problem,
    })
  if (!currentPassword) throw refuse('required')
  // By session: tries of a stolen one do not use up the owner's.
  const key = limitKey('current-password', String(accountId), hashOfToken(token))
  await assertWithinLimit(db, key, clock(), PASSWORD_TRIES)
  if (!(await checkPassword(password, currentPassword))) throw refuse('passwordWrong')
  await clearCounters(db, [key], clock())
}

/**
 * Undoes a change: restores the address, ends all sessions, and makes the password unusable, since the person who made the change knew it.
 * The owner sets a new one by a code to the restored address. Changes made later can no longer be undone: their mails went to an
 * address that may not be the owner's.
 * @param secret out of the mail
 * @throws ApiError `REFUSED` for an unknown or old secret, and when another account has taken the address; `TOO_MANY`
 */
export async function undoChange(
  secret: string,
  { network }: Pick<Asking, 'network'>,
  { db, clock, log }: Deps,
): Promise<ChangeKind> {
  const now = clock()
  await assertWithinLimit(db, limitKey('undo-of', network), now, UNDO_TRIES)
  const unusable = await hashPassword(randomBytes(SECRET_BYTES).toString('base64url'))
  const undone = await refuseTaken(() =>
    db.transaction(async tx => {
      const [change] = await tx
        .delete(accountChanges)
        .where(and(eq(accountChanges.hash, hashOf(secret)), gt(accountChanges.expires, now)))
        .returning()
      if (!change) throw new ApiError(CODE.REFUSED, localize(accountRefusals, 'linkUsed'))
      const { accountId, before, createTime } = change
      await tx
        .delete(accountChanges)
        .where(and(eq(accountChanges.accountId, accountId), gte(accountChanges.createTime, createTime)))
      await tx
        .update(accounts)
        .set({ ...before, password: unusable })
        .where(eq(accounts.accountId, accountId))
      await revokeTokens(tx, accountId)
      const [owner] = await tx.select().from(accounts).where(eq(accounts.accountId, accountId))
      if (owner)
        await record(tx, now, {
          action: 'account.undone',
          subject: owner.userName,
          custId: owner.custId,
          after: { kind: change.kind },
        })
      return change
    }),
  )
  log.info('account.change-undone', { accountId: undone.accountId, kind: undone.kind })
  return undone.kind === 'email' ? 'email' : 'password'
}
