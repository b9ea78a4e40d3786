/** Photos and papers beside lines of returns and reports. */
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { skus } from './catalogue'
import { fileColumns } from './file-columns'
import { orderLines } from './orders'
import { reportLines } from './reports'
import { rmas } from './rma'

/** Evidence; a file without a return or a report waits a day for one. */
export const rmaFiles = pgTable(
  'rma_files',
  {
    ...fileColumns(),
    rmaId: integer('rma_id').references(() => rmas.rmaId, { onDelete: 'cascade' }),
    orderLineId: bigint('order_line_id', { mode: 'number' }).references(() => orderLines.orderLineId),
    /** As that of the line of the return. */
    partSku: integer('part_sku').references(() => skus.goodsSkuId),
    /** Of a line of a report; the return that the report becomes has a file of its own with the same content. */
    reportLineId: bigint('report_line_id', { mode: 'number' }).references(() => reportLines.reportLineId, {
      onDelete: 'cascade',
    }),
  },
  table => [
    index('rma_files_rma').on(table.rmaId, table.orderLineId, table.position),
    index('rma_files_waiting')
      .on(table.accountId, table.createTime)
      .where(sql`${table.rmaId} is null and ${table.reportLineId} is null`),
    index('rma_files_report').on(table.reportLineId, table.position).where(sql`${table.reportLineId} is not null`),
  ],
)
