// The ledger of requirements (docs/requirements.csv) and the tests that cite its rows.

/**
 * Rows of a CSV text after RFC 4180, each an object by the names of the header row. The packages read CSV with
 * `packages/core/src/rules/csv.ts`, which scripts cannot load: they run before anything is built.
 * @param {string} text with quotes doubled inside quoted fields, any line ends
 */
export function parseCsv(text) {
  const rows = [[]]
  let field = ''
  let isQuoted = false
  const endField = () => {
    rows.at(-1).push(field)
    field = ''
  }
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (isQuoted && char === '"' && text[i + 1] === '"') field += text[i++]
    else if (char === '"') isQuoted = !isQuoted
    else if (isQuoted) field += char
    else if (char === ',') endField()
    else if (char === '\n') {
      endField()
      rows.push([])
    } else if (char !== '\r') field += char
  }
  if (field || rows.at(-1).length) endField()
  const [header, ...body] = rows.filter(row => row.length > 0)
  return body.map(row => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ''])))
}

/** The area of a row: the letters before the number. */
export const areaOf = id => id.slice(0, id.indexOf('-'))

/**
 * Ledger ids in a text. Only known prefixes count, so that a part number such as TZE-231 is not taken for one.
 * @param {Set<string>} areas
 */
export function findIds(text, areas) {
  return [...text.matchAll(/\b([A-Z]{2,4})-\d{3}\b(?!-)/g)].filter(([, area]) => areas.has(area)).map(([id]) => id)
}

/** Titles of `describe`, `test` and `it` calls in the source of a test, as far as they are literal, with line numbers. */
export function findTitles(source) {
  const call =
    /\b(?:describe|test|it)(?:\.\w+)*(?:\([^()]*\))?\s*\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g
  return [...source.matchAll(call)].map(match => ({
    title: match[1] ?? match[2] ?? match[3],
    line: source.slice(0, match.index).split('\n').length,
  }))
}

/**
 * Which rows are proven: some test cites them, and every test that does has passed. One that a suite skips has to pass in
 * another suite, as those do that need a PostgreSQL.
 * @param {string[]} ids of the ledger
 * @param {import('./results.mjs').TestResult[]} results of all suites
 */
export function proveRows(ids, results) {
  const areas = new Set(ids.map(areaOf))
  /** @type {Map<string, Set<string>>} of each title what came of it, in any suite */
  const statuses = new Map()
  for (const { title, status } of results) statuses.set(title, (statuses.get(title) ?? new Set()).add(status))
  /** @type {Map<string, boolean>} of each cited row whether all that cite it have passed */
  const cited = new Map()
  for (const [title, came] of statuses) {
    const hasPassed = came.has('passed') && !came.has('failed')
    for (const id of findIds(title, areas)) cited.set(id, hasPassed && (cited.get(id) ?? true))
  }
  const isProven = id => cited.get(id) === true
  const byArea = [...areas].map(area => {
    const own = ids.filter(id => areaOf(id) === area)
    const missing = own.filter(id => !isProven(id))
    return { area, all: own.length, proven: own.length - missing.length, missing }
  })
  return { byArea, proven: ids.filter(isProven), unknown: [...cited.keys()].filter(id => !ids.includes(id)) }
}
