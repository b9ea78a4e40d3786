// Where PostgreSQL's programs are on this machine, and how Debian's package gets there without starting a service.
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall, asRoot } from './apt.mjs'
import { run } from './processes.mjs'

/** The oldest major version the server's SQL is written for. */
const OLDEST = 15
const PARENTS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

/** @returns {Promise<{ postgres: string, initdb: string, version: string } | undefined>} the newest that is new enough */
export async function findPostgres() {
  const found = []
  for (const folder of folders()) {
    const [postgres, initdb] = [join(folder, 'postgres'), join(folder, 'initdb')]
    if (!existsSync(postgres) || !existsSync(initdb)) continue
    const { code, output } = await run(postgres, ['--version'], { capture: true })
    const version = /\d+(\.\d+)?/.exec(output)?.[0]
    if (code === 0 && version && Number.parseInt(version, 10) >= OLDEST)
      found.push({ postgres, initdb, version: `PostgreSQL ${version}`, major: Number.parseFloat(version) })
  }
  return found.sort((a, b) => b.major - a.major)[0]
}

function folders() {
  const below = PARENTS.filter(parent => existsSync(parent)).flatMap(parent =>
    readdirSync(parent).map(name => join(parent, name, 'bin')),
  )
  return [...below, ...(process.env.PATH ?? '').split(delimiter)]
}

/** @returns {Promise<string | undefined>} why it did not work, or nothing */
export async function installPostgres() {
  // With the common part first, the server can be configured not to create and start a cluster of its own.
  if (!existsSync('/etc/postgresql-common')) {
    const problem = await aptInstall('postgresql-common')
    if (problem) return problem
    const file = '/etc/postgresql-common/createcluster.conf'
    await asRoot('sed', '-ri', 's/^#?(create_main_cluster) .*$/\\1 = false/', file)
  }
  return aptInstall('postgresql')
}
