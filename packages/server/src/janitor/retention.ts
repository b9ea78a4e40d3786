/** How long rows are kept that are needed for a time only: one entry per table. */
import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  accountChanges,
  audit,
  captchas,
  emailCodes,
  embedKeys,
  handOvers,
  idempotencyKeys,
  orderFiles,
  outbox,
  registrationFiles,
  reports,
  rmaFiles,
  rmas,
  throttles,
  tokens,
} from '../db/schema'
import { ANONYMOUS_ACCOUNT_ID } from '../transactions/run-idempotent'

const DAY_MS = 24 * 60 * 60_000

/** A write may be sent again under its key for this long. */
export const IDEMPOTENCY_KEY_DAYS = 30
/** Of an account that writes more than that, the oldest go first. */
export const IDEMPOTENCY_KEYS_PER_ACCOUNT = 20_000
/** What was sent, or could not be sent, can be looked up this long. */
export const OUTBOX_DAYS = 30
/** A file waits this long for its order or registration. */
export const WAITING_FILE_MS = DAY_MS

/** Of the audit, two years: a setting of the supplier's. */
export const AUDIT_DAYS = 730

/** A draft of a return is kept this long without a change; one in which nothing was entered only this long. */
const DRAFT_DAYS = 90
const EMPTY_DRAFT_MS = DAY_MS
/** A report that was withdrawn can be looked up this long. */
const WITHDRAWN_REPORT_DAYS = 90
/** One that has become a return, as long as goods have a warranty; the return has its content besides. */
const RETURNED_REPORT_DAYS = 730

/** What the supplier decides about it. */
export interface RetentionSettings {
  /** How long the audit is kept. */
  auditDays: number
}

export interface Retention {
  table: PgTable
  /** True for rows that are no longer needed. */
  isExpired(now: Date, settings?: RetentionSettings): SQL | undefined
}

/** A key that has ended can be looked up this long. */
export const ENDED_KEY_DAYS = 90
/** A code of a hand-over says this long where it came from. */
const HAND_OVER_MS = DAY_MS

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

export const RETENTIONS: readonly Retention[] = [
  { table: tokens, isExpired: now => lte(tokens.expires, now) },
  { table: handOvers, isExpired: now => lte(handOvers.createTime, before(now, HAND_OVER_MS)) },
  {
    table: embedKeys,
    isExpired: now => {
      const end = before(now, ENDED_KEY_DAYS * DAY_MS)
      return or(lte(embedKeys.expires, end), lte(embedKeys.revoked, end))
    },
  },
  { table: captchas, isExpired: now => lte(captchas.expires, now) },
  { table: emailCodes, isExpired: now => lte(emailCodes.expires, now) },
  { table: accountChanges, isExpired: now => lte(accountChanges.expires, now) },
  { table: throttles, isExpired: now => lte(throttles.resets, now) },
  {
    table: idempotencyKeys,
    isExpired: now =>
      or(
        lte(idempotencyKeys.createTime, before(now, IDEMPOTENCY_KEY_DAYS * DAY_MS)),
        sql`(account_id, key) in (
          select account_id, key from (
            select account_id, key, row_number() over (partition by account_id order by create_time desc) as place
            from idempotency_keys where account_id <> ${ANONYMOUS_ACCOUNT_ID}) as numbered
          where place > ${IDEMPOTENCY_KEYS_PER_ACCOUNT})`,
      ),
  },
  {
    table: orderFiles,
    isExpired: now => and(isNull(orderFiles.orderId), lte(orderFiles.createTime, before(now, WAITING_FILE_MS))),
  },
  {
    table: rmas,
    isExpired: now =>
      and(
        eq(rmas.status, 'draft'),
        or(
          lte(rmas.updateTime, before(now, DRAFT_DAYS * DAY_MS)),
          and(
            lte(rmas.updateTime, before(now, EMPTY_DRAFT_MS)),
            eq(rmas.note, ''),
            eq(rmas.trackingNo, ''),
            sql`not exists (select from rma_lines where rma_lines.rma_id = ${rmas.rmaId})`,
          ),
        ),
      ),
  },
  {
    table: reports,
    isExpired: now =>
      or(
        lte(reports.withdrawnAt, before(now, WITHDRAWN_REPORT_DAYS * DAY_MS)),
        lte(reports.returnedAt, before(now, RETURNED_REPORT_DAYS * DAY_MS)),
      ),
  },
  {
    table: rmaFiles,
    isExpired: now =>
      and(
        isNull(rmaFiles.rmaId),
        isNull(rmaFiles.reportLineId),
        lte(rmaFiles.createTime, before(now, WAITING_FILE_MS)),
      ),
  },
  {
    table: audit,
    isExpired: (now, { auditDays } = { auditDays: AUDIT_DAYS }) => lte(audit.at, before(now, auditDays * DAY_MS)),
  },
  { table: outbox, isExpired: now => lte(outbox.createTime, before(now, OUTBOX_DAYS * DAY_MS)) },
  {
    table: registrationFiles,
    isExpired: now =>
      and(isNull(registrationFiles.custId), lte(registrationFiles.createTime, before(now, WAITING_FILE_MS))),
  },
]
