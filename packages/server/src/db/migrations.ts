/** Brings the tables up to date, and says clearly when they do not belong to this version of the shop. */
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Log } from '../process/log'
import { packageFile } from '../process/package-files'
import type { Database } from './database'
import { DatabaseProblem } from './database-problem'
import { readRows } from './rows'

/** Of `drizzle-orm`, which keeps a row for each migration it has applied. */
const RECORD = sql.raw('drizzle.__drizzle_migrations')

/**
 * Applies what is missing; logs `database.migrated` when there was an older schema.
 * @param apply runs the migrations of the package
 * @throws DatabaseProblem when the tables are those of another version, or have no record of their migrations
 */
export async function migrateDatabase(db: Database, log: Log, apply: (folder: string) => Promise<void>): Promise<void> {
  const folder = packageFile('migrations')
  const known = readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis)
  const applied = await readApplied(db)
  const unknown = applied.filter(time => !known.includes(time))
  const newer = unknown.filter(time => time > Math.max(...known))
  if (newer.length > 0) {
    throw new DatabaseProblem(
      `The database was set up by a newer version of the shop: it has ${newer.length} migration(s) that this version ` +
        'does not know. Start that version, or restore a backup made before its first start.',
    )
  }
  if (unknown.length > 0) {
    throw new DatabaseProblem(
      'The data was made by an unreleased version of the shop, and this version does not know its tables. It is left as it is. ' +
        'Name a new, empty folder (DATA_DIR) or database (DATABASE_URL), or start the version that made the data.',
    )
  }
  if (applied.length === 0 && (await hasTables(db))) {
    throw new DatabaseProblem(
      'The database has tables of the shop, but no record of the migrations that made them (drizzle.__drizzle_migrations). ' +
        'Restore a complete backup, or name an empty database.',
    )
  }
  await apply(folder)
  const added = known.length - applied.length
  if (applied.length > 0 && added > 0) log.info('database.migrated', { from: applied.length, to: known.length })
}

async function readApplied(db: Database): Promise<number[]> {
  const [record] = await readRows<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!record?.name) return []
  const rows = await readRows<{ created: string }>(db, sql`select created_at as created from ${RECORD}`)
  return rows.map(({ created }) => Number(created))
}

async function hasTables(db: Database): Promise<boolean> {
  const [found] = await readRows<{ name: string | null }>(db, sql`select to_regclass('public.org_sites')::text as name`)
  return Boolean(found?.name)
}
