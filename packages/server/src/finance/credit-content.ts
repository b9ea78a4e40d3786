/** What a credit note holds: calculated from its invoice and the credit notes before it alone. */
import { CODE } from '@cartwright/core/contract'
import {
  creditedVat,
  effectivePrice,
  type InvoiceSums,
  invoiceSums,
  nextShare,
  partOfLine,
  sum,
  type VatGroup,
} from '@cartwright/core/rules'
import type { AllowanceKind, InvoiceSnapshot, SnapshotAllowance, SnapshotLine } from '../db/schema'
import { ApiError } from '../http/api-error'

export interface Credited {
  invoiceNo: string
  /** Pieces by order line; without it everything that is left of the invoice, its charges included. */
  pieces?: ReadonlyMap<number, number>
  /** Kept back, such as a restocking fee; above zero. */
  deductions?: readonly (SnapshotAllowance & { kind: Exclude<AllowanceKind, 'coupon'> })[]
}

/** What is wrong, for the supplier. */
const refuse = (text: string) => new ApiError(CODE.REFUSED, text)

/** Pieces of each line are taken back in the order in which they were invoiced, so that all credits of a line add up to it. */
export function creditOf(
  invoice: InvoiceSnapshot,
  earlier: readonly InvoiceSnapshot[],
  { pieces, deductions = [] }: Credited,
): InvoiceSnapshot {
  const unknown = [...(pieces?.keys() ?? [])].find(lineId => !invoice.lines.some(line => line.lineId === lineId))
  if (unknown !== undefined) throw refuse(`Invoice ${invoice.invoiceNo} has no such line.`)
  const lines = invoice.lines.flatMap((line): SnapshotLine[] => {
    const gone = earlier.flatMap(credit => credit.lines).filter(({ lineId }) => lineId === line.lineId)
    const back = gone.reduce((total, { qty }) => total + qty, 0)
    const qty = pieces ? (pieces.get(line.lineId) ?? 0) : line.qty - back
    if (qty < 0 || qty > line.qty - back) {
      throw refuse(`Of ${line.number} ${line.qty - back} pieces are left on invoice ${invoice.invoiceNo}.`)
    }
    if (qty === 0) return []
    const before = line.before + back
    return [{ ...line, qty, before, net: partOfLine(effectivePrice(line), before, before + qty) }]
  })
  const isRest = pieces === undefined
  const charges = isRest ? invoice.charges.filter(({ kind }) => !earlier.some(credit => has(credit, kind))) : []
  if (lines.length === 0 && charges.length === 0) throw refuse(`Nothing is left of invoice ${invoice.invoiceNo}.`)
  const coupon = couponBack(invoice, earlier, lines)
  const allowances = [...(coupon > 0 ? [{ kind: 'coupon' as const, amount: coupon }] : []), ...deductions]
  const sums = creditSums(invoice, earlier, { lines, allowances, charges })
  const corrects = { invoiceNo: invoice.invoiceNo, invoiceDate: invoice.invoiceDate }
  return { ...invoice, kind: 'credit', corrects, lines, allowances, charges, sums }
}

const has = ({ charges }: InvoiceSnapshot, kind: string) => charges.some(charge => charge.kind === kind)

/** Of the coupon of the invoice, the share of what is credited. */
function couponBack(invoice: InvoiceSnapshot, earlier: readonly InvoiceSnapshot[], lines: readonly SnapshotLine[]) {
  const couponOf = (documents: readonly InvoiceSnapshot[]) =>
    sum(documents.flatMap(({ allowances }) => allowances.filter(({ kind }) => kind === 'coupon')).map(a => a.amount))
  const upTo = sum([...earlier.map(({ sums }) => sums.subtotal), ...lines.map(({ net }) => net)])
  return nextShare(couponOf([invoice]), { upTo, whole: invoice.sums.subtotal, used: couponOf(earlier) })
}

/** The tax is cumulative over all credit notes of the invoice (decision 76). */
function creditSums(
  invoice: InvoiceSnapshot,
  earlier: readonly InvoiceSnapshot[],
  { lines, allowances, charges }: Pick<InvoiceSnapshot, 'lines' | 'allowances' | 'charges'>,
): InvoiceSums {
  const [first] = invoice.lines
  const taxed = { category: first?.category ?? 'S', rate: first?.rate ?? 0 }
  const plain = invoiceSums({
    lines: lines.length > 0 ? lines : [{ net: 0, ...taxed }],
    allowances: allowances.map(({ amount }) => amount),
    charges: charges.map(({ amount }) => amount),
  })
  const groups = plain.groups.map((group): VatGroup => {
    const same = earlier
      .flatMap(({ sums }) => sums.groups)
      .filter(({ category, rate }) => category === group.category && rate === group.rate)
    const before = { taxable: sum(same.map(({ taxable }) => taxable)), vat: sum(same.map(({ vat }) => vat)) }
    return { ...group, vat: creditedVat(group.rate, group.taxable, before) }
  })
  const vat = sum(groups.map(group => group.vat))
  return { ...plain, groups, vat, grandTotal: sum([plain.total, vat]) }
}
