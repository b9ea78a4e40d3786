/** A saved list that is being made: what its import holds, and the name that is asked. */
import { Mismatch, readKept, readShape } from '../contract/read-shape'
import { boolean, fallback, flag, listOf, number, object, oneOf, optional, string } from '../contract/shape'
import type { ListFormat, ParsedList } from '../quick-order/quick-order.types'
import { restoreAfterSignIn } from '../session/restore-after-sign-in'
import type { Shop } from '../shop.types'

type Line = ParsedList['lines'][number]

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
}

/** The list whose name is asked. */
export interface NamedLines {
  /** As typed so far, or proposed; missing while nothing is. */
  name?: string | undefined
  /** None for an empty list. */
  lines?: readonly Line[] | undefined
}

export interface NewListDraft {
  /** What is being imported; missing while nothing is. */
  source?: ImportDraft | undefined
  /** The list that waits for its name; missing while none does. */
  naming?: NamedLines | undefined
}

/**
 * The list that was being made when the sign-in expired is there for the same account (ERR-003).
 * @param entered undefined while none is being made
 */
export function carryNewList(
  shop: Pick<Shop, 'session' | 'drafts'>,
  entered: () => NewListDraft | undefined,
): { kept: NewListDraft | undefined; forget(): void; destroy(): void } {
  const { kept, forget, stop } = restoreAfterSignIn(shop, { what: 'new-list', entered, parse: toDraft })
  return { kept, forget, destroy: stop }
}

const importShape = object({
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
})

const namedShape = object({
  name: optional(string),
  lines: optional(
    listOf(
      object({
        input: string,
        quantity: string,
        row: number,
        whole: optional(string),
        ambiguity: optional(object({ entered: string, choices: listOf(number) })),
      }),
    ),
  ),
})

function toDraft(kept: unknown): NewListDraft | undefined {
  const parts = readKept(object({ source: optional(importShape) }), kept)
  return parts && { source: parts.source, naming: toNamed((kept as { naming?: unknown }).naming) }
}

function toNamed(kept: unknown): NamedLines | undefined {
  const lost: string[] = []
  const named = readShape(namedShape, kept, lost, true)
  // A list that lacks some of its lines is not the one that was to be saved.
  return named instanceof Mismatch || lost.some(path => path.startsWith('lines')) ? undefined : named
}
