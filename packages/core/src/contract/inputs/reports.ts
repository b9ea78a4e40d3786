/** What the calls of `reports` take. */
import * as v from 'valibot'
import { REPORT_TEXT_CHARS } from '../list-bounds'
import { REPORT_KINDS } from '../reports'
import { type CallInputs, filesOfLine, filled, hasVisible, id, integer, line, text, writtenText } from './schema'

const REPORT_LINES = 200
const reportNo = v.object({ reportno: filled(40) })
const written = v.pipe(text(REPORT_TEXT_CHARS), v.transform(writtenText))

export const inputs = {
  'reports.get': { params: v.object({ orderno: filled(40) }) },
  'reports.create': {
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
  },
  'reports.add': {
    params: reportNo,
    body: v.object({
      /** Id of the line of the report. */
      lineId: id,
      text: v.pipe(written, hasVisible),
      files: filesOfLine,
    }),
  },
  'reports.withdraw': { params: reportNo },
} satisfies Record<string, CallInputs>
