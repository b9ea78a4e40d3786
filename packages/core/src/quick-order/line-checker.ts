/** Asks the server about lines: 500 a call, two calls at a time, and no long task while the answers are taken in. */
import type { ResolvedLine } from '../contract'
import { VISITOR_LINES } from '../contract/list-bounds'
import type { ShopError } from '../errors/shop-error'
import { loadListReader } from './load-list-reader'
import { nextTask } from './next-task'
import type { Question, ResolvingShop } from './resolve-lines.types'

/** Lines one call asks about. */
const CHUNK_LINES = 500
/** Lines one call of a visitor asks about. */
const VISITOR_CHUNK_LINES = VISITOR_LINES
/** Most calls under way. */
const CALLS = 2

export interface Answers {
  asked: readonly Question[]
  /** By key; undefined when the call failed. */
  answers: ReadonlyMap<string, ResolvedLine> | undefined
  error: ShopError | undefined
}

export interface CheckerContext {
  shop: ResolvingShop
  /** Works out what the answers change. @returns what shows it */
  onAnswers: (answers: Answers) => () => void
  onProgress: (progress: { done: number; total: number } | undefined) => void
  /** Asks what visitors may ask: no prices, no stock, no own numbers. Default: no. */
  isVisitor?: boolean | undefined
}

export function createLineChecker({ shop, onAnswers, onProgress, isVisitor = false }: CheckerContext) {
  const chunk = isVisitor ? VISITOR_CHUNK_LINES : CHUNK_LINES
  let waiting: Question[] = []
  let running = 0
  let done = 0
  let total = 0
  let abort = new AbortController()
  let idle: Promise<void> = Promise.resolve()
  let settle: () => void = () => undefined

  function start(): void {
    while (running < CALLS && waiting.length > 0) {
      const asked = waiting.slice(0, chunk)
      waiting = waiting.slice(chunk)
      running += 1
      void ask(asked, abort.signal)
    }
    if (running > 0 || total === 0) return
    done = 0
    total = 0
    onProgress(undefined)
    settle()
  }

  async function ask(asked: readonly Question[], signal: AbortSignal): Promise<void> {
    const answers = await read(asked, signal)
    if (signal.aborted) return
    // Reading the answer, taking it in and drawing it are three tasks.
    await nextTask()
    if (signal.aborted) return
    const show = onAnswers(answers)
    await nextTask()
    if (signal.aborted) return
    // Together with how far it is, so that both are drawn at once.
    show()
    if (signal.aborted) return
    running -= 1
    done += asked.length
    onProgress({ done, total })
    start()
  }

  async function read(asked: readonly Question[], signal: AbortSignal): Promise<Answers> {
    try {
      const lines = await (await loadListReader()).resolveLines(shop, asked, { signal, isVisitor })
      return { asked, answers: new Map(lines.map(line => [line.key, line])), error: undefined }
    } catch (error) {
      return { asked, answers: undefined, error: error as ShopError }
    }
  }

  return {
    /** @returns when no line is being checked any more */
    check(questions: readonly Question[]): Promise<void> {
      if (questions.length === 0) return idle
      if (total === 0) {
        idle = new Promise(resolve => {
          settle = resolve
        })
      }
      waiting.push(...questions)
      total += questions.length
      onProgress({ done, total })
      start()
      return idle
    },
    /** Stops asking; answers under way are dropped. */
    stop(): void {
      abort.abort()
      abort = new AbortController()
      waiting = []
      running = 0
      start()
    },
  }
}
