/** ops order:ship */

import { eq } from 'drizzle-orm'
import { orderHooks } from '../../across/order-hooks'
import type { Database } from '../../db/database'
import { orderFiles, type orders } from '../../db/schema'
import { type ParcelInput, shipOrder } from '../../orders/ship-order'
import { argument, option } from '../arguments'
import { changeOrder, readState } from '../change-order'
import { type OpsCommand, OpsTrouble } from '../command'
import { leftText, piecesText, readOrderReport } from '../order-report'
import { statusText } from '../order-statuses'
import { readPieces } from '../pieces'

export const orderShip: OpsCommand = {
  name: 'order:ship',
  summary: 'Ships pieces of an order in one shipment, all that are in stock or some lines',
  positionals: ['orderNo'],
  options: {
    line: { type: 'string', value: 'n=pieces,…', help: 'only these lines, counted from 1, such as 1=10,3=4' },
    parcel: {
      type: 'string',
      value: 'carrier:number:kg:n=pieces+…,…',
      help: 'the parcels, such as DHL:JVGL0611:15.6,UPS:1Z999; with what is in each: DHL:JVGL0611:15.6:1=10+3=4. The weight may be left out',
    },
    'without-note': { type: 'boolean', help: 'ships a CPDROP order whose own delivery note has not come' },
  },
  irreversible: true,
  details:
    'A shipment holds no more than is in stock for the order; pieces of the own warehouse leave first. Parcels that say what is in them ' +
    'say what leaves: --line is left out then. The packing list names the pieces of each parcel. Where the seller invoices on shipment, the invoice is issued with it.',
  async run({ db, clock }, args) {
    const orderNo = argument(args, 0)
    const wanted = option(args, 'line')
    const parcels = readParcels(option(args, 'parcel') ?? '')
    const packed = piecesIn(parcels)
    if (wanted !== undefined && packed) throw new OpsTrouble('The parcels say what leaves. Leave --line out.')
    const pieces = wanted === undefined ? (packed ?? ('in stock' as const)) : readPieces(wanted)
    const data = await changeOrder(db, orderNo, async (tx, order) => {
      if (args.options['without-note'] !== true) await assertNote(tx, order)
      const shipment = await shipOrder(tx, order, { pieces, parcels }, clock(), orderHooks)
      const { shipments: all, ...report } = await readOrderReport(tx, order.orderId)
      if (shipment === undefined) {
        throw new OpsTrouble(
          report.left.length > 0
            ? 'No piece that has not left is in stock for this order.'
            : `All pieces of order ${orderNo} have been shipped.`,
        )
      }
      const { pieces: sent = [], invoiceNo = null } = all.find(({ number }) => number === shipment) ?? {}
      return { orderNo, shipment, pieces: sent, invoiceNo, ...report, ...(await readState(tx, orderNo)) }
    })
    const { shipment, company, custnum, invoiceNo, status } = data
    const text = [
      `Shipment ${shipment} of order ${orderNo} (${company}, customer ${custnum}) has left with ${piecesText(data.pieces)}.`,
      invoiceNo ? `Its invoice is ${invoiceNo}.` : 'It has no invoice yet: invoice:issue writes it.',
      `${leftText(data)} ${statusText(status)}`,
    ]
    return { data, text: text.join('\n') }
  },
}

/** @throws OpsTrouble for goods that wait for the buyer's own delivery note (ORD-008) */
async function assertNote(tx: Database, { orderId, orderNo, orderType }: typeof orders.$inferSelect): Promise<void> {
  if (orderType !== 'CPDROP' || (await tx.$count(orderFiles, eq(orderFiles.orderId, orderId))) > 0) return
  throw new OpsTrouble(
    `The own delivery note of order ${orderNo} has not come yet. With --without-note it is shipped all the same.`,
  )
}

function readParcels(text: string): ParcelInput[] {
  const given = text.split(',').filter(part => part.trim() !== '')
  return given.map(part => {
    const [carrier = '', trackingNo = '', weight = '', lines] = part.split(':').map(word => word.trim())
    if (!carrier || !trackingNo) throw new OpsTrouble(`--parcel "${part}" is not carrier:number.`)
    if (weight !== '' && !/^\d{1,5}(\.\d{1,3})?$/.test(weight)) {
      throw new OpsTrouble(`--parcel: "${weight}" is no weight in kilograms.`)
    }
    const pieces = lines === undefined ? undefined : readPieces(lines, { name: '--parcel', between: '+' })
    return { carrier, trackingNo, weight: weight === '' ? null : Number(weight), pieces }
  })
}

/** What all parcels hold together, by line; undefined when they do not say. */
function piecesIn(parcels: readonly ParcelInput[]): Map<number, number> | undefined {
  const contents = parcels.flatMap(({ pieces }) => (pieces ? [pieces] : []))
  if (contents.length === 0) return undefined
  if (contents.length < parcels.length)
    throw new OpsTrouble('--parcel says of some parcels what is in them, and not of all.')
  const sums = new Map<number, number>()
  for (const [line, qty] of contents.flatMap(pieces => [...pieces])) sums.set(line, (sums.get(line) ?? 0) + qty)
  return sums
}
