/** Runs a command in the process of the command line, which opens the database itself. */

import { openDatabase } from '../db/open-database'
import { holdsDatabase } from '../db/pglite/open-pglite'
import type { Settings } from '../env'
import type { Log } from '../process/log'
import { type OpsAnswer, type OpsArgs, OpsTrouble } from './command'
import { runCommand } from './commands'

/** The command line prints its own answer; what the database says while it opens is of no use there. */
const silent: Log = { info: () => undefined, error: () => undefined }

type OwnSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 'prepared' | 'isProduction'>

/** @throws OpsTrouble, DatabaseProblem */
export async function runHere(
  { dataDir, databaseUrl: url, prepared, isProduction }: OwnSettings,
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
    return await runCommand({ db: opened.db, clock: () => new Date(), dataDir, isProduction }, name, args)
  } finally {
    await opened.close()
  }
}
