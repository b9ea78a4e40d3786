// Programs that tests put in front of the shop, as a production would: found on this machine, or its system's package.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './apt.mjs'
import { say } from './say.mjs'

/** Where Debian keeps programs that a user's PATH may leave out. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/**
 * @param {'haproxy' | 'pgbouncer'} name of the program, and of its package
 * @returns {Promise<{ path: string } | { missing: string }>}
 */
export async function provideProgram(name) {
  const found = find(name)
  if (found) return { path: found }
  say(`→ No ${name} was found; trying the system's package …`)
  const problem = await aptInstall(name)
  const installed = problem ? undefined : find(name)
  return installed ? { path: installed } : { missing: `no ${name} (${problem ?? 'not found after installing'})` }
}

const find = name =>
  [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS]
    .map(folder => join(folder, name))
    .find(path => existsSync(path))
