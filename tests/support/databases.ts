/** The databases a built shop runs on in tests: embedded, and PostgreSQL where TEST_DATABASE_URL names a server. */
import { randomUUID } from 'node:crypto'
import { copyTemplate } from '@cartwright/server/testing'
import { Client } from 'pg'
import { startBuiltShop } from './built-shop'
import { fingerprintOfRun } from './fingerprint'

export interface TestDatabase {
  /** Settings of the shop. */
  env: Record<string, string>
  drop(): Promise<void>
}

const server = process.env.TEST_DATABASE_URL

/** An empty address: the shop is not to take the server of the tests. */
const createPglite = async (): Promise<TestDatabase> => ({ env: { DATABASE_URL: '' }, drop: async () => {} })

/** Name and whether it can be had, for `describe.skipIf`; `createFilled` for `startFilledShop`, without a first start. */
export const DATABASES = [
  { name: 'PGlite', isMissing: false, create: createPglite, createFilled: createPglite },
  { name: 'PostgreSQL', isMissing: !server, create: createPostgres, createFilled: copyFilledPostgres },
] as const

/** A copy of what a first start of the built shop has made. */
export async function copyFilledPostgres(): Promise<TestDatabase> {
  if (!server) throw new Error('TEST_DATABASE_URL is not set')
  const { url, drop } = await copyTemplate(server, `built_${fingerprintOfRun()}`, async empty => {
    const shop = await startBuiltShop({ DATABASE_URL: empty })
    await shop.close()
  })
  return { env: { DATABASE_URL: url }, drop }
}

/** A database of its own on the server, so that runs do not meet. */
async function createPostgres(): Promise<TestDatabase> {
  if (!server) throw new Error('TEST_DATABASE_URL is not set')
  const name = `cw_${randomUUID().replaceAll('-', '')}`
  await execute(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { env: { DATABASE_URL: url.href }, drop: () => execute(server, `drop database ${name} with (force)`) }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
