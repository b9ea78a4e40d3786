// The ledger of requirements (docs/requirements.csv) and the tests that cite its rows.

/**
 * Rows of a CSV text after RFC 4180, each an object by the names of the header row.
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
 * Which rows passing tests prove.
 * @param {string[]} ids of the ledger
 * @param {import('./results.mjs').TestResult[]} results of all suites
 */
export function proveRows(ids, results) {
  const areas = new Set(ids.map(areaOf))
  const cited = new Set()
  const proven = new Set()
  for (const { title, status } of results)
    for (const id of findIds(title, areas)) {
      cited.add(id)
      if (status === 'passed') proven.add(id)
    }
  const byArea = [...areas].map(area => {
    const own = ids.filter(id => areaOf(id) === area)
    const missing = own.filter(id => !proven.has(id))
    return { area, all: own.length, proven: own.length - missing.length, missing }
  })
  return { byArea, proven: ids.filter(id => proven.has(id)), unknown: [...cited].filter(id => !ids.includes(id)) }
}
