/** The history of visitors, which their browser keeps (API-041). */
import type { SearchEntry } from '../contract'
import type { ShopStorage } from '../shop.types'
import { toJson } from '../to-json'

const SEARCHES = 'cartwright.searches'

/** Newest first; empty for what cannot be read. */
export function readDraft(drafts: ShopStorage): readonly SearchEntry[] {
  try {
    const kept: unknown = JSON.parse(drafts.get(SEARCHES) ?? '[]')
    return Array.isArray(kept)
      ? kept
          .filter((keyword): keyword is string => typeof keyword === 'string')
          .map((keyword, index) => ({ searchId: index + 1, keyword, custnum: -1 }))
      : []
  } catch {
    return []
  }
}

export const writeDraft = (drafts: ShopStorage, entries: readonly SearchEntry[]): void =>
  drafts.set(SEARCHES, toJson(entries.map(entry => entry.keyword)))
