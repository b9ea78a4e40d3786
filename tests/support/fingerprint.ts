/** Names what a first start of the built shop makes, so that it is made once in a run. */
import { seedFingerprint } from '@cartwright/server/testing'

const NAME = 'CARTWRIGHT_FINGERPRINT'

/**
 * Found once, in the global set-up, and handed on to the processes of the tests: these may load the server's sources where the
 * set-up has loaded what was built of them, and would make everything again under another name.
 */
export function fingerprintOfRun(): string {
  process.env[NAME] ??= seedFingerprint(new Date())
  return process.env[NAME]
}
