// A Vitest reporter that prints nothing and completes the JSON report, which must be named after it.

const PLACEHOLDER = 'Error: STACK_TRACE_ERROR'

export default class CompleteReport {
  /** The JSON report takes the stack of an error for its message, and that of a timeout begins with a placeholder of Vitest. */
  onTestCaseResult(testCase) {
    for (const error of testCase.result().errors ?? [])
      if (error.stack?.startsWith(PLACEHOLDER))
        error.stack = `${error.name}: ${error.message}${error.stack.slice(PLACEHOLDER.length)}`
  }

  /** The JSON report knows nothing of errors outside of tests: they fail the file in which they occurred. */
  onTestRunEnd(modules, unhandledErrors) {
    for (const error of unhandledErrors) {
      const file = modules.find(({ moduleId }) => moduleId === error.VITEST_TEST_PATH) ?? modules[0]
      if (!file) continue
      file.task.result = { state: 'fail', errors: [error] }
    }
  }
}
