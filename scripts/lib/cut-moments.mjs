// Finds moments that are cut to a day: the day of a moment is that of a time zone, which `dayIn` is given.
import { readFileSync } from 'node:fs'
import { fromRoot, ROOT } from './paths.mjs'
import { run } from './processes.mjs'

/** The one file that may. */
const DAYS = 'packages/core/src/rules/due-date.ts'
const SOURCE = /^packages\/[\w-]+\/src\/.+\.tsx?$/
const TEST = /\.(?:test|testing|stories|figures)\.tsx?$|\/testing\//
/** What loses only fractions of a second is still a moment. */
const CUT =
  /\.toISOString\(\)\s*\.(?:slice|substring|substr|split)\b(?!\(0, 19\))|\.(?:slice|substring|substr)\(\s*0\s*,\s*10\s*\)/g

/** @returns {string[]} `line text` of every place in a source text */
export const findCuts = text =>
  [...text.matchAll(CUT)].map(found => `${text.slice(0, found.index).split('\n').length} ${found[0]}`)

/** Whether days are made of moments in a file of the repository by `dayIn` alone. */
export const isChecked = file => SOURCE.test(file) && !TEST.test(file) && file !== DAYS

/** @returns {Promise<string[]>} `file:line text` of every place in files that git knows or would add */
export async function findCutMoments() {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', 'packages']
  const { code, output } = await run('git', words, { cwd: ROOT, capture: true })
  if (code !== 0) return [] // not a git work tree: a downloaded archive
  return output
    .split('\0')
    .filter(isChecked)
    .flatMap(file => findCuts(read(file)).map(cut => `${file}:${cut}: the day of a moment is made by dayIn`))
}

function read(file) {
  try {
    return readFileSync(fromRoot(file), 'utf8')
  } catch {
    return '' // deleted, but not yet committed as such
  }
}
