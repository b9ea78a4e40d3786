/** What was entered and not sent: kept for a day, in `drafts`. */
import { readKept } from '../contract/read-shape'
import { number, object } from '../contract/shape'
import type { ShopStorage } from '../shop.types'
import { toJson } from '../to-json'

const savedShape = object({ savedAt: number })
const LIFE_MS = 24 * 60 * 60_000

/** @param value as JSON; undefined when there is nothing to keep any more */
export function saveDraft(drafts: ShopStorage, name: string, now: Date, value: unknown): void {
  if (value === undefined) drafts.remove(name)
  else drafts.set(name, toJson({ savedAt: now.getTime(), value }))
}

/**
 * Undefined when nothing is kept, not for so long, or not in this shape: anything can stand in a storage.
 * @param parse makes of it what it has to be, and gives undefined or throws when it cannot
 */
export function loadDraft<T>(
  drafts: ShopStorage,
  name: string,
  now: Date,
  parse: (value: unknown) => T | undefined,
): T | undefined {
  try {
    const kept: { value?: unknown } | null = JSON.parse(drafts.get(name) ?? 'null')
    const saved = readKept(savedShape, kept)
    return saved && saved.savedAt > now.getTime() - LIFE_MS ? parse(kept?.value) : undefined
  } catch {
    return undefined
  }
}
