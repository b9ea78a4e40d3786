/**
 * Reports of damage and shortage: what a buyer says of delivered pieces at once, while the rest of the order is still to come. A report keeps
 * the three business days (CONT-012); when all goods have arrived it becomes a draft of a return.
 */
import * as v from 'valibot'
import type { Call } from './call'
import { REPORT_TEXT_CHARS } from './list-bounds'
import type { Policy } from './policy'
import { returnFileShape } from './rma'
import { filesOfLine, filled, hasVisible, id, integer, line, text, writtenText } from './schema'
import { serverOnly } from './server-only'
import { boolean, day, listOf, nullable, number, object, oneOf, type Read, string } from './shape'

/** What is wrong with delivered pieces: damaged, not in the parcel, or another article. */
export const REPORT_KINDS = ['damaged', 'missing', 'wrong'] as const
/** `returned`: it has become a draft of a return, which goes on with it. */
export const REPORT_STATUSES = ['open', 'returned', 'withdrawn'] as const

/** Something that was added to a line of a report after it was sent. */
export const reportNoteShape = object({
  /** When it was added, `yyyy-MM-dd HH:mm:ss` in UTC. */
  at: string,
  /** Name of the account. */
  by: string,
  /** Plain text; blank where only files were added. */
  text: string,
})

export const reportLineShape = object({
  /** Id of the line of the report. */
  id: number,
  /** Id of the order line. */
  orderLineId: number,
  /** Our part number. */
  number: string,
  /** Name in the language of the request. */
  name: string,
  /** Of a kit, the part that it is about; null for whole pieces of the line. */
  part: nullable(
    object({
      /** Id of the part. */
      goodsSkuId: number,
      /** Our number of the part. */
      number: string,
    }),
  ),
  /** Pieces that it is about. */
  qty: number,
  /** What is wrong with them. */
  kind: oneOf(REPORT_KINDS),
  /** What the buyer wrote about them; blank for nothing. */
  text: string,
  /** Batch number on the goods; blank for none. */
  batchNo: string,
  /** Evidence, such as photos. */
  files: listOf(returnFileShape),
  /** What was added later, the oldest first. */
  notes: listOf(reportNoteShape),
})

export const reportShape = object({
  /** Number of the report. */
  reportNo: string,
  /** Number of the order. */
  orderNo: string,
  /** When it was sent: `yyyy-MM-dd HH:mm:ss` in UTC. */
  at: string,
  /** Name of the account. */
  by: string,
  /** Number of the shipment that it is about; null where none was named. */
  shipment: nullable(string),
  /** `open` until it is withdrawn or has become a return. */
  status: oneOf(REPORT_STATUSES),
  /**
   * The returns that it has become: one, and another where an article is reported for two reasons. Empty before, and without those whose draft
   * was deleted.
   */
  rmas: listOf(
    object({
      /** Id of the return. */
      id: number,
      /** Its RMA number. */
      rmaNo: string,
    }),
  ),
  /** Whether the reader may withdraw it: who sent it and main accounts, while it is open. */
  canWithdraw: boolean,
  /** What was reported. */
  lines: listOf(reportLineShape),
})

/** A line of an order of which pieces have arrived. */
export const reportableLineShape = object({
  /** Id of the order line. */
  orderLineId: number,
  /** Our part number. */
  number: string,
  /** Number that the maker of the printer gives the original. */
  oemCode: string,
  /** Name in the language of the request. */
  name: string,
  /** Pieces that have arrived. */
  deliveredQty: number,
  /** Pieces that can still be reported; of a kit, whole ones. */
  leftQty: number,
  /** What a kit is packed of; empty for other articles. */
  kitParts: listOf(
    object({
      /** Id of the part in the kit. */
      goodsSkuId: number,
      /** Our number of the part. */
      number: string,
      /** Its name in the language of the request. */
      name: string,
      /** Pieces of it that can still be reported. */
      leftQty: number,
    }),
  ),
  /** Day of the last delivery; null where it is not known. */
  deliveredOn: nullable(day),
  /** Last day of the three business days; null where the day of delivery is not known. */
  reportBy: nullable(day),
})

const reportsOfOrder = object({
  /** The newest first. */
  reports: listOf(reportShape),
  /** Lines of which pieces have arrived, in the order of the order. */
  lines: listOf(reportableLineShape),
})

/** The reports of an order, and what of it can be reported. */
export const get = {
  name: 'reports.get',
  id: 'API-083',
  method: 'GET',
  path: '/clientsystem/report/{orderno}',
  answer: 'data',
  added: true,
  result: reportsOfOrder,
} as const satisfies Call
export const getInput = serverOnly(() => ({
  params: v.object({
    /** Number of the order. */
    orderno: filled(40),
  }),
}))
export const getPolicy = { access: 'confirmed', right: 'orders' } as const satisfies Policy

const REPORT_LINES = 200

const written = serverOnly(() => v.pipe(text(REPORT_TEXT_CHARS), v.transform(writtenText)))

/**
 * Reports delivered pieces, at most those that were delivered and not reported yet. An article may be in several lines, each of another kind.
 * Files are those of `rma.upload`. Where all goods of the order have arrived it becomes a draft of a return in the same step.
 */
export const create = {
  name: 'reports.create',
  id: 'API-084',
  method: 'POST',
  path: '/clientsystem/report',
  answer: 'data',
  added: true,
  idempotent: true,
  result: reportsOfOrder,
} as const satisfies Call
export const createInput = serverOnly(() => ({
  body: v.object({
    /** Number of the order. */
    orderNo: filled(40),
    /** Number of the shipment that the pieces were in; null or missing where none is named. */
    shipment: v.optional(v.nullable(filled(40))),
    /** What is reported, 200 lines at most. */
    lines: v.pipe(
      v.array(
        v.object({
          /** Id of the order line, as `reports.get` answers it. */
          orderLineId: id,
          /** Id of the part of a kit that it is about; null or missing for whole pieces of the line. */
          partSkuId: v.optional(v.nullable(id)),
          /** Pieces; of a kit with `partSkuId`, pieces of that part. */
          qty: integer(1, 999_999),
          /** What is wrong with them. */
          kind: v.picklist(REPORT_KINDS),
          /** Plain text with line ends, 1,000 characters at most. */
          text: v.optional(written),
          /** Batch number on the goods; blank or missing for none. */
          batchNo: v.optional(line(40)),
          /** Ids of files that `rma.upload` answered, 5 at most. */
          files: filesOfLine,
        }),
      ),
      v.minLength(1),
      v.maxLength(REPORT_LINES),
    ),
  }),
}))
export const createPolicy = {
  access: 'confirmed',
  right: 'orders',
  pace: 'light',
  freshPrincipal: true,
  keepsPrincipals: true,
} as const satisfies Policy

const reportNo = serverOnly(() =>
  v.object({
    /** Number of the report. */
    reportno: filled(40),
  }),
)

/** Adds words and files to a line of an open report. What was sent before stays as it is. */
export const add = {
  name: 'reports.add',
  id: 'API-084',
  method: 'POST',
  path: '/clientsystem/report/{reportno}/add',
  answer: 'data',
  added: true,
  idempotent: true,
  result: reportsOfOrder,
} as const satisfies Call
export const addInput = serverOnly(() => ({
  params: reportNo,
  body: v.object({
    /** Id of the line of the report. */
    lineId: id,
    /** Plain text with line ends, 1,000 characters at most. */
    text: v.pipe(written, hasVisible),
    /** Ids of files that `rma.upload` answered, 5 at most. */
    files: filesOfLine,
  }),
}))
export const addPolicy = {
  access: 'confirmed',
  right: 'orders',
  pace: 'light',
  keepsPrincipals: true,
} as const satisfies Policy

/** Withdraws an open report: its pieces can be reported again. Asked again, it answers the same. */
export const withdraw = {
  name: 'reports.withdraw',
  id: 'API-086',
  method: 'POST',
  path: '/clientsystem/report/{reportno}/withdraw',
  answer: 'data',
  added: true,
  result: reportsOfOrder,
} as const satisfies Call
export const withdrawInput = serverOnly(() => ({ params: reportNo }))
export const withdrawPolicy = {
  access: 'confirmed',
  right: 'orders',
  freshPrincipal: true,
  keepsPrincipals: true,
} as const satisfies Policy

export type ReportKind = (typeof REPORT_KINDS)[number]
export type ReportStatus = (typeof REPORT_STATUSES)[number]
export type Report = Read<typeof reportShape>
export type ReportLine = Read<typeof reportLineShape>
export type ReportableLine = Read<typeof reportableLineShape>
export type ReportsOfOrder = Read<typeof reportsOfOrder>
