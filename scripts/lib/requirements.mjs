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
  const areas = new Set(ids.map(areaOf))
  return listTestFiles(ROOT).flatMap(file =>
    findTitles(readFileSync(file, 'utf8')).flatMap(({ title, line }) =>
      findIds(title, areas)
        .filter(id => !known.has(id))
        .map(id => `${relative(ROOT, file)}:${line} ${id}`),
    ),
  )
}

/** Calls of the contract whose `id` is no row of the ledger, as `file:line id`: a call that was just made has none. */
export function findCallsWithoutRow(ids, folder = fromRoot('packages/core/src/contract')) {
  const known = new Set(ids)
  return readdirSync(folder)
    .filter(name => name.endsWith('.ts'))
    .flatMap(name =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .flatMap((line, at) => {
          const [, id] = /^ {2}id: '(.+)',$/.exec(line) ?? []
          return id && !known.has(id) ? [`${relative(ROOT, join(folder, name))}:${at + 1} ${id}`] : []
        }),
    )
}

/** Rows that no test file names outside of some folders: a title may be put together from a table. */
export function findUncited(ids, { outside }) {
  const areas = new Set(ids.map(areaOf))
  const folders = outside.map(folder => fromRoot(folder))
  const files = listTestFiles(ROOT).filter(file => !folders.some(folder => file.startsWith(join(folder, '/'))))
  const cited = new Set(files.flatMap(file => findIds(readFileSync(file, 'utf8'), areas)))
  return ids.filter(id => !cited.has(id))
}

function listTestFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : listTestFiles(join(folder, entry.name))
    // The tests of this reader cite rows that must not exist.
    return TEST_FILE.test(entry.name) && entry.name !== 'ledger.test.mjs' ? [join(folder, entry.name)] : []
  })
}
