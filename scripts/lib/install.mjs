// Brings the dependencies in with the pnpm version that package.json names, fetched by npx: nothing global is needed.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { atEnd } from './guard.mjs'
import { fromRoot, ROOT } from './paths.mjs'
import { removeAbandonedLocks } from './pnpm-locks.mjs'
import { run } from './processes.mjs'
import { step, Trouble } from './say.mjs'
import { clearStamp, hashOf, isStamped, writeStamp } from './stamp.mjs'

const STAMP = fromRoot('node_modules/.cartwright-installed')
const MANIFESTS = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  'storybook/package.json',
  'tests/package.json',
]
const PACKAGES = ['core', 'server', 'widgets', 'storefront'].map(name => `packages/${name}/package.json`)

/** Installs the locked dependencies unless they are there already. */
export async function install() {
  const files = [...MANIFESTS, ...PACKAGES].map(file => fromRoot(file)).filter(file => existsSync(file))
  const hash = hashOf(files, { facts: [process.version, process.platform, process.arch] })
  if (isStamped(STAMP, hash)) return
  const { packageManager } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  await step(`Installing dependencies with ${packageManager} (about half a minute the first time)`, async () => {
    clearStamp(STAMP)
    const removeLocks = atEnd(() => removeAbandonedLocks(ROOT))
    removeAbandonedLocks(ROOT)
    const [command, ...before] = findNpx()
    const args = ['-y', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', '--prod=false']
    const { code } = await run(command, [...before, ...args, '--reporter=append-only'], {
      cwd: ROOT,
      env: installEnv(),
      shell: process.platform === 'win32' && command === 'npx',
    })
    if (code !== 0)
      throw new Trouble(
        `The dependencies could not be installed (${packageManager} ended with ${code}). Is the package registry reachable? The lines above say more.`,
      )
    await removeLocks()
    writeStamp(STAMP, hash)
  })
}

/** npx of the npm that started us, run by the same Node.js; else the one on the PATH. */
function findNpx() {
  const npx = process.env.npm_execpath && join(dirname(process.env.npm_execpath), 'npx-cli.js')
  return npx && existsSync(npx) ? [process.execPath, npx] : ['npx']
}

/** Without questions (CI), and with the tools even where production is set. */
function installEnv() {
  const { NODE_ENV: _production, ...env } = process.env
  return { ...env, CI: 'true', COREPACK_ENABLE_STRICT: '0' }
}
