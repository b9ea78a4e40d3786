/** Opens the shop's database: PostgreSQL by address, else PGlite in a folder or in memory. */
import type { Log } from '../process/log'
import type { OpenDatabase } from './open-database.types'
import { type DirectoryOptions, openDirectory, openMemory } from './pglite/open-pglite'
import { openPostgres, type PostgresOptions } from './postgres/open-postgres'

/** Where the data is. */
export type DatabaseSource =
  /** A folder of this machine, for one process; it is created when missing. */
  | Omit<DirectoryOptions, 'log'>
  /** `postgres://…` of a PostgreSQL 15 or newer, for any number of processes. */
  | Omit<PostgresOptions, 'log'>
  /** Gone at the end of the process; from `image` when given, a dump of a PGlite folder. */
  | { memory: true; image?: ArrayBuffer }

/**
 * Opens the database and brings its tables up to date.
 * @throws DatabaseProblem with a text for the operator: in use, too old, out of reach, not durable
 */
export function openDatabase(source: DatabaseSource & { log: Log }): Promise<OpenDatabase> {
  if ('url' in source) return openPostgres(source)
  if ('dataDir' in source) return openDirectory(source)
  return openMemory(source.image)
}
