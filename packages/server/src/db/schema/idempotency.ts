/** Answers already given to a write with an Idempotency-Key. */
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: integer('account_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** SHA-256 of the body. */
    bodyHash: text('body_hash').notNull(),
    /** What the call answered; written in the transaction that did the work. */
    answer: jsonb('answer').$type<unknown>().notNull(),
    createTime: moment('create_time').notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.key] })],
)
