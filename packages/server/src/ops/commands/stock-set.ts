/** ops stock:set and stock:receive */
import { stocks } from '../../db/schema'
import { receivePieces } from '../../orders/arrivals'
import { changeSupply } from '../../orders/change-supply'
import { transact } from '../../transactions/transact'
import { argument, dayOf, option, wholeNumber } from '../arguments'
import type { OpsCommand } from '../command'
import { findPart } from '../find-part'
import { findWarehouse } from '../find-warehouse'
import { counted } from '../table'

const PIECES_MAX = 1_000_000_000

export const stockSet: OpsCommand = {
  name: 'stock:set',
  summary: 'Sets how many pieces of a part a warehouse has',
  positionals: ['number', 'warehouse', 'qty'],
  options: {},
  details:
    'As counted on the shelf, without what orders have taken: orders that wait are given of it at once. Waits for orders that are being placed for the part.',
  async run({ db, clock }, args) {
    const { goodsSkuId, number } = await findPart(db, argument(args, 0))
    const warehouse = await findWarehouse(db, argument(args, 1))
    const qty = wholeNumber(argument(args, 2), 'qty', 0, PIECES_MAX)
    await transact(db, tx =>
      changeSupply(tx, [goodsSkuId], clock(), async () => {
        await tx
          .insert(stocks)
          .values({ goodsSkuId, warehouse, qty })
          .onConflictDoUpdate({ target: [stocks.goodsSkuId, stocks.warehouse], set: { qty } })
      }),
    )
    return { data: { number, warehouse, qty }, text: `${number}: ${counted(qty, 'piece')} in ${warehouse}` }
  },
}

export const stockReceive: OpsCommand = {
  name: 'stock:receive',
  summary: 'Books pieces of a part that have come to a warehouse',
  positionals: ['number', 'warehouse', 'qty'],
  options: { arrival: { type: 'string', value: 'yyyy-MM-dd', help: 'counts as what was expected on this day alone' } },
  details:
    'They count as what was expected, the earliest first. Orders that were promised them get them, then those that wait, the oldest first.',
  async run({ db, clock }, args) {
    const { goodsSkuId, number } = await findPart(db, argument(args, 0))
    const warehouse = await findWarehouse(db, argument(args, 1))
    const qty = wholeNumber(argument(args, 2), 'qty', 1, PIECES_MAX)
    const given = option(args, 'arrival')
    const day = given === undefined ? undefined : dayOf(given)
    const expected = await transact(db, tx => receivePieces(tx, { goodsSkuId, warehouse }, { qty, day }, clock()))
    return {
      data: { number, warehouse, qty, expected },
      text: `${number}: ${counted(qty, 'piece')} received in ${warehouse}, ${expected} of them expected`,
    }
  },
}
