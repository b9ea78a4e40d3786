/** The accounts of a company: its main customers, and those they have added (ACC-005, ACC-012, ACC-014). */

import { randomBytes } from 'node:crypto'
import type { CallResult, CompanyAccount } from '@cartwright/core/contract'
import { hasPermission, isMailAddress, PERMISSION, WILDCARD } from '@cartwright/core/rules'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { record, recordChange } from '../db/record'
import { type AuditValues, accountPriceRules, accountPrices, accounts, customers } from '../db/schema'
import { notFound, refusedField } from '../http/api-error'
import { forbidden } from '../http/authorization'
import type { Deps, Incoming, Principal } from '../http/handler'
import { assertRoomIn, ROWS_MAX } from '../limits/account-limits'
import { assertWithinLimit, limitKey } from '../limits/rate-limit'
import { enqueue } from '../outbox/outbox'
import { assertFree, emailOccupied, hasEmail, refuseTaken } from '../session/accounts'
import { hashPassword } from '../session/passwords'
import { revokeTokens } from '../session/tokens'
import { languageOf } from '../texts/language'
import { localize } from '../texts/localize'
import { runIdempotent } from '../transactions/run-idempotent'
import { transact } from '../transactions/transact'
import { accountRefusals } from './account-refusals.texts'
import { assertMayActFor, MAIN_ROLE, mayGrantRole } from './may-act-for'

type AccountRow = typeof accounts.$inferSelect

/** A password that no one knows; the owner sets one with a mailed code. */
const UNUSABLE_BYTES = 32
/** Tries of a company: enough for a team, too few to learn which names and addresses have accounts. */
const ADDED_BY_COMPANY = { max: 60, windowMs: 60 * 60_000 }

/** @source API-092, ACC-005 */
export async function listAccounts({ db }: Deps, caller: Principal): Promise<CompanyAccount[]> {
  const rows = await db
    .select()
    .from(accounts)
    .where(eq(accounts.custId, caller.custId))
    .orderBy(desc(accounts.mainAccount), asc(accounts.accountId))
  return rows.map(row => toCompanyAccount(row, caller))
}

/**
 * Adds an account that has no password yet, and writes to its owner how to set one. Once per idempotency key. One that a sub-account adds
 * sees the prices of that sub-account.
 * @throws ApiError `REFUSED` for a name or address that is taken, and for more than the caller may give
 * @source API-092, ACC-014
 */
export async function addAccount(
  { body, caller, idempotencyKey: key, language }: Incoming<'account.add'>,
  deps: Deps,
): Promise<CallResult<'account.add'>> {
  const { db, clock, log, outbox } = deps
  const { custId } = caller
  const { role, status, ...fields } = body
  assertGrantable(caller, role, body.permissions)
  assertEmail(body.email)
  const password = await hashPassword(randomBytes(UNUSABLE_BYTES).toString('base64url'))
  let made: AccountRow | undefined
  const added = await refuseTaken(() =>
    runIdempotent(db, { accountId: caller.accountId, key, call: 'account.add', body, now: clock() }, async tx => {
      await assertWithinLimit(tx, limitKey('accounts-of', String(custId)), clock(), ADDED_BY_COMPANY)
      await assertFree(tx, body)
      await assertRoomIn(tx, accounts, eq(accounts.custId, custId), ROWS_MAX.accounts)
      const [row] = await tx
        .insert(accounts)
        .values({
          ...fields,
          custId,
          password,
          roles: [role],
          active: status === 'active',
          createTime: clock(),
          mainAccount: role === MAIN_ROLE,
          permissions: eachOnce(body.permissions),
        })
        .returning()
      if (!row) throw new Error('the account was not stored')
      if (!caller.mainAccount) await inheritPrices(tx, caller.accountId, row.accountId)
      made = row
      await record(tx, clock(), { action: 'account.added', subject: row.userName, after: auditOf(row) })
      await enqueue(
        tx,
        [{ kind: 'accountAdded', accountId: row.accountId, email: row.email, language: languageOf(language) }],
        clock(),
      )
      return toCompanyAccount(row, caller)
    }),
  )
  if (made) {
    log.info('account.added', { accountId: made.accountId, by: caller.accountId })
    outbox.wake()
  }
  return added
}

/**
 * Changes an account of the company. One that becomes inactive is signed out everywhere at once. Its address can be corrected until its
 * owner has confirmed it; the address it had gets a mail too.
 * @throws ApiError `NOT_FOUND` for an account of another company; `FORBIDDEN` for one that the caller may not act for; `REFUSED` for more
 *   than the caller may give, for the own account that would end, and when no main customer could manage accounts any more
 * @source API-092, ACC-014
 */
export async function changeAccount(
  { body, caller, language }: Incoming<'account.change'>,
  deps: Deps,
): Promise<CallResult<'account.change'>> {
  const { db, clock, log, outbox } = deps
  const { custId } = caller
  const { accountId, role, status, ...fields } = body
  const isIt = and(eq(accounts.custId, custId), eq(accounts.accountId, accountId))
  const [known] = await db.select({ email: accounts.email }).from(accounts).where(isIt)
  // Counted as an added one is: the new address gets a mail, and the answer says whether it has an account.
  if (known && known.email.toLowerCase() !== fields.email.toLowerCase())
    await assertWithinLimit(db, limitKey('accounts-of', String(custId)), clock(), ADDED_BY_COMPANY)
  const { before, after } = await refuseTaken(() =>
    transact(db, async tx => {
      // One change at a time in a company: two main customers must not take the last right from each other.
      await tx.select({ custId: customers.custId }).from(customers).where(eq(customers.custId, custId)).for('update')
      const [before] = await tx.select().from(accounts).where(isIt)
      if (!before) throw notFound('This account')
      await assertMayActFor(tx, caller, before)
      assertGrantable(caller, role, fields.permissions, before)
      if (accountId === caller.accountId && status === 'inactive')
        throw refusedField('status', 'ownAccount', localize(accountRefusals, 'ownAccount'))
      if (fields.email.toLowerCase() !== before.email.toLowerCase()) {
        if (before.confirmed) throw refusedField('email', 'emailFixed', localize(accountRefusals, 'emailOfOwner'))
        assertEmail(fields.email)
        const [taken] = await tx.select({ id: accounts.accountId }).from(accounts).where(hasEmail(fields.email))
        if (taken) throw emailOccupied()
      }
      const [after] = await tx
        .update(accounts)
        .set({
          ...fields,
          roles: [role],
          active: status === 'active',
          mainAccount: role === MAIN_ROLE,
          permissions: eachOnce(fields.permissions),
        })
        .where(isIt)
        .returning()
      if (!after) throw notFound('This account')
      await assertManageable(tx, custId)
      if (!after.active) await revokeTokens(tx, accountId)
      await recordChange(tx, clock(), {
        action: 'account.changed',
        subject: after.userName,
        before: auditOf(before),
        after: auditOf(after),
      })
      if (before.email !== after.email)
        await enqueue(
          tx,
          [
            { kind: 'accountAdded', accountId, email: after.email, language: languageOf(language) },
            { kind: 'addressCorrected', accountId, email: before.email, language: languageOf(language) },
          ],
          clock(),
        )
      return { before, after }
    }),
  )
  log.info('account.changed-by-company', { accountId, by: caller.accountId, active: after.active })
  if (before.email !== after.email) outbox.wake()
  return toCompanyAccount(after, caller)
}

/** What the audit says of an account. */
const auditOf = ({ email, firstName, lastName, roles, permissions, active }: AccountRow): AuditValues => ({
  email,
  firstName,
  lastName,
  role: roles[0] ?? '',
  permissions: [...permissions].sort(),
  status: active ? 'active' : 'inactive',
})

const eachOnce = (permissions: readonly string[]) => [...new Set(permissions)]

/** No one gives what they do not have: neither a permission, nor the rights of a role, nor the company's prices. */
function assertGrantable(
  caller: Principal,
  role: string,
  wanted: readonly string[],
  had: Pick<AccountRow, 'roles' | 'permissions'> = { roles: [], permissions: [] },
): void {
  if (role === MAIN_ROLE && !caller.mainAccount) throw forbidden()
  const isMore = wanted.some(
    permission => !had.permissions.includes(permission) && !hasPermission(caller.permissions, [permission]),
  )
  const isMoreByRole = !had.roles.includes(role) && !mayGrantRole(caller, role)
  if (isMore || isMoreByRole)
    throw refusedField('permissions', 'notYours', localize(accountRefusals, 'permissionNotYours'))
}

/** Prices of an account become those of another one, which has none of its own yet (ACC-016). */
async function inheritPrices(tx: Database, from: number, to: number): Promise<void> {
  await tx.execute(sql`insert into ${accountPriceRules} (account_id, percent, rounding)
    select ${to}::int, percent, rounding from ${accountPriceRules} where account_id = ${from}`)
  await tx.execute(sql`insert into ${accountPrices} (account_id, goods_sku_id, price)
    select ${to}::int, goods_sku_id, price from ${accountPrices} where account_id = ${from}`)
}

/** Codes are mailed to addresses of this form only (CONF-010). */
function assertEmail(email: string): void {
  if (!isMailAddress(email)) throw refusedField('email', 'emailInvalid', 'Invalid email format')
}

/** @throws ApiError `REFUSED` when no active main customer may manage accounts */
async function assertManageable(tx: Database, custId: number): Promise<void> {
  const main = await tx
    .select({ permissions: accounts.permissions })
    .from(accounts)
    .where(and(eq(accounts.custId, custId), eq(accounts.mainAccount, true), eq(accounts.active, true)))
  if (main.some(({ permissions }) => hasPermission(permissions, [PERMISSION.accounts]))) return
  throw refusedField('permissions', 'lastMain', localize(accountRefusals, 'lastMainAccount'))
}

const toCompanyAccount = (
  { accountId, userName, firstName, lastName, email, roles, permissions, active, confirmed, mainAccount }: AccountRow,
  caller: Principal,
): CompanyAccount => ({
  accountId,
  userName,
  firstName,
  lastName,
  email,
  confirmed,
  mainAccount,
  role: roles[0] ?? '',
  // Who has everything has each of them.
  permissions: permissions.includes(WILDCARD) ? Object.values(PERMISSION) : permissions,
  status: active ? 'active' : 'inactive',
  isOwn: accountId === caller.accountId,
})
