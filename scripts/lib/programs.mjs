// Programs that tests use besides Chromium and PostgreSQL: found on this machine, or its system's package.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './apt.mjs'
import { say } from './say.mjs'

/** Where Debian keeps programs that a user's PATH may leave out. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** Browsers besides Chromium are used where they are found: installing them takes longer than their tests. */
const BROWSERS = {
  // Playwright drives the one of the system.
  Firefox: { program: 'firefox-esr', screen: [], packages: 'firefox-esr' },
  // Its driver starts it, on a screen that `xvfb-run` provides.
  WebKit: { program: 'WebKitWebDriver', screen: ['xvfb-run', 'xauth'], packages: 'webkit2gtk-driver xvfb xauth' },
}

/**
 * @param {'Firefox' | 'WebKit'} name
 * @returns {{ path?: string, missing?: string }} the program that is the browser or its driver, or what is missing
 */
export function findBrowser(name) {
  const { program, screen, packages } = BROWSERS[name]
  const path = find(program)
  return path && screen.every(find) ? { path } : { missing: `no ${name} (apt-get install ${packages})` }
}

/**
 * What a production puts around the shop.
 * @param {'haproxy' | 'pgbouncer'} name of the program, and of its package
 * @returns {Promise<{ path: string } | { missing: string }>}
 */
export async function provideProgram(name) {
  const found = find(name)
  if (found) return { path: found }
  say(`→ No ${name} was found; trying the system's package …`)
  const problem = await aptInstall(name)
  const installed = problem ? undefined : find(name)
  return installed ? { path: installed } : { missing: `no ${name} (${problem ?? 'not found after installing'})` }
}

const find = name =>
  [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS]
    .map(folder => join(folder, name))
    .find(path => existsSync(path))
