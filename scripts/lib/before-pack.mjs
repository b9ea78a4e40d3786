// Runs before a package is packed. pnpm takes what `publishConfig` says, and puts versions in the place of `workspace:*`; npm does neither:
// an archive that it makes here could not be installed. It makes one from what `npm run pack` lays out.
import { existsSync } from 'node:fs'

const NEEDED = ['dist/index.js', 'dist/index.d.ts', 'dist/THIRD-PARTY-NOTICES.txt']

const stop = text => {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
if (process.env.npm_config_user_agent?.startsWith('npm/'))
  stop(
    'npm makes no archive here that can be installed. Write `npm run pack` at the root of the repository, or use pnpm.',
  )
const missing = NEEDED.filter(file => !existsSync(file))
if (missing.length > 0) stop(`There is no ${missing.join(', ')}: write \`npm run build\` at the root first.`)
