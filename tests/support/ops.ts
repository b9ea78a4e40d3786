/** The built command line of the supplier. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BuiltShop } from './built-shop'

const ENTRY = fileURLToPath(new URL('../../packages/server/dist/ops/index.js', import.meta.url))

/** A command that waits for ever names itself. */
const LIMIT_MS = 60_000

/** Runs `npm run ops -- <args> --json` for a shop and reads what it printed. @throws with its output when it failed */
export async function runOps(shop: Pick<BuiltShop, 'dataDir' | 'env'>, ...args: string[]) {
  const { DATABASE_URL: _database, ...inherited } = process.env
  const env = { ...inherited, DATA_DIR: shop.dataDir, ...shop.env }
  const run = promisify(execFile)(process.execPath, [ENTRY, ...args, '--json'], { env, timeout: LIMIT_MS })
  const { stdout } = await run.catch((error: Error & { stdout: string; stderr: string; killed?: boolean }) => {
    throw new Error(`ops ${args.join(' ')}: ${error.stdout}${error.stderr}${error.killed ? 'no answer in time' : ''}`)
  })
  return JSON.parse(stdout) as unknown
}
