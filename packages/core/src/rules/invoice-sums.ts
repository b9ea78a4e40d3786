/** What a document comes to: one arithmetic for confirmation, order, invoice, credit note and statement (decision 76). */
import { apportion } from './apportion'
import { percent, sum, times } from './money'
import type { VatTreatment } from './vat'

/** A line of a document. */
export interface SummedLine extends VatTreatment {
  /** After discounts, rounded. */
  net: number
}

export interface DocumentParts {
  /** In any order: the sums do not depend on it. */
  lines: readonly SummedLine[]
  /** Taken off the whole document, such as a coupon; not below zero. */
  allowances?: readonly number[]
  /** Added to it, such as freight; not below zero. */
  charges?: readonly number[]
}

/** What is taxed alike. */
export interface VatGroup extends VatTreatment {
  /** Net of its lines, less its share of allowances, with its share of charges. */
  taxable: number
  /** Tax on `taxable` at the rate, rounded once. */
  vat: number
}

export interface InvoiceSums {
  /** Of the lines. */
  subtotal: number
  /** Sum of the allowances. */
  allowance: number
  /** Sum of the charges. */
  charge: number
  /** `subtotal` less `allowance`, with `charge`. */
  total: number
  /** Tax of all groups. */
  vat: number
  /** `total` with `vat`: what is paid. */
  grandTotal: number
  /** By category and rate. */
  groups: VatGroup[]
}

/**
 * Allowances and charges that stand for the whole document are divided over its VAT groups by their lines. The tax of a group is
 * rounded once, half up.
 * @source ORD-004, FIN-005
 */
export function invoiceSums({ lines, allowances = [], charges = [] }: DocumentParts): InvoiceSums {
  const keys = [...new Map(lines.map(line => [keyOf(line), line])).values()]
  // Always the same order: what rounding leaves over does not depend on that of the lines.
  const ordered = keys.map(({ category, rate }) => ({ category, rate })).sort(byCategory)
  const nets = ordered.map(group => sum(lines.filter(line => keyOf(line) === keyOf(group)).map(line => line.net)))
  const subtotal = sum(nets)
  const [allowance, charge] = [sum(allowances), sum(charges)]
  const less = divide(allowances, nets)
  const more = divide(charges, nets)
  const groups = ordered.map((group, at) => {
    const taxable = sum([nets[at] ?? 0, -(less[at] ?? 0), more[at] ?? 0])
    return { ...group, taxable, vat: percent(taxable, group.rate) }
  })
  const total = sum([subtotal, -allowance, charge])
  const vat = sum(groups.map(group => group.vat))
  return { subtotal, allowance, charge, total, vat, grandTotal: sum([total, vat]), groups }
}

/** Each amount is divided by itself, so that each of them is whole in the groups too. */
const divide = (amounts: readonly number[], weights: readonly number[]): number[] => {
  const parts = amounts.map(amount => apportion(amount, weights))
  return weights.map((_weight, at) => sum(parts.map(part => part[at] ?? 0)))
}

const keyOf = ({ category, rate }: VatTreatment): string => `${category} ${rate}`
const byCategory = (a: VatTreatment, b: VatTreatment): number => a.category.localeCompare(b.category) || a.rate - b.rate

/**
 * What pieces of a line come to, those after the first `from` up to `to`. All parts of a line add up to the line.
 * @param price of one piece, after discounts
 */
export const partOfLine = (price: number, from: number, to: number): number =>
  sum([times(price, to), -times(price, from)])

/**
 * Tax of a further credit note of an invoice: that of everything credited so far, less what was credited before. So it ends at exactly
 * the tax of the invoice when everything is credited.
 * @param before of the credit notes before it, in the same category and rate
 */
export const creditedVat = (rate: number, taxable: number, before: Pick<VatGroup, 'taxable' | 'vat'>): number =>
  sum([percent(sum([before.taxable, taxable]), rate), -before.vat])
