/** Undo and redo over whole lists; unchanged lines are shared, so a step costs one array. */
import type { Lines } from './quick-order.types'

const STEPS = 100

export function createLineHistory() {
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
