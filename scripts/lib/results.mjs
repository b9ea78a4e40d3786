// Reads the JSON reports of Vitest and Playwright into one form.
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {object} TestResult
 * @property {string} title with the titles of the blocks around it
 * @property {string} [file] its test file, as its tool names it; none for an error outside of all files
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {string} [message] why it failed, as its tool says it; more than one error stand below each other
 */

/** Of a message: what was expected and what came stands in these, the rest is where. */
const MESSAGE_LINES = 6
/** A line of a stack that leads into a tool or into Node.js. */
const FOREIGN_FRAME = /^\s+at .*(node_modules|\(node:)/

/** @returns {TestResult[]} every test of a report of either tool; a file that broke before its tests is one failed test */
export function readReport(report) {
  if (Array.isArray(report?.testResults)) return report.testResults.flatMap(readVitestFile)
  if (Array.isArray(report?.suites)) return readPlaywright(report)
  throw new TypeError('this is neither a Vitest nor a Playwright report')
}

/**
 * A report in which the results of one file are those of another run.
 * @param {object} report of either tool
 * @param {object} again the report of a run of this file alone
 * @param {string} file as the report names it
 */
export function replaceFile(report, again, file) {
  if (report.testResults) {
    const others = report.testResults.filter(({ name }) => name !== file)
    return { ...report, testResults: [...others, ...again.testResults] }
  }
  const others = report.suites.filter(suite => suite.file !== file)
  return { ...report, suites: [...others, ...again.suites] }
}

export function countResults(results) {
  const count = status => results.filter(result => result.status === status).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

/** @returns {string[]} for each its title, and below it the first lines of its message, without colours */
export const failuresOf = results =>
  results
    .filter(({ status }) => status === 'failed')
    .map(({ title, message = '' }) => [title, ...linesOf(message).map(line => `  ${line}`)].join('\n'))

/**
 * The test files with a failure, and what of it is said first.
 * @returns {{ file: string | undefined, failures: string[] }[]} `file` is undefined for errors outside of all files
 */
export function failedFilesOf(results) {
  const failed = results.filter(({ status }) => status === 'failed')
  const files = [...new Set(failed.map(({ file }) => file))]
  return files.map(file => ({ file, failures: failuresOf(failed.filter(result => result.file === file)) }))
}

const linesOf = message =>
  stripVTControlCharacters(message)
    .split('\n')
    .map(line => line.trimEnd())
    .filter(line => line && !FOREIGN_FRAME.test(line))

const firstLines = message => linesOf(message).slice(0, MESSAGE_LINES)

function readVitestFile(file) {
  const tests = (file.assertionResults ?? []).map(({ ancestorTitles = [], title, status, failureMessages }) => ({
    title: [...ancestorTitles, title].filter(Boolean).join(' > '),
    file: file.name,
    status: status === 'passed' || status === 'failed' ? status : 'skipped',
    ...(failureMessages?.[0] && { message: firstLines(failureMessages[0]).join('\n') }),
  }))
  const isBroken = file.status === 'failed' && !tests.some(test => test.status === 'failed')
  return isBroken
    ? [
        ...tests,
        { title: file.name, file: file.name, status: 'failed', message: firstLines(file.message ?? '').join('\n') },
      ]
    : tests
}

function readPlaywright({ suites, errors = [] }) {
  const visit = (suite, above, file) => {
    const titles = [...above, suite.title].filter(Boolean)
    const own = (suite.specs ?? []).flatMap(spec =>
      spec.tests.map(test => {
        const failed = test.results?.find(({ errors }) => errors?.length)
        const message = failed?.errors.map(playwrightError).join('\n')
        return {
          title: [...titles, spec.title].join(' > '),
          file,
          status: playwrightStatus(test.status),
          ...(message && { message }),
        }
      }),
    )
    return [...own, ...(suite.suites ?? []).flatMap(child => visit(child, titles, file))]
  }
  return [
    ...suites.flatMap(suite => visit(suite, [], suite.file)),
    ...errors.map(error => ({ title: 'an error outside a test', status: 'failed', message: playwrightError(error) })),
  ]
}

/** Of a test that ran out of time the first error says so, and the second what it was waiting for. */
function playwrightError({ message = '', location }) {
  const lines = firstLines(message)
  return location
    ? [...lines, `    at ${location.file}:${location.line}:${location.column}`].join('\n')
    : lines.join('\n')
}

/** A flaky test passed only when it was repeated: that hides a race, so it counts as failed. */
function playwrightStatus(status) {
  if (status === 'expected') return 'passed'
  return status === 'skipped' ? 'skipped' : 'failed'
}
