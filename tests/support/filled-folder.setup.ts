/** The global set-up of tests that run the shop on the embedded database where there is a server too. */
import { filledFolder } from './filled-shop'

export default async function setup(): Promise<void> {
  await filledFolder()
}
