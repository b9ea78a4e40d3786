/** Lines of a return that is being entered. */
import type { Return, ReturnableLine } from '../contract'
import type { ReturnFormLine, ReturnLineEntry } from './return-form.types'

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

type Code = ReturnFormLine['problems'][number]['code']

/** What a problem is about: once that is entered in another way, the next answer says whether it is still there. */
const ABOUT: Partial<Record<Code, readonly (keyof ReturnLineEntry)[]>> = {
  QTY_INVALID: ['qty'],
  QTY_ABOVE: ['qty', 'partSkuId'],
  NOT_INVOICED: ['qty', 'partSkuId'],
  REASON_MISSING: ['reason'],
  WARRANTY_ENDED: ['reason'],
  WINDOW_PASSED: ['reason'],
  REPORT_PASSED: ['reason'],
  BATCH_MISSING: ['batchNo', 'reason'],
  TEXT_MISSING: ['otherReason', 'reason'],
  KIT_OPEN: ['partSkuId', 'reason'],
  KIT_PART: ['partSkuId', 'reason'],
  KIT_WHOLE: ['partSkuId', 'reason'],
}

/** A line with what was entered, without the problems that were about what stood there before. */
export function enter(line: ReturnFormLine, entry: Partial<ReturnLineEntry>): ReturnFormLine {
  const fields = (Object.keys(entry) as (keyof ReturnLineEntry)[]).filter(field => entry[field] !== line[field])
  const isOver = (code: Code) => ABOUT[code]?.some(field => fields.includes(field)) ?? false
  return { ...line, ...entry, problems: line.problems.filter(({ code }) => !isOver(code)) }
}

let lastKey = 0

export const begin = ({
  problems,
  currency: _currency,
  invoiceQty: _onInvoice,
  ...line
}: ReturnableLine): ReturnFormLine => ({
  key: ++lastKey,
  line,
  problems,
  files: [],
  amount: 0,
  fee: 0,
  partSkuId: null,
  qty: line.leftQty === 1 ? '1' : '',
  reason: null,
  otherReason: '',
  batchNo: '',
  neverArrived: false,
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
  const { partSkuId, returnQty, reason, otherReason, batchNo, neverArrived, files, problems, amount, fee, ...rest } =
    answered
  const { approvedQty: _approved, receivedQty: _received, rejection: _rejection, ...line } = rest
  const qty = returnQty === null ? '' : String(returnQty)
  const entry = { partSkuId, qty, reason, otherReason, batchNo, neverArrived }
  return { key: ++lastKey, line, ...entry, files, problems, amount, fee }
}
