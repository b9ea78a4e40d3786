/** What the import panel holds: a pasted text or what was read of a file, and how the reader has corrected the way it is read. */
import { readKept } from '../contract/read-shape'
import { boolean, fallback, flag, listOf, number, object, oneOf, optional, string } from '../contract/shape'
import { restoreAfterSignIn } from '../session/restore-after-sign-in'
import type { Shop } from '../shop.types'
import type { ListFormat, ParsedList } from './quick-order.types'

/** A pasted text, or what was read of a file. */
export interface ImportDraft {
  /** As it was pasted, or the cells of the file as text. */
  text: string
  /** Undefined where the text was pasted. */
  fileName?: string | undefined
  /** The file is a spreadsheet, which has columns of its own. */
  isSheet: boolean
  /** How the reader has corrected the way it is read. */
  format: ListFormat
  /** The lines, where something of them was put right. */
  lines?: ParsedList['lines'] | undefined
}

/** A line of a list that was read. */
export const parsedLineShape = object({
  input: string,
  quantity: string,
  row: number,
  whole: optional(string),
  ambiguity: optional(object({ entered: string, choices: listOf(number) })),
})

/** What a draft has to be, wherever it is kept. */
export const importDraftShape = object({
  text: string,
  fileName: optional(string),
  isSheet: flag,
  format: fallback(
    object({
      delimiter: optional(oneOf([',', ';', '\t', ' '])),
      hasHeader: optional(boolean),
      columns: optional(listOf(fallback(oneOf(['number', 'fallback', 'quantity', 'ignore']), 'ignore'))),
    }),
    {},
  ),
  lines: optional(listOf(parsedLineShape)),
})

/**
 * The import that was open when the sign-in expired is there for the same account (ERR-003).
 * @param entered undefined while no import is open
 */
export function carryImport(
  shop: Pick<Shop, 'session' | 'drafts'>,
  entered: () => ImportDraft | undefined,
): { kept: ImportDraft | undefined; forget(): void; destroy(): void } {
  const parse = (kept: unknown) => readKept(importDraftShape, kept)
  const { kept, forget, stop } = restoreAfterSignIn(shop, { what: 'quick-order-import', entered, parse })
  return { kept, forget, destroy: stop }
}
