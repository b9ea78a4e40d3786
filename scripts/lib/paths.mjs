// Where things are in this repository.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
export const CACHE = join(ROOT, '.cache')
export const RESULTS = join(ROOT, 'test-results')
export const SERVER_ENTRY = join(ROOT, 'packages/server/dist/index.js')
export const OPS_ENTRY = join(ROOT, 'packages/server/dist/ops/index.js')
/** What a shop serves at `/sdk/`. */
export const SDK = join(ROOT, 'packages/widgets/dist/sdk')

/** Absolute path of a file given from the root of the repository. */
export const fromRoot = (...parts) => join(ROOT, ...parts)

/** The command file of an installed tool, to be run by Node itself: no shim, no shell in between. */
export function toolPath(packageName, binary = packageName.split('/').pop()) {
  const folder = fromRoot('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[binary])
}
