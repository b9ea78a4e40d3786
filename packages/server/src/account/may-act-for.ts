/** Who may act for another account of the company (ACC-014, PERM-020, docs/decisions/0090-acting-for-another-account.md). */
import { ADMIN_ROLE, hasPermission } from '@cartwright/core/rules'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { readRows } from '../db/rows'
import { accountPriceRules, accountPrices, type accounts } from '../db/schema'
import { forbidden } from '../http/authorization'
import type { Principal } from '../http/handler'

export const MAIN_ROLE = 'mainCustomer'
/** May change own article numbers, which a clerk may not. */
export const REP_ROLE = 'salesRep'

/** What an account holds. */
export type Held = Pick<typeof accounts.$inferSelect, 'accountId' | 'mainAccount' | 'roles' | 'permissions'>

/**
 * Acting for another account gives all that it has: who gets its mail or sets its password signs in as it. So only an account that could
 * grant the role, every permission and the prices of the other one may act for it. Each account may act for itself.
 * @throws ApiError `FORBIDDEN`
 */
export async function assertMayActFor(db: Database, caller: Principal, account: Held): Promise<void> {
  if (!(await mayActFor(db, caller, account))) throw forbidden()
}

/** What `assertMayActFor` asks, for writes that name many accounts. */
export async function mayActFor(db: Database, caller: Principal, account: Held): Promise<boolean> {
  if (account.accountId === caller.accountId) return true
  if (account.mainAccount && !caller.mainAccount) return false
  if (!account.roles.every(role => mayGrantRole(caller, role))) return false
  if (!account.permissions.every(permission => hasPermission(caller.permissions, [permission]))) return false
  return caller.mainAccount || seeSamePrices(db, caller.accountId, account.accountId)
}

/** A role that is a name for a set of permissions alone is anyone's to give (PERM-020). */
export function mayGrantRole(caller: Pick<Principal, 'mainAccount' | 'roles'>, role: string): boolean {
  if (role === MAIN_ROLE) return caller.mainAccount
  if (role === REP_ROLE) return caller.mainAccount || caller.roles.some(each => each === REP_ROLE || each === MAIN_ROLE)
  return role !== ADMIN_ROLE || caller.roles.includes(ADMIN_ROLE)
}

async function seeSamePrices(db: Database, one: number, other: number): Promise<boolean> {
  const [rules, others] = await Promise.all(
    [one, other].map(id =>
      db
        .select({ percent: accountPriceRules.percent, rounding: accountPriceRules.rounding })
        .from(accountPriceRules)
        .where(eq(accountPriceRules.accountId, id)),
    ),
  )
  const [differing] = await readRows(
    db,
    sql`(select goods_sku_id, price from ${accountPrices} where account_id in (${one}, ${other})
      group by goods_sku_id, price having count(*) = 1) limit 1`,
  )
  return JSON.stringify(rules) === JSON.stringify(others) && !differing
}
