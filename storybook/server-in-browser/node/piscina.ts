/** `piscina`: there is one thread, and it does all tasks. */
import { drawPaper, writePages } from '../../../packages/server/src/across/document.worker'

const TASKS: Readonly<Record<string, (task: never) => Promise<unknown>>> = { drawPaper, writePages }

export default class Piscina {
  async run(task: never, { name }: { name: string }): Promise<unknown> {
    return TASKS[name]?.(task)
  }

  async destroy(): Promise<void> {}
}
