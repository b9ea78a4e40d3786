/** The browsers that journeys of hosts run in. Chromium is always there; the others are used where they are installed. */
import { execFileSync } from 'node:child_process'
import { type Browser, chromium, firefox } from '@playwright/test'
import { findBrowser } from '../../scripts/lib/programs.mjs'
import { CHROMIUM_ARGS, chromiumPath } from './browser'
import { type Tab, tabOf } from './tab'
import { openWebKitTab } from './web-driver'

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Why it cannot be used on this machine. */
  missing?: string | undefined
  start(): Promise<{ openTab(): Promise<Tab>; close(): Promise<void> }>
}

const byPlaywright = (browser: Browser) => ({
  openTab: async () => tabOf(await browser.newPage({ viewport: { width: 1440, height: 900 } })),
  close: () => browser.close(),
})
const programAt = (path: string | undefined) => (path ? { executablePath: path } : {})
const firefoxOfSystem = findBrowser('Firefox')
/** The first that answers what Playwright asks for by WebDriver BiDi. */
const FIREFOX_FROM = 144

/** Why the Firefox of the system cannot be driven. */
function whyNoFirefox(): string | undefined {
  const { path, missing } = firefoxOfSystem
  if (!path) return missing
  const version = Number(/\d+/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[0])
  return version < FIREFOX_FROM ? `Firefox ${version} is older than ${FIREFOX_FROM}` : undefined
}
const webKitDriver = findBrowser('WebKit')

export const ENGINES: Engine[] = [
  {
    name: 'Chromium',
    start: async () => byPlaywright(await chromium.launch({ args: CHROMIUM_ARGS, ...programAt(chromiumPath()) })),
  },
  {
    name: 'Firefox',
    missing: whyNoFirefox(),
    // This channel is the Firefox of the system, driven by WebDriver BiDi.
    start: async () =>
      byPlaywright(await firefox.launch({ channel: 'moz-firefox', ...programAt(firefoxOfSystem.path) })),
  },
  {
    name: 'WebKit',
    missing: webKitDriver.missing,
    start: async () => ({ openTab: () => openWebKitTab(webKitDriver.path ?? ''), close: async () => undefined }),
  },
]
