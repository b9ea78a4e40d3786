// npm run bench: sizes and speeds, measured on the built packages.
import { existsSync } from 'node:fs'
import { buildPackages } from './build.mjs'
import { provideChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { fromRoot, ROOT } from './paths.mjs'
import { providePostgres } from './postgres.mjs'
import { runNode } from './processes.mjs'
import { say, Trouble } from './say.mjs'

export default async function bench(args) {
  const entry = fromRoot('tests/bench/run.mjs')
  if (!existsSync(entry)) throw new Trouble('There are no benchmarks in tests/bench yet.')
  await install()
  await buildPackages()
  const browser = await provideChromium({ isComplete: true })
  const database = await providePostgres({ isDurable: true })
  for (const missing of [browser.missing, database.missing])
    if (missing) say(`Some figures will be missing: ${missing}`)
  const { DATABASE_URL: _own, ...env } = process.env
  const { code } = await runNode(entry, args, {
    cwd: ROOT,
    env: {
      ...env,
      ...(browser.path ? { CHROMIUM_PATH: browser.path } : {}),
      ...(database.url ? { TEST_DATABASE_URL: database.url } : {}),
    },
  })
  return code
}
