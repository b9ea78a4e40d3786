/** What may go back, until when, and why not. */
import type { Day, ReturnFormProblem, ReturnLineProblem, ReturnReason } from '../contract'
import { QUALITY_REASONS, type ReturnDeliveryType } from '../contract/rma'
import { addDays, dayIn } from './due-date'

const WARRANTY_YEARS = 2
/** Damage and shortage are reported within these business days after the day of delivery. */
const REPORT_DAYS = 3
/** Goods that are not required come back within these days of the invoice (CONT-010). */
const WINDOW_DAYS = 30
/** The audit takes up to these business days (RMA-009). */
const AUDIT_DAYS = 3

/** @source VAL-027, VAL-028 */
export const isQualityReason = (reason: ReturnReason): boolean =>
  (QUALITY_REASONS as readonly string[]).includes(reason)

/** What is known of a line of an order. */
export interface ReturnableFacts {
  /** Wire status: goods can go back once it is `all goods delivered`. */
  orderStatus: string
  /** Pieces of the line as it was ordered. */
  orderedQty: number
  /** Pieces that have arrived. */
  deliveredQty: number
  /** Of those, the pieces that are in no other return and were not credited without one. */
  leftQty: number
  /** Pieces that an invoice is left for: neither credited nor in another return that will be. */
  invoicedQty: number
  /** Of a kit: what is left of its parts. */
  kitParts: readonly ReturnablePart[]
  /** Some pieces are in a return that the audit has not decided. */
  isInReturn: boolean
  /** Some pieces were credited without a return. */
  isCredited?: boolean
  /** Day at the site on which they arrived; null where it is not known. */
  deliveredOn: Day | null
  /** Day of the invoice; null before there is one. */
  invoicedOn: Day | null
  /** Pieces whose damage or shortage was reported and that no other return has claimed. */
  reported?: readonly ReportedPieces[]
}

/** Pieces of a line, or of a part of its kit, and the day on which they were reported. */
export interface ReportedPieces {
  /** The part of the kit; null for the line itself. */
  partSkuId: number | null
  /** Whole pieces. */
  qty: number
  /** Day at the site. */
  on: Day
}

/** Of a part of a kit, pieces as those of a line. */
export interface ReturnablePart {
  /** The part. */
  goodsSkuId: number
  /** Pieces that have arrived and are in no other return. */
  leftQty: number
  /** Pieces that an invoice is left for. */
  invoicedQty: number
}

/** What the buyer says of a line. */
export interface ReturnEntry {
  /** Of a kit, the part that goes back; null for the line itself. */
  partSkuId: number | null
  /** Whole pieces; null for a text that is none. */
  returnQty: number | null
  /** Null until it is chosen. */
  reason: ReturnReason | null
  /** Asked for when `reason` is `others`. */
  otherReason: string
  /** Asked for where the quality is at fault. */
  batchNo: string
}

/** The forwarder whose name is asked for (VAL-030). */
export const OTHER_FORWARDER = 'Others'
const ALL_DELIVERED = 'all goods delivered'

/** Goods of an order can be sent back. @source RMA-010 */
export const isOrderReturnable = (status: string): boolean => status === ALL_DELIVERED

/**
 * Why nothing of a line can go back; empty when something can.
 * @source RMA-010
 */
export function returnBlocks(line: ReturnableFacts): ReturnLineProblem[] {
  const code = blockOf(line)
  return code ? [problem(code)] : []
}

function blockOf(line: ReturnableFacts): ReturnLineProblem['code'] | undefined {
  if (line.orderStatus === 'cancelled') return 'CANCELLED'
  if (!isOrderReturnable(line.orderStatus)) return 'NOT_DELIVERED'
  if (line.deliveredQty <= 0) return 'CANCELLED'
  if (line.leftQty <= 0 && line.kitParts.some(({ leftQty }) => leftQty > 0)) return undefined
  if (line.leftQty <= 0) return goneCode(line)
  // Credited without a return: nothing is left to be refunded.
  if (line.invoicedQty <= 0) return line.invoicedOn === null ? 'NOT_INVOICED' : 'CREDITED'
  return undefined
}

const goneCode = ({ isInReturn, isCredited }: ReturnableFacts) =>
  isInReturn ? 'IN_RETURN' : isCredited ? 'CREDITED' : 'ALL_RETURNED'

/**
 * What is wrong with a line of a return, the gravest first.
 * @param today of the site
 * @param enforced a passed time refuses the line; without it the audit decides (CONT-010)
 * @source RMA-010, VAL-025 to VAL-028, VAL-031
 */
export function returnProblems(
  line: ReturnableFacts,
  entry: ReturnEntry,
  { today, enforced = false }: { today: Day; enforced?: boolean },
): ReturnLineProblem[] {
  const blocks = returnBlocks(line)
  if (blocks.length > 0) return blocks
  const { returnQty, reason, partSkuId } = entry
  const part = line.kitParts.find(({ goodsSkuId }) => goodsSkuId === partSkuId)
  const { leftQty, invoicedQty } = part ?? line
  const problems = kitProblems(line, entry)
  if (returnQty === null || !Number.isInteger(returnQty) || returnQty < 1) problems.push(problem('QTY_INVALID'))
  else if (problems.length === 0 && leftQty <= 0) problems.push(problem(goneCode(line)))
  else if (problems.length === 0 && returnQty > leftQty) problems.push({ ...problem('QTY_ABOVE'), qty: leftQty })
  else if (problems.length === 0 && returnQty > invoicedQty) problems.push(problem('NOT_INVOICED'))
  if (reason === null) return [...problems, problem('REASON_MISSING')]
  const last = returnDeadline(reason, line)
  if (last !== undefined && today > last && !isReportedInTime(line, entry, last)) {
    const isQuality = isQualityReason(reason)
    const code = isQuality ? 'WARRANTY_ENDED' : reason === 'wrongOrLess' ? 'REPORT_PASSED' : 'WINDOW_PASSED'
    problems.push({ ...problem(code), blocks: isQuality || enforced, day: last })
  }
  if (isQualityReason(reason) && entry.batchNo.trim() === '') problems.push(problem('BATCH_MISSING'))
  if (reason === 'others' && entry.otherReason.trim() === '') problems.push(problem('TEXT_MISSING'))
  return problems
}

/**
 * All pieces of a line were reported as damaged, missing or wrong by the last day for it: a return that follows is in time whenever it is
 * handed in.
 * @source CONT-012
 */
function isReportedInTime(
  { reported = [] }: ReturnableFacts,
  { reason, returnQty, partSkuId }: ReturnEntry,
  last: Day,
): boolean {
  if (reason !== 'wrongOrLess') return false
  const inTime = reported.filter(report => report.partSkuId === partSkuId && report.on <= last)
  return (returnQty ?? 0) <= inTime.reduce((all, { qty }) => all + qty, 0)
}

/** Damage and shortage of goods that arrived on a day are reported by this one, that day included. @source CONT-012 */
export const reportDeadline = (deliveredOn: Day): Day => addBusinessDays(deliveredOn, REPORT_DAYS)

/** A kit goes back whole; one of its parts does where it is at fault, wrong or missing. */
function kitProblems(line: ReturnableFacts, { partSkuId, reason }: ReturnEntry): ReturnLineProblem[] {
  const isPart = partSkuId !== null
  if (isPart && !line.kitParts.some(({ goodsSkuId }) => goodsSkuId === partSkuId)) return [problem('KIT_PART')]
  if (isPart) return reason === null || mayBePart(reason) ? [] : [problem('KIT_WHOLE')]
  if (line.leftQty > 0) return []
  return [problem(reason !== null && mayBePart(reason) ? 'KIT_PART' : 'KIT_OPEN')]
}

/** Names a line of a return: whole pieces of a line of an order, or pieces of a part of its kit. */
export const returnLineKey = (orderLineId: number, partSkuId: number | null | undefined): string =>
  partSkuId == null ? String(orderLineId) : `${orderLineId} ${partSkuId}`

/** A single part of a kit goes back for these reasons. */
export const mayBePart = (reason: ReturnReason): boolean => isQualityReason(reason) || reason === 'wrongOrLess'

const problem = (code: ReturnLineProblem['code']): ReturnLineProblem => ({ code, blocks: true, day: null, qty: null })

/** The last day for a reason, that day included; undefined where nothing is known to count from. */
export function returnDeadline(
  reason: ReturnReason,
  { deliveredOn, invoicedOn }: Pick<ReturnableFacts, 'deliveredOn' | 'invoicedOn'>,
): Day | undefined {
  if (isQualityReason(reason)) return deliveredOn ? addYears(deliveredOn, WARRANTY_YEARS) : undefined
  if (reason === 'wrongOrLess') return deliveredOn ? reportDeadline(deliveredOn) : undefined
  const from = invoicedOn ?? deliveredOn
  return from ? addDays(from, WINDOW_DAYS) : undefined
}

/** The audit has decided by the end of this day (RMA-009). */
export const answerDay = (submittedOn: Day): Day => addBusinessDays(submittedOn, AUDIT_DAYS)

/** Pieces that were not in the parcel are claimed without being sent: only where the reason says so. */
export const isNeverArrived = (line: { reason: string | null; neverArrived?: boolean | undefined }): boolean =>
  line.neverArrived === true && line.reason === 'wrongOrLess'

/** Something is sent back: a return of pieces that were not in the parcel alone has no way, no address and no slip. */
export const sendsGoods = (lines: readonly Parameters<typeof isNeverArrived>[0][]): boolean =>
  lines.length === 0 || !lines.every(isNeverArrived)

/** Goods of the line have to come back before they are credited; before the audit has decided, as they were applied for. */
export const comesBack = (line: { approvedQty: number | null; neverArrived: boolean }): boolean =>
  line.approvedQty !== 0 && !line.neverArrived

/** What a return needs besides its lines. */
export interface ReturnFields {
  /** Who brings the goods; null while that is open. */
  deliveryType: ReturnDeliveryType | null
  /** An address of the book is chosen; asked for. */
  hasAddress: boolean
  /** One of those that are offered; asked for where the buyer sends the goods. */
  forwarder: string
  /** Asked for when `forwarder` is `Others`. */
  otherForwarder: string
  /** To the supplier; asked for. */
  note: string
  /** Lines of the return; without any it cannot be handed in. */
  lineCount: number
  /** Something is sent back. Without it nothing is asked about the way and the place. */
  hasGoods?: boolean
}

/**
 * What is wrong with a return as a whole.
 * @source VAL-029, VAL-030, VAL-032, VAL-036
 */
export function returnFormProblems(fields: ReturnFields): ReturnFormProblem[] {
  const { deliveryType, forwarder, hasGoods = true } = fields
  const isForwarderMissing =
    hasGoods &&
    deliveryType === 'own' &&
    (forwarder.trim() === '' || (forwarder === OTHER_FORWARDER && fields.otherForwarder.trim() === ''))
  const problems: [boolean, ReturnFormProblem][] = [
    [fields.lineCount === 0, 'NO_LINES'],
    [hasGoods && deliveryType === null, 'DELIVERY_MISSING'],
    [isForwarderMissing, 'FORWARDER_MISSING'],
    [hasGoods && !fields.hasAddress, 'ADDRESS_MISSING'],
    [fields.note.trim() === '', 'NOTE_MISSING'],
  ]
  return problems.flatMap(([isWrong, code]) => (isWrong ? [code] : []))
}

const atNoon = (day: Day) => new Date(`${day}T12:00:00Z`)
const toDay = (date: Date): Day => dayIn('UTC', date)

/** 29 February plus a year is 28 February. */
function addYears(day: Day, years: number): Day {
  const date = atNoon(day)
  const month = date.getUTCMonth()
  date.setUTCFullYear(date.getUTCFullYear() + years)
  if (date.getUTCMonth() !== month) date.setUTCDate(0)
  return toDay(date)
}

/** Monday to Friday; the day itself does not count. */
function addBusinessDays(day: Day, days: number): Day {
  const date = atNoon(day)
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1
  }
  return toDay(date)
}
