// npm test: everything a test needs, then every suite as a process of its own, some at a time, then one line each and the sum.
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { buildPackages, buildShop, fillDemo } from './build.mjs'
import { chooseSuites } from './choose-suites.mjs'
import { provideChromium } from './chromium.mjs'
import { isInterrupted } from './guard.mjs'
import { readGuarded, rememberPassed } from './guarded.mjs'
import { inLanes } from './in-lanes.mjs'
import { install } from './install.mjs'
import { inPieces } from './output.mjs'
import { RESULTS } from './paths.mjs'
import { providePostgres } from './postgres.mjs'
import { findBrowser, provideProgram } from './programs.mjs'
import { showProgress } from './progress.mjs'
import { runFailedAgain } from './run-again.mjs'
import { adoptResults, runSuite, skippedSuite } from './run-suite.mjs'
import { say } from './say.mjs'
import { inOrder, resultFile } from './suites.mjs'
import { sumUp } from './sum-up.mjs'
import { provideTemporaryFolder } from './temporary-folder.mjs'

/** A suite waits for a third of its time, for starts, answers and frames: three of them keep two cores busy. */
const LANES = Math.min(3, availableParallelism() + 1)

export default async function test(args) {
  await install()
  const suites = await chooseSuites(args)
  const guarded = await readGuarded(suites)
  const needs = new Set(suites.flatMap(suite => suite.needs ?? []))
  const browser = needs.has('chromium') ? await provideChromium() : {}
  const database = needs.has('postgres') || needs.has('postgres?') ? await providePostgres() : {}
  const haproxy = needs.has('haproxy?') ? await provideProgram('haproxy') : {}
  const pgbouncer = needs.has('pgbouncer?') ? await provideProgram('pgbouncer') : {}
  const firefox = needs.has('firefox?') ? findBrowser('Firefox') : {}
  const webkit = needs.has('webkit?') ? findBrowser('WebKit') : {}
  for (const { path } of [browser, firefox, webkit]) if (path) say(`  browser: ${path}`)
  if (database.url) say(`  PostgreSQL: ${database.text}`)

  for (const suite of suites) mkdirSync(dirname(resultFile(suite)), { recursive: true })
  if (args.length === 0) rmSync(join(RESULTS, 'artifacts'), { recursive: true, force: true })
  for (const suite of suites) rmSync(resultFile(suite), { force: true })

  const tools = { chromium: browser.path, database: database.url, temporary: provideTemporaryFolder() }
  const programs = { haproxy: haproxy.path, pgbouncer: pgbouncer.path }
  let built
  // Their first starts are those of a person.
  const demo = suites.some(({ name }) => name === 'faults')
  const everything = async () => {
    await buildPackages()
    if (demo) await fillDemo()
  }
  const build = () => (built ??= needs.has('archives') ? everything() : buildShop({ demo }))
  const outcomes = new Map()
  const progress = showProgress({ suites, folder: RESULTS })
  const startSection = inPieces({ isLive: suites.length === 1, before: progress.clear })
  await inLanes(LANES, inOrder(suites.filter(({ alone }) => !alone)), runOne)
  for (const suite of suites.filter(({ alone }) => alone)) await runOne(suite)
  const settled = await runFailedAgain(outcomes, { runAlone, adopt: adoptResults })
  progress.close()
  if (isInterrupted()) return 1
  // Tests that need a tool which is not here are left out: what they guard has not been seen to pass. No guard needs another browser.
  const isComplete = ![browser, database, haproxy, pgbouncer].some(tool => tool.missing)
  for (const [suite, { failed, missing }] of settled.outcomes)
    if (isComplete && suite.guards && !suite.since && failed === 0 && !missing) await rememberPassed(suite, guarded)
  const { text, code } = sumUp(
    suites.map(suite => settled.outcomes.get(suite)),
    [database, haproxy, pgbouncer, firefox, webkit],
    settled.unstable,
  )
  console.log(text)
  return code

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
    section.write(`\n→ ${suite.name}\n`)
    if (suite.needs?.some(need => need === 'build' || need === 'archives')) await build()
    progress.begin(suite)
    outcomes.set(
      suite,
      await runSuite(suite, { ...tools, programs, counter: progress.counterOf(suite) }, section.write),
    )
    section.end()
    progress.end(suite)
  }
}

function missingFor({ needs = [] }, { browser, database }) {
  if (needs.includes('chromium') && browser.missing) return browser.missing
  return needs.includes('postgres') ? database.missing : undefined
}
