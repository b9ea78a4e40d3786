// npm start: install, build, serve. The server is a direct child, so that stopping it stops the port.
import { existsSync } from 'node:fs'
import { buildShop } from './build.mjs'
import { install } from './install.mjs'
import { ROOT, SERVER_ENTRY } from './paths.mjs'
import { runNode } from './processes.mjs'
import { say, Trouble } from './say.mjs'

const SERVER_GRACE_MS = 10_000
const FOLLOW_PARENT = new URL('./follow-parent.mjs', import.meta.url).href

export default async function start(args) {
  await install()
  await buildShop()
  if (!existsSync(SERVER_ENTRY)) throw new Trouble('There is no server to start: packages/server has not been built.')
  say('→ Starting the shop (the first start also fills its database) …')
  const { code } = await runNode('--import', [FOLLOW_PARENT, SERVER_ENTRY, ...args], {
    cwd: ROOT,
    env: { ...process.env, CARTWRIGHT_FOLLOW_PARENT: '1' },
    graceMs: SERVER_GRACE_MS,
  })
  return code
}
