/** Days and times that commands print are those of the site. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderOf, place } from '../orders/orders.testing'
import { openReturnsShop, type ReturnsShop } from '../rma/rma.testing'
import { signIn } from '../testing/buyer'
import { commands } from './commands'

let shop: ReturnsShop
beforeAll(async () => {
  shop = await openReturnsShop()
  // Half past midnight in Amsterdam; the day before in UTC.
  shop.clock.set(new Date('2026-11-25T23:30:00Z'))
  const nl = await signIn(shop.apiBase, 'buyer.nl')
  const { orderNo } = await place(nl, orderOf({ [shop.a.number]: 2 }))
  orders.push(orderNo)
  await shop.ops('order:advance', orderNo, '--yes')
  await shop.ops('order:ship', orderNo, '--yes')
  await shop.ops('order:deliver', orderNo, '--yes')
  await shop.ops('order:comment', orderNo, 'The driver rings.')
  const order = await nl.ask('orders.get', { params: { orderno: orderNo } })
  const body = { orderNo, lines: [{ orderLineId: order.lines[0]?.lineId ?? 0, qty: 1, kind: 'damaged' as const }] }
  const { reports } = await nl.ask('reports.create', { body }, randomUUID())
  const rma = await nl.ask('rma.get', { params: { id: reports[0]?.rmas[0]?.id ?? 0 } })
  await shop.db.execute(`update rmas set status = 'application for return', submit_time = '2026-11-25T23:30:00Z'
    where rma_id = ${rma.id}`)
})
afterAll(() => shop?.close())
const orders: string[] = []

const lists = commands.filter(({ reads, positionals }) => reads && positionals.every(name => name.startsWith('[')))

it.each(lists.map(({ name }) => name).filter(name => name !== 'mail:last'))(
  'N1 %s prints no time without its zone, and no day of UTC',
  async name => {
    const { text } = await shop.ops(name)
    for (const [time] of text.matchAll(/\d{4}-\d\d-\d\d \d\d:\d\d.{0,5}/g)) expect(time).toMatch(/ \d\d:\d\d [A-Z]/)
    for (const line of text.split('\n').filter(shown => shown.includes('buyer.nl') || shown.includes('Drukwerk')))
      expect(line).not.toMatch(/2026-11-25 2\d:/)
  },
)

it.each([
  ['order:list'],
  ['report:list'],
  ['rma:list'],
  ['outbox:list'],
  ['audit', '--account', 'buyer.nl'],
  ['order:comment'],
])('N1 %s shows the clock of the site', async (name, ...typed) => {
  const { text } = await shop.ops(name, ...(name === 'order:comment' ? orders : typed))
  expect(text).toMatch(/2026-11-26 00:\d\d CET/)
})

it('N1 audit --since counts days at the site', async () => {
  const { text } = await shop.ops('audit', '--account', 'buyer.nl', '--since', '2026-11-26')
  expect(text).toContain('2026-11-26 00:30 CET')
})
