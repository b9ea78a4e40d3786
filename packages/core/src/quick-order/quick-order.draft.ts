/** The list as it is kept between visits: what was entered, not what was known about it. */
import type { BackOrderMode } from '../contract'
import type { ShopStorage } from '../shop.types'
import { parseQuantity } from './parse-quantity'
import type { QuickOrderLine } from './quick-order.types'

export interface Draft {
  lines: readonly Pick<QuickOrderLine, 'key' | 'input' | 'qty' | 'doubt'>[]
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
  const text = JSON.stringify(draft)
  if (draft.lines.length === 0) drafts.remove(name)
  else if (drafts.get(name) === text) return undefined
  else drafts.set(name, text)
  return text
}

/** Any script of the page may have written it: what is no draft throws, and the rest is made what it has to be. */
export function parseDraft(text: unknown): Draft | undefined {
  try {
    const { lines, backOrderMode, ordered } = JSON.parse(String(text)) as Draft
    return {
      lines: lines.map(({ key, input, qty, doubt }) => ({
        key: String(key),
        input: String(input ?? ''),
        // Read as one that was typed: what cannot be ordered comes with a doubt.
        ...parseQuantity(String(doubt?.entered ?? qty)),
      })),
      backOrderMode: backOrderMode === 'shipTogether' ? backOrderMode : 'shipAvailable',
      ordered: ordered && { ...ordered, keys: ordered.keys.map(String) },
    }
  } catch {
    return undefined
  }
}
