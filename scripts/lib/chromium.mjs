// Finds a Chromium for the browser tests, or brings one in.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { aptInstall } from './apt.mjs'
import { fromRoot, ROOT, toolPath } from './paths.mjs'
import { run, runNode } from './processes.mjs'
import { say, Trouble } from './say.mjs'

const DOWNLOAD_TIMEOUT_MS = 3 * 60_000
const VERSION_TIMEOUT_MS = 20_000
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @returns {Promise<{ path: string } | { missing: string }>} the browser's program, or why there is none */
export async function provideChromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (await isUsable(CHROMIUM_PATH)) return { path: CHROMIUM_PATH }
    throw new Trouble(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which is not a browser that starts.`)
  }
  const found = await find()
  if (found) return { path: found }

  say('→ No Chromium was found; trying the one Playwright brings …')
  const playwright = toolPath('playwright')
  await runNode(playwright, ['install', 'chromium'], { cwd: ROOT, timeoutMs: DOWNLOAD_TIMEOUT_MS })
  const downloaded = await find()
  if (downloaded) return { path: downloaded }

  say("→ Playwright's could not be had; trying the system's package …")
  const problem = await aptInstall('chromium', 'fonts-liberation')
  const installed = problem ? undefined : await find()
  if (installed) return { path: installed }
  return {
    missing: `no Chromium (${problem ?? 'the installed one does not start'}); install one or set CHROMIUM_PATH to its program`,
  }
}

async function find() {
  for (const path of [ownOfPlaywright(), ...onPath(), ...PLACES]) if (path && (await isUsable(path))) return path
  return undefined
}

const onPath = () => NAMES.flatMap(name => (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name)))

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
