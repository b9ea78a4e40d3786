/** Which Chromium to drive: the one named by the environment, else where Debian puts it, else Playwright's own. */
import { existsSync } from 'node:fs'

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export const chromiumPath = (): string | undefined => process.env.CHROMIUM_PATH || KNOWN.find(path => existsSync(path))

/** Without these a browser without network keeps asking for its maker's hosts. */
export const CHROMIUM_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]
