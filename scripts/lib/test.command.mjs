// npm test: everything a test needs, then every suite as a process of its own, some at a time, then one line each and the sum.
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { buildShop } from './build.mjs'
import { findChanged, selectTests } from './changed.mjs'
import { provideChromium } from './chromium.mjs'
import { isInterrupted } from './guard.mjs'
import { inLanes } from './in-lanes.mjs'
import { install } from './install.mjs'
import { inTurn } from './output.mjs'
import { RESULTS } from './paths.mjs'
import { providePostgres } from './postgres.mjs'
import { provideProgram } from './programs.mjs'
import { runFailedAgain } from './run-again.mjs'
import { adoptResults, runSuite, skippedSuite } from './run-suite.mjs'
import { formatDuration, say, Trouble } from './say.mjs'
import { suites as allSuites, inOrder, resultFile } from './suites.mjs'
import { provideTemporaryFolder } from './temporary-folder.mjs'

/** A suite waits for a third of its time, for starts, answers and frames: three of them keep two cores busy. */
const LANES = Math.min(3, availableParallelism() + 1)

export default async function test(args) {
  await install()
  const names = args.filter(arg => !arg.startsWith('-'))
  const suites = await narrow(choose(names), args)
  const needs = new Set(suites.flatMap(suite => suite.needs ?? []))
  const browser = needs.has('chromium') ? await provideChromium() : {}
  const database = needs.has('postgres') || needs.has('postgres?') ? await providePostgres() : {}
  const haproxy = needs.has('haproxy?') ? await provideProgram('haproxy') : {}
  const pgbouncer = needs.has('pgbouncer?') ? await provideProgram('pgbouncer') : {}
  if (browser.path) say(`  browser: ${browser.path}`)
  if (database.url) say(`  PostgreSQL: ${database.text}`)

  for (const suite of suites) mkdirSync(dirname(resultFile(suite)), { recursive: true })
  if (args.length === 0) rmSync(join(RESULTS, 'artifacts'), { recursive: true, force: true })
  for (const suite of suites) rmSync(resultFile(suite), { force: true })

  const tools = { chromium: browser.path, database: database.url, temporary: provideTemporaryFolder() }
  const programs = { haproxy: haproxy.path, pgbouncer: pgbouncer.path }
  let built
  const build = () => (built ??= buildShop())
  const outcomes = new Map()
  const startSection = inTurn()
  let begun = 0
  await inLanes(
    LANES,
    inOrder(
      suites.filter(({ alone }) => !alone),
      LANES,
    ),
    runOne,
  )
  for (const suite of suites.filter(({ alone }) => alone)) await runOne(suite)
  const settled = await runFailedAgain(outcomes, { runAlone, adopt: adoptResults })
  if (isInterrupted()) return 1
  return report(
    suites.map(suite => settled.outcomes.get(suite)),
    [database, haproxy, pgbouncer],
    settled.unstable,
  )

  function runAlone(suite, file) {
    const section = startSection()
    section.write(`\n→ ${suite.name}: ${file} failed, and is run once more, alone\n`)
    const only = { ...suite, only: file }
    mkdirSync(dirname(resultFile(only)), { recursive: true })
    rmSync(resultFile(only), { force: true })
    return runSuite(only, { ...tools, programs }, section.write).finally(section.end)
  }

  async function runOne(suite) {
    if (isInterrupted()) return
    const missing = missingFor(suite, { browser, database })
    if (missing) {
      outcomes.set(suite, skippedSuite(suite, missing))
      return
    }
    const section = startSection()
    begun += 1
    section.write(`\n→ ${suite.name} (${begun} of ${suites.length})\n`)
    if (suite.needs?.includes('build')) await build()
    outcomes.set(suite, await runSuite(suite, { ...tools, programs }, section.write))
    section.end()
  }
}

function choose(names) {
  const known = allSuites.map(({ name }) => name)
  const unknown = names.filter(name => !known.includes(name))
  if (unknown.length) throw new Trouble(`There is no suite ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  return names.length ? allSuites.filter(({ name }) => names.includes(name)) : allSuites
}

/** With `--changed[=<commit>]` only what is touched by a change since then. */
async function narrow(suites, args) {
  const [option, ...others] = args.filter(arg => arg.startsWith('-'))
  if (!option) return suites
  const match = /^--changed(?:=(.+))?$/.exec(option)
  if (!match || others.length) throw new Trouble('The only option is --changed, or --changed=<commit>.')
  const { since, files } = await findChanged({ base: match[1] })
  const touched = suites.flatMap(suite => {
    const which = selectTests(suite, files)
    return which === 'none' ? [] : { ...suite, ...(which === 'some' && { since }) }
  })
  const list = touched.map(suite => (suite.since ? `${suite.name} in part` : suite.name)).join(', ')
  say(`  ${files.length} files differ from ${since.slice(0, 12)}; they touch ${list || 'no suite'}`)
  return touched
}

function missingFor({ needs = [] }, { browser, database }) {
  if (needs.includes('chromium') && browser.missing) return browser.missing
  return needs.includes('postgres') ? database.missing : undefined
}

/** In CI nothing that can be had may be left out: there a skipped suite has failed. */
function report(outcomes, tools, unstable) {
  const isCi = Boolean(process.env.CI) && process.env.CI !== 'false'
  const rows = outcomes.map(outcome => (outcome.missing && isCi ? { ...outcome, failed: 1, skipped: 0 } : outcome))
  const number = value => String(value).padStart(5)
  const lines = rows.map(
    ({ name, passed, failed, skipped, ms }) =>
      `${name.padEnd(16)}${number(passed)} passed${number(failed)} failed${number(skipped)} skipped  ${formatDuration(ms)}`,
  )
  const notes = rows.flatMap(({ name, missing, problem, failures }) => [
    ...(missing ? [`${name} did not run: ${missing}`] : []),
    ...(problem ? [`${name}: ${problem}`] : []),
    ...failures.map(failure => `${name} failed: ${failure}`),
  ])
  for (const { missing } of tools) {
    if (missing && !notes.some(note => note.includes(missing))) notes.push(`What needs it did not run: ${missing}`)
  }
  notes.push(...unstable)
  const sum = key => rows.reduce((total, row) => total + row[key], 0)
  const total = `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`
  console.log(['', ...lines, '', ...notes, ...(notes.length ? [''] : []), total].join('\n'))
  return sum('failed') > 0 ? 1 : 0
}
