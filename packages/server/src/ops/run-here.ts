/** Runs a command in the process of the command line, which opens the database itself. */
import type { Log } from '../app/handler'
import { openDatabase } from '../db/open-database'
import { holdsDatabase } from '../db/pglite/open-pglite'
import { type OpsAnswer, type OpsArgs, OpsTrouble } from './command'
import { runCommand } from './commands'

/** The command line prints its own answer; what the database says while it opens is of no use there. */
const silent: Log = { info: () => undefined, error: () => undefined }

/** @throws OpsTrouble, DatabaseProblem */
export async function runHere(
  { url, prepared, dataDir }: { url: string | undefined; prepared: boolean; dataDir: string },
  name: string,
  args: OpsArgs,
): Promise<OpsAnswer> {
  if (!url && !holdsDatabase(dataDir)) {
    throw new OpsTrouble(
      `There is no shop in ${dataDir}. Start it once, or set DATA_DIR or DATABASE_URL as the shop has it.`,
    )
  }
  const opened = await openDatabase({ ...(url ? { url, prepared } : { dataDir }), log: silent })
  try {
    const isProduction = process.env.NODE_ENV === 'production'
    return await runCommand({ db: opened.db, clock: () => new Date(), dataDir, isProduction }, name, args)
  } finally {
    await opened.close()
  }
}
