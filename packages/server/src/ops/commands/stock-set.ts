/** ops stock:set */
import { asc } from 'drizzle-orm'
import { stocks, warehouses } from '../../db/schema'
import { argument, wholeNumber } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'
import { findPart } from '../find-part'

const PIECES_MAX = 1_000_000_000

export const stockSet: OpsCommand = {
  name: 'stock:set',
  summary: 'Sets how many pieces of a part a warehouse has',
  positionals: ['number', 'warehouse', 'qty'],
  options: {},
  details: 'Waits for orders that are being placed for the part.',
  async run({ db }, args) {
    const part = await findPart(db, argument(args, 0))
    const known = await db.select({ code: warehouses.code }).from(warehouses).orderBy(asc(warehouses.code))
    const warehouse = known.find(({ code }) => code === argument(args, 1).toUpperCase())?.code
    if (!warehouse) {
      const codes = known.map(({ code }) => code).join(', ')
      throw new OpsTrouble(`There is no warehouse ${argument(args, 1)}. There are: ${codes}.`)
    }
    const qty = wholeNumber(argument(args, 2), 'qty', 0, PIECES_MAX)
    await db
      .insert(stocks)
      .values({ goodsSkuId: part.goodsSkuId, warehouse, qty })
      .onConflictDoUpdate({ target: [stocks.goodsSkuId, stocks.warehouse], set: { qty } })
    return { data: { number: part.number, warehouse, qty }, text: `${part.number}: ${qty} pieces in ${warehouse}` }
  },
}
