/** The list as it is kept between visits: what was entered, not what was known about it. */
import type { BackOrderMode } from '../contract'
import { type AmbiguousQuantity, QUANTITY_MAX, QUANTITY_MIN, type QuantityReading, readQuantity } from '../rules'
import type { Shop, ShopStorage } from '../shop.types'
import { toJson } from '../to-json'
import type { QuickOrderLine } from './quick-order.types'

export interface Draft {
  lines: readonly Pick<QuickOrderLine, 'key' | 'input' | 'qty' | 'ambiguity' | 'whole'>[]
  backOrderMode: BackOrderMode
  /** Lines that wait on /order/confirm under a quick-order id; they leave the list when the order is placed. */
  ordered?: { quickOrderId: number; keys: readonly string[] } | undefined
}

export interface DraftOwner {
  custId: number
  accountId: number
}

export const draftName = ({ custId, accountId }: DraftOwner) => `cartwright.quick-order.${custId}.${accountId}`

/** Undefined when nothing is kept, or what is kept cannot be read. */
export const readDraft = (drafts: ShopStorage, owner: DraftOwner): Draft | undefined =>
  parseDraft(drafts.get(draftName(owner)))

/** @returns what other tabs have to know; undefined when it was kept already */
export function writeDraft(drafts: ShopStorage, owner: DraftOwner, draft: Draft): string | undefined {
  const name = draftName(owner)
  const text = toJson(draft)
  if (draft.lines.length === 0) drafts.remove(name)
  else if (drafts.get(name) === text) return undefined
  else drafts.set(name, text)
  return text
}

/** Any script of the page may have written it: what is no draft throws, and the rest is made what it has to be. */
export function parseDraft(text: unknown): Draft | undefined {
  try {
    return toDraft(JSON.parse(String(text)))
  } catch {
    return undefined
  }
}

/** @throws when it is no draft */
export function toDraft(value: unknown): Draft {
  const { lines, backOrderMode, ordered } = value as Draft
  return {
    lines: lines.map(({ key, input, qty, ambiguity, whole }) => ({
      key: String(key),
      input: String(input ?? ''),
      whole: typeof whole === 'string' ? whole : undefined,
      // What cannot be ordered comes with an ambiguity, and what was asked about is still asked about.
      ...(ambiguity ? keptAmbiguity(ambiguity) : readQuantity(String(qty))),
    })),
    backOrderMode: backOrderMode === 'shipTogether' ? backOrderMode : 'shipAvailable',
    ordered: ordered && { ...ordered, keys: ordered.keys.map(String) },
  }
}

/** The choices that were offered, as far as they can be ordered; without one the text is read again. */
function keptAmbiguity({ entered, choices }: AmbiguousQuantity): QuantityReading {
  const text = String(entered)
  const known = choices.filter(qty => Number.isInteger(qty) && qty >= QUANTITY_MIN && qty <= QUANTITY_MAX)
  const read = known.length > 0 ? undefined : readQuantity(text).ambiguity
  const ambiguity = read ?? { entered: text, choices: known }
  return { qty: ambiguity.choices[0] ?? QUANTITY_MIN, ambiguity }
}

type Keeper = Pick<Shop, 'drafts' | 'session'>

/** What was chosen for a list that waits on /order/confirm; kept with the draft, so that a reload changes nothing. */
export function draftedBackOrderMode({ drafts, session }: Keeper, quickOrderId: number): BackOrderMode | undefined {
  const draft = readDraft(drafts, session.store.getState())
  return draft?.ordered?.quickOrderId === quickOrderId ? draft.backOrderMode : undefined
}

/** Takes the lines of a placed order out of the draft, also where no list is shown that would do so. */
export function dropOrdered(
  { drafts, session, broadcast }: Keeper & Pick<Shop, 'broadcast'>,
  quickOrderId: number,
): void {
  const owner = session.store.getState()
  const draft = readDraft(drafts, owner)
  if (draft?.ordered?.quickOrderId !== quickOrderId) return
  const gone = new Set(draft.ordered.keys)
  const lines = draft.lines.filter(line => !gone.has(line.key))
  const written = writeDraft(drafts, owner, { ...draft, lines, ordered: undefined })
  if (written) broadcast.post(draftName(owner), written)
}
