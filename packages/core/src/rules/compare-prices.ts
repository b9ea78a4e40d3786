/** Figures to compare parts and offers by; they are never charged. */
import { times } from './money'
import { effectivePrice } from './price'

/** How much of the unit price the discount takes off, 0 to 1 in whole percents; 0 without one, and below half a percent. */
export function discountShare(line: { unitPrice: number; discountPrice: number | null }): number {
  return line.unitPrice > 0 ? times(1 - effectivePrice(line) / line.unitPrice, 1) : 0
}

/**
 * What printing so many pages costs, rounded half up to 2 decimals; null for parts that say no yield.
 * @param line prices of one piece as decimals.
 * @param pageYield pages one piece prints, A4 at 5 %.
 * @source CAT-009
 */
export function costOfPages(
  line: { unitPrice: number; discountPrice: number | null },
  pageYield: number | null,
  pages: number,
): number | null {
  return pageYield ? times((effectivePrice(line) * pages) / pageYield, 1) : null
}
