/** Divides amounts so that the parts add up to the whole. */
import { toCents } from './money'

/**
 * Shares of an amount by weight, in whole cents. What rounding leaves goes to the largest remainders, the earlier one first.
 * @param amount with 2 decimals
 * @param weights not below zero; when all are zero the first one gets everything
 * @source FIN-005
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const cents = toCents(amount)
  const parts = weights.map(weight => toCents(weight))
  const total = parts.reduce((sum, part) => sum + part, 0n)
  if (total === 0n) return weights.map((_weight, at) => (at === 0 ? amount : 0))
  const sign = cents < 0n ? -1n : 1n
  const size = cents * sign
  const shares = parts.map(part => (size * part) / total)
  const remainders = parts.map((part, at) => ({ at, left: (size * part) % total }))
  remainders.sort((a, b) => (b.left > a.left ? 1 : b.left < a.left ? -1 : a.at - b.at))
  let rest = size - shares.reduce((sum, share) => sum + share, 0n)
  for (const { at } of remainders) {
    if (rest === 0n) break
    shares[at] = (shares[at] ?? 0n) + 1n
    rest -= 1n
  }
  return shares.map(share => Number(share * sign) / 100)
}

/**
 * What falls to the next part of a whole: the share of everything up to it, less what fell to the parts before. So the parts of a whole
 * add up to the amount, however many there are.
 * @param upTo weight of this part and of those before it
 * @param used what fell to those before it
 */
export function nextShare(
  amount: number,
  { upTo, whole, used }: { upTo: number; whole: number; used: number },
): number {
  const of = toCents(whole)
  if (of === 0n) return 0
  const product = toCents(amount) * toCents(upTo)
  // Half up: nothing here is below zero.
  return Number((product * 2n + of) / (of * 2n) - toCents(used)) / 100
}
