interface Scheduler {
  yield?: () => Promise<void>
}

/** Resolves in a task of its own: the browser draws and hears before the work goes on. */
export const nextTask = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
}
