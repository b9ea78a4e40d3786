/** What a sub-account sees of a price, by the rule of its main customer (ACC-013 to ACC-016). */
import { addPercent } from './money'
import { PRICE_MIN } from './read-price'

/** To what a price is rounded: by name on the wire, in the currency of the company. */
export const ROUNDING_STEPS = { cent: 0.01, '0.05': 0.05, '0.10': 0.1, '1': 1 } as const
export type Rounding = keyof typeof ROUNDING_STEPS
export const ROUNDINGS = Object.keys(ROUNDING_STEPS) as Rounding[]

/** A markup may not hide a loss of more than half, nor be a slip of several digits. */
export const PERCENT_MIN = -50
export const PERCENT_MAX = 500

/**
 * The list price of one piece with `percent` on top, rounded half up; never below one cent. Tiers and promotions stay out of it: a rep
 * sees no discount of the supplier.
 * @param listPrice decimal, in the currency of the company
 * @source ACC-016
 */
export const ruledPrice = (listPrice: number, percent: number, rounding: Rounding): number =>
  Math.max(PRICE_MIN, addPercent(listPrice, percent, ROUNDING_STEPS[rounding]))

/** Percent of the company's price that is earned at the price the sub-account sees; undefined without a price. */
export const marginOf = (listPrice: number, seenPrice: number): number | undefined =>
  listPrice > 0 ? Math.round((seenPrice / listPrice - 1) * 1000) / 10 : undefined

/**
 * Whether a sub-account sees less than the company pays: stored all the same, and said. Equal prices earn nothing, and lose nothing.
 * @param companyPrice of one piece; null or undefined where there is none
 */
export const isBelowCompanyPrice = (price: number, companyPrice: number | null | undefined): boolean =>
  companyPrice != null && price < companyPrice

/** A percentage as it is typed: `12`, `12,5`, `-3`, with or without its sign; undefined outside of what a rule may have. */
export function readPercent(text: string): number | undefined {
  const typed = text.replace(/[\s%+]/g, '').replace('−', '-')
  if (!/^-?\d{1,3}(?:[.,]\d{1,2})?$/.test(typed)) return undefined
  const percent = Number(typed.replace(',', '.'))
  return percent >= PERCENT_MIN && percent <= PERCENT_MAX ? percent : undefined
}
