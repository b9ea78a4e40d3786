/** Who is let in: tokens, captchas, counters of tries, e-mailed codes. */
import type { EmbedRefusal, Right } from '@cartwright/core/contract'
import { boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'
import { accounts, customers } from './customers'

/** Keys by which a company's server vouches for its buyers (docs/decisions/0114-embed-keys.md). */
export const embedKeys = pgTable(
  'embed_keys',
  {
    keyId: uuid('key_id').primaryKey().defaultRandom(),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the secret. */
    secretHash: text('secret_hash').notNull().unique(),
    /** Last four characters of the secret. */
    hint: text('hint').notNull(),
    origins: jsonb('origins').$type<string[]>().notNull(),
    components: jsonb('components').$type<string[]>().notNull(),
    rights: jsonb('rights').$type<Right[]>().notNull(),
    /** Ids of accounts; null for all of the company. */
    buyers: jsonb('buyers').$type<number[]>(),
    /** Null for a key that the supplier made. */
    createdBy: integer('created_by').references(() => accounts.accountId, { onDelete: 'set null' }),
    createTime: moment('create_time').notNull(),
    lastUsed: moment('last_used'),
    expires: moment('expires').notNull(),
    revoked: moment('revoked'),
    lastRefused: moment('last_refused'),
    refusedFor: text('refused_for').$type<EmbedRefusal>(),
  },
  table => [index('embed_keys_cust').on(table.custId), index('embed_keys_expires').on(table.expires)],
)

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
    /** The key that vouches for the buyer; null after a sign-in with a password. */
    keyId: uuid('key_id').references(() => embedKeys.keyId, { onDelete: 'cascade' }),
    /** Origin of the company's page that the buyer comes from; null without a key. */
    host: text('host'),
    /** Elements that the page has asked for; null for all of the key. */
    components: jsonb('components').$type<string[]>(),
    /** True where the page has handed the session over to the shop: it belongs to the shop's own origin, and slides. */
    handedOver: boolean('handed_over').notNull().default(false),
    /** When it ends in any case; null where the time of the sign-in and the role say so. */
    fixedEnd: moment('fixed_end'),
  },
  table => [
    index('tokens_account').on(table.accountId),
    index('tokens_expires').on(table.expires),
    index('tokens_key').on(table.keyId),
  ],
)

/** Codes by which a page hands its session over to the shop: one use, within a minute. */
export const handOvers = pgTable(
  'hand_overs',
  {
    /** SHA-256 of the code. */
    hash: text('hash').primaryKey(),
    /** The session that asked for it: without it the code opens nothing. */
    tokenHash: text('token_hash')
      .notNull()
      .references(() => tokens.hash, { onDelete: 'cascade' }),
    /** Origin of the page that asked; blank where it was no page. */
    host: text('host').notNull(),
    expires: moment('expires').notNull(),
    used: moment('used'),
    /** Kept for a day, to say where a code came from that is used late. */
    createTime: moment('create_time').notNull(),
  },
  table => [index('hand_overs_token').on(table.tokenHash), index('hand_overs_time').on(table.createTime)],
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
