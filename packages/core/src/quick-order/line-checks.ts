/** Checking the lines of the list, and taking in what the server knows of them. */
import type { StoreApi } from 'zustand/vanilla'
import type { ResolvedLine } from '../contract'
import { VISITOR_LINES } from '../contract/list-bounds'
import type { ShopError } from '../errors/shop-error'
import type { Kernel } from '../feature'
import { nextTask } from '../next-task'
import type { LineList } from './line-list'
import { loadedListReader, loadListReader } from './load-list-reader'
import { recheck, withAnswer } from './quick-order.derive'
import type { Lines, QuickOrderLine, QuickOrderState } from './quick-order.types'
import type { Question, ResolvingShop } from './resolve-lines'

export type LineChecks = ReturnType<typeof createLineChecks>

export function createLineChecks(
  shop: Kernel,
  store: StoreApi<QuickOrderState>,
  list: LineList,
  { isVisitor }: Pick<CheckerContext, 'isVisitor'> = {},
) {
  const checker = createLineChecker({
    shop,
    isVisitor,
    onAnswers: applyResolved,
    onProgress: progress => store.setState({ progress }),
  })
  /** Text each line under check was sent with, by key. */
  const asked = new Map<string, string>()
  /** Answers by entered text, so that undo does not ask again. */
  const known = new Map<string, ResolvedLine>()

  const isAsked = (line: QuickOrderLine) => asked.get(line.key) === line.input

  function check(lines: Lines = list.visibleLines()): Promise<void> {
    const questions = lines.filter(line => line.status === 'checking' && !isAsked(line))
    for (const line of questions) asked.set(line.key, line.input)
    return checker.check(questions.map(({ key, input }) => ({ key, input })))
  }

  /** Answers to lines that are gone or were changed in the meantime are dropped. */
  function applyResolved({ asked: questions, answers, error }: Answers): () => void {
    const inputs = new Map(questions.map(question => [question.key, question.input]))
    for (const [key, input] of inputs) {
      const answer = answers?.get(key)
      if (answer) known.set(input, answer)
    }
    const answered = (line: QuickOrderLine) => {
      if (line.status !== 'checking' || inputs.get(line.key) !== line.input) return line
      const answer = answers?.get(line.key)
      return answer ? withAnswer(line, answer) : { ...line, status: 'failed' as const }
    }
    // A text that no part carries as a whole may be read as number and quantity, or name several articles.
    const apart = (line: QuickOrderLine) =>
      loadedListReader()?.takeApart(answered(line), list.newLine) ?? [answered(line)]
    const ready = new Map(list.visibleLines().map(line => [line, apart(line)]))
    return () => {
      for (const [key, input] of inputs) if (asked.get(key) === input) asked.delete(key)
      if (error) store.setState({ error })
      list.setLines(list.visibleLines().flatMap(line => ready.get(line) ?? apart(line)))
      // What was taken apart is looked up piece by piece.
      void check()
    }
  }

  function stop(): void {
    checker.stop()
    asked.clear()
  }

  return {
    /** Asks about the lines that have to be checked. @returns when no line is being checked any more */
    check,
    /** Shows lines of an earlier step or of a draft: those whose check had not ended get the known answer, or are asked about. */
    resume(lines: Lines): void {
      const isStuck = (line: QuickOrderLine) => line.status === 'checking' && !isAsked(line)
      list.setLines(
        lines.map(line => {
          const answer = isStuck(line) ? known.get(line.input) : undefined
          return answer ? withAnswer(line, answer) : line
        }),
      )
      void check()
    },
    /** Asks again about lines whose check failed: those with these keys, without keys all. */
    retry(keys?: readonly string[]): Promise<void> {
      store.setState({ error: undefined })
      list.setLines(
        list
          .current()
          .map(line => (line.status === 'failed' && (!keys || keys.includes(line.key)) ? recheck(line) : line)),
      )
      return check()
    },
    /** Stops asking; answers under way are dropped. */
    stop,
    /** Stops, and forgets the answers too. */
    forget(): void {
      stop()
      known.clear()
    },
  }
}

/** Lines one call asks about. */
const CHUNK_LINES = 500
/** Lines one call of a visitor asks about. */
const VISITOR_CHUNK_LINES = VISITOR_LINES
/** Most calls under way. */
const CALLS = 2

interface Answers {
  asked: readonly Question[]
  /** By key; undefined when the call failed. */
  answers: ReadonlyMap<string, ResolvedLine> | undefined
  error: ShopError | undefined
}

interface CheckerContext {
  shop: ResolvingShop
  /** Works out what the answers change. @returns what shows it */
  onAnswers: (answers: Answers) => () => void
  onProgress: (progress: { done: number; total: number } | undefined) => void
  /** Asks what visitors may ask: no prices, no stock, no own numbers. Default: no. */
  isVisitor?: boolean | undefined
}

/** Asks the server about lines: some at a time, and no long task while the answers are taken in. */
function createLineChecker({ shop, onAnswers, onProgress, isVisitor = false }: CheckerContext) {
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
