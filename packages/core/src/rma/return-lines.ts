/** Lines of a return that is being entered. */
import type { Return, ReturnableLine } from '../contract'
import type { ReturnFormLine } from './return-form.types'

/** Something keeps it from being submitted. */
export const isWrong = ({
  lines,
  problems,
}: {
  lines: readonly Pick<ReturnFormLine, 'problems'>[]
  problems: readonly unknown[]
}): boolean => problems.length > 0 || lines.some(line => line.problems.some(problem => problem.blocks))

/** Null for what is no whole number; the server says what is wrong with the others. */
export const toPieces = (typed: string): number | null => (/^-?\d{1,6}$/.test(typed.trim()) ? Number(typed) : null)

let lastKey = 0

export const begin = ({
  problems,
  currency: _currency,
  invoiceQty: _onInvoice,
  ...line
}: ReturnableLine): ReturnFormLine => ({
  ...{ key: ++lastKey, line, problems, files: [], amount: 0, fee: 0 },
  ...{ partSkuId: null, qty: line.leftQty === 1 ? '1' : '', reason: null, otherReason: '', batchNo: '' },
})

/** A line of an order, or a part of a kit, is the one that a line of the form is about. */
export const isOf = (
  { orderLineId, partSkuId }: { orderLineId: number; partSkuId: number | null },
  { line, partSkuId: shown }: Pick<ReturnFormLine, 'line' | 'partSkuId'>,
): boolean => orderLineId === line.orderLineId && partSkuId === shown

/**
 * What lines of a return may still be about: the whole line, which is null, and the parts of a kit.
 * @param but a line that does not count
 */
export const freeParts = (
  { orderLineId, kitParts }: Pick<ReturnableLine, 'orderLineId' | 'kitParts'>,
  lines: readonly ReturnFormLine[],
  but?: ReturnFormLine,
): (number | null)[] =>
  [null, ...kitParts.map(({ goodsSkuId }) => goodsSkuId)].filter(partSkuId =>
    lines.every(line => line === but || !isOf({ orderLineId, partSkuId }, line)),
  )

/**
 * What one more line of a return would be about: the whole line, which is null, or a part of a kit. Undefined where the lines are about all
 * pieces that are left.
 */
export function nextPart(
  { orderLineId, kitParts }: Pick<ReturnableLine, 'orderLineId' | 'kitParts'>,
  lines: readonly ReturnFormLine[],
): number | null | undefined {
  const own = lines.filter(({ line }) => line.orderLineId === orderLineId)
  const taken = (partSkuId: number | null) =>
    own.reduce((total, entry) => total + (entry.partSkuId === partSkuId ? (toPieces(entry.qty) ?? 0) : 0), 0)
  const left = (part: ReturnableLine['kitParts'][number]) =>
    part.leftQty - taken(part.goodsSkuId) - taken(null) * part.pieces
  return freeParts({ orderLineId, kitParts }, own).find(partSkuId =>
    kitParts.every(part =>
      partSkuId === null ? left(part) >= part.pieces : part.goodsSkuId !== partSkuId || left(part) > 0,
    ),
  )
}

export function toFormLine(answered: Return['lines'][number]): ReturnFormLine {
  const { partSkuId, returnQty, reason, otherReason, batchNo, files, problems, amount, fee, ...rest } = answered
  const { approvedQty: _approved, receivedQty: _received, rejection: _rejection, ...line } = rest
  const qty = returnQty === null ? '' : String(returnQty)
  return { key: ++lastKey, line, partSkuId, qty, reason, otherReason, batchNo, files, problems, amount, fee }
}
