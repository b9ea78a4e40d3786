/** Two people, or two devices, change one list: line by line, and nothing is lost. */
import { randomUUID } from 'node:crypto'

/** As it was typed; `version` is that of the list with which it was changed last. */
export interface StoredLine {
  key: string
  input: string
  quantity: string
  version: number
}

export interface ChangedLine {
  key: string
  input: string
  quantity: string
  /** Key of the line before it; null for the first place; undefined where it stands, or at the end. */
  after?: string | null | undefined
}

export interface ListChanges {
  /** The version of the list that the changes were made on. */
  version: number
  changed: readonly ChangedLine[]
  removed: readonly string[]
}

/**
 * - A line that someone else has changed since, to something else, stays, and the change stands behind it as a line of its own.
 * - A line that was removed by one and changed by the other stays, as it was changed.
 * @param next version that the list has afterwards
 */
export function mergeLines(stored: readonly StoredLine[], changes: ListChanges, next: number): StoredLine[] {
  const isSeen = (line: StoredLine) => line.version <= changes.version
  const removed = new Set(changes.removed)
  const lines = stored.filter(line => !(removed.has(line.key) && isSeen(line)))
  for (const { after, ...change } of changes.changed) {
    const line = { ...change, version: next }
    const at = lines.findIndex(({ key }) => key === change.key)
    const known = lines[at]
    if (!known) {
      lines.splice(placeOf(lines, after), 0, line)
    } else if (!isSame(known, change)) {
      if (isSeen(known)) lines[at] = line
      else lines.splice(at + 1, 0, { ...line, key: randomUUID() })
    }
  }
  return lines
}

const isSame = (a: ChangedLine, b: ChangedLine) => a.input === b.input && a.quantity === b.quantity

function placeOf(lines: readonly StoredLine[], after: string | null | undefined): number {
  if (after === null) return 0
  const before = lines.findIndex(({ key }) => key === after)
  return before < 0 ? lines.length : before + 1
}
