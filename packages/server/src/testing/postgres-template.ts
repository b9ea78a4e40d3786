/** Copies of a filled database on a PostgreSQL server: the first one takes seconds, each further one a moment. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Any number; the same in every test process. */
const TEMPLATE_LOCK = 4_173_003
const TEMPLATE_PREFIX = 'cartwright_seed_'

/** One copy. */
export interface DatabaseCopy {
  url: string
  drop(): Promise<void>
}

/**
 * Makes a database as a copy of the template of this fingerprint, which `fill` fills when it is not there yet.
 * @param server address of any database on the server; the account must be allowed to create databases
 */
export function copyTemplate(
  server: string,
  fingerprint: string,
  fill: (url: string) => Promise<void>,
): Promise<DatabaseCopy> {
  const template = TEMPLATE_PREFIX + fingerprint
  const copy = `cartwright_copy_${process.pid}_${randomUUID().slice(0, 8)}`
  return withTemplateLock(server, async client => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (!rowCount) await makeTemplate(client, server, template, fill)
    await client.query(`create database ${copy} template ${template} ${await strategyOf(client)}`)
    return { url: addressOf(server, copy), drop: () => dropDatabase(server, copy) }
  })
}

/** Copying files takes a sixth of the time of writing each page to the log, which is what PostgreSQL does by default since version 15. */
async function strategyOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  return Number(rows[0]?.server_version_num) >= 150_000 ? 'strategy file_copy' : ''
}

/** Removes the templates that tests have left on a server. */
export const dropTemplates = (server: string): Promise<void> =>
  withTemplateLock(server, async client => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname::text, $1)',
      [TEMPLATE_PREFIX],
    )
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  })

/** Filled under another name first: a template of this name is always whole. */
async function makeTemplate(
  client: pg.Client,
  server: string,
  template: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  const draft = `${template}_draft`
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft}`)
  await fill(addressOf(server, draft))
  await client.query(`alter database ${draft} rename to ${template}`)
}

/** A database cannot be copied while someone else does the same with its name, so copies are made in turn. */
async function withTemplateLock<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    return await work(client)
  } finally {
    await client.end()
  }
}

async function dropDatabase(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`drop database if exists ${name} with (force)`)
  } finally {
    await client.end()
  }
}

function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
