/** What belongs to one company does not exist for another: the answer is that for an id that no one has, and nothing is changed. */
import { randomUUID } from 'node:crypto'
import {
  type BookAddressInput,
  type CallInput,
  type CallName,
  callTable,
  inputsOf,
  type OrderBody,
  type Policy,
  policies,
} from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, addresses, notifications, rmaFiles } from '../db/schema'
import { runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf } from '../orders/orders.testing'
import { call } from '../testing/call'
import { fileOf } from '../uploads/files.testing'
import { exampleInputs } from './example-inputs.testing'
import { snapshot } from './snapshot.testing'

/** Ids of what buyer.nl has, and others of the company. */
interface Ids {
  order: string
  invoice: string
  shipment: string
  rmaNo: string
  reportNo: string
  reportFile: string
  returnFile: string
  file: string
  session: string
  key: string
  quickOrder: number
  view: number
  rma: number
  cartRow: number
  address: number
  account: number
  search: number
  notification: number
}

/** Ids that no one has. */
const NONE: Ids = {
  order: 'CW-222222222',
  invoice: 'IN-NL-26-999999',
  shipment: 'SO-222222222-1',
  rmaNo: 'RMA-222222222',
  reportNo: 'REP-2222-2222',
  returnFile: '00000000-0000-4000-8000-000000000000',
  reportFile: '00000000-0000-4000-8000-000000000000',
  file: '00000000-0000-4000-8000-000000000000',
  session: '00000000-0000-4000-8000-000000000000',
  key: '00000000-0000-4000-8000-000000000000',
  quickOrder: 999_999,
  view: 999_999,
  rma: 999_999,
  cartRow: 999_999,
  address: 999_999,
  account: 999_999,
  search: 999_999,
  notification: 999_999,
}

let shop: OrderingShop
let own: Ids
/** Of a confirmation by the other company. */
let foreignHash: string

beforeAll(async () => {
  shop = await openOrderingShop()
  const { db, nl, a, b } = shop
  const upload = () => nl.ask('orders.upload', { body: { file: fileOf('pdf') } }, randomUUID())
  const [attached, loose] = [await upload(), await upload()]
  const body = orderOf({ [a.number]: 2 }, { orderType: 'CPDROP', poNo: 'OWN-1' })
  const { hash } = await nl.ask('orders.confirm', { body })
  const { orderNo } = await nl.ask('orders.create', { body: { ...body, hash, files: [attached.fileId] } }, randomUUID())
  foreignHash = (await shop.de.ask('orders.confirm', { body: orderOf({ [a.number]: 1 }) })).hash
  const ops = { db, clock: shop.clock.now, dataDir: '', isProduction: true }
  await runCommand(ops, 'order:ship', { positionals: [orderNo], options: { yes: true } })
  const { shipments } = await nl.ask('orders.get', { params: { orderno: orderNo } })
  const { rows: entries } = await nl.ask('finance.list', { query: { keyword: orderNo } })
  const quick = await nl.ask('quickOrder.create', { body: { lines: [{ number: a.number, qty: 1 }] } }, randomUUID())
  const [view] = await nl.ask('savedViews.save', { body: { list: 'orders', name: 'Open', filter: {} } })
  const rma = await nl.ask('rma.create', { body: { lines: [] } }, randomUUID())
  const content = Buffer.from('photo')
  const [photo] = await db
    .insert(rmaFiles)
    .values({
      custId: 1,
      accountId: 1,
      rmaId: rma.id,
      name: 'a.png',
      type: 'png',
      size: 5,
      content,
      createTime: shop.clock.now(),
    })
    .returning()
  await runCommand(ops, 'order:deliver', { positionals: [orderNo], options: { yes: true } })
  const orderLineId = (await nl.ask('orders.get', { params: { orderno: orderNo } })).lines[0]?.lineId ?? 0
  const { fileId: reportFile } = await nl.ask('rma.upload', { body: { file: fileOf('png', 'b.png') } }, randomUUID())
  const reported = { orderNo, lines: [{ orderLineId, qty: 1, kind: 'damaged' as const, files: [reportFile] }] }
  const { reports } = await nl.ask('reports.create', { body: reported }, randomUUID())
  const reportNo = reports[0]?.reportNo ?? ''
  await nl.ask('cart.add', { body: { number: b.number, qty: 1 } })
  const { rows: cart } = await nl.ask('cart.list', { query: {} })
  const search = await nl.ask('search.remember', { body: { custnum: 1, keyword: 'mine' } })
  const [session] = await nl.ask('session.list', {})
  const { key } = await nl.ask('embedKeys.add', { body: exampleInputs(a)['embedKeys.add'].body })
  // What waits for its mail would change in the middle of a test.
  await shop.sendMails()
  const [address] = await db.select().from(addresses).where(eq(addresses.custId, 1))
  const [account] = await db.select().from(accounts).where(eq(accounts.userName, 'clerk.nl'))
  const [notification] = await db.select().from(notifications).limit(1)
  const found = {
    shipment: shipments?.[0],
    entry: entries[0],
    row: cart[0],
    search,
    session,
    address,
    account,
    notification,
  }
  for (const [name, value] of Object.entries(found)) if (!value) throw new Error(`no ${name}`)
  own = {
    order: orderNo,
    invoice: found.entry?.invoiceNo ?? '',
    shipment: found.shipment?.number ?? '',
    file: loose.fileId,
    session: session?.sessionId ?? '',
    key: key.keyId,
    quickOrder: quick.id,
    view: view?.id ?? 0,
    rma: rma.id,
    rmaNo: rma.rmaNo,
    reportNo,
    reportFile,
    returnFile: photo?.fileId ?? '',
    cartRow: found.row?.shoppingCartId ?? 0,
    address: address?.addressId ?? 0,
    account: account?.accountId ?? 0,
    search: search?.searchId ?? 0,
    notification: notification?.notificationId ?? 0,
  }
})
afterAll(() => shop?.close())

type Case = { [N in CallName]: [name: N, input: (ids: Ids) => CallInput<N>] }[CallName]

/** Every call that takes an id of a company, and every document. */
function cases(): Case[] {
  const { number, goodsSkuId } = shop?.a ?? { number: '', goodsSkuId: 1 }
  const examples = exampleInputs({ number, goodsSkuId })
  const { body: address } = examples['account.changeAddress'] as { body: BookAddressInput }
  const order = (ids: Ids): { body: OrderBody } => ({
    body: orderOf({ [number]: 1 }, { shipTo: { addressId: ids.address } }),
  })
  const person = examples['account.change'].body
  const shipment = (ids: Ids) => ({ id: ids.order, shipment: ids.shipment })
  const documents: [CallInput<'documents.download'>['body']['type'], (ids: Ids) => object][] = [
    ['order', ids => ({ id: ids.order, format: 'csv' })],
    ['orderConfirmation', ids => ({ id: ids.order })],
    ['orderFile', ids => ({ id: ids.order, position: 0 })],
    ['packingList', shipment],
    ['deliveryNote', shipment],
    ['carrierLabel', shipment],
    ['invoice', ids => ({ id: ids.invoice })],
    ['creditNote', ids => ({ id: ids.invoice })],
    ['eInvoice', ids => ({ id: ids.invoice, format: 'ubl' })],
    ['report', ids => ({ id: ids.reportNo })],
    ['reportFile', ids => ({ id: ids.reportNo, fileId: ids.reportFile })],
    ['returnLabel', ids => ({ id: ids.rmaNo })],
    ['returnFile', ids => ({ id: ids.rmaNo, fileId: ids.returnFile })],
  ]
  return [
    ['session.end', ids => ({ params: { id: ids.session } })],
    ['embedKeys.change', ids => ({ params: { id: ids.key }, body: examples['embedKeys.change'].body })],
    ['embedKeys.revoke', ids => ({ params: { id: ids.key } })],
    ['search.forget', ids => ({ params: { id: ids.search } })],
    ['notifications.read', ids => ({ body: { ids: [ids.notification] } })],
    ['account.change', ids => ({ body: { ...person, accountId: ids.account } })],
    ['account.prices', ids => ({ query: { accountId: ids.account } })],
    ['account.setPrice', ids => ({ body: { ...examples['account.setPrice'].body, accountId: ids.account } })],
    ['account.removePrice', ids => ({ params: { accountId: ids.account, goodsSkuId } })],
    ['account.setPriceRule', ids => ({ body: { ...examples['account.setPriceRule'].body, accountId: ids.account } })],
    ['account.changeAddress', ids => ({ body: { ...address, addressId: ids.address } })],
    ['account.removeAddress', ids => ({ params: { id: ids.address } })],
    ['cart.update', ids => ({ body: { shoppingCartId: ids.cartRow, qty: 3 } })],
    ['cart.remove', ids => ({ params: { id: `${ids.cartRow}` } })],
    ['orders.buyAgain', ids => ({ body: { orderNo: ids.order } })],
    ['quickOrder.get', ids => ({ params: { id: ids.quickOrder } })],
    ['savedLists.open', ids => ({ params: { id: ids.quickOrder } })],
    ['savedLists.change', ids => ({ params: { id: ids.quickOrder }, body: { version: 1, name: 'Taken' } })],
    ['savedLists.history', ids => ({ params: { id: ids.quickOrder } })],
    ['savedLists.lastQuantities', ids => ({ params: { id: ids.quickOrder } })],
    ['savedLists.handOver', ids => ({ params: { id: ids.quickOrder } })],
    ['savedLists.remind', ids => ({ params: { id: ids.quickOrder }, body: { days: 7 as const } })],
    ['savedLists.remove', ids => ({ params: { id: ids.quickOrder } })],
    ['savedViews.change', ids => ({ params: { id: ids.view }, body: { name: 'Taken', isFirst: true } })],
    ['savedViews.remove', ids => ({ params: { id: ids.view } })],
    ['reports.get', ids => ({ params: { orderno: ids.order } })],
    ['reports.create', ids => ({ body: { ...examples['reports.create'].body, orderNo: ids.order } })],
    ['reports.add', ids => ({ params: { reportno: ids.reportNo }, body: { lineId: 999_999, text: 'Taken' } })],
    ['reports.withdraw', ids => ({ params: { reportno: ids.reportNo } })],
    ['rma.get', ids => ({ params: { id: ids.rma } })],
    ['rma.save', ids => ({ body: { id: ids.rma, version: 1, lines: [] } })],
    ['rma.submit', ids => ({ params: { id: ids.rma }, body: { version: 1 } })],
    ['rma.remove', ids => ({ params: { id: ids.rma } })],
    ['orders.confirm', order],
    ['orders.create', ids => ({ body: { ...orderOf({ [number]: 1 }), hash: foreignHash, files: [ids.file] } })],
    ['orders.get', ids => ({ params: { orderno: ids.order } })],
    ['orders.cancel', ids => ({ params: { orderno: ids.order } })],
    ['orders.comment', ids => ({ params: { orderno: ids.order }, body: { text: 'Hello' } })],
    ['orders.giveUpRest', ids => ({ params: { orderno: ids.order }, body: { pieces: 1 } })],
    ['orders.moveRest', ids => ({ params: { orderno: ids.order }, body: { pieces: 1 } })],
    ['orders.cancelLines', ids => ({ params: { orderno: ids.order }, body: { lines: [{ lineId: 1, qty: 1 }] } })],
    ['orders.changeNote', ids => ({ params: { orderno: ids.order }, body: { files: [ids.file] } })],
    ['orders.reorder', ids => ({ body: { orderNo: ids.order } })],
    ['orders.reorder', ids => ({ body: { quickOrderId: ids.quickOrder } })],
    ['finance.get', ids => ({ params: { invoiceNo: ids.invoice } })],
    ...documents.map(
      ([type, more]): Case => [
        'documents.download',
        ids => ({ body: { type, ...more(ids) } as CallInput<'documents.download'>['body'] }),
      ],
    ),
  ]
}

/** They take ids of what the supplier has, or of the caller's own choice of it. */
const OF_THE_SUPPLIER: CallName[] = ['favourites.remove', 'printers.forget']

it('every call with an id in its path, and every document of one thing, is among them', () => {
  const tried = cases()
  const names = new Set<CallName>([...tried.map(([name]) => name), ...OF_THE_SUPPLIER])
  const isOwned = (name: CallName) => /\{/.test(callTable[name].path) && (policies[name] as Policy).access !== 'visitor'
  expect((Object.keys(callTable) as CallName[]).filter(name => isOwned(name) && !names.has(name))).toEqual([])

  const { options } = inputsOf('documents.download').body as unknown as {
    options: { entries: Record<string, { literal?: string }> }[]
  }
  const ofOne = options.flatMap(({ entries }) => ('id' in entries ? [entries.type?.literal] : []))
  const documents = tried.flatMap(([, input]) => (input(NONE) as { body?: { type?: string } }).body?.type ?? [])
  expect(documents.toSorted()).toEqual(ofOne.toSorted())
})

describe('ids of another company answer as ids that no one has', () => {
  it.each(cases().map(([name, input], at) => [`${name} ${JSON.stringify(input(NONE)).slice(0, 60)}`, at] as const))(
    '%s',
    async (_title, at) => {
      const [name, input] = cases()[at] as Case
      const answer = async (ids: Ids) => {
        const headers = { 'Idempotency-Key': randomUUID() }
        const { status, code, msg, envelope } = await call(shop, name, input(ids) as never, {
          token: shop.de.token,
          headers,
        })
        // The longest first: a short one may stand in another.
        const shown = [...Object.values(own), ...Object.values(NONE)].map(String).sort((x, y) => y.length - x.length)
        const words = shown.reduce((all, id) => all.replaceAll(id, '#'), msg)
        return { status, code, msg: words, data: envelope.data, rows: envelope.rows }
      }
      const before = await snapshot(shop.db)
      const foreign = await answer(own)
      expect(await snapshot(shop.db)).toEqual(before)
      expect(foreign).toEqual(await answer(NONE))
    },
  )
})
