// What the result files and the test sources say about the ledger.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { areaOf, findIds, findTitles, parseCsv } from './ledger.mjs'
import { fromRoot, RESULTS, ROOT } from './paths.mjs'
import { readReport } from './results.mjs'

const SKIPPED_FOLDERS = new Set([
  'node_modules',
  '.git',
  'dist',
  'coverage',
  'storybook-static',
  'test-results',
  '.cache',
])
const TEST_FILE = /\.(test|spec|e2e|stories)\.[cm]?[jt]sx?$/

/** The ids of docs/requirements.csv, in their order. */
export const readLedgerIds = () => parseCsv(readFileSync(fromRoot('docs/requirements.csv'), 'utf8')).map(({ id }) => id)

/** Every test of the last results, of all suites; a file of another kind is left out. */
export function readAllResults() {
  if (!existsSync(RESULTS)) return []
  const files = readdirSync(RESULTS).filter(name => name.endsWith('.json'))
  return files.flatMap(name => readReport(JSON.parse(readFileSync(join(RESULTS, name), 'utf8'))))
}

/** Test sources that cite a row which the ledger does not have, as `file:line id`. */
export function findUnknownCitations(ids) {
  const known = new Set(ids)
  return listCitations(ids)
    .filter(({ id }) => !known.has(id))
    .map(({ file, line, id }) => `${file}:${line} ${id}`)
}

/** Rows that no test cites outside of some folders of tests. */
export function findUncited(ids, { outside }) {
  const cited = new Set(
    listCitations(ids)
      .filter(({ file }) => !outside.some(folder => file.startsWith(`${folder}/`)))
      .map(({ id }) => id),
  )
  return ids.filter(id => !cited.has(id))
}

/** What looks like a row in the titles of all tests. */
function listCitations(ids) {
  const areas = new Set(ids.map(areaOf))
  return listTestFiles(ROOT).flatMap(path => {
    const file = relative(ROOT, path).replaceAll('\\', '/')
    return findTitles(readFileSync(path, 'utf8')).flatMap(({ title, line }) =>
      findIds(title, areas).map(id => ({ file, line, id })),
    )
  })
}

function listTestFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : listTestFiles(join(folder, entry.name))
    // The tests of this reader cite rows that must not exist.
    return TEST_FILE.test(entry.name) && entry.name !== 'ledger.test.mjs' ? [join(folder, entry.name)] : []
  })
}
