/** Who did what, when: written in the transaction of the change, and never changed (docs/decisions/0092-audit.md). */
import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** What stands in a row as it was and as it is: no secret, and no price that a main account may not see. */
export type AuditValues = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** A trigger refuses every change of a row but that of `count`, and every removal but the janitor's. */
export const audit = pgTable(
  'audit',
  {
    auditId: bigserial('audit_id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** The company it is about; null where it is about none. */
    custId: integer('cust_id'),
    /** The account that did it; null for a visitor and for the supplier. */
    accountId: integer('account_id'),
    /** The command by which the supplier did it. */
    command: text('command'),
    /** Id of the session, which is no token. */
    session: text('session'),
    network: text('network'),
    /** Such as `order.placed`: the part before the dot is its kind. */
    action: text('action').notNull(),
    /** What it was done to: number of an order, user name of an account, name of a call. */
    subject: text('subject').notNull().default(''),
    before: jsonb('before').$type<AuditValues>(),
    after: jsonb('after').$type<AuditValues>(),
    requestId: text('request_id'),
    /** How often it happened, for what is counted by the minute. */
    count: integer('count').notNull().default(1),
    /** Of what is counted by the minute: the same for all that one row counts. */
    countKey: text('count_key').unique(),
  },
  table => [
    index('audit_company').on(table.custId, table.auditId),
    index('audit_account').on(table.accountId, table.auditId),
    index('audit_at').on(table.at),
  ],
)
