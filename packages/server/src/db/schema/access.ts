/** Who is let in: tokens, captchas, counters of tries, e-mailed codes. */
import { boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
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
    /** Names the session where its owner lists and ends sessions; useless as a token. */
    sessionId: uuid('session_id').notNull().defaultRandom(),
    /** Moves forward with use (sliding), up to the longest life of a session after `createTime`. */
    expires: moment('expires').notNull(),
    createTime: moment('create_time').notNull(),
    lastUsed: moment('last_used').notNull(),
    /** Header `User-Agent` of the sign-in, shortened: what a person recognises a device by. */
    userAgent: text('user_agent').notNull().default(''),
    /** Whether a process in production issued it, which takes no others: published passwords open a shop that is tried out. */
    inProduction: boolean('in_production').notNull().default(false),
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
  /** The counter starts again after this moment. */
  resets: moment('resets').notNull(),
})

/** E-mailed codes (20 minutes, one use, LIM-007). Each belongs to the request that asked for it; a mailbox may have several. */
export const emailCodes = pgTable(
  'email_codes',
  {
    /** Random; only the client that asked for the code knows it. */
    requestId: text('request_id').primaryKey(),
    /** In lower case; empty where there is no such account, so that the code opens nothing. */
    email: text('email').notNull(),
    /** What the code may be used for, see `CodePurpose`. */
    purpose: text('purpose').notNull(),
    /** SHA-256 of the code. */
    hash: text('hash').notNull(),
    /** Tries that brought the request id. */
    tries: smallint('tries').notNull().default(0),
    /** Tries without it, from the network that asked. */
    triesWithoutId: smallint('tries_without_id').notNull().default(0),
    /** Hash of the network that asked. */
    network: text('network').notNull(),
    expires: moment('expires').notNull(),
  },
  table => [index('email_codes_email').on(table.email, table.purpose), index('email_codes_expires').on(table.expires)],
)

/** Sensitive changes that the old address can still undo. */
export const accountChanges = pgTable(
  'account_changes',
  {
    changeId: uuid('change_id').primaryKey().defaultRandom(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the mail. */
    hash: text('hash').notNull().unique(),
    /** `email` or `password`. */
    kind: text('kind').notNull(),
    /** What was there before the change, as far as it is restored. */
    before: jsonb('before').$type<{ email?: string }>().notNull(),
    createTime: moment('create_time').notNull(),
    expires: moment('expires').notNull(),
  },
  table => [index('account_changes_account').on(table.accountId), index('account_changes_expires').on(table.expires)],
)
