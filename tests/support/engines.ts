/** The browsers that journeys of hosts run in. Chromium is always there; the others are used where they are installed. */
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
const webKitDriver = findBrowser('WebKit')

export const ENGINES: Engine[] = [
  {
    name: 'Chromium',
    start: async () => byPlaywright(await chromium.launch({ args: CHROMIUM_ARGS, ...programAt(chromiumPath()) })),
  },
  {
    name: 'Firefox',
    missing: firefoxOfSystem.missing,
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
