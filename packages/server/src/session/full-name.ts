/** Names of accounts in statements. */
import { sql } from 'drizzle-orm'
import { accounts } from '../db/schema'

/** `personName` of the core, where the database sorts and searches by it. */
export const fullName = sql<string>`coalesce(nullif(concat_ws(' ', nullif(trim(${accounts.firstName}), ''),
  nullif(trim(${accounts.lastName}), '')), ''), ${accounts.userName})`
