#!/usr/bin/env node
// npm run requirements: which rows of docs/requirements.csv are proven: tests cite them in their titles, and all of these pass.
// --missing [AREA]: also name the rows that are not; --json: as data. Fails when a test or a call cites a row that does not exist.
import { proveRows } from './lib/ledger.mjs'
import { findCallsWithoutRow, findUnknownCitations, readAllResults, readLedgerIds } from './lib/requirements.mjs'

const args = process.argv.slice(2)
const ids = readLedgerIds()
const results = readAllResults()
const { byArea, proven, unknown } = proveRows(ids, results)
const wrong = [...findUnknownCitations(ids), ...findCallsWithoutRow(ids), ...unknown.map(id => `test results: ${id}`)]

if (args.includes('--json'))
  console.log(JSON.stringify({ rows: ids.length, proven, areas: byArea, unknown: wrong }, null, 2))
else printTable()
if (wrong.length) {
  console.error(
    `\nCited by a test or a call, but not in docs/requirements.csv:\n${wrong.map(line => `  ${line}`).join('\n')}`,
  )
  process.exitCode = 1
}

function printTable() {
  if (results.length === 0) console.log('There are no test results yet: run `npm test` first.\n')
  const at = args.indexOf('--missing')
  const only = at === -1 ? undefined : args[at + 1]
  for (const { area, all, proven: count, missing } of byArea) {
    if (only && only !== area) continue
    console.log(`${area.padEnd(5)} ${String(count).padStart(3)} / ${all}`)
    if (at !== -1 && missing.length) console.log(`      not proven: ${missing.join(' ')}`)
  }
  console.log(`\n${proven.length} of ${ids.length} requirements are proven: every test that cites them passes.`)
}
