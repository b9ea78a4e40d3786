// npm run build
import { buildPackages } from './build.mjs'
import { install } from './install.mjs'
import { say } from './say.mjs'

export default async function buildCommand(args) {
  await install()
  await buildPackages({ force: args.includes('--force') })
  say('All packages are built.')
}
