/** The list as it is kept between visits: what was entered, not what was known about it. */
import type { BackOrderMode } from '../contract'
import type { ShopStorage } from '../shop.types'
import type { QuickOrderLine } from './quick-order.types'

export interface Draft {
  lines: readonly Pick<QuickOrderLine, 'key' | 'input' | 'qty' | 'doubt'>[]
  backOrderMode: BackOrderMode
  /** Lines that wait on /order/confirm under a quick-order id; they leave the list when the order is placed. */
  ordered: { quickOrderId: number; keys: readonly string[] } | undefined
}

const nameOf = (custId: number, accountId: number) => `cartwright.quick-order.${custId}.${accountId}`

interface Owner {
  custId: number
  accountId: number
}

/** Undefined when nothing is kept, or what is kept cannot be read. */
export function readDraft(drafts: ShopStorage, { custId, accountId }: Owner): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(drafts.get(nameOf(custId, accountId)) ?? 'null')
    return isDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(drafts: ShopStorage, { custId, accountId }: Owner, draft: Draft): void {
  if (draft.lines.length === 0) drafts.remove(nameOf(custId, accountId))
  else drafts.set(nameOf(custId, accountId), JSON.stringify(draft))
}

/** Drafts are written by this file only, but a browser's storage is open to every script of the page. */
function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { lines, backOrderMode, ordered } = value as Partial<Record<keyof Draft, unknown>>
  const isOrdered =
    ordered === undefined ||
    (typeof ordered === 'object' && ordered !== null && 'keys' in ordered && Array.isArray(ordered.keys))
  const isMode = backOrderMode === 'shipAvailable' || backOrderMode === 'shipTogether'
  return isMode && isOrdered && Array.isArray(lines) && lines.every(isLine)
}

function isLine(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { key, input, qty, doubt } = value as Record<string, unknown>
  const isDoubt =
    doubt === undefined ||
    (typeof doubt === 'object' && doubt !== null && 'choices' in doubt && Array.isArray(doubt.choices))
  return typeof key === 'string' && typeof input === 'string' && Number.isInteger(qty) && isDoubt
}
