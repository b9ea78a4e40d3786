// npm test: everything a test needs, then every suite as a process of its own, then one line each and the sum.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildShop } from './build.mjs'
import { provideChromium } from './chromium.mjs'
import { isInterrupted } from './guard.mjs'
import { install } from './install.mjs'
import { RESULTS } from './paths.mjs'
import { providePostgres } from './postgres.mjs'
import { runSuite, skippedSuite } from './run-suite.mjs'
import { formatDuration, say, Trouble } from './say.mjs'
import { listSuites, resultFile } from './suites.mjs'

export default async function test(names) {
  await install()
  const suites = choose(listSuites(), names)
  const needs = new Set(suites.flatMap(suite => suite.needs ?? []))
  const browser = needs.has('chromium') ? await provideChromium() : {}
  const database = needs.has('postgres') || needs.has('postgres?') ? await providePostgres() : {}
  if (browser.path) say(`  browser: ${browser.path}`)
  if (database.url) say(`  PostgreSQL: ${database.text}`)
  if (needs.has('build')) await buildShop()

  mkdirSync(RESULTS, { recursive: true })
  if (names.length === 0) rmSync(join(RESULTS, 'artifacts'), { recursive: true, force: true })
  for (const suite of names.length ? suites : listSuites()) rmSync(resultFile(suite), { force: true })

  const outcomes = []
  for (const [index, suite] of suites.entries()) {
    const missing = missingFor(suite, { browser, database })
    if (missing) outcomes.push(skippedSuite(suite, missing))
    else {
      say(`\n→ ${suite.name} (${index + 1} of ${suites.length})`)
      outcomes.push(await runSuite(suite, { chromium: browser.path, database: database.url }))
    }
    if (isInterrupted()) return 1
  }
  return report(outcomes, database)
}

function choose(suites, names) {
  const known = suites.map(({ name }) => name)
  const unknown = names.filter(name => !known.includes(name))
  if (unknown.length) throw new Trouble(`There is no suite ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  return names.length ? suites.filter(({ name }) => names.includes(name)) : suites
}

function missingFor({ needs = [] }, { browser, database }) {
  if (needs.includes('chromium') && browser.missing) return browser.missing
  return needs.includes('postgres') ? database.missing : undefined
}

/** In CI nothing that can be had may be left out: there a skipped suite has failed. */
function report(outcomes, database) {
  const isCi = Boolean(process.env.CI) && process.env.CI !== 'false'
  const rows = outcomes.map(outcome => (outcome.missing && isCi ? { ...outcome, failed: 1, skipped: 0 } : outcome))
  const number = value => String(value).padStart(5)
  const lines = rows.map(
    ({ name, passed, failed, skipped, ms }) =>
      `${name.padEnd(16)}${number(passed)} passed${number(failed)} failed${number(skipped)} skipped  ${formatDuration(ms)}`,
  )
  const notes = rows.flatMap(({ name, missing, problem }) =>
    [missing && `${name} did not run: ${missing}`, problem && `${name}: ${problem}`].filter(Boolean),
  )
  if (database.missing && !notes.some(note => note.includes(database.missing)))
    notes.push(`The parts on PostgreSQL did not run: ${database.missing}`)
  const sum = key => rows.reduce((total, row) => total + row[key], 0)
  const total = `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`
  console.log(['', ...lines, '', ...notes, ...(notes.length ? [''] : []), total].join('\n'))
  return sum('failed') > 0 ? 1 : 0
}
