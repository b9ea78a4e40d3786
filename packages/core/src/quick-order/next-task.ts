/** Lets the browser draw and hear before the work goes on. */

interface Scheduler {
  yield?: () => Promise<void>
}

/** Resolves in a task of its own. */
export const nextTask = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
}
