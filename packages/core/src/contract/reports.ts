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
  /** `yyyy-MM-dd HH:mm:ss` in UTC. */
  at: string,
  /** Name of the account. */
  by: string,
  text: string,
})

export const reportLineShape = object({
  /** Of the line of the report. */
  id: number,
  orderLineId: number,
  number: string,
  name: string,
  /** Of a kit, the part that it is about; null for whole pieces of the line. */
  part: nullable(object({ goodsSkuId: number, number: string })),
  qty: number,
  kind: oneOf(REPORT_KINDS),
  text: string,
  batchNo: string,
  files: listOf(returnFileShape),
  notes: listOf(reportNoteShape),
})

export const reportShape = object({
  reportNo: string,
  orderNo: string,
  /** When it was sent: `yyyy-MM-dd HH:mm:ss` in UTC. */
  at: string,
  /** Name of the account. */
  by: string,
  /** Number of the shipment that it is about; null where none was named. */
  shipment: nullable(string),
  status: oneOf(REPORT_STATUSES),
  /**
   * The returns that it has become: one, and another where an article is reported for two reasons. Empty before, and without those whose draft
   * was deleted.
   */
  rmas: listOf(object({ id: number, rmaNo: string })),
  /** Whether the reader may withdraw it: who sent it and main accounts, while it is open. */
  canWithdraw: boolean,
  lines: listOf(reportLineShape),
})

/** A line of an order of which pieces have arrived. */
export const reportableLineShape = object({
  orderLineId: number,
  number: string,
  oemCode: string,
  name: string,
  deliveredQty: number,
  /** Pieces that can still be reported; of a kit, whole ones. */
  leftQty: number,
  /** What a kit is packed of; empty for other articles. */
  kitParts: listOf(object({ goodsSkuId: number, number: string, name: string, leftQty: number })),
  deliveredOn: nullable(day),
  /** Last day of the three business days; null where the day of delivery is not known. */
  reportBy: nullable(day),
})

const reportsOfOrder = object({
  /** The newest first. */
  reports: listOf(reportShape),
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
export const getInput = serverOnly(() => ({ params: v.object({ orderno: filled(40) }) }))
export const getPolicy = { access: 'confirmed' } as const satisfies Policy

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
    orderNo: filled(40),
    /** Number of the shipment that the pieces were in. */
    shipment: v.optional(v.nullable(filled(40))),
    lines: v.pipe(
      v.array(
        v.object({
          orderLineId: id,
          /** Of a kit, the part that it is about. */
          partSkuId: v.optional(v.nullable(id)),
          qty: integer(1, 999_999),
          kind: v.picklist(REPORT_KINDS),
          text: v.optional(written),
          batchNo: v.optional(line(40)),
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
  pace: 'light',
  freshPrincipal: true,
  keepsPrincipals: true,
} as const satisfies Policy

const reportNo = serverOnly(() => v.object({ reportno: filled(40) }))

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
    text: v.pipe(written, hasVisible),
    files: filesOfLine,
  }),
}))
export const addPolicy = { access: 'confirmed', pace: 'light', keepsPrincipals: true } as const satisfies Policy

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
  freshPrincipal: true,
  keepsPrincipals: true,
} as const satisfies Policy

export type ReportKind = (typeof REPORT_KINDS)[number]
export type ReportStatus = (typeof REPORT_STATUSES)[number]
export type Report = Read<typeof reportShape>
export type ReportLine = Read<typeof reportLineShape>
export type ReportableLine = Read<typeof reportableLineShape>
export type ReportsOfOrder = Read<typeof reportsOfOrder>
