/** Returns of a company (RMA): drafts, applications and what becomes of them (ledger API-083 to API-087). */
import * as v from 'valibot'
import type { Call } from './call'
import { KEYWORD_CHARS } from './list-bounds'
import { addressShape } from './orders.shapes'
import type { Policy } from './policy'
import { filesOfLine, filled, id, integer, line, listPage, queryInteger, text, writtenText } from './schema'
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
  /** What is wrong. */
  code: oneOf(RETURN_LINE_PROBLEMS),
  /** The return cannot be submitted like this; where it is false the audit decides. */
  blocks: boolean,
  /** The day that has passed; null where it is about none. */
  day: nullable(day),
  /** Most pieces that can go back; null where it is not about a quantity. */
  qty: nullable(number),
})

/** What a kit is packed of. */
export const kitPartShape = object({
  /** Id of the part. */
  goodsSkuId: number,
  /** Our part number. */
  number: string,
  /** Number that the maker of the printer gives the original. */
  oemCode: string,
  /** Name in the language of the request. */
  name: string,
  /** Pieces of it in one kit. */
  pieces: number,
  /** Pieces of the line that are in no other return, alone or with their kit. */
  leftQty: number,
})

/** What can go back of a line of an order. */
const orderLineFields = {
  /** Id of the order line. */
  orderLineId: number,
  /** Number of the order. */
  orderNo: string,
  /** Place in the order, from 1. */
  orderItem: number,
  /** Id of the part. */
  goodsSkuId: number,
  /** Our part number. */
  number: string,
  /** Number that the maker of the printer gives the original. */
  oemCode: string,
  /** Brand of the printers that it fits. */
  brandName: string,
  /** The buyer's own number; null where there is none. */
  custNumber: nullable(string),
  /** Name in the language of the request. */
  name: string,
  /** Colour of the print, in English; null where it has none. */
  colour: nullable(string),
  /** Path of the picture below the shop's origin; blank where there is none. */
  image: string,
  /** Pieces of the order line. */
  orderedQty: number,
  /** Pieces of it that have arrived. */
  deliveredQty: number,
  /** Pieces that are in no other return; of a kit, whole ones. */
  leftQty: number,
  /** What a kit that was invoiced is packed of; empty for other articles. */
  kitParts: listOf(kitPartShape),
  /** Day of the last delivery; null where it is not known. */
  deliveredOn: nullable(day),
  /** Day of the invoice, from which the days for goods that are not required count; null before it. */
  invoicedOn: nullable(day),
  /** Pieces whose damage or shortage was reported, with the day of the report: for them the three business days count to it (CONT-012). */
  reported: fallback(
    listOf(
      object({
        /** Of a kit, id of the part that it is about; null for whole pieces of the line. */
        partSkuId: nullable(number),
        /** Pieces that were reported. */
        qty: number,
        /** Day of the report, at the site. */
        on: day,
      }),
    ),
    [],
  ),
  /** What was paid for one piece, net, as the reader sees it. */
  price: amount,
}

export const returnableLineShape = object({
  ...orderLineFields,
  /** ISO 4217 code of `price`. */
  currency: string,
  /** Pieces on the invoice that was asked for; missing where none was. */
  invoiceQty: optional(number),
  /** Why nothing can go back; empty where something can. */
  problems: listOf(lineProblemShape),
})

/** Evidence beside a line; `documents.download` has its content for the company that sent it. */
export const returnFileShape = object({
  /** Id of the file. */
  fileId: uuid,
  /** Name of the file, as it was sent. */
  name: string,
  /** What the content is, independent of the name. */
  type: oneOf(['pdf', 'jpg', 'png', 'webp', 'doc', 'docx', 'xls', 'xlsx']),
  /** Size in bytes. */
  size: number,
})

export const returnLineShape = object({
  ...orderLineFields,
  /** Id of the part of a kit that goes back: quantities are pieces of it. Null for the whole kit and other articles. */
  partSkuId: nullable(number),
  /** Pieces that go back; null while the quantity of a draft is not a number. */
  returnQty: nullable(number),
  /** Why it goes back; null while a draft does not say. */
  reason: nullable(oneOf(RETURN_REASONS)),
  /** The reason in words, for `others`; blank else. */
  otherReason: string,
  /** Batch number on the goods; blank for none. */
  batchNo: string,
  /** The pieces were not in the parcel: there is nothing to send back. */
  neverArrived: flag,
  /** Evidence, such as photos. */
  files: listOf(returnFileShape),
  /** What is wrong with the line, or advice; empty where nothing is. */
  problems: listOf(lineProblemShape),
  /** Net credit for the line after the coupon, before the fee; what the audit has approved, once it has. */
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
  /** ISO 4217 code of all amounts. */
  currency: string,
  /** Net credit for the lines, less the fee. */
  amount: amount,
  /** Kept for goods that are not required; already taken off `amount`. */
  fee: amount,
  /** What bringing the goods back costs the buyer: zero or below. */
  shipping: amount,
  /** What the supplier's courier takes off the credit where it is chosen: zero where the goods are at fault, wrong or missing. */
  courierCost: amount,
  /** VAT in percent. */
  vatRate: number,
  /** VAT on `amount` and `shipping`. */
  vat: amount,
  /** What is credited in all: `amount` + `shipping` + `vat` (RMA-003). */
  total: amount,
}

/** Something that happened to a return; an unknown kind is left out of the timeline. */
export const returnEventShape = object({
  /** `reported`, `submitted`, `approved`, `rejected`, `received`, `refunded` and others. */
  kind: string,
  /** When it happened, `yyyy-MM-dd HH:mm:ss` in UTC. */
  at: string,
})

/** One of `RETURN_STATUSES`, or another text of another back end. */
const returnStatusShape: Shape<ReturnStatus | (string & {})> = string

/** A return (RMA-002, RMA-003). */
export const returnShape = object({
  /** Id of the return. */
  id: number,
  /** RMA number; a draft has it already. */
  rmaNo: string,
  /** Id of the return, as people read it out. */
  idNo: string,
  /** Where it stands. */
  status: returnStatusShape,
  /** Grows with each change of a draft. */
  version: number,
  /** When it was submitted, a draft when it was begun: `yyyy-MM-dd HH:mm:ss` in UTC. */
  returnTime: string,
  /** When it was changed last, `yyyy-MM-dd HH:mm:ss` in UTC. */
  updateTime: string,
  /** Name of the account that made it. */
  placedBy: string,
  /** Reason of the first line; null while a draft does not say. */
  reason: nullable(oneOf(RETURN_REASONS)),
  /** Who brings the goods back; null while a draft does not say. */
  deliveryType: nullable(oneOf(RETURN_DELIVERY_TYPES)),
  /** Tracking number of the parcel; blank while there is none. */
  trackingNo: string,
  /** Where the goods are; null while a draft does not say. */
  returnAddress: nullable(addressShape),
  /** One of `RETURN_FORWARDERS`, for `own`; blank else. */
  forwarder: string,
  /** Name of the forwarder, for `Others`; blank else. */
  otherForwarder: string,
  /** What the buyer writes to the supplier; blank for nothing. */
  note: string,
  /** Files of all lines. */
  files: listOf(returnFileShape),
  /** What goes back. */
  lines: listOf(returnLineShape),
  ...sumFields,
  /** What is wrong with the return as a whole. */
  problems: listOf(oneOf(RETURN_FORM_PROBLEMS)),
  /** Day by which the audit has decided; null for a draft. */
  answerBy: nullable(day),
  /** Numbers of the credit notes, for readers who may see them. */
  creditNotes: listOf(string),
  /** What happened to it, in that order. */
  events: listOf(returnEventShape),
})

/** A row of the list of returns. */
export const returnRowShape = object({
  /** Id of the return. */
  id: number,
  /** RMA number; a draft has it already. */
  rmaNo: string,
  /** Where it stands. */
  status: returnStatusShape,
  /** When it was submitted, a draft when it was begun: `yyyy-MM-dd HH:mm:ss` in UTC. */
  returnTime: string,
  /** Name of the account that made it. */
  placedBy: string,
  /** Reason of the first line; null while a draft does not say. */
  reason: nullable(oneOf(RETURN_REASONS)),
  /** Reasons of all lines, each once, in the order of the lines. */
  reasons: fallback(listOf(oneOf(RETURN_REASONS)), []),
  /** Batch numbers of all lines, each once, in the order of the lines. */
  batchNos: fallback(listOf(string), []),
  /** Numbers of the orders that goods go back of. */
  orderNos: listOf(string),
  /** Number of its lines. */
  lineCount: number,
  /** Pieces of all lines. */
  pieces: number,
})

/** What narrows the list of returns, and its export. */
export const returnFilter = serverOnly(() => ({
  /** Part of a number of the return, of its orders and their papers, of an article, or of a batch. */
  keyword: v.optional(text(KEYWORD_CHARS)),
  /** Only returns that stand like this; without it all. */
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
    ...listPage,
    ...returnFilter,
  }),
}))
export const listPolicy = { access: 'confirmed', right: 'returns' } as const satisfies Policy

const returnId = serverOnly(() =>
  v.object({
    /** Id of the return. */
    id: queryInteger(1, 2_147_483_647),
  }),
)

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
export const getPolicy = { access: 'confirmed', right: 'returns' } as const satisfies Policy

const RETURN_LINES = 200

const entry = serverOnly(() => ({
  /** Id of the order line, as `rma.eligible` answers it. */
  orderLineId: id,
  /** Id of the part of a kit that goes back; null or missing for the whole kit and other articles. */
  partSkuId: v.optional(v.nullable(id)),
  /** Pieces that go back; null for what is not a number. */
  returnQty: v.nullable(integer(-999_999, 999_999)),
  /** Why it goes back; null or missing while it is not known. */
  reason: v.optional(v.nullable(v.picklist(RETURN_REASONS))),
  /** The reason in words, for `others`. */
  otherReason: v.optional(line()),
  /** Batch number on the goods, for reasons of quality (VAL-028). */
  batchNo: v.optional(line(40)),
  /** For `wrongOrLess`: the pieces were not in the parcel. */
  neverArrived: v.optional(v.boolean()),
}))

/** Who brings the goods back; null or missing while it is not known. */
const deliveryType = serverOnly(() => v.optional(v.nullable(v.picklist(RETURN_DELIVERY_TYPES))))

/** A draft may be incomplete (VAL-032). */
const draft = serverOnly(() => ({
  deliveryType,
  /** Id of the address of the book where the goods are; null or missing while it is not known. */
  addressId: v.optional(v.nullable(id)),
  /** One of `RETURN_FORWARDERS`, for `own`. */
  forwarder: v.optional(line(60)),
  /** Name of the forwarder, for `Others`. */
  otherForwarder: v.optional(line(60)),
  /** Tracking number of the parcel; blank while there is none. */
  trackingNo: v.optional(line(60)),
  /** Plain text for the supplier, 1,000 characters at most. */
  note: v.optional(v.pipe(text(1000), v.transform(writtenText))),
  /** What goes back, 200 lines at most. */
  lines: v.pipe(
    v.array(
      v.object({
        ...entry,
        /** Ids of files that `rma.upload` answered, 5 at most. */
        files: filesOfLine,
      }),
    ),
    v.maxLength(RETURN_LINES),
  ),
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
export const createPolicy = {
  access: 'confirmed',
  right: 'returns',
  pace: 'light',
  keepsPrincipals: true,
} as const satisfies Policy

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
  body: v.object({
    /** Id of the draft. */
    id,
    /** The version that was changed, `version` of the draft. */
    version: integer(1, 2_147_483_647),
    ...draft,
  }),
}))
export const savePolicy = {
  access: 'confirmed',
  right: 'returns',
  pace: 'light',
  keepsPrincipals: true,
} as const satisfies Policy

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
  body: v.object({
    /** The version that the buyer has seen, `version` of the draft. */
    version: integer(1, 2_147_483_647),
  }),
}))
export const submitPolicy = {
  access: 'confirmed',
  right: 'returns',
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
export const removePolicy = { access: 'confirmed', right: 'returns', keepsPrincipals: true } as const satisfies Policy

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
    v.object({
      /** Number of an order: its lines. */
      orderNo: filled(40),
    }),
    v.object({
      /** Number of an invoice: its lines. */
      invoiceNo: filled(40),
    }),
    v.object({
      /** A number of an order, of one of its papers or of an article: the lines that it finds. */
      keyword: filled(KEYWORD_CHARS),
    }),
  ]),
}))
export const eligiblePolicy = { access: 'confirmed', right: 'returns' } as const satisfies Policy

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
    /** One for each line of the request, in its order. */
    lines: listOf(
      object({
        /** Id of the order line. */
        orderLineId: number,
        /** Of a kit, id of the part that goes back; null else. */
        partSkuId: nullable(number),
        /** Net credit for the line after the coupon, before the fee. */
        amount: amount,
        /** Kept for goods that are not required, not below zero. */
        fee: amount,
        /** What is wrong with the line, or advice; empty where nothing is. */
        problems: listOf(lineProblemShape),
      }),
    ),
  }),
} as const satisfies Call
export const estimateInput = serverOnly(() => ({
  body: v.object({
    deliveryType,
    /** What would go back, 200 lines at most. */
    lines: v.pipe(v.array(v.object(entry)), v.maxLength(RETURN_LINES)),
  }),
}))
export const estimatePolicy = { access: 'confirmed', right: 'returns', pace: 'light' } as const satisfies Policy

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
    /** Lines for the form, in the order of the rows. */
    lines: listOf(
      object({
        /** The order line that the row is about. */
        line: returnableLineShape,
        /** Id of the part, where the row names a part of a kit; null else. */
        partSkuId: nullable(number),
        /** Pieces that go back. */
        returnQty: number,
        /** Why; null where the row does not say. */
        reason: nullable(oneOf(RETURN_REASONS)),
        /** The reason in words, for `others`; blank else. */
        otherReason: string,
        /** Batch number; blank for none. */
        batchNo: string,
        /** The pieces were not in the parcel. */
        neverArrived: flag,
      }),
    ),
    /** Rows that are in none of the lines, by their number in the file. */
    failed: listOf(
      object({
        /** Number of the row in the file. */
        row: number,
        /** The number that it names, as it was sent. */
        input: string,
        /** Why it was left out. */
        code: oneOf(RETURN_IMPORT_PROBLEMS),
        /** Most pieces that can go back; null where it is not about a quantity. */
        qty: nullable(number),
      }),
    ),
  }),
} as const satisfies Call
export const importLinesInput = serverOnly(() => ({
  body: v.object({
    /** Rows of the file, 200 at most. */
    rows: v.pipe(
      v.array(
        v.object({
          /** Number of the row in the file, from 1. */
          row: integer(1, 1_000_000),
          /** Number of the article, of any kind. */
          number: line(120),
          /** Number of an order or an invoice of the company; without it the last order with the article. */
          orderNo: v.optional(line(40)),
          /** Pieces, as the file writes them. */
          qty: line(24),
          /** Reason, in a language of the shop or as one of `RETURN_REASONS`. */
          reason: v.optional(line(60)),
          /** Batch number; blank or missing for none. */
          batchNo: v.optional(line(40)),
          /** The reason in words, for `others`. */
          otherReason: v.optional(line()),
          /** Whether the pieces were not in the parcel: yes or no in a language of the shop. */
          neverArrived: v.optional(line(20)),
        }),
      ),
      v.minLength(1),
      v.maxLength(RETURN_LINES),
    ),
  }),
}))
export const importLinesPolicy = { access: 'confirmed', right: 'returns', pace: 'line' } as const satisfies Policy

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
export const uploadInput = serverOnly(() => ({
  body: v.object({
    /** Photo, PDF, Word or Excel file, 2 MiB at most. */
    file: v.file(),
  }),
}))
export const uploadPolicy = { access: 'confirmed', right: 'returns', keepsPrincipals: true } as const satisfies Policy

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
