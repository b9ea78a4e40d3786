// Finds what only makes sense on the machine where it was written: absolute paths, and addresses in the lockfile.
import { readFileSync } from 'node:fs'
import { fromRoot, ROOT } from './paths.mjs'
import { run } from './processes.mjs'

const TEXT_LIMIT_BYTES = 2_000_000
const MACHINE_PATH =
  /(?<![\w.:/{}$-])\/(?:home|Users|root|work)\/[\w.-]+\/|[A-Z]:\\Users\\|file:\/\/\/(?:home|Users|root|work)\//
const LOCKED_ADDRESS = /^\s+(?:resolution: .*)?tarball: ?http/

/** The first machine path in a line, if any. */
export const findMachinePath = line => MACHINE_PATH.exec(line)?.[0]

/** @returns {Promise<string[]>} `file:line text` of every place in files that git knows or would add */
export async function findMachinePaths() {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const { code, output } = await run('git', words, { cwd: ROOT, capture: true })
  if (code !== 0) return [] // not a git work tree: a downloaded archive
  return output.split('\0').filter(Boolean).flatMap(searchFile)
}

function searchFile(file) {
  let text
  try {
    text = readFileSync(fromRoot(file), 'utf8')
  } catch {
    return [] // deleted, but not yet committed as such
  }
  if (text.length > TEXT_LIMIT_BYTES || text.includes('\0')) return []
  const isLockfile = file === 'pnpm-lock.yaml'
  return text.split('\n').flatMap((line, i) => {
    const found = isLockfile ? LOCKED_ADDRESS.exec(line)?.[0] : findMachinePath(line)
    return found ? [`${file}:${i + 1} ${found}`] : []
  })
}
