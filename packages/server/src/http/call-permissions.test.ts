/** Buttons, permissions and calls: each call as an account without any permission, and with each single one (G4). */
import {
  BUTTONS,
  type Call,
  type CallName,
  callTable,
  OF_ROLES,
  OPEN_TO_ALL,
  type Policy,
  policies,
} from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { somePartsSold } from '../catalogue/parts.testing'
import { accounts, tokens } from '../db/schema'
import { makeOpenApi } from '../openapi'
import { createToken } from '../session/tokens'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'
import { exampleInputs } from './example-inputs.testing'

const names = Object.keys(callTable) as CallName[]
const accessOf = (name: CallName) => (policies[name] as Policy).access
const writes = (name: CallName) => {
  const { method, reads }: Call = callTable[name]
  return (method !== 'GET' && !reads) || (policies[name] as Policy).hasEffect === true
}
const sorted = (list: readonly string[]) => [...list].sort()

describe('G4 the table of buttons', () => {
  it('lists each writing call that is no visitor’s, once', () => {
    const listed = [...BUTTONS.flatMap(({ calls }) => calls), ...Object.keys(OF_ROLES), ...Object.keys(OPEN_TO_ALL)]
    expect(sorted(listed)).toEqual(sorted(names.filter(name => writes(name) && accessOf(name) !== 'visitor')))
  })

  it('says what the policy of each call says', () => {
    for (const { permission, calls } of BUTTONS) for (const name of calls) expect(accessOf(name)).toBe(permission)
    for (const name of Object.keys(OPEN_TO_ALL) as CallName[])
      expect(['signed-in', 'confirmed']).toContain(accessOf(name))
  })
})

const paths = makeOpenApi('1.0.0').paths as Record<
  string,
  Record<string, { operationId: string; 'x-company-prices'?: true | string[] }>
>
const published = Object.values(paths).flatMap(verbs => Object.values(verbs))

const HELD = [
  [],
  ['cust:shoppingcart'],
  ['cust:favorites'],
  ['cust:myquickorder'],
  ['cust:order'],
  ['cust:account'],
  ['cust:accountprice'],
] as const

describe('G4 PERM-020 a clerk', () => {
  let shop: TestServer
  let examples: ReturnType<typeof exampleInputs>
  let accountId: number
  beforeAll(async () => {
    shop = await startTestServer()
    const [part] = await somePartsSold(shop.db, 1)
    examples = exampleInputs(part!)
    // The first address is one for invoices, which takes a main account.
    examples['account.changeAddress'].body.addressId = 999_999
    examples['account.removeAddress'].params.id = 999_999
    const [clerk] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'clerk.nl'))
    accountId = clerk!.accountId
  })
  afterAll(() => shop?.close())

  /** Calls that are refused with 403. Each has a session of its own, since some end it. */
  async function refusedTo(permissions: readonly string[], asked: readonly CallName[]): Promise<string[]> {
    await shop.db
      .update(accounts)
      .set({ permissions: [...permissions] })
      .where(eq(accounts.accountId, accountId))
    // An account has a hundred sessions at most.
    await shop.db.delete(tokens).where(eq(tokens.accountId, accountId))
    const refused: string[] = []
    for (const name of asked) {
      const session = { accountId, roles: ['clerk'], userAgent: '', isProduction: false }
      const { token } = await createToken(shop.db, session, shop.clock.now())
      const headers = { 'Idempotency-Key': `${name}-${permissions.join()}` }
      const { code } = await call(shop, name, examples[name] as never, { token, headers })
      if (code === 403) refused.push(name)
    }
    return refused
  }

  it.each(HELD.map(held => [held.join() || 'no permission', held] as const))(
    'with %s makes the writing calls of that right and no other',
    async (_title, held) => {
      const expected = [
        ...BUTTONS.filter(({ permission }) => !held.some(each => each === permission)).flatMap(({ calls }) => calls),
        ...Object.keys(OF_ROLES),
      ]
      // The example of a changed account is the main one.
      if (held.some(each => each === 'cust:account')) expected.push('account.change')
      const asked = names.filter(name => writes(name) && accessOf(name) !== 'visitor')
      expect(sorted(await refusedTo(held, asked))).toEqual(sorted(expected))
    },
  )

  it('without any permission reads no cart, favourites, quick orders or accounts, and confirms no order', async () => {
    const asked = names.filter(name => !writes(name) && accessOf(name) !== 'visitor')
    expect(sorted(await refusedTo([], asked))).toEqual([
      'account.activity',
      'account.billing',
      'account.list',
      'account.priceRules',
      'account.prices',
      'account.repPrices',
      'cart.list',
      'cart.stat',
      'embedKeys.list',
      'favourites.list',
      'finance.credits',
      'finance.statement',
      'orders.confirm',
      'orders.reorder',
      'quickOrder.get',
      'quickOrder.resolve',
      'savedLists.all',
      'savedLists.history',
      'savedLists.lastQuantities',
      'savedLists.list',
      'savedLists.open',
    ])
  })

  it('G11 ACC-016 with every permission gets 403 exactly where the description of the API says that sub-accounts do', async () => {
    const held = [
      'cust:account',
      'cust:accountprice',
      'cust:shoppingcart',
      'cust:favorites',
      'cust:myquickorder',
      'cust:order',
    ]
    const isOfRole = new Set<string>(names.filter(name => accessOf(name).startsWith('role:')))
    const asked = names.filter(name => accessOf(name) !== 'visitor' && !isOfRole.has(name) && name !== 'account.change')
    expect(sorted(await refusedTo(held, asked))).toEqual(
      sorted(
        published.filter(operation => operation['x-company-prices'] === true).map(({ operationId }) => operationId),
      ),
    )
    const download = published.find(({ operationId }) => operationId === 'documents.download')
    expect(download?.['x-company-prices']).toEqual([
      'activity',
      'invoice',
      'creditNote',
      'eInvoice',
      'statement',
      'reconciliation',
    ])
    await shop.db.delete(tokens).where(eq(tokens.accountId, accountId))
    const token = await shop.signIn('clerk.nl')
    const codes: Record<string, number> = {}
    for (const body of [
      { type: 'orders', format: 'csv' },
      { type: 'order', id: 'none', format: 'csv' },
      { type: 'returns', format: 'csv' },
      { type: 'custNumbers', format: 'csv' },
      { type: 'invoices', format: 'csv' },
      { type: 'reconciliation', format: 'csv' },
      { type: 'invoice', id: 'none' },
      { type: 'creditNote', id: 'none' },
      { type: 'eInvoice', id: 'none', format: 'ubl' },
      { type: 'statement', format: 'pdf', from: '2026-11-01', to: '2026-11-25' },
      { type: 'orderConfirmation', id: 'none' },
    ] as const)
      codes[body.type] = (await call(shop, 'documents.download', { body }, { token })).code
    expect(codes).toEqual({
      orders: 200,
      order: 404,
      returns: 200,
      custNumbers: 200,
      invoices: 200,
      reconciliation: 403,
      invoice: 403,
      creditNote: 403,
      eInvoice: 403,
      statement: 403,
      orderConfirmation: 404,
    })
  })

  it('of an account that may not order is told so, and places no order', async () => {
    await shop.db.update(accounts).set({ permissions: [] }).where(eq(accounts.accountId, accountId))
    const token = await shop.signIn('clerk.nl')
    expect((await call(shop, 'session.info', {}, { token })).result?.mayOrder).toBe(false)
    const headers = { 'Idempotency-Key': 'one-order' }
    const placed = await call(shop, 'orders.create', examples['orders.create'], { token, headers })
    expect({ code: placed.code, result: placed.result }).toEqual({ code: 403, result: undefined })
  })
})
