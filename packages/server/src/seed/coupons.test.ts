import type { CouponStatus } from '@cartwright/core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Buyer, signIn } from '../testing/buyer'
import { startTestServer, type TestServer } from '../testing/test-server'

let server: TestServer
let nl: Buyer
beforeAll(async () => {
  server = await startTestServer()
  nl = await signIn(server.apiBase, 'buyer.nl')
})
afterAll(() => server?.close())

const codes = async (buyer: Buyer, status: CouponStatus) =>
  (await buyer.ask('coupons.list', { query: { status } })).rows.map(row => row.code)

it('CPN-002 the demo shop has coupons of each type and state', async () => {
  expect(await codes(nl, 'toBeUsed')).toEqual(['DRUKWERK20', 'SAVE5', 'FREESHIP', 'LABELS8', 'WELCOME10'])
  expect(await codes(nl, 'used')).toEqual(['THANKS15'])
  expect(await codes(nl, 'expired')).toEqual(['SUMMER', 'LASTONE'])
  const pl = await signIn(server.apiBase, 'buyer.pl')
  expect(await codes(pl, 'used')).toEqual(['THANKS15-PL'])
})

it.each([
  ['LASTONE', 20002],
  ['NEXTMONTH', 20003],
  ['MISTAKE', 20003],
  ['THANKS15', 20004],
  ['SUMMER', 20004],
  ['LABELS8', 20006],
  ['WELCOME10', 20007],
])('%s answers %i in the demo shop', async (code, expected) => {
  const { rows } = await nl.ask('catalogue.query', {
    query: { custId: -1, accountId: -1, roles: '', classId: 102, keyword: 'TN2420', pageNum: 1, pageSize: 10 },
  })
  const items = [{ number: rows[0]?.number ?? '', qty: 1 }]
  const body = { items, orderType: 'REG', backOrderMode: 'shipAvailable', code } as const
  expect((await nl.call('coupons.check', { body })).code).toBe(expected)
})
