/** ops arrival:add and arrival:move */
import type { Database } from '../../db/database'
import { addArrival, moveArrival } from '../../orders/arrivals'
import { readWarehouseDays } from '../../orders/warehouse-days'
import { transact } from '../../transactions/transact'
import { argument, dayOf, wholeNumber } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'
import { findPart } from '../find-part'
import { findWarehouse } from '../find-warehouse'

const PIECES_MAX = 1_000_000

export const arrivalAdd: OpsCommand = {
  name: 'arrival:add',
  summary: 'Says that pieces of a part will come to a warehouse on a day',
  positionals: ['number', 'warehouse', 'day', 'qty'],
  options: {},
  details:
    'The day is written as yyyy-MM-dd. Orders that wait are promised of them, the oldest first, and their buyers are notified.',
  async run({ db, clock }, args) {
    const { goodsSkuId, number } = await findPart(db, argument(args, 0))
    const warehouse = await findWarehouse(db, argument(args, 1))
    const day = await dayToCome(db, warehouse, argument(args, 2), clock())
    const qty = wholeNumber(argument(args, 3), 'qty', 1, PIECES_MAX)
    await transact(db, tx => addArrival(tx, { goodsSkuId, warehouse }, { day, qty }, clock()))
    return { data: { number, warehouse, day, qty }, text: `${number}: ${qty} pieces come to ${warehouse} on ${day}` }
  },
}

export const arrivalMove: OpsCommand = {
  name: 'arrival:move',
  summary: 'Moves what was to come to a warehouse on a day to another day',
  positionals: ['number', 'warehouse', 'from', 'to'],
  options: {},
  details:
    'Days are written as yyyy-MM-dd. Buyers whose orders wait for it are notified, unless other pieces come in time.',
  async run({ db, clock }, args) {
    const { goodsSkuId, number } = await findPart(db, argument(args, 0))
    const warehouse = await findWarehouse(db, argument(args, 1))
    const from = dayOf(argument(args, 2))
    const to = await dayToCome(db, warehouse, argument(args, 3), clock())
    if (from === to) throw new OpsTrouble('Both days are the same.')
    const qty = await transact(db, tx => moveArrival(tx, { goodsSkuId, warehouse }, { from, to }, clock()))
    if (qty === 0) throw new OpsTrouble(`Nothing of ${number} is to come to ${warehouse} on ${from}.`)
    return {
      data: { number, warehouse, from, to, qty },
      text: `${number}: ${qty} pieces come to ${warehouse} on ${to} instead of ${from}`,
    }
  },
}

/** @throws OpsTrouble for a day gone by at the warehouse */
async function dayToCome(db: Database, warehouse: string, text: string, now: Date): Promise<string> {
  const day = dayOf(text)
  const today = (await readWarehouseDays(db, now)).get(warehouse) ?? ''
  if (day < today) throw new OpsTrouble(`${day} has passed.`)
  return day
}
