// npm run ops -- …: the supplier's command line. Its own output and exit code are passed through untouched.
import { existsSync } from 'node:fs'
import { buildShop } from './build.mjs'
import { install } from './install.mjs'
import { OPS_ENTRY, ROOT } from './paths.mjs'
import { runNode } from './processes.mjs'
import { Trouble } from './say.mjs'

export default async function ops(args) {
  if (!existsSync(OPS_ENTRY)) {
    await install()
    await buildShop()
  }
  if (!existsSync(OPS_ENTRY)) throw new Trouble('The ops command line has not been built.')
  const { code } = await runNode(OPS_ENTRY, args, { cwd: ROOT, stdio: 'inherit' })
  return code
}
