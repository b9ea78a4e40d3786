// npm run pack
import { mkdirSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { packAll } from './archives.mjs'
import { buildPackages } from './build.mjs'
import { install } from './install.mjs'
import { fromRoot, ROOT } from './paths.mjs'
import { say } from './say.mjs'

export default async function packCommand() {
  await install()
  await buildPackages()
  const target = fromRoot('dist')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target)
  const archives = Object.values(await packAll(target)).map(file => relative(ROOT, file))
  say(`Packed. To install both at once: npm install ${archives.join(' ')}`)
}
