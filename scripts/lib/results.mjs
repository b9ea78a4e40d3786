// Reads the JSON reports of Vitest and Playwright into one form.

/**
 * @typedef {object} TestResult
 * @property {string} title with the titles of the blocks around it
 * @property {'passed' | 'failed' | 'skipped'} status
 */

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

/** @returns {string[]} a line for each; the title of a broken file ends with a message of many */
export const titlesOfFailed = results =>
  results.filter(({ status }) => status === 'failed').map(({ title }) => title.split('\n')[0])

function readVitestFile(file) {
  const tests = (file.assertionResults ?? []).map(({ ancestorTitles = [], title, status }) => ({
    title: [...ancestorTitles, title].filter(Boolean).join(' > '),
    status: status === 'passed' || status === 'failed' ? status : 'skipped',
  }))
  const isBroken = file.status === 'failed' && !tests.some(test => test.status === 'failed')
  return isBroken ? [...tests, { title: `${file.name}: ${file.message ?? ''}`, status: 'failed' }] : tests
}

function readPlaywright({ suites, errors = [] }) {
  const visit = (suite, above) => {
    const titles = [...above, suite.title].filter(Boolean)
    const own = (suite.specs ?? []).flatMap(spec =>
      spec.tests.map(test => ({ title: [...titles, spec.title].join(' > '), status: playwrightStatus(test.status) })),
    )
    return [...own, ...(suite.suites ?? []).flatMap(child => visit(child, titles))]
  }
  return [
    ...suites.flatMap(suite => visit(suite, [])),
    ...errors.map(({ message = 'an error outside a test' }) => ({ title: message, status: 'failed' })),
  ]
}

/** A flaky test passed only when it was repeated: that hides a race, so it counts as failed. */
function playwrightStatus(status) {
  if (status === 'expected') return 'passed'
  return status === 'skipped' ? 'skipped' : 'failed'
}
