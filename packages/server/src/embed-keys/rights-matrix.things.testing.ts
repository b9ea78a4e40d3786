/** What the company of the rights matrix has, and for every call of the contract an input that finds something of it. */
import { randomUUID } from 'node:crypto'
import {
  type BookAddressInput,
  type Call,
  type CallInput,
  type CallName,
  callTable,
  inputsOf,
} from '@cartwright/core/contract'
import { setStock } from '../catalogue/parts.testing'
import { accountPriceRules, accountPrices, accounts, customers, prices, promotions } from '../db/schema'
import { exampleInputs } from '../http/example-inputs.testing'
import { orderOf, place } from '../orders/orders.testing'
import { lineOf, openReturnsShop, type ReturnsShop, refund } from '../rma/rma.testing'
import { type Buyer, signIn } from '../testing/buyer'
import { fileOf } from '../uploads/files.testing'

export const ROLES = ['buyer.nl', 'rep.nl', 'clerk.nl', 'new.nl'] as const
export type Role = (typeof ROLES)[number]

/** Of every piece. */
const PRICE = 777.77
const CREDIT_LIMIT = 94_243.17

/** One call, or one document in one format. */
export interface Row {
  /** Name of the call, for documents with type and format. */
  title: string
  name: CallName
  /** What an account asks for: something that there is, for it to see, change or remove. */
  input: (role: Role) => unknown
  /** It changes something: an answer may use up what was asked for. */
  writes: boolean
}

export interface Things {
  shop: ReturnsShop
  rows: Row[]
  found: Record<Role, { accountId: number; custId: number }>
  /** What only some rights may show. */
  canaries: Record<'price' | 'invoice' | 'credit', RegExp>
}

type Documents = CallInput<'documents.download'>['body']

/** What one account has. */
interface Own {
  buyer: Buyer
  /** All of it has arrived. */
  order: string
  /** Many of its pieces can be sent back. */
  lineId: number
  shipment: string
  invoice: string
  creditNote: string
  /** Refunded, by the credit note. */
  returned: { id: number; rmaNo: string }
  approved: { rmaNo: string; fileId: string }
  /** Has a file, and nothing of it has left. */
  open: { orderNo: string; lineId: number }
  partly: Awaited<ReturnType<typeof partlyDelivered>>
  lists: { buyer: Buyer; quickOrder: number; list: number }
}

/** An amount in every notation of the languages of the shop. */
function notationsOf(amount: number): string {
  const [whole = '', cents = ''] = Math.abs(amount).toFixed(2).split('.')
  const digits = [...whole].join("[.,’'\\s\\u00a0\\u202f]?")
  return `${digits}[.,]${cents.endsWith('0') ? `${cents[0]}0?` : cents}`
}
const anyOf = (words: readonly string[]) => new RegExp(`(?<!\\d)(?:${words.join('|')})(?!\\d)`)

export async function openThings(): Promise<Things> {
  const shop = await openReturnsShop()
  const { db, a, c } = shop
  await setStock(db, a, { NL: 100_000 })
  await setStock(db, c, { NL: 0 })
  await db.execute('truncate rmas, reports, outbox cascade')
  await db.delete(promotions)
  await db.delete(accountPrices)
  await db.delete(accountPriceRules)
  await db.update(prices).set({ price: PRICE })
  await db.update(customers).set({ creditLimit: CREDIT_LIMIT })
  const all = await db.select().from(accounts)
  const accountOf = (userName: Role) => {
    const account = all.find(one => one.userName === userName)
    if (!account) throw new Error(`no ${userName}`)
    return account
  }
  const found = {
    'buyer.nl': accountOf('buyer.nl'),
    'rep.nl': accountOf('rep.nl'),
    'clerk.nl': accountOf('clerk.nl'),
    'new.nl': accountOf('new.nl'),
  }
  await shop.nl.ask('account.importCustNumbers', {
    body: { rows: [{ line: 1, number: a.number, custNumber: 'MINE-1' }] },
  })
  const main = await ownOf(shop, 'buyer.nl')
  const own: Record<Role, Own> = {
    'buyer.nl': main,
    'rep.nl': await ownOf(shop, 'rep.nl'),
    'clerk.nl': await ownOf(shop, 'clerk.nl', main),
    // Before it is confirmed an account has nothing: it asks for what another one of the company has.
    'new.nl': main,
  }
  const amounts: number[] = [PRICE, 2 * PRICE]
  const numbers: string[] = []
  for (const { order, invoice, creditNote } of Object.values(own)) {
    const { subtotal, grandTotal, vat } = await shop.nl.ask('orders.get', { params: { orderno: order } })
    amounts.push(subtotal, grandTotal, vat)
    numbers.push(invoice, creditNote)
    for (const invoiceNo of [invoice, creditNote]) {
      const entry = await shop.nl.ask('finance.get', { params: { invoiceNo } })
      amounts.push(entry.amount, entry.subtotal, entry.vat)
    }
  }
  // What a number of something may hold by chance is none that is searched for.
  const isTelling = (amount: number) => Math.abs(amount) >= 100 && amount % 1 !== 0
  await db.execute('truncate outbox')
  return {
    shop,
    found,
    rows: rowsOf(shop, own),
    canaries: {
      price: anyOf([...new Set(amounts.filter(isTelling).map(notationsOf))]),
      invoice: anyOf([...new Set(numbers)]),
      credit: anyOf([notationsOf(CREDIT_LIMIT)]),
    },
  }
}

/** What one account orders, sends back, reports and keeps; the lists that it may not have are those of `main`. */
async function ownOf(shop: ReturnsShop, role: Role, main?: Own): Promise<Own> {
  const { ops, a, b } = shop
  const buyer = await signIn(shop.apiBase, role)
  const { orderNo: order } = await place(buyer, orderOf({ [a.number]: 190, [b.number]: 2 }, { poNo: `ALL ${role}` }))
  for (const step of ['order:advance', 'order:ship', 'order:deliver']) await ops(step, order, '--yes')
  const { lines, shipments } = await buyer.ask('orders.get', { params: { orderno: order } })
  const [lineId = 0, otherLineId = 0] = lines.map(line => line.lineId ?? 0)
  const entries = (await shop.nl.ask('finance.list', { query: { keyword: order } })).rows

  const returned = await sendBack(shop, buyer, otherLineId)
  const [creditNote = ''] = await refund(shop, returned.rmaNo)
  const approved = await sendBack(shop, buyer, lineId)
  await ops('rma:approve', approved.rmaNo, '--yes')

  const body = orderOf({ [a.number]: 400 }, { orderType: 'CPDROP', poNo: `OPEN ${role}` })
  const { hash } = await buyer.ask('orders.confirm', { body })
  const open = await buyer.ask('orders.create', { body: { ...body, hash, files: [await note(buyer)] } }, randomUUID())
  return {
    buyer,
    order,
    lineId,
    shipment: shipments?.[0]?.number ?? '',
    invoice: entries.find(({ type }) => type === 'invoice')?.invoiceNo ?? '',
    creditNote,
    returned,
    approved,
    open: { orderNo: open.orderNo, lineId: open.lines[0]?.lineId ?? 0 },
    partly: await partlyDelivered(shop, buyer),
    lists: main?.lists ?? (await listsOf(buyer, a.number)),
  }
}

const photo = async (buyer: Buyer) =>
  (await buyer.ask('rma.upload', { body: { file: fileOf('png', 'photo.png') } }, randomUUID())).fileId
const note = async (buyer: Buyer) =>
  (await buyer.ask('orders.upload', { body: { file: fileOf('pdf') } }, randomUUID())).fileId

const draftOf = (shop: ReturnsShop, orderLineId: number, files: string[] = []) => ({
  deliveryType: 'customerCourier' as const,
  addressId: shop.addressId,
  note: 'Grey streaks on every page.',
  lines: [lineOf(orderLineId, 1, { files })],
})

async function sendBack(shop: ReturnsShop, buyer: Buyer, orderLineId: number) {
  const fileId = await photo(buyer)
  const { id, version, rmaNo } = await buyer.ask(
    'rma.create',
    { body: draftOf(shop, orderLineId, [fileId]) },
    randomUUID(),
  )
  await buyer.ask('rma.submit', { params: { id }, body: { version } })
  return { id, rmaNo, fileId }
}

/** An order whose pieces of `a` have arrived, with a report of one that is open; two of `c` wait for goods. */
async function partlyDelivered(shop: ReturnsShop, buyer: Buyer) {
  const { a, c, ops } = shop
  const { orderNo } = await place(buyer, orderOf({ [a.number]: 190, [c.number]: 2 }, { poNo: `SOME ${randomUUID()}` }))
  for (const step of ['order:advance', 'order:ship', 'order:deliver']) await ops(step, orderNo, '--yes')
  const { lines } = await buyer.ask('orders.get', { params: { orderno: orderNo } })
  const orderLineId = lines[0]?.lineId ?? 0
  return { orderNo, orderLineId, report: await report(buyer, orderNo, orderLineId) }
}

async function report(buyer: Buyer, orderNo: string, orderLineId: number) {
  const fileId = await photo(buyer)
  const body = { orderNo, lines: [{ orderLineId, qty: 1, kind: 'damaged' as const, files: [fileId] }] }
  const { reports } = await buyer.ask('reports.create', { body }, randomUUID())
  // Of all reports of the order the one with this file.
  const made = reports.find(({ lines }) => lines[0]?.files[0]?.fileId === fileId)
  return { reportNo: made?.reportNo ?? '', lineId: made?.lines[0]?.id ?? 0, fileId }
}

async function listsOf(buyer: Buyer, number: string) {
  const quick = await buyer.ask('quickOrder.create', { body: { lines: [{ number, qty: 2 }] } }, randomUUID())
  const { list } = await keepList(buyer, number)
  return { buyer, quickOrder: quick.id, list }
}

async function keepList(buyer: Buyer, number: string) {
  const body = { name: `Kept ${randomUUID()}`, lines: [{ key: '1', input: number, quantity: '2' }] }
  const kept = await buyer.ask('savedLists.save', { body }, randomUUID())
  return { list: kept.list.id, version: kept.list.version }
}

/** Every call, with what it is asked for. */
function rowsOf(shop: ReturnsShop, own: Record<Role, Own>): Row[] {
  const { a } = shop
  const example = exampleInputs(a)
  const ofOrder = (role: Role) => ({ params: { orderno: own[role].order } })
  const ofList = (role: Role) => ({ params: { id: own[role].lists.list } })
  const again = async (role: Role) => (await partlyDelivered(shop, own[role].buyer)).orderNo
  const view = async (role: Role) => {
    const body = { list: 'orders' as const, name: `View ${randomUUID()}`, filter: {} }
    const views = await own[role].buyer.ask('savedViews.save', { body }, randomUUID())
    return { params: { id: views.find(({ name }) => name === body.name)?.id ?? 0 } }
  }
  const address = async (role: Role) => {
    const { addressId } = await own[role].buyer.ask('account.addAddress', example['account.addAddress'], randomUUID())
    return addressId
  }
  const cartRow = async (role: Role) => {
    await own[role].buyer.ask('cart.addBatch', { body: [{ number: a.number, qty: 1 }] })
    const { rows } = await own[role].buyer.ask('cart.list', { query: {} })
    return rows[0]?.shoppingCartId ?? 0
  }
  const draft = async (role: Role) =>
    own[role].buyer.ask('rma.create', { body: draftOf(shop, own[role].lineId) }, randomUUID())
  const wanted = orderOf({ [a.number]: 2 })

  /** Where the example of a call names nothing that there is. */
  const inputs: { [N in CallName]?: (role: Role) => CallInput<N> | Promise<CallInput<N>> } = {
    'account.changeAddress': async role => ({
      body: {
        ...(example['account.changeAddress'] as { body: BookAddressInput }).body,
        addressId: await address(role),
      },
    }),
    'account.removeAddress': async role => ({ params: { id: await address(role) } }),
    'cart.update': async role => ({ body: { shoppingCartId: await cartRow(role), qty: 2 } }),
    'cart.remove': async role => ({ params: { id: `${await cartRow(role)}` } }),
    'orders.buyAgain': role => ({ body: { orderNo: own[role].order } }),
    'orders.get': ofOrder,
    'orders.reorder': role => ({ body: { orderNo: own[role].order } }),
    'orders.comment': role => ({ ...ofOrder(role), body: { text: 'When does it leave?' } }),
    'orders.confirm': () => ({ body: wanted }),
    'orders.create': async role => {
      const { hash, twins = [] } = await own[role].buyer.ask('orders.confirm', { body: wanted })
      return { body: { ...wanted, hash, knownTwins: twins.map(({ orderNo }) => orderNo) } }
    },
    'orders.cancel': async role => {
      const { orderNo } = await place(own[role].buyer, wanted)
      return { params: { orderno: orderNo } }
    },
    'orders.cancelLines': role => ({
      params: { orderno: own[role].open.orderNo },
      body: { lines: [{ lineId: own[role].open.lineId, qty: 1 }] },
    }),
    'orders.changeNote': async role => ({
      params: { orderno: own[role].open.orderNo },
      body: { files: [await note(own[role].buyer)] },
    }),
    'orders.giveUpRest': async role => ({ params: { orderno: await again(role) }, body: { pieces: 2 } }),
    'orders.moveRest': async role => ({ params: { orderno: await again(role) }, body: { pieces: 2 } }),
    'finance.list': () => ({ query: {} }),
    'finance.get': role => ({ params: { invoiceNo: own[role].invoice } }),
    'quickOrder.get': role => ({ params: { id: own[role].lists.quickOrder } }),
    'reports.get': role => ({ params: { orderno: own[role].partly.orderNo } }),
    'reports.create': role => {
      const { orderNo, orderLineId } = own[role].partly
      return { body: { orderNo, lines: [{ orderLineId, qty: 1, kind: 'damaged' }] } }
    },
    'reports.add': role => {
      const { reportNo, lineId } = own[role].partly.report
      return { params: { reportno: reportNo }, body: { lineId, text: 'The box was wet.' } }
    },
    'reports.withdraw': async role => {
      const { orderNo, orderLineId } = own[role].partly
      return { params: { reportno: (await report(own[role].buyer, orderNo, orderLineId)).reportNo } }
    },
    'rma.create': role => ({ body: draftOf(shop, own[role].lineId) }),
    'rma.eligible': role => ({ body: { invoiceNo: own[role].invoice } }),
    'rma.estimate': role => ({ body: { deliveryType: 'customerCourier', lines: [lineOf(own[role].lineId, 1)] } }),
    'rma.get': role => ({ params: { id: own[role].returned.id } }),
    'rma.remove': async role => ({ params: { id: (await draft(role)).id } }),
    'rma.save': async role => {
      const { id, version } = await draft(role)
      return { body: { ...draftOf(shop, own[role].lineId), id, version } }
    },
    'rma.submit': async role => {
      const { id, version } = await draft(role)
      return { params: { id }, body: { version } }
    },
    'search.forget': async role => {
      const entry = await own[role].buyer.ask('search.remember', { body: { custnum: -1, keyword: 'toner' } })
      return { params: { id: entry?.searchId ?? 0 } }
    },
    'savedLists.open': ofList,
    'savedLists.history': ofList,
    'savedLists.lastQuantities': ofList,
    'savedLists.remind': role => ({ ...ofList(role), body: { days: 30 } }),
    'savedLists.handOver': ofList,
    'savedLists.change': async role => {
      const { list, version } = await keepList(own[role].lists.buyer, a.number)
      return { params: { id: list }, body: { version, removed: ['1'] } }
    },
    'savedLists.remove': async role => ({ params: { id: (await keepList(own[role].lists.buyer, a.number)).list } }),
    'savedLists.save': () => ({
      body: { name: `New ${randomUUID()}`, lines: [{ key: '1', input: a.number, quantity: '2' }] },
    }),
    'savedViews.change': async role => ({ ...(await view(role)), body: { isFirst: true } }),
    'savedViews.remove': view,
  }
  const other = (role: Role) => own[role === 'rep.nl' ? 'buyer.nl' : 'rep.nl']
  /** Calls whose answer depends on what they are asked for. */
  const more: { [N in CallName]?: Record<string, (role: Role) => CallInput<N> | Promise<CallInput<N>>> } = {
    'orders.get': { 'of another account': role => ({ params: { orderno: other(role).order } }) },
    'savedViews.list': {
      'of invoices': () => ({ query: { list: 'invoices' } }),
      'of returns': () => ({ query: { list: 'returns' } }),
    },
    'savedViews.save': {
      'of invoices': () => ({ body: { list: 'invoices', name: 'Open', filter: {} } }),
      'of returns': () => ({ body: { list: 'returns', name: 'Open', filter: {} } }),
    },
  }
  const rowOf = (title: string, name: CallName, input: Row['input']): Row => ({
    title,
    name,
    input,
    writes: !(callTable[name] as Call).reads && callTable[name].method !== 'GET',
  })
  return (Object.keys(callTable) as CallName[])
    .sort()
    .flatMap(name =>
      name === 'documents.download'
        ? documentsOf(own).map(({ title, input }) => rowOf(`${name} ${title}`, name, input))
        : [
            rowOf(name, name, inputs[name] ?? (() => example[name])),
            ...Object.entries(more[name] ?? {}).map(([what, input]) => rowOf(`${name} ${what}`, name, input)),
          ],
    )
}

/** Every document, in every format that the contract names for it. */
function documentsOf(own: Record<Role, Own>): { title: string; input: Row['input'] }[] {
  const ofShipment = (role: Role) => ({ id: own[role].order, shipment: own[role].shipment })
  const ofOrder = (role: Role) => ({ id: own[role].order })
  const ofReport = (role: Role) => ({ id: own[role].partly.report.reportNo })
  const all = () => ({})
  const what: Record<Documents['type'], (role: Role) => object> = {
    orders: all,
    order: ofOrder,
    returns: all,
    custNumbers: all,
    activity: all,
    invoices: all,
    reconciliation: all,
    invoice: role => ({ id: own[role].invoice }),
    creditNote: role => ({ id: own[role].creditNote }),
    eInvoice: role => ({ id: own[role].invoice }),
    statement: () => ({ from: '2026-11-01', to: '2026-11-30' }),
    orderConfirmation: ofOrder,
    orderFile: role => ({ id: own[role].open.orderNo, position: 0 }),
    packingList: ofShipment,
    deliveryNote: ofShipment,
    carrierLabel: ofShipment,
    report: ofReport,
    reportFile: role => ({ ...ofReport(role), fileId: own[role].partly.report.fileId }),
    returnLabel: role => ({ id: own[role].approved.rmaNo }),
    returnFile: role => ({ id: own[role].approved.rmaNo, fileId: own[role].approved.fileId }),
  }
  const { options: variants } = inputsOf('documents.download').body as unknown as {
    options: { entries: { type: { literal: Documents['type'] }; format?: { options: readonly string[] } } }[]
  }
  return variants.flatMap(({ entries }): { title: string; input: Row['input'] }[] => {
    const type = entries.type.literal
    if (!entries.format) return [{ title: type, input: (role: Role) => ({ body: { type, ...what[type](role) } }) }]
    return entries.format.options.map(format => ({
      title: `${type} ${format}`,
      input: (role: Role) => ({ body: { type, format, ...what[type](role) } }),
    }))
  })
}
