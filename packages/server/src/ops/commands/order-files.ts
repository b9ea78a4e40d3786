/** ops order:files */
import { resolve } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { orderFiles, orders } from '../../db/schema'
import { argument } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'
import { fileColumns, writeFiles } from '../write-files'

export const orderFilesCommand: OpsCommand = {
  name: 'order:files',
  reads: true,
  summary: "Writes the files of an order, such as the buyer's delivery note, into a folder",
  positionals: ['orderNo', 'folder'],
  options: {},
  details: 'The folder is made when it is missing. Files that are there already stay as they are, and are an error.',
  // The shop may have been started in another folder than the one in which this is typed.
  prepare: async args => ({ ...args, positionals: [argument(args, 0), resolve(argument(args, 1))] }),
  async run({ db }, args) {
    const orderNo = argument(args, 0)
    const folder = argument(args, 1)
    const [order] = await db.select({ orderId: orders.orderId }).from(orders).where(eq(orders.orderNo, orderNo))
    if (!order) throw new OpsTrouble(`There is no order ${orderNo}.`)
    const rows = await db
      .select(fileColumns(orderFiles))
      .from(orderFiles)
      .where(eq(orderFiles.orderId, order.orderId))
      .orderBy(asc(orderFiles.position))
    const paths = await writeFiles(folder, rows)
    return { data: { orderNo, files: paths }, text: paths.join('\n') || `Order ${orderNo} has no files.` }
  },
}
