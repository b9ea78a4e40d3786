// A PostgreSQL for the tests: the one we are pointed at, or a throw-away cluster that ends with the command.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { atEnd } from './guard.mjs'
import { fromRoot } from './paths.mjs'
import { findPostgres, installPostgres } from './postgres-binaries.mjs'
import { startCluster } from './postgres-cluster.mjs'
import { say, Trouble } from './say.mjs'

/** What suites have filled and copied: see `testing/postgres-template.ts` of the server. */
const TEMPLATES = "select datname from pg_database where starts_with(datname::text, 'cartwright_seed_')"

/**
 * @param {{ isDurable?: boolean }} options `isDurable`: a throw-away cluster keeps its promises on disk (measurements)
 * @returns {Promise<{ url: string, text: string } | { missing: string }>}
 */
export async function providePostgres({ isDurable = false } = {}) {
  const name = ['TEST_DATABASE_URL', 'DATABASE_URL_TEST', 'DATABASE_URL'].find(key => process.env[key])
  if (name) return { url: await createScratchDatabase(name, process.env[name]), text: `the server of ${name}` }
  let binaries = await findPostgres()
  if (!binaries) {
    say("→ No PostgreSQL was found; trying the system's package …")
    const problem = await installPostgres()
    binaries = problem ? undefined : await findPostgres()
    if (!binaries)
      return { missing: `no PostgreSQL (${problem ?? 'not found after installing'}); set DATABASE_URL_TEST` }
  }
  const url = await startCluster(binaries, isDurable)
  return { url, text: `a throw-away cluster of ${binaries.version}` }
}

/** A database of our own on a server we are pointed at, dropped at the end: nobody's tables are touched. */
async function createScratchDatabase(name, url) {
  const manifest = fromRoot('packages/server/package.json')
  if (!existsSync(manifest)) throw new Trouble('packages/server is missing.')
  const { Client } = createRequire(manifest)('pg')
  const database = `cartwright_test_${process.pid}_${Date.now()}`
  const query = async text => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }
  try {
    await query(`create database ${database}`)
  } catch (error) {
    throw new Trouble(`${name} names a PostgreSQL on which no test database can be created: ${error.message}`)
  }
  atEnd(async () => {
    await query(`drop database if exists ${database} with (force)`)
    for (const { datname } of await query(TEMPLATES)) await query(`drop database if exists ${datname} with (force)`)
  })
  const scratch = new URL(url)
  scratch.pathname = `/${database}`
  return scratch.href
}
