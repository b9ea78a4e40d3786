/** Who is let in: tokens, captchas, counters of tries, e-mailed codes. */
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'
import { accounts } from './customers'

/** Sign-in tokens, stored as SHA-256 hashes only. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    /** Moves forward with use (sliding). */
    expires: moment('expires').notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  table => [index('tokens_account').on(table.accountId), index('tokens_expires').on(table.expires)],
)

/** Captchas and failed tries; shared by all processes of a shop. */
export const captchas = pgTable('captchas', {
  uuid: text('uuid').primaryKey(),
  digits: text('digits').notNull(),
  expires: moment('expires').notNull(),
})

/** Counters for throttling: failed sign-ins by account and address, mails by address. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  /** The counter starts anew after this moment. */
  resets: moment('resets').notNull(),
})

/** E-mailed codes (20 minutes, one use, LIM-007). */
export const emailCodes = pgTable('email_codes', {
  email: text('email').primaryKey(),
  /** SHA-256 of the code. */
  hash: text('hash').notNull(),
  tries: smallint('tries').notNull().default(0),
  expires: moment('expires').notNull(),
})
