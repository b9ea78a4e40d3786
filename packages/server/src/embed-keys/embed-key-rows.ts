/** Keys as they are stored, and as their company reads them. */
import { randomBytes } from 'node:crypto'
import type { EmbedKey } from '@cartwright/core/contract'
import { eq, type SQL } from 'drizzle-orm'
import { formatTime } from '../catalogue/time'
import type { Database } from '../db/database'
import { accounts, embedKeys } from '../db/schema'
import { fullName } from '../session/full-name'
import { hashOf } from '../session/tokens'

const SECRET_BYTES = 32
const HINT_CHARS = 4
/** By this a secret is recognised where it was left by mistake. */
const SECRET_PREFIX = 'cwk_'

export type KeyRow = typeof embedKeys.$inferSelect

export const newSecret = () => {
  const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64url')
  return { secret, secretHash: hashOf(secret), hint: secret.slice(-HINT_CHARS) }
}

/** Keys with the name of who made them. */
export const readKeys = async (db: Database, condition: SQL | undefined): Promise<EmbedKey[]> => {
  const rows = await db
    .select({ row: embedKeys, by: fullName })
    .from(embedKeys)
    .leftJoin(accounts, eq(accounts.accountId, embedKeys.createdBy))
    .where(condition)
  return rows
    .sort((a, b) => b.row.createTime.getTime() - a.row.createTime.getTime())
    .map(({ row, by }) => toEmbedKey(row, by))
}

const toEmbedKey = (row: KeyRow, by: string | null): EmbedKey => ({
  keyId: row.keyId,
  name: row.name,
  hint: row.hint,
  origins: row.origins,
  components: row.components,
  rights: row.rights,
  buyers: row.buyers,
  createdBy: row.createdBy === null ? '' : (by ?? ''),
  createTime: formatTime(row.createTime),
  lastUsed: row.lastUsed && formatTime(row.lastUsed),
  expires: formatTime(row.expires),
  revoked: row.revoked && formatTime(row.revoked),
  lastRefusal: row.lastRefused && row.refusedFor ? { time: formatTime(row.lastRefused), cause: row.refusedFor } : null,
})
