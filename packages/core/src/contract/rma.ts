/** Returns of a company (RMA): drafts, applications and what becomes of them (ledger API-083 to API-087). */
import * as v from 'valibot'
import type { Call } from './call'
import { KEYWORD_CHARS } from './list-bounds'
import { addressShape } from './orders.shapes'
import type { Policy } from './policy'
import { filesOfLine, filled, id, integer, line, queryInteger, queryPageSize, text, writtenText } from './schema'
import { serverOnly } from './server-only'
import {
  amount,
  boolean,
  day,
  fallback,
  flag,
  listOf,
  nothing,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Read,
  type Shape,
  string,
  uuid,
} from './shape'

/** Where a return stands (RMA-008). */
export const RETURN_STATUSES = ['draft', 'application for return', 'audit approved', 'refund', 'rejected'] as const

/** Something is wrong with the goods: a batch number is needed (RMA-011, VAL-028). */
export const QUALITY_REASONS = [
  'chipError',
  'leaking',
  'poorPrintQuality',
  'printingDefect',
  'brokenCartridge',
  'noise',
  'paperJam',
] as const
/** @source RMA-011, RMA-012 */
export const RETURN_REASONS = [...QUALITY_REASONS, 'others', 'wrongOrLess', 'notRequired'] as const

/** Who brings the goods back: the buyer's courier, the supplier's, or a forwarder that the buyer names (RMA-013). */
export const RETURN_DELIVERY_TYPES = ['customerCourier', 'supplierCourier', 'own'] as const
/** Forwarders that are offered for `own`; of `Others` the name is asked for (VAL-030). */
export const RETURN_FORWARDERS = ['DHL', 'DPD', 'GLS', 'UPS', 'Others'] as const

/** What is wrong with a line. */
export const RETURN_LINE_PROBLEMS = [
  'NOT_DELIVERED',
  'CANCELLED',
  'NOT_INVOICED',
  'CREDITED',
  'ALL_RETURNED',
  'IN_RETURN',
  'KIT_OPEN',
  'KIT_PART',
  'KIT_WHOLE',
  'OTHER_SELLER',
  'WARRANTY_ENDED',
  'WINDOW_PASSED',
  'REPORT_PASSED',
  'QTY_INVALID',
  'QTY_ABOVE',
  'REASON_MISSING',
  'BATCH_MISSING',
  'TEXT_MISSING',
] as const
/** What is wrong with a return as a whole. */
export const RETURN_FORM_PROBLEMS = [
  'ADDRESS_MISSING',
  'DELIVERY_MISSING',
  'FORWARDER_MISSING',
  'NOTE_MISSING',
  'NO_LINES',
] as const

/** One thing that is wrong with a line, or advice. */
export const lineProblemShape = object({
  code: oneOf(RETURN_LINE_PROBLEMS),
  /** The return cannot be submitted like this; without it the audit decides. */
  blocks: boolean,
  /** The day that has passed. */
  day: nullable(day),
  /** Most pieces that can go back. */
  qty: nullable(number),
})

/** What a kit is packed of. */
export const kitPartShape = object({
  goodsSkuId: number,
  number: string,
  oemCode: string,
  name: string,
  /** In one kit. */
  pieces: number,
  /** Pieces of the line that are in no other return, alone or with their kit. */
  leftQty: number,
})

/** What can go back of a line of an order. */
const orderLineFields = {
  orderLineId: number,
  orderNo: string,
  /** Place in the order, from 1. */
  orderItem: number,
  goodsSkuId: number,
  number: string,
  oemCode: string,
  brandName: string,
  custNumber: nullable(string),
  name: string,
  colour: nullable(string),
  image: string,
  orderedQty: number,
  deliveredQty: number,
  /** Pieces that are in no other return; of a kit, whole ones. */
  leftQty: number,
  /** Of a kit that was invoiced; empty for other articles. */
  kitParts: listOf(kitPartShape),
  deliveredOn: nullable(day),
  /** From which the days for goods that are not required count. */
  invoicedOn: nullable(day),
  /** Pieces whose damage or shortage was reported, with the day of the report: for them the three business days count to it (CONT-012). */
  reported: fallback(listOf(object({ partSkuId: nullable(number), qty: number, on: day })), []),
  /** What was paid for one piece, net, as the reader sees it. */
  price: amount,
}

export const returnableLineShape = object({
  ...orderLineFields,
  currency: string,
  /** Pieces on the invoice that was asked for; missing where none was. */
  invoiceQty: optional(number),
  /** Why nothing can go back. */
  problems: listOf(lineProblemShape),
})

/** Evidence beside a line; `documents.download` has its content for the company that sent it. */
export const returnFileShape = object({
  fileId: uuid,
  name: string,
  type: oneOf(['pdf', 'jpg', 'png', 'webp', 'doc', 'docx', 'xls', 'xlsx']),
  /** Bytes. */
  size: number,
})

export const returnLineShape = object({
  ...orderLineFields,
  /** Of a kit, the part that goes back: quantities are pieces of it. Null for the whole kit and other articles. */
  partSkuId: nullable(number),
  /** Null while the quantity of a draft is not a number. */
  returnQty: nullable(number),
  reason: nullable(oneOf(RETURN_REASONS)),
  otherReason: string,
  batchNo: string,
  /** The pieces were not in the parcel: there is nothing to send back. */
  neverArrived: flag,
  files: listOf(returnFileShape),
  problems: listOf(lineProblemShape),
  /** After the coupon, before the fee; what the audit has approved, once it has. */
  amount: amount,
  /** Kept for goods that are not required, not below zero. */
  fee: amount,
  /** Pieces the audit takes back; null before it. */
  approvedQty: nullable(number),
  /** Pieces that have arrived. */
  receivedQty: number,
  /** Why pieces are not taken back; blank where they are. */
  rejection: string,
})

/** What a return comes to: estimated, approved or credited. */
const sumFields = {
  currency: string,
  /** Of the lines, less the fee. */
  amount: amount,
  /** Kept for goods that are not required; already taken off `amount`. */
  fee: amount,
  /** What bringing the goods back costs the buyer: zero or below. */
  shipping: amount,
  /** What the supplier's courier takes off the credit where it is chosen: zero where the goods are at fault, wrong or missing. */
  courierCost: amount,
  /** Percent. */
  vatRate: number,
  vat: amount,
  /** amount + shipping + vat (RMA-003). */
  total: amount,
}

/** Something that happened to a return; an unknown kind is left out of the timeline. */
export const returnEventShape = object({
  /** `reported`, `submitted`, `approved`, `rejected`, `received`, `refunded` and others. */
  kind: string,
  /** `yyyy-MM-dd HH:mm:ss` in UTC. */
  at: string,
})

/** One of `RETURN_STATUSES`, or another text of another back end. */
const returnStatusShape: Shape<ReturnStatus | (string & {})> = string

/** A return (RMA-002, RMA-003). */
export const returnShape = object({
  id: number,
  rmaNo: string,
  /** The plain id, as people read it out. */
  idNo: string,
  status: returnStatusShape,
  /** Grows with each change of a draft. */
  version: number,
  /** When it was submitted, a draft when it was begun: `yyyy-MM-dd HH:mm:ss` in UTC. */
  returnTime: string,
  updateTime: string,
  /** Name of the account. */
  placedBy: string,
  /** Of the first line. */
  reason: nullable(oneOf(RETURN_REASONS)),
  deliveryType: nullable(oneOf(RETURN_DELIVERY_TYPES)),
  trackingNo: string,
  /** Where the goods are. */
  returnAddress: nullable(addressShape),
  forwarder: string,
  otherForwarder: string,
  note: string,
  files: listOf(returnFileShape),
  lines: listOf(returnLineShape),
  ...sumFields,
  /** What is wrong with the return as a whole. */
  problems: listOf(oneOf(RETURN_FORM_PROBLEMS)),
  /** The audit has decided by this day; null for a draft. */
  answerBy: nullable(day),
  /** Numbers of the credit notes, for readers who may see them. */
  creditNotes: listOf(string),
  events: listOf(returnEventShape),
})

/** A row of the list of returns. */
export const returnRowShape = object({
  id: number,
  rmaNo: string,
  status: returnStatusShape,
  returnTime: string,
  placedBy: string,
  /** Of the first line. */
  reason: nullable(oneOf(RETURN_REASONS)),
  /** Of all lines, each once, in the order of the lines. */
  reasons: fallback(listOf(oneOf(RETURN_REASONS)), []),
  /** Of all lines, each once, in the order of the lines. */
  batchNos: fallback(listOf(string), []),
  /** Orders that goods go back of. */
  orderNos: listOf(string),
  lineCount: number,
  pieces: number,
})

/** What narrows the list of returns, and its export. */
export const returnFilter = serverOnly(() => ({
  keyword: v.optional(text(KEYWORD_CHARS)),
  status: v.optional(v.picklist(RETURN_STATUSES)),
}))

/** The returns of the own company, the newest first. */
export const list = {
  name: 'rma.list',
  id: 'API-083',
  method: 'GET',
  path: '/clientsystem/rma/list',
  answer: 'rows',
  added: true,
  result: returnRowShape,
} as const satisfies Call
export const listInput = serverOnly(() => ({
  query: v.strictObject({
    pageNum: v.optional(queryInteger(1, 100_000)),
    pageSize: v.optional(queryPageSize),
    ...returnFilter,
  }),
}))
export const listPolicy = { access: 'confirmed' } as const satisfies Policy

const returnId = serverOnly(() => v.object({ id: queryInteger(1, 2_147_483_647) }))

export const get = {
  name: 'rma.get',
  id: 'API-083',
  method: 'GET',
  path: '/clientsystem/rma/{id}',
  answer: 'data',
  added: true,
  result: returnShape,
} as const satisfies Call
export const getInput = serverOnly(() => ({ params: returnId }))
export const getPolicy = { access: 'confirmed' } as const satisfies Policy

const RETURN_LINES = 200

const entry = serverOnly(() => ({
  orderLineId: id,
  /** Of a kit, the part that goes back. */
  partSkuId: v.optional(v.nullable(id)),
  /** Null for what is not a number. */
  returnQty: v.nullable(integer(-999_999, 999_999)),
  reason: v.optional(v.nullable(v.picklist(RETURN_REASONS))),
  otherReason: v.optional(line()),
  batchNo: v.optional(line(40)),
  /** Of `wrongOrLess`: the pieces were not in the parcel. */
  neverArrived: v.optional(v.boolean()),
}))

const deliveryType = serverOnly(() => v.optional(v.nullable(v.picklist(RETURN_DELIVERY_TYPES))))

/** A draft may be incomplete (VAL-032). */
const draft = serverOnly(() => ({
  deliveryType,
  /** An address of the book. */
  addressId: v.optional(v.nullable(id)),
  forwarder: v.optional(line(60)),
  otherForwarder: v.optional(line(60)),
  trackingNo: v.optional(line(60)),
  note: v.optional(v.pipe(text(1000), v.transform(writtenText))),
  lines: v.pipe(v.array(v.object({ ...entry, files: filesOfLine })), v.maxLength(RETURN_LINES)),
}))

/**
 * Begins a draft. A line of an order is named once, a kit also by each of its parts: what its lines take together must be left of it. Sent with
 * an `Idempotency-Key` header. An account may have 50 drafts. A draft ends 90 days after its last change, an empty one after a day.
 */
export const create = {
  name: 'rma.create',
  id: 'API-084',
  method: 'POST',
  path: '/clientsystem/rma',
  answer: 'data',
  added: true,
  idempotent: true,
  result: returnShape,
} as const satisfies Call
export const createInput = serverOnly(() => ({ body: v.object(draft) }))
export const createPolicy = { access: 'confirmed', pace: 'light', keepsPrincipals: true } as const satisfies Policy

/**
 * Replaces the content of a draft. `version` is the one that was changed; where it is older than the draft, the call is refused with
 * `data.newer`, the draft as it is.
 */
export const save = {
  name: 'rma.save',
  id: 'API-084',
  method: 'PUT',
  path: '/clientsystem/rma',
  answer: 'data',
  added: true,
  result: returnShape,
} as const satisfies Call
export const saveInput = serverOnly(() => ({
  body: v.object({ id, version: integer(1, 2_147_483_647), ...draft }),
}))
export const savePolicy = { access: 'confirmed', pace: 'light', keepsPrincipals: true } as const satisfies Policy

/** Checks everything again and hands the draft in. Refused with `data.newer` where something is wrong. Asked again, it answers the same. */
export const submit = {
  name: 'rma.submit',
  id: 'API-085',
  method: 'POST',
  path: '/clientsystem/rma/{id}/submit',
  answer: 'data',
  added: true,
  result: returnShape,
} as const satisfies Call
export const submitInput = serverOnly(() => ({
  params: returnId,
  body: v.object({ version: integer(1, 2_147_483_647) }),
}))
export const submitPolicy = {
  access: 'confirmed',
  freshPrincipal: true,
  keepsPrincipals: true,
} as const satisfies Policy

/** Deletes a draft. */
export const remove = {
  name: 'rma.remove',
  id: 'API-086',
  method: 'DELETE',
  path: '/clientsystem/rma/{id}',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call
export const removeInput = serverOnly(() => ({ params: returnId }))
export const removePolicy = { access: 'confirmed', keepsPrincipals: true } as const satisfies Policy

/** Lines of orders, with what can go back of them: of one order, of one invoice, or those that a number finds. */
export const eligible = {
  name: 'rma.eligible',
  id: 'API-084',
  method: 'POST',
  path: '/clientsystem/rma/eligible',
  answer: 'data',
  added: true,
  reads: true,
  result: listOf(returnableLineShape),
} as const satisfies Call
export const eligibleInput = serverOnly(() => ({
  body: v.union([
    v.object({ orderNo: filled(40) }),
    v.object({ invoiceNo: filled(40) }),
    v.object({ keyword: filled(KEYWORD_CHARS) }),
  ]),
}))
export const eligiblePolicy = { access: 'confirmed' } as const satisfies Policy

/**
 * What the credit notes of lines will come to when the audit approves them as they are, with the share of the order's coupon. Nothing is
 * stored.
 */
export const estimate = {
  name: 'rma.estimate',
  id: 'API-084',
  method: 'POST',
  path: '/clientsystem/rma/estimate',
  answer: 'data',
  added: true,
  reads: true,
  result: object({
    ...sumFields,
    lines: listOf(
      object({
        orderLineId: number,
        partSkuId: nullable(number),
        /** After the coupon, before the fee. */
        amount: amount,
        fee: amount,
        problems: listOf(lineProblemShape),
      }),
    ),
  }),
} as const satisfies Call
export const estimateInput = serverOnly(() => ({
  body: v.object({
    deliveryType,
    lines: v.pipe(v.array(v.object(entry)), v.maxLength(RETURN_LINES)),
  }),
}))
export const estimatePolicy = { access: 'confirmed', pace: 'light' } as const satisfies Policy

/**
 * Why a row of an import was left out. `NAMED_TWICE`: another row is about the same goods. `MARK_UNKNOWN`: the mark that pieces were not in
 * the parcel is neither yes nor no; `MARK_REASON`: it stands with another reason than `wrongOrLess`.
 */
export const RETURN_IMPORT_PROBLEMS = [
  'UNKNOWN',
  'ORDER_UNKNOWN',
  'ORDER_SEVERAL',
  'NOT_IN_ORDER',
  'QTY_MISSING',
  'REASON_UNKNOWN',
  'MARK_UNKNOWN',
  'MARK_REASON',
  'NAMED_TWICE',
  ...RETURN_LINE_PROBLEMS,
] as const

/** Reads rows of a file against the orders of the company. Nothing is stored: the lines are for the form. */
export const importLines = {
  name: 'rma.importLines',
  id: 'API-087',
  method: 'POST',
  path: '/clientsystem/rma/import',
  answer: 'data',
  added: true,
  reads: true,
  result: object({
    lines: listOf(
      object({
        line: returnableLineShape,
        /** The row names a part of a kit. */
        partSkuId: nullable(number),
        returnQty: number,
        reason: nullable(oneOf(RETURN_REASONS)),
        otherReason: string,
        batchNo: string,
        neverArrived: flag,
      }),
    ),
    /** Rows that are in none of the lines, by their number in the file. */
    failed: listOf(
      object({
        row: number,
        input: string,
        code: oneOf(RETURN_IMPORT_PROBLEMS),
        /** Most pieces that can go back. */
        qty: nullable(number),
      }),
    ),
  }),
} as const satisfies Call
export const importLinesInput = serverOnly(() => ({
  body: v.object({
    rows: v.pipe(
      v.array(
        v.object({
          /** Its number in the file. */
          row: integer(1, 1_000_000),
          /** Of an article, of any kind. */
          number: line(120),
          /** Of an order or an invoice of the company; without it the last order with the article. */
          orderNo: v.optional(line(40)),
          qty: line(24),
          reason: v.optional(line(60)),
          batchNo: v.optional(line(40)),
          otherReason: v.optional(line()),
          /** Yes or no in a language of the shop: the pieces were not in the parcel. */
          neverArrived: v.optional(line(20)),
        }),
      ),
      v.minLength(1),
      v.maxLength(RETURN_LINES),
    ),
  }),
}))
export const importLinesPolicy = { access: 'confirmed', pace: 'line' } as const satisfies Policy

/**
 * One file for a line; it waits a day for it. Up to 2 MiB, and pictures up to 75 million pixels; a line may have 5 files, a return 50. Sent
 * with an `Idempotency-Key` header.
 */
export const upload = {
  name: 'rma.upload',
  id: 'API-087',
  method: 'POST',
  path: '/clientsystem/rma/upload',
  answer: 'data',
  added: true,
  idempotent: true,
  multipart: true,
  result: returnFileShape,
} as const satisfies Call
export const uploadInput = serverOnly(() => ({ body: v.object({ file: v.file() }) }))
export const uploadPolicy = { access: 'confirmed', keepsPrincipals: true } as const satisfies Policy

export type ReturnStatus = (typeof RETURN_STATUSES)[number]
export type ReturnReason = (typeof RETURN_REASONS)[number]
export type ReturnDeliveryType = (typeof RETURN_DELIVERY_TYPES)[number]
export type ReturnLineProblem = Read<typeof lineProblemShape>
export type ReturnFormProblem = (typeof RETURN_FORM_PROBLEMS)[number]
export type ReturnableLine = Read<typeof returnableLineShape>
export type KitPartOfLine = Read<typeof kitPartShape>
export type ReturnFile = Read<typeof returnFileShape>
export type ReturnLine = Read<typeof returnLineShape>
export type Return = Read<typeof returnShape>
export type ReturnRow = Read<typeof returnRowShape>
export type ReturnEstimate = Read<typeof estimate.result>
export type ReturnImport = Read<typeof importLines.result>
