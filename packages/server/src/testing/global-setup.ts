/** Before and after all test files of this package. */
import { openTestDatabase } from './database'

export { teardown } from './leave-nothing'

/** Makes the filled database once, so that test files that start together find it. */
export async function setup(): Promise<void> {
  const { close } = await openTestDatabase()
  await close()
}
