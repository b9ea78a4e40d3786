/** Writes into the audit: who did what, before and after (docs/decisions/0092-audit.md). */
import { sql } from 'drizzle-orm'
import { currentActor } from './actor'
import type { Database } from './database'
import { type AuditValues, audit } from './schema'

const MINUTE_MS = 60_000

/** Tables, and papers with money of the company: they stand in the audit when they leave the shop. */
export const AUDITED_EXPORTS = [
  'activity',
  'orders',
  'order',
  'returns',
  'custNumbers',
  'invoices',
  'reconciliation',
  'invoice',
  'creditNote',
  'eInvoice',
  'statement',
] as const
export type AuditedExport = (typeof AUDITED_EXPORTS)[number]

/** All that stands in the audit: the part before the dot is its kind. */
export type AuditAction =
  | 'account.added'
  | 'account.changed'
  | 'account.confirmed'
  | 'account.email'
  | 'account.password'
  | 'account.undone'
  | 'address.added'
  | 'address.changed'
  | 'address.removed'
  | 'command.run'
  | 'company.repPrices'
  | 'company.terms'
  | 'embedKey.added'
  | 'embedKey.changed'
  | 'embedKey.revoked'
  | `export.${AuditedExport}`
  | 'number.imported'
  | 'number.set'
  | 'order.cancelled'
  | 'order.held'
  | 'order.placed'
  | 'order.released'
  | 'order.restCancelled'
  | 'order.restMoved'
  | 'price.imported'
  | 'price.removed'
  | 'price.rule'
  | 'price.set'
  | 'report.added'
  | 'report.sent'
  | 'report.withdrawn'
  | 'return.approved'
  | 'return.received'
  | 'return.reduced'
  | 'return.refunded'
  | 'return.rejected'
  | 'return.submitted'
  | 'right.refused'
  | 'session.ended'
  | 'session.refused'
  | 'session.started'

export interface Recorded {
  action: AuditAction
  /** What it was done to: number of an order, user name of an account, name of a call. */
  subject?: string
  /** The company it is about, where it is another than that of the actor. */
  custId?: number | null
  before?: AuditValues | null
  after?: AuditValues | null
}

/** In the transaction of the change: a row stands for what has happened. */
export async function record(tx: Database, now: Date, recorded: Recorded): Promise<void> {
  const row = toRow(now, recorded)
  if (row) await tx.insert(audit).values(row)
}

/** The same where values differ only: of each field that was changed what it was and what it is. */
export async function recordChange(
  tx: Database,
  now: Date,
  { before, after, ...recorded }: Recorded & { before: AuditValues; after: AuditValues },
): Promise<void> {
  const changed = Object.keys(after).filter(field => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  if (changed.length === 0) return
  const only = (values: AuditValues) => Object.fromEntries(changed.map(field => [field, values[field] ?? null]))
  await record(tx, now, { ...recorded, before: only(before), after: only(after) })
}

/** What may happen often has one row a minute for the same account, action and subject, with a count. */
export async function recordOften(db: Database, now: Date, recorded: Recorded): Promise<void> {
  const row = toRow(now, recorded)
  if (!row) return
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const countKey = [row.accountId ?? row.network, row.custId, row.action, row.subject, minute].join(' ')
  await db
    .insert(audit)
    .values({ ...row, countKey })
    .onConflictDoUpdate({ target: audit.countKey, set: { count: sql`${audit.count} + 1` } })
}

function toRow(at: Date, { action, subject = '', custId, before, after }: Recorded) {
  const actor = currentActor()
  if (!actor) return undefined
  const { accountId, command, session, network, requestId } = actor
  return {
    at,
    action,
    subject,
    accountId,
    custId: custId === undefined ? actor.custId : custId,
    command: command ?? null,
    session: session ?? null,
    network: network ?? null,
    requestId: requestId ?? null,
    before: before ?? null,
    after: after ?? null,
  }
}
