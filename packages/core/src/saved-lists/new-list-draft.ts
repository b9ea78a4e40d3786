/** A saved list that is being made: what its import holds, and the name that is asked. */
import { Mismatch, readKept, readShape } from '../contract/read-shape'
import { listOf, object, optional, string } from '../contract/shape'
import { type ImportDraft, importDraftShape, parsedLineShape } from '../quick-order/import-draft'
import type { ParsedList } from '../quick-order/quick-order.types'
import { restoreAfterSignIn } from '../session/restore-after-sign-in'
import type { Shop } from '../shop.types'

type Line = ParsedList['lines'][number]

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

const namedShape = object({
  name: optional(string),
  lines: optional(listOf(parsedLineShape)),
})

function toDraft(kept: unknown): NewListDraft | undefined {
  const parts = readKept(object({ source: optional(importDraftShape) }), kept)
  return parts && { source: parts.source, naming: toNamed((kept as { naming?: unknown }).naming) }
}

function toNamed(kept: unknown): NamedLines | undefined {
  const lost: string[] = []
  const named = readShape(namedShape, kept, lost, true)
  // A list that lacks some of its lines is not the one that was to be saved.
  return named instanceof Mismatch || lost.some(path => path.startsWith('lines')) ? undefined : named
}
