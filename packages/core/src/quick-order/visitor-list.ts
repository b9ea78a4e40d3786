/** The list that a visitor pastes: recognised without prices and stock, and kept for quick order. */
import { createStore } from 'zustand/vanilla'
import { VISITOR_LINES } from '../contract/list-bounds'
import type { ShopError } from '../errors/shop-error'
import { defineFeature, type Kernel } from '../feature'
import { createLineChecks } from './line-checks'
import { createLineEdits } from './line-edits'
import { createLineList, emptyList, lineMaker } from './line-list'
import { loadListReader } from './load-list-reader'
import { emptyLine, isFilled, parsedLine, summarize } from './quick-order.derive'
import type { CorrectedList, Lines, QuickOrder, QuickOrderState, QuickOrderSummary } from './quick-order.types'
import { type KeptLines, keptVisitorListOf } from './visitor-draft'

export interface VisitorList extends CorrectedList, Pick<QuickOrder, 'summary'> {
  /** Reads a text and shows its lines in the place of all others; the first 200 are recognised. */
  recognise(text: string): Promise<void>
  /** Forgets the list. */
  clear(): void
  /** What was pasted or typed. */
  text(): string
  /** Keeps what is typed and not read yet, for a reload and for who signs in. Where lines are shown it changes nothing. */
  type(text: string): void
  /** How many lines there are behind those that are shown; they are kept too. */
  more(): number
}

/** The list of visitors of a shop. */
export const visitorListOf = defineFeature(createVisitorList)

function createVisitorList(kernel: Kernel): VisitorList {
  const { session } = kernel
  const kept = keptVisitorListOf(kernel)
  const newLine = lineMaker()
  const store = createStore<QuickOrderState>(() => emptyList(newLine))
  let text = ''
  let more: KeptLines = []
  let isRestored = false
  let summed: { lines: Lines; summary: QuickOrderSummary } | undefined

  const isVisitor = () => !session.store.getState().isSignedIn
  const list = createLineList(store, newLine, { beforeReading: restore, afterChange: save })
  const checks = createLineChecks(kernel, store, list, { isVisitor: true })
  const edits = createLineEdits(kernel, { list, checks, owner: isVisitor })

  function restore(): void {
    if (isRestored || !isVisitor()) return
    isRestored = true
    const found = kept.read()
    if (!found) return
    text = found.text
    more = found.lines.slice(VISITOR_LINES)
    if (found.lines.length === 0) return
    checks.resume(
      found.lines.slice(0, VISITOR_LINES).map(line => ({ ...emptyLine(line.key), ...line, status: 'checking' })),
    )
  }

  function save(): void {
    // What is kept when somebody signs in belongs to the account.
    if (!isVisitor()) return
    const lines = [...list.visibleLines().filter(isFilled), ...more].map(toKept)
    // Of lines that were all removed no text comes back.
    if (lines.length === 0) text = ''
    kept.save({ text, lines })
  }

  function forget(): void {
    checks.forget()
    list.forgetSteps()
    text = ''
    more = []
  }

  const stops = [
    session.store.subscribe((now, before) => {
      if (now.isSignedIn === before.isSignedIn) return
      isRestored = false
      forget()
      store.setState(emptyList(newLine))
    }),
  ]
  kernel.onDestroy(() => {
    checks.stop()
    for (const stop of stops) stop()
  })

  return {
    ...edits,
    store: {
      ...store,
      subscribe: listen => {
        queueMicrotask(restore)
        return store.subscribe(listen)
      },
    },
    async recognise(entered) {
      if (edits.refuseLong(entered)) return
      isRestored = true
      const reader = await loadListReader().catch((error: ShopError) => {
        kernel.messages.showError(error)
        throw error
      })
      const { lines } = await reader.readList(kernel, entered, {}, { isVisitor: true })
      if (!isVisitor()) return
      if (lines.length === 0) return
      forget()
      text = entered
      const read = lines.map(line => parsedLine(newLine().key, line))
      more = read.slice(VISITOR_LINES)
      checks.resume(read.slice(0, VISITOR_LINES))
      await checks.check()
    },
    clear() {
      forget()
      list.setLines([])
    },
    setBackOrderMode: backOrderMode => store.setState({ backOrderMode }),
    retry: () => checks.retry(),
    text() {
      restore()
      return text
    },
    type(entered) {
      isRestored = true
      if (!isVisitor() || list.visibleLines().some(isFilled)) return
      text = entered
      kept.save({ text, lines: [] })
    },
    more: () => more.length,
    summary: () => {
      const lines = list.visibleLines()
      if (summed?.lines !== lines) summed = { lines, summary: summarize(lines) }
      return summed.summary
    },
  }
}

const toKept = ({ key, input, qty, ambiguity, whole }: KeptLines[number]) => ({ key, input, qty, ambiguity, whole })
