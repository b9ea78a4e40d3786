/** Reads the audit: for the supplier all of it, for a main account what its company has done. */

import type { Activity, CallRead, CallResult } from '@cartwright/core/contract'
import { and, desc, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { formatTime } from '../catalogue/time'
import type { Database } from '../db/database'
import { type AuditValues, accounts, audit, customers, sellers } from '../db/schema'
import { fullName } from '../session/full-name'
import type { Cell } from '../tables/table-bytes'
import { assertExportable, clockTime, toColumns, type WantedColumns } from '../tables/table-columns'
import type { Table } from '../tables/write-table'
import type { Spoken } from '../texts/language'
import { localize } from '../texts/localize'
import { activityTexts } from './activity.texts'
import { actionWords, fieldWords, subjectWords, valueWords } from './activity-words'

const PAGE = 50
/** Rows that an export reads at once. */
const PIECE = 500

/** What the supplier does by a command is told to the company where it is about the company. */
const isSeenByCompany = (custId: number) =>
  and(eq(audit.custId, custId), or(isNotNull(audit.accountId), isNotNull(audit.command), isSignIn))
/** A sign-in that failed is nobody's deed; it is about an account of the company. */
const isSignIn = eq(audit.action, 'session.refused')

type ActivityFilter = Omit<CallRead<'account.activity'>['query'], 'before'>

const inCompany = (custId: number, { accountId, kind }: ActivityFilter, before?: number) =>
  and(
    isSeenByCompany(custId),
    before === undefined ? undefined : lt(audit.auditId, before),
    accountId === undefined ? undefined : eq(audit.accountId, accountId),
    kind === undefined ? undefined : startsWith(`${kind}.`),
  )

const selectActivity = (db: Database, condition: SQL | undefined, limit: number) =>
  db
    .select({ row: audit, by: fullName })
    .from(audit)
    .leftJoin(accounts, eq(accounts.accountId, audit.accountId))
    .where(condition)
    .orderBy(desc(audit.auditId))
    .limit(limit)

/** @source ACC-014 */
export async function readActivity(
  { db, caller, language }: RequestContext,
  { before, ...filter }: CallRead<'account.activity'>['query'],
): Promise<CallResult<'account.activity'>> {
  const rows = await selectActivity(db, inCompany(caller.custId, filter, before), PAGE + 1)
  return {
    rows: rows.slice(0, PAGE).map(({ row, by }) => toActivity(row, by, language)),
    hasMore: rows.length > PAGE,
  }
}

const toActivity = (row: typeof audit.$inferSelect, by: string | null, language: Spoken): Activity => ({
  activityId: row.auditId,
  time: formatTime(row.at),
  by: row.accountId === null ? '' : (by ?? ''),
  bySupplier: row.command !== null,
  action: row.action,
  what: actionWords(row.action)(language),
  subject: subjectWords(row.action, row.subject)(language),
  // Of a refusal there is nothing but its code, which its name says.
  changes: row.action === 'right.refused' ? [] : changesInWords(row, language),
  count: row.count,
})

const changesInWords = ({ before, after }: typeof audit.$inferSelect, language: Spoken): Activity['changes'] =>
  fieldsOf(before, after).map(field => ({
    field: fieldWords(field)(language),
    before: valueWords(field, before?.[field])?.(language) ?? null,
    after: valueWords(field, after?.[field])?.(language) ?? null,
  }))

const ACTIVITY_COLUMNS: WantedColumns<typeof activityTexts> = [
  ['time', 'moment', 17],
  ['who', 'text', 24],
  ['what', 'text', 32],
  ['about', 'text', 28],
  ['times', 'count', 8],
  ['field', 'text', 20],
  ['before', 'text', 32],
  ['after', 'text', 32],
]

/**
 * The activity of the company as a table, the newest first: one row for each value that was changed, and one for what changed none.
 * @throws ApiError `REFUSED` when there is more than an export holds
 * @source ACC-014
 */
export async function activityTable(scope: RequestContext, filter: ActivityFilter): Promise<Table> {
  const { db, caller, language } = scope
  assertExportable(await db.$count(audit, inCompany(caller.custId, filter)))
  async function* rows(): AsyncGenerator<Cell[][]> {
    for (let last: number | undefined; ; ) {
      const some = await selectActivity(db, inCompany(caller.custId, filter, last), PIECE)
      if (some.length > 0) yield some.flatMap(({ row, by }) => cellsOf(scope, row.at, toActivity(row, by, language)))
      last = some.at(-1)?.row.auditId
      if (some.length < PIECE) return
    }
  }
  return {
    name: localize(activityTexts, 'activity')(language),
    columns: toColumns(activityTexts, ACTIVITY_COLUMNS, scope),
    rows: rows(),
  }
}

function cellsOf({ caller, language }: RequestContext, at: Date, activity: Activity): Cell[][] {
  const { bySupplier, by, what, subject, count, changes } = activity
  const who = bySupplier ? localize(activityTexts, 'supplier')(language) : by
  const beginning = [clockTime(at, caller), who, what, subject, count]
  if (changes.length === 0) return [[...beginning, null, null, null]]
  return changes.map(({ field, before, after }) => [...beginning, field, before, after])
}

/** Fields in the order in which they were written. */
const fieldsOf = (before: AuditValues | null, after: AuditValues | null): string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
]

/** Of each field what it was and what it is, as they were written. */
export const changesOf = (before: AuditValues | null, after: AuditValues | null): Activity['changes'] =>
  fieldsOf(before, after).map(field => ({ field, before: toText(before?.[field]), after: toText(after?.[field]) }))

const toText = (value: AuditValues[string] | undefined): string | null =>
  value === null || value === undefined ? null : Array.isArray(value) ? value.join(', ') : String(value)

export interface AuditFilter {
  custnum?: number | undefined
  userName?: string | undefined
  action?: string | undefined
  /** First day at the site of the company; in UTC of what is about none. */
  since?: string | undefined
  limit: number
}

/** Newest first, with company and account in words. */
export function readAudit(db: Database, { custnum, userName, action, since, limit }: AuditFilter) {
  return db
    .select({ row: audit, custnum: customers.custnum, userName: accounts.userName, orgId: customers.orgId })
    .from(audit)
    .leftJoin(accounts, eq(accounts.accountId, audit.accountId))
    .leftJoin(customers, eq(customers.custId, audit.custId))
    .leftJoin(sellers, eq(sellers.orgId, customers.orgId))
    .where(
      and(
        custnum === undefined ? undefined : eq(customers.custnum, custnum),
        userName === undefined ? undefined : eq(sql`lower(${accounts.userName})`, userName.toLowerCase()),
        action === undefined ? undefined : startsWith(action),
        since === undefined
          ? undefined
          : sql`${audit.at} >= ${since}::timestamp at time zone coalesce(${sellers.timeZone}, 'UTC')`,
      ),
    )
    .orderBy(desc(audit.auditId))
    .limit(limit)
}

const startsWith = (prefix: string): SQL => sql`starts_with(${audit.action}, ${prefix})`
