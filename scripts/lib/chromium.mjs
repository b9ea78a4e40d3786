// Finds a Chromium for the browser tests and the benchmarks, or installs one.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { aptInstall } from './apt.mjs'
import { fromRoot, ROOT, toolPath } from './paths.mjs'
import { run, runNode } from './processes.mjs'
import { say, Trouble } from './say.mjs'

const DOWNLOAD_TIMEOUT_MS = 3 * 60_000
const VERSION_TIMEOUT_MS = 20_000
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * @param {{ isComplete?: boolean }} [options] without `isComplete` the headless shell comes first: the same engine without a window
 *   takes a third less processor time. Benchmarks measure the complete browser, as buyers have it.
 * @returns {Promise<{ path: string } | { missing: string }>} the browser's program, or why there is none
 */
export async function provideChromium({ isComplete = false } = {}) {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (await isUsable(CHROMIUM_PATH)) return { path: CHROMIUM_PATH }
    throw new Trouble(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which is not a browser that starts.`)
  }
  const shells = isComplete ? [] : [SHELL]
  const find = async () => {
    const known = [...onPath(shells), ownOfPlaywright(), ...onPath(NAMES), ...PLACES]
    for (const path of known) if (path && (await isUsable(path))) return path
    return undefined
  }
  const found = await find()
  if (found) return { path: found }

  let problem
  for (const name of [...shells, 'chromium']) {
    say(`→ No Chromium was found; trying the system's package ${name} …`)
    problem = await aptInstall(name, 'fonts-liberation')
    const installed = problem ? undefined : await find()
    if (installed) return { path: installed }
  }

  say("→ The system's packages could not be had; trying the Chromium that Playwright downloads …")
  const playwright = toolPath('playwright')
  await runNode(playwright, ['install', 'chromium'], { cwd: ROOT, timeoutMs: DOWNLOAD_TIMEOUT_MS })
  const downloaded = await find()
  if (downloaded) return { path: downloaded }
  return {
    missing: `no Chromium (${problem ?? 'the installed one does not start'}); install one or set CHROMIUM_PATH to its program`,
  }
}

const onPath = names =>
  names.flatMap(name => (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name)))

function ownOfPlaywright() {
  try {
    return createRequire(fromRoot('package.json'))('playwright').chromium.executablePath()
  } catch {
    return undefined // not installed, or not for this platform
  }
}

/** It is there and its libraries are too. (On Windows `--version` would open a window.) */
async function isUsable(path) {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true
  return (await run(path, ['--version'], { capture: true, timeoutMs: VERSION_TIMEOUT_MS })).code === 0
}
