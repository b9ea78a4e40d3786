/** The lines on the screen, changed in steps that can be taken back. */
import type { StoreApi } from 'zustand/vanilla'
import { emptyLine } from './quick-order.derive'
import type { Lines, QuickOrderLine, QuickOrderState } from './quick-order.types'

export interface LineListOptions {
  /** Runs before the lines are read for a change: they may still have to be restored. */
  beforeReading: () => void
  /** Runs after each change. */
  afterChange: () => void
}

export type LineList = ReturnType<typeof createLineList>

export function createLineList(
  store: StoreApi<QuickOrderState>,
  newLine: () => QuickOrderLine,
  options: LineListOptions,
) {
  const history = createLineHistory()

  const visibleLines = (): Lines => store.getState().lines

  const current = (): Lines => {
    options.beforeReading()
    return visibleLines()
  }

  function setLines(lines: Lines): void {
    const last = lines.at(-1)
    // One line to type in is always there.
    const open = last && last.status === 'empty' ? lines : [...lines, newLine()]
    store.setState({ lines: open, ...history.can() })
    options.afterChange()
  }

  return {
    newLine,
    /** The lines as they are on the screen. */
    visibleLines,
    /** The lines, restored from the draft where that has not happened yet. */
    current,
    setLines,
    find: (key: string) => visibleLines().find(line => line.key === key),
    /** Makes one step that undo takes back; the same lines given back are no change. */
    commitStep(change: (lines: Lines) => Lines): void {
      const before = current()
      const after = change(before)
      if (after === before) return
      history.note(before)
      setLines(after)
    },
    undo: () => history.undo(current()),
    redo: () => history.redo(current()),
    forgetSteps: history.forget,
  }
}

/** Changes one line; the same line given back is no change. */
export const changeLine =
  (key: string, change: (line: QuickOrderLine) => QuickOrderLine) =>
  (lines: Lines): Lines => {
    const at = lines.findIndex(line => line.key === key)
    const line = lines[at]
    if (!line) return lines
    const next = change(line)
    return next === line ? lines : lines.with(at, next)
  }

const STEPS = 100

/** Undo and redo over whole lists; unchanged lines are shared, so a step costs one array. */
function createLineHistory() {
  let past: readonly Lines[] = []
  let future: readonly Lines[] = []
  const move = (from: readonly Lines[], to: readonly Lines[], now: Lines) => {
    const lines = from.at(-1)
    return lines ? { lines, from: from.slice(0, -1), to: [...to, now] } : undefined
  }
  return {
    /** Remembers the list as it was before a step. */
    note(lines: Lines): void {
      past = [...past.slice(-STEPS + 1), lines]
      future = []
    },
    undo(now: Lines): Lines | undefined {
      const moved = move(past, future, now)
      if (moved) [past, future] = [moved.from, moved.to]
      return moved?.lines
    },
    redo(now: Lines): Lines | undefined {
      const moved = move(future, past, now)
      if (moved) [future, past] = [moved.from, moved.to]
      return moved?.lines
    },
    forget(): void {
      past = []
      future = []
    },
    can: () => ({ canUndo: past.length > 0, canRedo: future.length > 0 }),
  }
}

/** Makes lines with keys that no other has: keys outlive the page in a draft, so those of another visit must not come again. */
export function lineMaker(): () => QuickOrderLine {
  const seed = Math.random().toString(36).slice(2, 10)
  let last = 0
  return () => emptyLine(`${seed}-${++last}`)
}

/** A list with one line to type in. */
export const emptyList = (newLine: () => QuickOrderLine): QuickOrderState => ({
  lines: [newLine()],
  progress: undefined,
  error: undefined,
  canUndo: false,
  canRedo: false,
  backOrderMode: 'shipAvailable',
  listId: null,
})
