/** `process/threads` of the server: a browser gives the book one thread, which does all tasks. */
import type { ThreadPool } from '../../../packages/server/src/process/threads'

type Tasks = Readonly<Record<string, (task: unknown) => Promise<unknown>>>

/** Loaded with the first task, as threads start with it. */
const loadTasks = async () => (await import('../../../packages/server/src/across/document.worker')) as unknown as Tasks

export function createThreadPool<Task, Result>({ name }: { name: string }): ThreadPool<Task, Result> {
  return {
    run: async task => {
      const tasks = await loadTasks()
      return (await tasks[name]?.(task)) as Result
    },
  }
}
