// A Vitest reporter that prints nothing. The JSON report takes the stack of an error for its message, and that of a timeout
// begins with a placeholder of Vitest: the message goes there.

const PLACEHOLDER = 'Error: STACK_TRACE_ERROR'

export default class TimeoutMessages {
  onTestCaseResult(testCase) {
    for (const error of testCase.result().errors ?? [])
      if (error.stack?.startsWith(PLACEHOLDER))
        error.stack = `${error.name}: ${error.message}${error.stack.slice(PLACEHOLDER.length)}`
  }
}
