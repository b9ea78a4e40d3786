// A reporter of Vitest and of Playwright that prints nothing: each test that has ended adds a byte to the file of COUNT_TESTS_IN.
import { appendFileSync } from 'node:fs'

const file = process.env.COUNT_TESTS_IN
// Runs of tests that a test starts are none of this one.
delete process.env.COUNT_TESTS_IN
const count = () => file && appendFileSync(file, '.')

export default class CountTests {
  /** Playwright asks: this one leaves the terminal to others. */
  printsToStdio() {
    return false
  }

  /** Of Vitest. */
  onTestCaseResult() {
    count()
  }

  /** Of Playwright. */
  onTestEnd() {
    count()
  }
}
