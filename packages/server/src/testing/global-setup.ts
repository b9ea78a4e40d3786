/** Before and after all test files of this package. */
import { openTestDatabase } from './database'
import { dropTemplates } from './postgres-template'

/** Makes the filled database once, so that test files that start together find it. */
export async function setup(): Promise<void> {
  const { close } = await openTestDatabase()
  await close()
}

/** Leaves nothing on a server that is not ours. */
export async function teardown(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (server) await dropTemplates(server)
}
