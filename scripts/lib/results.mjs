// Reads the JSON reports of Vitest and Playwright into one form.
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {object} TestResult
 * @property {string} title with the titles of the blocks around it
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {string} [message] why it failed, as its tool says it
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

export function countResults(results) {
  const count = status => results.filter(result => result.status === status).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

/** @returns {string[]} for each its title, and below it the first lines of its message, without colours */
export const failuresOf = results =>
  results
    .filter(({ status }) => status === 'failed')
    .map(({ title, message = '' }) => [title, ...firstLines(message).map(line => `  ${line}`)].join('\n'))

const firstLines = message =>
  stripVTControlCharacters(message)
    .split('\n')
    .map(line => line.trimEnd())
    .filter(line => line && !FOREIGN_FRAME.test(line))
    .slice(0, MESSAGE_LINES)

function readVitestFile(file) {
  const tests = (file.assertionResults ?? []).map(({ ancestorTitles = [], title, status, failureMessages }) => ({
    title: [...ancestorTitles, title].filter(Boolean).join(' > '),
    status: status === 'passed' || status === 'failed' ? status : 'skipped',
    ...(failureMessages?.[0] && { message: failureMessages[0] }),
  }))
  const isBroken = file.status === 'failed' && !tests.some(test => test.status === 'failed')
  return isBroken ? [...tests, { title: file.name, status: 'failed', message: file.message }] : tests
}

function readPlaywright({ suites, errors = [] }) {
  const visit = (suite, above) => {
    const titles = [...above, suite.title].filter(Boolean)
    const own = (suite.specs ?? []).flatMap(spec =>
      spec.tests.map(test => {
        const message = test.results?.find(({ errors }) => errors?.length)?.errors[0].message
        return {
          title: [...titles, spec.title].join(' > '),
          status: playwrightStatus(test.status),
          ...(message && { message }),
        }
      }),
    )
    return [...own, ...(suite.suites ?? []).flatMap(child => visit(child, titles))]
  }
  return [
    ...suites.flatMap(suite => visit(suite, [])),
    ...errors.map(({ message }) => ({ title: 'an error outside a test', status: 'failed', message })),
  ]
}

/** A flaky test passed only when it was repeated: that hides a race, so it counts as failed. */
function playwrightStatus(status) {
  if (status === 'expected') return 'passed'
  return status === 'skipped' ? 'skipped' : 'failed'
}
