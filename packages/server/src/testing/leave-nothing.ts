/** After all test files of a package that opens databases of the server. */
import { dropTemplates } from './postgres-template'

/** Leaves nothing on a PostgreSQL server that is not ours; with `KEEP_TEMPLATES` the run of several suites removes them after the last one. */
export async function teardown(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (server && !process.env.KEEP_TEMPLATES) await dropTemplates(server)
}
