/** Search box: history, and where the results are. */
import type { ListedSku, SearchEntry } from '../contract'

/** A part that type-ahead offers; `matchedBy` and `reading` say why. */
export interface SuggestedPart extends ListedSku {
  /** No part has the text as its number, and nothing names one for certain: the number of this one is like it. */
  isNear?: true
}

export interface Search {
  /** Entries of the history that begin with the trimmed text, case-insensitive; all for an empty text (SRCH-001). */
  suggest(prefix: string): readonly SearchEntry[]
  /** Reads the history: the server's for accounts, the browser's for visitors (API-041). */
  loadHistory(): Promise<void>
  /** Removes one entry (SRCH-002). */
  forget(searchId: number): Promise<void>
  /** Remembers the keyword. @returns where its results are, /search?keyword=…&t=…; undefined for an empty keyword (SRCH-003) */
  pathOf(keyword: string): Promise<string | undefined>
  /**
   * First parts whose number, OEM code, barcode, own number, name or printer matches, for type-ahead; where none does, those with a number
   * like it. [] below 2 characters.
   */
  parts(text: string, signal?: AbortSignal): Promise<readonly SuggestedPart[]>
}
