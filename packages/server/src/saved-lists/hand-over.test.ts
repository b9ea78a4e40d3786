/** Lists that an account hands over to those who place the orders (G4). */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from '../db/schema'
import { type Buyer, signIn } from '../testing/buyer'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
let clerk: Buyer
let main: Buyer
beforeAll(async () => {
  shop = await startTestServer()
  clerk = await signIn(shop.apiBase, 'clerk.it')
  main = await signIn(shop.apiBase, 'buyer.it')
})
afterAll(() => shop?.close())

const save = (name: string, buyer = clerk) =>
  buyer.ask('savedLists.save', { body: { name, lines: [{ key: '1', input: 'CF259X', quantity: '2' }] } }, randomUUID())
const told = async (title: string) =>
  (await main.ask('notifications.list', { query: { type: '1', orgId: 3 } })).rows.filter(
    ({ notificationTitle }) => notificationTitle === title,
  )

it('G4 API-080 a clerk who may not order hands a list over: shared, and one notification and mail that open it', async () => {
  const { list } = await save('Monday <b>')
  const key = randomUUID()
  const params = { params: { id: list.id } }
  const [first, second] = await Promise.all([
    clerk.ask('savedLists.handOver', params, key),
    clerk.ask('savedLists.handOver', params, key),
  ])
  expect([first.shared, second.shared]).toEqual([true, true])
  expect((await main.ask('savedLists.open', params)).lines).toEqual([{ key: '1', input: 'CF259X', quantity: '2' }])
  const [notice, ...more] = await told('Please order: Monday <b>')
  expect(more).toEqual([])
  expect(notice?.notificationText).toContain('Luca Brambilla has prepared the list <b>Monday &lt;b&gt;</b>')
  expect(notice?.notificationText).toContain(`href="/my/quickorder?list=${list.id}"`)
  await shop.sendMails()
  expect(shop.mails.filter(({ to }) => to === 'buyer.it@example.com').map(({ subject }) => subject)).toEqual([
    'Da ordinare: Monday <b>',
  ])
})

it('G4 a list of a colleague that is not shared is not there', async () => {
  const { list } = await save('Private', main)
  expect((await clerk.call('savedLists.handOver', { params: { id: list.id } }, randomUUID())).code).toBe(404)
  expect(await told('Please order: Private')).toEqual([])
})

it('G4 without another main account the list is neither shared nor handed over', async () => {
  const { list } = await save('No one')
  await shop.db.update(accounts).set({ active: false }).where(eq(accounts.userName, 'buyer.it'))
  const refused = await clerk.call('savedLists.handOver', { params: { id: list.id } }, randomUUID())
  expect(refused).toMatchObject({
    code: 601,
    msg: 'Your company has no main account that could place this order.',
  })
  expect((await clerk.ask('savedLists.open', { params: { id: list.id } })).list.shared).toBe(false)
})
