/** Which Chromium to drive: the one named by the environment, else where Debian puts it, else Playwright's own. */
import { existsSync } from 'node:fs'

/** The same engine without a window: takes a third less processor time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const COMPLETE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const pathOf = (known: string[]): string | undefined =>
  process.env.CHROMIUM_PATH || known.find(path => existsSync(path))

export const chromiumPath = (): string | undefined => pathOf([SHELL, ...COMPLETE])

/** For measurements: the browser as buyers have it. */
export const completeChromiumPath = (): string | undefined => pathOf(COMPLETE)

/** Without these a browser without network keeps asking for its maker's hosts. */
export const CHROMIUM_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]
