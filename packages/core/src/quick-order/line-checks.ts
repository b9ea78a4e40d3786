/** Checking the lines of the list, and taking in what the server knows of them. */
import type { StoreApi } from 'zustand/vanilla'
import type { ResolvedLine } from '../contract'
import type { Kernel } from '../feature'
import { type Answers, type CheckerContext, createLineChecker } from './line-checker'
import type { LineList } from './line-list'
import { recheck } from './line-reading'
import { loadedListReader } from './load-list-reader'
import { withAnswer } from './quick-order.derive'
import type { Lines, QuickOrderLine, QuickOrderState } from './quick-order.types'

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
