/** What ends a start or a command of the supplier, in words for the operator. */
import { type Settings, SettingsProblem } from '../env'
import { isBusy } from './database-busy'
import { DatabaseProblem } from './database-problem'
import { serverName } from './postgres/server-name'
import { isStorageFull } from './storage-full'

/** SQLSTATE read_only_sql_transaction: a copy that follows another server, or a database that was closed to changes. */
const READ_ONLY = '25006'

/** @returns undefined for a fault of the shop itself, whose stack belongs in the log */
export function explainFailure(
  error: unknown,
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): string | undefined {
  if (error instanceof SettingsProblem || error instanceof DatabaseProblem) return error.message
  if (!databaseUrl) {
    return isStorageFull(error) ? `The disk of ${dataDir} is full. Make room and try again.` : undefined
  }
  const server = `The PostgreSQL of DATABASE_URL (${serverName(databaseUrl)})`
  const [cause] = causesOf(error).slice(-1)
  const reason = cause?.message ?? ''
  if (isStorageFull(error)) return `${server} has no room left: ${reason}. Make room on its disk and try again.`
  if (isBusy(error)) return `${server} cannot be used at the moment: ${reason}. Try again; nothing is left half done.`
  if (causesOf(error).some(({ code }) => code === READ_ONLY)) {
    return `${server} takes no changes: ${reason}. Name one that does in DATABASE_URL, not a copy that only follows it.`
  }
  return undefined
}

function causesOf(error: unknown): (Error & { code?: unknown })[] {
  const causes = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  return causes
}
