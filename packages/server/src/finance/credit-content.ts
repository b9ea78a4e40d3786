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
  times,
  type VatGroup,
} from '@cartwright/core/rules'
import type {
  AllowanceKind,
  AssumedCredit,
  CreditParts,
  InvoiceSnapshot,
  SnapshotAllowance,
  SnapshotCharge,
  SnapshotLine,
} from '../db/schema'
import { ApiError } from '../http/api-error'
import { type KitPiecesGone, openedKits, partPiecesLeft, shareOfPart, wholeKitsLeft } from './kit'

export interface Credited {
  invoiceNo: string
  /** Pieces by order line; without it everything that is left of the invoice, its charges included. */
  pieces?: ReadonlyMap<number, number>
  /** Pieces of parts of kits. */
  parts?: readonly CreditedPart[]
  /** Of the invoice; those that are left with the rest of it, and none with pieces by default. */
  charges?: SnapshotCharge[]
  /** Kept back, such as a restocking fee; above zero. */
  deductions?: readonly Deduction[]
  /** Credits that count as written, though their returns are still open. */
  assumed?: readonly AssumedCredit[]
  /** Numbers of credit notes whose returns were submitted later: they do not count. */
  later?: readonly string[]
}

export interface CreditedPart {
  lineId: number
  partSku: number
  qty: number
  /** It comes back with the other parts of its kit, which no invoice has left as a whole one. */
  withKit?: true
}

export type Deduction = SnapshotAllowance & { kind: Exclude<AllowanceKind, 'coupon'> }

/** What is wrong, for the supplier. */
const refuse = (text: string) => new ApiError(CODE.REFUSED, text)

/**
 * Pieces of each line are taken back in the order in which they were invoiced, so that all credits of a line add up to it.
 * @param written without those that are `later`
 */
export function creditOf(
  invoice: InvoiceSnapshot,
  written: readonly CreditParts[],
  { pieces, parts = [], deductions = [], assumed = [], later = [], charges: wantedCharges }: Credited,
): InvoiceSnapshot {
  const earlier = [...written, ...assumed]
  const named = [...(pieces?.keys() ?? []), ...parts.map(({ lineId }) => lineId)]
  const unknown = named.find(lineId => !invoice.lines.some(line => line.lineId === lineId))
  if (unknown !== undefined) throw refuse(`Invoice ${invoice.invoiceNo} has no such line.`)
  const lines = invoice.lines.flatMap((line): SnapshotLine[] => {
    const gone = piecesGone(earlier, line.lineId)
    const left = wholeKitsLeft(line.kit ?? [], line.qty, gone)
    const qty = pieces ? (pieces.get(line.lineId) ?? 0) : left
    if (qty < 0 || qty > left)
      throw refuse(`Of ${line.number} ${left} pieces are left on invoice ${invoice.invoiceNo}.`)
    const isOfLine = ({ lineId }: CreditedPart) => lineId === line.lineId
    const before = line.before + gone.whole
    const net = partOfLine(effectivePrice(line), before, before + qty)
    const credited = qty === 0 ? [] : [withoutKit({ ...line, qty, before, net })]
    for (const part of pieces ? parts.filter(isOfLine) : restOfOpened(line, gone))
      credited.push(...creditPart(line, [...earlier, { lines: credited }], part, invoice.invoiceNo))
    return credited
  })
  const chargesLeft = () => invoice.charges.filter(({ kind }) => !earlier.some(credit => has(credit, kind)))
  const charges = wantedCharges ?? (pieces ? [] : chargesLeft())
  if (lines.length === 0 && charges.length === 0) throw refuse(`Nothing is left of invoice ${invoice.invoiceNo}.`)
  const coupon = couponBack(invoice, earlier, lines)
  const allowances = [...(coupon > 0 ? [{ kind: 'coupon' as const, amount: coupon }] : []), ...deductions]
  const sums = creditSums(invoice, earlier, { lines, allowances, charges })
  const corrects = { invoiceNo: invoice.invoiceNo, invoiceDate: invoice.invoiceDate }
  const content: InvoiceSnapshot = { ...invoice, kind: 'credit', corrects, lines, allowances, charges, sums }
  return {
    ...content,
    ...(assumed.length > 0 && { assumed: assumed.map(partsOf) }),
    ...(later.length > 0 && { later: [...later] }),
  }
}

/** Of a line of an invoice, what credit notes have taken back. */
export function piecesGone(
  credits: readonly { lines: readonly Pick<SnapshotLine, 'lineId' | 'partSku' | 'qty'>[] }[],
  lineId: number,
): KitPiecesGone {
  const gone = { whole: 0, parts: new Map<number, number>() }
  for (const line of credits.flatMap(({ lines }) => lines)) {
    if (line.lineId !== lineId) continue
    if (line.partSku === undefined) gone.whole += line.qty
    else gone.parts.set(line.partSku, (gone.parts.get(line.partSku) ?? 0) + line.qty)
  }
  return gone
}

/** What is left of kits that have been opened. */
function restOfOpened({ lineId, kit = [] }: SnapshotLine, gone: KitPiecesGone): CreditedPart[] {
  const opened = openedKits(kit, gone)
  return kit.flatMap(({ goodsSkuId: partSku, pieces }) => {
    const qty = opened * pieces - (gone.parts.get(partSku) ?? 0)
    return qty > 0 ? [{ lineId, partSku, qty }] : []
  })
}

/**
 * Pieces of a part as lines of a credit note. Kits are opened from the last one of the invoice on, while whole ones are taken back from
 * the first one on. Pieces whose shares differ by a cent stand in lines of their own, so that quantity times price is the amount. A share
 * that another credit note has taken is left out, in whichever order they are written: all pieces together are the line.
 */
function creditPart(
  line: SnapshotLine,
  earlier: readonly Pick<CreditParts, 'lines'>[],
  { partSku, qty, withKit }: CreditedPart,
  invoiceNo: string,
): SnapshotLine[] {
  const gone = piecesGone(earlier, line.lineId)
  const part = line.kit?.find(({ goodsSkuId }) => goodsSkuId === partSku)
  if (!part) throw refuse(`${line.number} on invoice ${invoiceNo} has no such part.`)
  const left = partPiecesLeft(part, line.qty, gone)
  if (qty > left) throw refuse(`Of ${part.number} ${left} pieces are left on invoice ${invoiceNo}.`)
  const first = gone.parts.get(partSku) ?? 0
  const shares = Array.from({ length: first + qty }, (_none, at) => {
    const opened = Math.floor(at / part.pieces) + 1
    const place = line.before + line.qty - opened
    const net = partOfLine(effectivePrice(line), place, place + 1)
    return shareOfPart(net, line.kit ?? [], partSku)[at % part.pieces] ?? 0
  })
  for (const share of sharesTaken(earlier, line.lineId, partSku)) {
    const at = shares.indexOf(share)
    if (at >= 0) shares.splice(at, 1)
  }
  const amounts = shares.slice(0, qty)
  const { goodsSkuId: _id, pieces: _pieces, weight: _weight, ...words } = part
  return [...new Set(amounts)].map(amount => {
    const pieces = amounts.filter(each => each === amount).length
    return withoutKit({
      ...line,
      ...words,
      partSku,
      custNumber: null,
      qty: pieces,
      before: first,
      unitPrice: amount,
      discountPrice: null,
      net: times(amount, pieces),
      ...(withKit && { withKit }),
    })
  })
}

/** By piece, what credit notes have taken of a part. */
const sharesTaken = (credits: readonly Pick<CreditParts, 'lines'>[], lineId: number, partSku: number): number[] =>
  credits
    .flatMap(({ lines }) => lines)
    .filter(line => line.lineId === lineId && line.partSku === partSku)
    .flatMap(({ qty, unitPrice }) => Array<number>(qty).fill(unitPrice))

/** A credit note needs no list of parts. */
const withoutKit = ({ kit: _kit, ...line }: SnapshotLine): SnapshotLine => line

/** A line of a credit note is about whole pieces of its line, a kit that is credited by its parts included. */
export const isWhole = ({ partSku, withKit }: Pick<SnapshotLine, 'partSku' | 'withKit'>): boolean =>
  partSku === undefined || withKit === true

/**
 * What is kept of a credit. A part that comes back alone is at fault, so that nothing is kept of it. After a large coupon less is left of the goods than would be kept of them.
 * @param plain the credit without deductions
 * @param feeOf of all whole pieces of a line
 */
export function deductionsOf(
  plain: CreditParts,
  freight: number,
  feeOf: (line: Pick<SnapshotLine, 'lineId' | 'net'>) => number,
): Deduction[] {
  const whole = plain.lines.filter(isWhole)
  const fees = [...new Set(whole.map(({ lineId }) => lineId))].map(lineId => {
    const net = sum(whole.flatMap(line => (line.lineId === lineId ? [line.net] : [])))
    return { lineId, fee: feeOf({ lineId, net }) }
  })
  const fee = Math.max(0, Math.min(sum(fees.map(each => each.fee)), plain.sums.total))
  const kept = Math.max(0, Math.min(freight, sum([plain.sums.total, -fee])))
  const lineIds = fees.filter(each => each.fee > 0).map(({ lineId }) => lineId)
  return [
    ...(fee > 0 ? [{ kind: 'restocking' as const, amount: fee, lineIds }] : []),
    ...(kept > 0 ? [{ kind: 'returnFreight' as const, amount: kept }] : []),
  ]
}

export const ofKind = (allowances: readonly SnapshotAllowance[], wanted: AllowanceKind): number =>
  sum(allowances.filter(({ kind }) => kind === wanted).map(({ amount }) => amount))

const partsOf = ({ lines, allowances, charges, sums, later }: AssumedCredit): AssumedCredit => ({
  lines,
  allowances,
  charges,
  sums,
  ...(later && { later }),
})
const has = ({ charges }: CreditParts, kind: string) => charges.some(charge => charge.kind === kind)

/** Of the coupon of the invoice, the share of what is credited. */
function couponBack(invoice: InvoiceSnapshot, earlier: readonly CreditParts[], lines: readonly SnapshotLine[]) {
  const couponOf = (documents: readonly CreditParts[]) =>
    ofKind(
      documents.flatMap(({ allowances }) => allowances),
      'coupon',
    )
  const upTo = sum([...earlier.map(({ sums }) => sums.subtotal), ...lines.map(({ net }) => net)])
  return nextShare(couponOf([invoice]), { upTo, whole: invoice.sums.subtotal, used: couponOf(earlier) })
}

/** The tax is cumulative over all credit notes of the invoice (decision 76). */
function creditSums(
  invoice: InvoiceSnapshot,
  earlier: readonly CreditParts[],
  { lines, allowances, charges }: Omit<CreditParts, 'sums'>,
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
