// Runs one suite and counts what it reported. A suite that breaks off has failed, no matter what its report says.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from './paths.mjs'
import { runNode } from './processes.mjs'
import { countResults, failedFilesOf, failuresOf, readReport, replaceFile } from './results.mjs'
import { resultFile, toCommand } from './suites.mjs'

/** The longest takes 25 minutes on a machine at a third of its usual speed. */
const SUITE_TIMEOUT_MINUTES = 60
/** Settings of a shop on this machine must not reach the tests. */
const OWN_SETTINGS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_URL_TEST',
  'TEST_DATABASE_URL',
  'REGION',
  'ALLOWED_ORIGINS',
  'SMTP_URL',
  'NODE_ENV',
  'SEED',
  'PREPARED',
  'DATABASE_CONNECTIONS',
  'DRAIN_SECONDS',
  'MAX_CONNECTIONS',
]

/**
 * @param {import('./suites.mjs').Suite} suite
 * @param {{ chromium?: string, database?: string, temporary: Record<string, string>, programs?: Record<string, string | undefined>, counter?: string }} tools
 *   program of the browser, address of the test PostgreSQL, settings that lead to a folder for temporary files, file that counts its tests
 * @param {(chunk: Uint8Array, stream: import('node:stream').Writable) => void} onOutput gets what it prints
 */
export async function runSuite(suite, tools, onOutput) {
  const { file, args, env, stopSignal, graceMs } = toCommand(suite)
  const began = performance.now()
  const { code, isTimedOut } = await runNode(file, args, {
    cwd: ROOT,
    env: { ...suiteEnv(suite, tools), ...env },
    stopSignal,
    graceMs,
    timeoutMs: SUITE_TIMEOUT_MINUTES * 60_000,
    onOutput,
  })
  const ms = performance.now() - began
  const { problem, failures, failedFiles, ...counts } = readCounts(suite)
  const hasHidden = code !== 0 && counts.failed === 0
  return {
    name: suite.name,
    ms,
    ...counts,
    failed: counts.failed + (hasHidden ? 1 : 0),
    failures,
    failedFiles,
    problem: isTimedOut
      ? `was ended after ${SUITE_TIMEOUT_MINUTES} minutes`
      : (problem ?? (hasHidden ? `ended with code ${code}` : undefined)),
  }
}

/**
 * Puts the results of a run of one file in the place of those that the suite has of it.
 * @param {import('./suites.mjs').Suite} suite
 * @param {string} file as the report of the suite names it
 * @returns the counts and failures of the suite as they are then
 */
export function adoptResults(suite, file) {
  const [report, again] = [suite, { ...suite, only: file }].map(one =>
    JSON.parse(readFileSync(resultFile(one), 'utf8')),
  )
  writeFileSync(resultFile(suite), JSON.stringify(replaceFile(report, again, file)))
  return readCounts(suite)
}

/** The outcome of a suite that could not run, for want of something. */
export const skippedSuite = ({ name }, missing) => ({
  name,
  passed: 0,
  failed: 0,
  skipped: 1,
  failures: [],
  failedFiles: [],
  ms: 0,
  missing,
})

function suiteEnv(suite, { chromium, database, temporary, programs = {}, counter }) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !OWN_SETTINGS.includes(key)))
  const usesPostgres = !suite.onPglite && suite.needs?.some(need => need.startsWith('postgres'))
  return {
    ...env,
    ...temporary,
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...(programs.haproxy ? { HAPROXY_PATH: programs.haproxy } : {}),
    ...(counter ? { COUNT_TESTS_IN: counter } : {}),
    ...(programs.pgbouncer ? { PGBOUNCER_PATH: programs.pgbouncer } : {}),
    // What one suite has filled serves the next.
    ...(usesPostgres && database ? { TEST_DATABASE_URL: database, KEEP_TEMPLATES: '1' } : {}),
  }
}

function readCounts(suite) {
  const none = { passed: 0, failed: 1, skipped: 0, failures: [], failedFiles: [] }
  if (!existsSync(resultFile(suite))) return { ...none, problem: 'left no results' }
  try {
    const results = readReport(JSON.parse(readFileSync(resultFile(suite), 'utf8')))
    return results.length || suite.since
      ? { ...countResults(results), failures: failuresOf(results), failedFiles: failedFilesOf(results) }
      : { ...none, problem: 'ran no test' }
  } catch (error) {
    return { ...none, problem: `its results cannot be read (${error.message})` }
  }
}
