/** What a line of a saved list means: one article and one quantity, or why there is none. */
import type { ResolvedLine, Sku } from '@cartwright/core/contract'
import { readQuantity } from '@cartwright/core/rules'

interface Entered {
  input: string
  quantity: string
}

/** @param resolved what its number means */
export function meaningOf(
  { quantity }: Entered,
  resolved: ResolvedLine | undefined,
): { part: Sku; qty: number } | { why: 'ambiguous' | 'disabled' | 'quantity' | 'unknown' } {
  const { status = 'unknown', matches = [] } = resolved ?? {}
  const part = matches[0]?.part
  if (status !== 'found' || part === undefined) return { why: status === 'found' ? 'unknown' : status }
  const { qty, ambiguity } = readQuantity(quantity)
  return ambiguity ? { why: 'quantity' } : { part, qty }
}
