/** A saved list that is being made: what its import holds, and the name that is asked. */
import { isObject } from '../is-object'
import type { ListFormat, ParsedList } from '../quick-order/quick-order.types'
import { restoreAfterSignIn } from '../session/restore-after-sign-in'
import type { Shop } from '../shop.types'

type Line = ParsedList['lines'][number]

/** A pasted text, or what was read of a file. */
export interface ImportDraft {
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
  name?: string | undefined
  /** None for an empty list. */
  lines?: readonly Line[] | undefined
}

export interface NewListDraft {
  source?: ImportDraft | undefined
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

const toDraft = (kept: unknown): NewListDraft | undefined =>
  isObject(kept) ? { source: toImport(kept.source), naming: toNamed(kept.naming) } : undefined

function toImport(kept: unknown): ImportDraft | undefined {
  if (!isObject(kept) || typeof kept.text !== 'string') return undefined
  const { text, fileName } = kept
  return {
    text,
    fileName: typeof fileName === 'string' ? fileName : undefined,
    isSheet: kept.isSheet === true,
    format: isObject(kept.format) ? toFormat(kept.format) : {},
  }
}

const DELIMITERS = [',', ';', '\t', ' '] as const
const ROLES = ['number', 'quantity', 'ignore'] as const

function toFormat(kept: Record<string, unknown>): ListFormat {
  const delimiter = DELIMITERS.find(known => known === kept.delimiter)
  const columns = Array.isArray(kept.columns)
    ? kept.columns.map(role => ROLES.find(known => known === role) ?? 'ignore')
    : undefined
  return {
    ...(delimiter && { delimiter }),
    ...(typeof kept.hasHeader === 'boolean' && { hasHeader: kept.hasHeader }),
    ...(columns && { columns }),
  }
}

function toNamed(kept: unknown): NamedLines | undefined {
  if (!isObject(kept)) return undefined
  const { name, lines } = kept
  // A list that lacks some of its lines is not the one that was to be saved.
  if (lines !== undefined && !(Array.isArray(lines) && lines.every(isLine))) return undefined
  return { name: typeof name === 'string' ? name : undefined, lines }
}

const isLine = (value: unknown): value is Line =>
  isObject(value) &&
  typeof value.input === 'string' &&
  typeof value.quantity === 'string' &&
  typeof value.row === 'number' &&
  (value.whole === undefined || typeof value.whole === 'string') &&
  (value.ambiguity === undefined || isAmbiguity(value.ambiguity))

const isAmbiguity = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.entered === 'string' &&
  Array.isArray(value.choices) &&
  value.choices.every(choice => typeof choice === 'number')
