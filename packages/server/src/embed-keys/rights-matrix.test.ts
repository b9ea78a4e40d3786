/**
 * Which call opens to whom: every call and every document for every right, role, origin and state of a key. What is expected stands in
 * `rights-matrix.txt`, one row a call, so that a new call is seen in review. The walk follows from the contract.
 */
import { randomUUID } from 'node:crypto'
import { type CallName, CODE, callTable, type Policy, policies, RIGHTS, type Right } from '@cartwright/core/contract'
import { EMBED_COMPONENT_NAMES } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountPriceRules, accountPrices, accounts, embedKeys, prices, promotions } from '../db/schema'
import { exampleInputs } from '../http/example-inputs.testing'
import { runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { createEmbeddedToken, createToken } from '../session/tokens'
import { call } from '../testing/call'

const HOUR_MS = 3_600_000
const ORIGIN = 'https://intranet.example'
const OTHER = 'https://other.example'
const PRICE = 777.77
/** Of one piece, and of two, in every notation. */
const CANARY_PRICE = /777[.,]77|1[.,\s\u00a0\u202f]?555[.,]54/
const ROLES = ['buyer.nl', 'rep.nl', 'clerk.nl', 'new.nl'] as const
type Role = (typeof ROLES)[number]
/** They would change who the four accounts are. */
const CHANGES_ACCOUNTS: readonly string[] = [
  'account.add',
  'account.change',
  'account.setRepPrices',
  'confirmation.confirm',
]

let shop: OrderingShop
let examples: Record<CallName, unknown>
let canaryInvoice = ''
let found: Record<Role, { accountId: number; custId: number }>
const keys = new Map<string, string>()

interface Row {
  /** Name of a call, for documents with their type. */
  title: string
  name: CallName
  input: unknown
}
let rows: Row[] = []

beforeAll(async () => {
  shop = await openOrderingShop()
  const { db, nl, a, b } = shop
  await db.delete(promotions)
  await db.delete(accountPrices)
  await db.delete(accountPriceRules)
  await db.update(prices).set({ price: PRICE })
  const order = await place(nl, orderOf({ [a.number]: 2, [b.number]: 2 }, { poNo: 'CANARY' }))
  const ops = { db, clock: shop.clock.now, dataDir: '', isProduction: true }
  await runCommand(ops, 'order:ship', { positionals: [order.orderNo], options: { yes: true } })
  const entry = (await nl.ask('finance.list', { query: {} })).rows.find(({ orderNo }) => orderNo === order.orderNo)
  const { shipments } = await nl.ask('orders.get', { params: { orderno: order.orderNo } })
  canaryInvoice = entry?.invoiceNo ?? ''
  expect(canaryInvoice).not.toBe('')
  const lines = [{ number: a.number, qty: 2 }]
  await nl.ask('cart.addBatch', { body: lines })
  await nl.ask('favourites.add', { body: lines })
  const quick = await nl.ask('quickOrder.create', { body: { lines } }, randomUUID())
  const all = await db.select().from(accounts)
  const accountOf = (userName: Role) => {
    const account = all.find(one => one.userName === userName)
    if (!account) throw new Error(`no ${userName}`)
    return account
  }
  found = {
    'buyer.nl': accountOf('buyer.nl'),
    'rep.nl': accountOf('rep.nl'),
    'clerk.nl': accountOf('clerk.nl'),
    'new.nl': accountOf('new.nl'),
  }
  examples = {
    ...exampleInputs(a),
    'orders.get': { params: { orderno: order.orderNo } },
    'orders.reorder': { body: { orderNo: order.orderNo } },
    'orders.confirm': { body: orderOf({ [a.number]: 2 }) },
    'finance.list': { query: {} },
    'finance.get': { params: { invoiceNo: canaryInvoice } },
    'quickOrder.get': { params: { id: quick.id } },
  }
  const id = order.orderNo
  const ofShipment = { id, shipment: shipments?.[0]?.number ?? '' }
  const documents = [
    { type: 'orders', format: 'csv' },
    { type: 'order', id, format: 'csv' },
    { type: 'returns', format: 'csv' },
    { type: 'custNumbers', format: 'csv' },
    { type: 'activity', format: 'csv' },
    { type: 'invoices', format: 'xlsx' },
    { type: 'reconciliation', format: 'csv' },
    { type: 'invoice', id: canaryInvoice },
    { type: 'creditNote', id: canaryInvoice },
    { type: 'eInvoice', id: canaryInvoice, format: 'ubl' },
    { type: 'statement', format: 'xlsx', from: '2026-11-01', to: '2026-11-30' },
    { type: 'orderConfirmation', id },
    { type: 'orderFile', id, position: 0 },
    { type: 'packingList', ...ofShipment },
    { type: 'deliveryNote', ...ofShipment },
    { type: 'carrierLabel', ...ofShipment },
    { type: 'report', id: 'none' },
    { type: 'reportFile', id: 'none', fileId: randomUUID() },
    { type: 'returnLabel', id: 'none' },
    { type: 'returnFile', id: 'none', fileId: randomUUID() },
  ]
  rows = (Object.keys(callTable) as CallName[])
    .sort()
    .flatMap((name): Row[] =>
      name === 'documents.download'
        ? documents.map(body => ({ title: `${name} ${body.type}`, name, input: { body } }))
        : [{ title: name, name, input: examples[name] }],
    )
})
afterAll(() => shop?.close())

/** A key with exactly these rights. */
async function keyWith(
  role: Role,
  rights: readonly Right[],
  state: Partial<typeof embedKeys.$inferInsert> = {},
): Promise<string> {
  const { custId } = found[role]
  const name = JSON.stringify([custId, rights, Object.keys(state)])
  const known = keys.get(name)
  if (known) return known
  const now = shop.clock.now()
  const [made] = await shop.db
    .insert(embedKeys)
    .values({
      custId,
      name,
      secretHash: randomUUID(),
      hint: '',
      origins: [ORIGIN],
      components: [...EMBED_COMPONENT_NAMES],
      rights: [...rights],
      createTime: now,
      expires: new Date(now.getTime() + 365 * 24 * HOUR_MS),
      ...state,
    })
    .returning({ keyId: embedKeys.keyId })
  keys.set(name, made?.keyId ?? '')
  return made?.keyId ?? ''
}

async function grantToken(role: Role, rights: readonly Right[], state?: Partial<typeof embedKeys.$inferInsert>) {
  const keyId = await keyWith(role, rights, state)
  const session = { accountId: found[role].accountId, keyId, host: ORIGIN, components: null, isProduction: false }
  return (await createEmbeddedToken(shop.db, session, shop.clock.now())).token
}

async function personToken(role: Role) {
  const session = { accountId: found[role].accountId, roles: [], userAgent: '', isProduction: false }
  return (await createToken(shop.db, session, shop.clock.now())).token
}

interface Read {
  code: number
  text: string
}

async function read({ name, input }: Row, token: string | undefined, origin?: string): Promise<Read> {
  const headers = { 'Idempotency-Key': randomUUID(), ...(origin !== undefined && { Origin: origin }) }
  const { code, envelope } = await call(shop, name, input as never, { token, headers })
  const { content, ...rest } = envelope
  if (!(content instanceof Blob)) return { code, text: JSON.stringify(rest) }
  const bytes = new Uint8Array(await content.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const words = isZip ? JSON.stringify(await readXlsx(bytes)) : new TextDecoder().decode(bytes)
  return { code, text: `${JSON.stringify(rest)}\n${words}` }
}

const outcome = ({ code }: Read): string =>
  code === CODE.SIGNED_OUT
    ? 'signed out'
    : code === CODE.FORBIDDEN
      ? 'refused'
      : code === CODE.UNCONFIRMED
        ? 'unconfirmed'
        : 'let in'

/** No price of the company in what a right opens that has none, and no invoice without the right to read invoices. */
function expectNoLeak(title: string, right: Right, { code, text }: Read): void {
  const { right: asked }: Policy = policies[title.split(' ')[0] as CallName]
  const isMeant = code !== CODE.FORBIDDEN && code !== CODE.SIGNED_OUT && [asked].flat().includes(right as never)
  const price = isMeant ? undefined : CANARY_PRICE.exec(text)?.[0]
  const isInvoiceFree = right === 'finance' ? isMeant || !text.includes(canaryInvoice) : !text.includes(canaryInvoice)
  expect({ title, right, price, isInvoiceFree }).toEqual({ title, right, price: undefined, isInvoiceFree: true })
}

it('every call opens to the rights that the matrix names, and to no other', async () => {
  const lines: string[] = []
  for (const row of rows) {
    // Past what keeps mails from being sent too often.
    shop.clock.advance(HOUR_MS)
    const persons: string[] = []
    if (!CHANGES_ACCOUNTS.includes(row.name))
      for (const role of ROLES) persons.push(outcome(await read(row, await personToken(role))))
    const granted: string[] = []
    for (const role of ROLES) granted.push(outcome(await read(row, await grantToken(role, RIGHTS), ORIGIN)))
    const open: Right[] = []
    for (const right of RIGHTS) {
      const answer = await read(row, await grantToken('buyer.nl', [right]), ORIGIN)
      expectNoLeak(row.title, right, answer)
      if (outcome(answer) === 'let in') open.push(right)
    }
    const none = await read(row, await grantToken('buyer.nl', []), ORIGIN)
    expect(CANARY_PRICE.exec(none.text)?.[0], row.title).toBeUndefined()
    expect(none.text.includes(canaryInvoice), row.title).toBe(false)
    lines.push(
      [
        row.title,
        `visitor: ${outcome(await read(row, undefined))}`,
        `person: ${persons.join(', ') || 'not tried'}`,
        `all rights: ${granted.join(', ')}`,
        `no right: ${outcome(none)}`,
        `rights: ${open.length === RIGHTS.length ? 'any' : open.join(', ') || 'none'}`,
      ].join(' | '),
    )
  }
  const head = `# call | visitor | person: ${ROLES.join(', ')} | all rights of a key: the same | no right | single rights of buyer.nl\n`
  await expect(`${head}${lines.join('\n')}\n`).toMatchFileSnapshot('./rights-matrix.txt')
}, 600_000)

it('away from its page, expired or revoked a key opens nothing at all', async () => {
  const ended = { expires: new Date(shop.clock.now().getTime() - 1) }
  const revoked = { revoked: shop.clock.now() }
  for (const row of rows) {
    shop.clock.advance(HOUR_MS)
    const answers = [
      await read(row, await grantToken('buyer.nl', RIGHTS), OTHER),
      await read(row, await grantToken('buyer.nl', RIGHTS)),
    ]
    for (const state of [ended, revoked])
      answers.push(await read(row, await grantToken('buyer.nl', RIGHTS, state), ORIGIN))
    for (const { code, text } of answers) {
      // A visitor's call is answered as to a visitor where the token is none any more.
      const isOpen = policies[row.name].access === 'visitor'
      if (!isOpen) expect({ title: row.title, code }).toEqual({ title: row.title, code: expect.toBeOneOf([401, 403]) })
      expect({ title: row.title, price: CANARY_PRICE.exec(text)?.[0] }).toEqual({ title: row.title, price: undefined })
      expect(text.includes(canaryInvoice)).toBe(false)
    }
  }
}, 600_000)

it('API-010 the four accounts are still those that the matrix names', async () => {
  const rep = await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
  expect(rep.map(({ roles, active }) => ({ roles, active }))).toEqual([{ roles: ['salesRep'], active: true }])
})
