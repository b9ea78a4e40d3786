// Finds live regions outside of the announcer and of the summary of errors: each of them would say the same event once more.
import { readFileSync } from 'node:fs'
import { fromRoot, ROOT } from './paths.mjs'
import { run } from './processes.mjs'

const OWNERS = ['packages/widgets/src/announcer/', 'packages/widgets/src/primitives/error-summary.tsx']
const SOURCES = /^packages\/(?:widgets|storefront)\/src\/(?!testing\/).*(?<!\.test)\.tsx?$/
const LIVE = /\brole=(?:["'](?:alert|status|log)["']|\{[^}]*['"](?:alert|status|log)['"])|\baria-live\b/

/** What makes a line of source a live region, if anything does. */
export const findLiveRegion = line => LIVE.exec(line)?.[0]

/** @returns {Promise<string[]>} `file:line text` of every live region where none may be */
export async function findLiveRegions() {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', 'packages']
  const { code, output } = await run('git', words, { cwd: ROOT, capture: true })
  if (code !== 0) return [] // not a git work tree: a downloaded archive
  return output
    .split('\0')
    .filter(file => SOURCES.test(file) && !OWNERS.some(owner => file.startsWith(owner)))
    .flatMap(file => searchFile(file))
}

/** @param {string} file path from the root @param {string} [text] of it; read where it is not given */
export function searchFile(file, text = read(file)) {
  return text.split('\n').flatMap((line, at) => {
    const found = findLiveRegion(line)
    return found ? [`${file}:${at + 1} ${found}: let the announcer say it (packages/widgets/src/announcer)`] : []
  })
}

function read(file) {
  try {
    return readFileSync(fromRoot(file), 'utf8')
  } catch {
    return '' // deleted, but not yet committed as such
  }
}
