/** What differs between a list on the screen and the same list on the server. */
import type { SavedLine } from '../contract'

export interface ListChanges {
  /** `after`: key of the line before it, null for the first place; only lines that are new have one. */
  changed: (SavedLine & { after?: string | null })[]
  removed: string[]
}

/** @param before as the server had the list @param now as it is on the screen */
export function findChanges(before: readonly SavedLine[], now: readonly SavedLine[]): ListChanges {
  const known = new Map(before.map(line => [line.key, line]))
  const shown = new Set(now.map(line => line.key))
  const changed = now.flatMap((line, at) => {
    const old = known.get(line.key)
    if (!old) return [{ ...line, after: now[at - 1]?.key ?? null }]
    return isSameLine(old, line) ? [] : [line]
  })
  return { changed, removed: before.flatMap(({ key }) => (shown.has(key) ? [] : [key])) }
}

export const isSameLine = (a: SavedLine, b: SavedLine): boolean => a.input === b.input && a.quantity === b.quantity

/**
 * The list of the server with what was typed on the screen since it was asked.
 * @param asked as it was on the screen then @param now as it is there now @param answered as the server has it
 */
export function takeOver(
  asked: readonly SavedLine[],
  now: readonly SavedLine[],
  answered: readonly SavedLine[],
): SavedLine[] {
  const { changed, removed } = findChanges(asked, now)
  const gone = new Set(removed)
  const edited = new Map(changed.map(line => [line.key, line]))
  const merged = answered.flatMap(line => (gone.has(line.key) ? [] : [edited.get(line.key) ?? line]))
  const known = new Set(merged.map(line => line.key))
  for (const { after, ...line } of changed) {
    if (known.has(line.key)) continue
    const at = after === null ? 0 : merged.findIndex(({ key }) => key === after) + 1 || merged.length
    merged.splice(at, 0, line)
  }
  return merged.map(({ key, input, quantity }) => ({ key, input, quantity }))
}
