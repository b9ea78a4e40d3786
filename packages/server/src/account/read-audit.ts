/** Reads the audit: for the supplier all of it, for a main account what its company has done. */
import type { Activity, CallRead, CallResult } from '@cartwright/core/contract'
import { and, desc, eq, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { formatTime } from '../catalogue/time'
import type { Database } from '../db/database'
import { type AuditValues, accounts, audit, customers } from '../db/schema'
import type { Principal } from '../http/handler'
import { fullName } from '../orders/list-orders'

const PAGE = 50

/** What the supplier does by a command is told to the company where it is about the company. */
const isSeenByCompany = (custId: number) =>
  and(eq(audit.custId, custId), or(isNotNull(audit.accountId), isNotNull(audit.command), isSignIn))
/** A sign-in that failed is nobody's deed; it is about an account of the company. */
const isSignIn = eq(audit.action, 'session.refused')

/** @source ACC-014 */
export async function readActivity(
  db: Database,
  { custId }: Principal,
  { before, accountId, kind }: CallRead<'account.activity'>['query'],
): Promise<CallResult<'account.activity'>> {
  const rows = await db
    .select({ row: audit, by: fullName })
    .from(audit)
    .leftJoin(accounts, eq(accounts.accountId, audit.accountId))
    .where(
      and(
        isSeenByCompany(custId),
        before === undefined ? undefined : lt(audit.auditId, before),
        accountId === undefined ? undefined : eq(audit.accountId, accountId),
        kind === undefined ? undefined : startsWith(`${kind}.`),
      ),
    )
    .orderBy(desc(audit.auditId))
    .limit(PAGE + 1)
  return { rows: rows.slice(0, PAGE).map(({ row, by }) => toActivity(row, by)), hasMore: rows.length > PAGE }
}

const toActivity = (row: typeof audit.$inferSelect, by: string | null): Activity => ({
  activityId: row.auditId,
  time: formatTime(row.at),
  by: row.accountId === null ? '' : (by ?? ''),
  bySupplier: row.command !== null,
  action: row.action,
  subject: row.subject,
  changes: changesOf(row.before, row.after),
  count: row.count,
})

/** Of each field what it was and what it is, in the order in which they were written. */
export const changesOf = (before: AuditValues | null, after: AuditValues | null): Activity['changes'] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map(field => ({
    field,
    before: toText(before?.[field]),
    after: toText(after?.[field]),
  }))

const toText = (value: AuditValues[string] | undefined): string | null =>
  value === null || value === undefined ? null : Array.isArray(value) ? value.join(', ') : String(value)

export interface AuditFilter {
  custnum?: number | undefined
  userName?: string | undefined
  action?: string | undefined
  since?: Date | undefined
  limit: number
}

/** Newest first, with company and account in words. */
export function readAudit(db: Database, { custnum, userName, action, since, limit }: AuditFilter) {
  return db
    .select({ row: audit, custnum: customers.custnum, userName: accounts.userName })
    .from(audit)
    .leftJoin(accounts, eq(accounts.accountId, audit.accountId))
    .leftJoin(customers, eq(customers.custId, audit.custId))
    .where(
      and(
        custnum === undefined ? undefined : eq(customers.custnum, custnum),
        userName === undefined ? undefined : eq(sql`lower(${accounts.userName})`, userName.toLowerCase()),
        action === undefined ? undefined : startsWith(action),
        since === undefined ? undefined : gte(audit.at, since),
      ),
    )
    .orderBy(desc(audit.auditId))
    .limit(limit)
}

const startsWith = (prefix: string): SQL => sql`starts_with(${audit.action}, ${prefix})`
