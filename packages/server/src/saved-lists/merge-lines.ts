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

/** A line and the one behind it; the first place stands without a line before all. */
interface Place {
  line?: StoredLine
  next?: Place | undefined
}

/**
 * - A line that someone else has changed since, to something else, stays, and the change stands behind it as a line of its own.
 * - A line that was removed by one and changed by the other stays, as it was changed.
 * @param next version that the list has afterwards
 */
export function mergeLines(stored: readonly StoredLine[], changes: ListChanges, next: number): StoredLine[] {
  const isSeen = (line: StoredLine) => line.version <= changes.version
  const removed = new Set(changes.removed)
  // Chained and found by key: a change costs the same in a long list as in a short one.
  const first: Place = {}
  const byKey = new Map<string, Place>()
  let last = first
  function put(line: StoredLine, before: Place): void {
    const place: Place = { line, next: before.next }
    before.next = place
    byKey.set(line.key, place)
    if (before === last) last = place
  }
  for (const line of stored) if (!(removed.has(line.key) && isSeen(line))) put(line, last)

  for (const { after, ...change } of changes.changed) {
    const line = { ...change, version: next }
    const known = byKey.get(change.key)
    if (!known?.line) put(line, after === null ? first : (byKey.get(after ?? '') ?? last))
    else if (isSame(known.line, change)) continue
    else if (isSeen(known.line)) known.line = line
    else put({ ...line, key: randomUUID() }, known)
  }

  const lines: StoredLine[] = []
  for (let place = first.next; place; place = place.next) if (place.line) lines.push(place.line)
  return lines
}

const isSame = (a: ChangedLine, b: ChangedLine) => a.input === b.input && a.quantity === b.quantity
