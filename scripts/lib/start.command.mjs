// npm start: install, build, serve. The server is a direct child, so that stopping it stops the port.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildShop } from './build.mjs'
import { install } from './install.mjs'
import { ROOT, SERVER_ENTRY } from './paths.mjs'
import { runNode } from './processes.mjs'
import { say, Trouble } from './say.mjs'

const SERVER_GRACE_MS = 10_000
const FOLLOW_PARENT = new URL('./follow-parent.mjs', import.meta.url).href

export default async function start(args) {
  await install()
  const seed = seedOfNewShop(process.env)
  await buildShop({ demo: seed.SEED === 'demo' })
  if (!existsSync(SERVER_ENTRY)) throw new Trouble('There is no server to start: packages/server has not been built.')
  say('→ Starting the shop …')
  const { code } = await runNode('--import', [FOLLOW_PARENT, SERVER_ENTRY, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...seed, CARTWRIGHT_FOLLOW_PARENT: '1' },
    graceMs: SERVER_GRACE_MS,
    stopSignal: 'SIGINT', // a person at a terminal does not wait for balancers
  })
  return code
}

/** A shop that is started to look at it has something to show; one with a database of its own, or in production, has not been asked for that. */
export function seedOfNewShop(env) {
  const isNew = !existsSync(join(resolve(ROOT, env.DATA_DIR?.trim() || '.data'), 'database'))
  return env.SEED || env.DATABASE_URL || env.NODE_ENV?.trim() === 'production' || !isNew ? {} : { SEED: 'demo' }
}
