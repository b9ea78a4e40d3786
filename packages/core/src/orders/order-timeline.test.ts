import { expect, it } from 'vitest'
import type { Order, OrderEvent, Shipment } from '../contract'
import { order } from '../testing/builders'
import { orderTimeline, shippedPieces } from './order-timeline'

const event = (kind: string, at: string, more: Partial<OrderEvent> = {}): OrderEvent => ({
  kind,
  at,
  by: null,
  shipment: null,
  ...more,
})
const shipment = (number: string, deliveredAt: string | null, lines: [number, number][]): Shipment => ({
  number,
  shippedAt: '2026-11-20 14:20:00',
  deliveredAt,
  lines: lines.map(([lineId, qty]) => ({ lineId, number: `CW-${lineId}`, qty })),
  parcels: [],
})
const steps = (change: Partial<Order>) => orderTimeline(order('ON-1', change)).map(step => [step.what, step.state])

it('ORD-009 shows what has happened with its time and person, and what is to come', () => {
  const first = shipment('SO-1-1', null, [[1, 2]])
  const timeline = orderTimeline(
    order('ON-1', {
      status: 'partly shipped',
      shipments: [first],
      events: [
        event('placed', '2026-11-19 16:41:00', { by: 'Anke Jansen' }),
        event('processing', '2026-11-19 16:42:00'),
        event('shipped', '2026-11-20 14:20:00', { shipment: 'SO-1-1' }),
      ],
    }),
  )
  expect(timeline).toEqual([
    { what: 'placed', state: 'done', at: '2026-11-19 16:41:00', by: 'Anke Jansen', shipment: undefined, dates: [] },
    { what: 'processing', state: 'done', at: '2026-11-19 16:42:00', by: undefined, shipment: undefined, dates: [] },
    { what: 'shipped', state: 'now', at: '2026-11-20 14:20:00', by: undefined, shipment: first, dates: [] },
    { what: 'shipped', state: 'next', at: undefined, by: undefined, shipment: undefined, dates: [] },
    { what: 'delivered', state: 'next', at: undefined, by: undefined, shipment: undefined, dates: [] },
  ])
})

it('ORD-009 shows invoices beside the way of the goods', () => {
  const timeline = orderTimeline(
    order('ON-1', {
      status: 'partly shipped',
      events: [
        event('placed', '2026-11-19 16:41:00'),
        event('shipped', '2026-11-20 14:20:00', { shipment: 'SO-1-1' }),
        event('invoiced', '2026-11-20 14:20:00', { shipment: 'SO-1-1', note: 'IN-DE-26-000001' }),
      ],
    }),
  )
  expect(timeline.map(({ what, state, note }) => [what, state, note])).toEqual([
    ['placed', 'done', undefined],
    ['processing', 'done', undefined],
    ['shipped', 'now', undefined],
    ['invoiced', 'done', 'IN-DE-26-000001'],
    ['shipped', 'next', undefined],
    ['delivered', 'next', undefined],
  ])
})

it('ORD-009 tells a status of a back end without events', () => {
  expect(steps({ status: 'submitted' })).toEqual([
    ['placed', 'now'],
    ['processing', 'next'],
    ['shipped', 'next'],
    ['delivered', 'next'],
  ])
  expect(steps({ status: 'all goods delivered' })).toEqual([
    ['placed', 'done'],
    ['processing', 'done'],
    ['shipped', 'done'],
    ['delivered', 'done'],
  ])
  expect(steps({ status: 'cancelled' })).toEqual([
    ['placed', 'done'],
    ['cancelled', 'done'],
  ])
  expect(steps({ status: 'at customs' })).toEqual([['placed', 'done']])
})

it('leaves out events that it does not know', () => {
  const events = [event('placed', '2026-11-19 16:41:00'), event('weighed', '2026-11-20 08:00:00')]
  expect(steps({ status: 'cancelled', events })).toEqual([
    ['placed', 'done'],
    ['cancelled', 'done'],
  ])
})

it('counts the pieces of a line over its shipments', () => {
  const shipments = [
    shipment('1', '2026-11-23 10:00:00', [
      [1, 2],
      [2, 9],
    ]),
    shipment('2', null, [[1, 3]]),
  ]
  expect(shippedPieces({ lineId: 1 }, shipments)).toEqual({ shipped: 5, delivered: 2 })
  expect(shippedPieces({ lineId: 3 }, shipments)).toEqual({ shipped: 0, delivered: 0 })
})

it('N7 ORD-009 shows what is to come shipment by shipment, and the day by which all is there', () => {
  const progress = [
    { pieces: 306, shipment: 'SO-1-1', leavesOn: '2026-11-19', expectedOn: null, arrivedOn: '2026-11-20' },
    { pieces: 80, shipment: null, leavesOn: '2026-12-02', expectedOn: '2026-12-04', arrivedOn: null },
    { pieces: 4, shipment: null, leavesOn: '2026-12-17', expectedOn: '2026-12-21', arrivedOn: null },
  ]
  const timeline = orderTimeline(
    order('ON-1', {
      status: 'partly shipped',
      shipments: [shipment('SO-1-1', '2026-11-20 09:00:00', [[1, 306]])],
      events: [
        event('placed', '2026-11-19 16:41:00'),
        event('shipped', '2026-11-19 18:00:00', { shipment: 'SO-1-1' }),
        event('delivered', '2026-11-20 09:00:00', { shipment: 'SO-1-1' }),
      ],
      progress,
    }),
  )
  expect(timeline.map(({ what, state, part, expectedOn }) => [what, state, part?.pieces, expectedOn])).toEqual([
    ['placed', 'done', undefined, undefined],
    ['processing', 'done', undefined, undefined],
    ['shipped', 'done', 306, undefined],
    ['delivered', 'now', 306, undefined],
    ['shipped', 'next', 80, undefined],
    ['shipped', 'next', 4, undefined],
    ['delivered', 'next', undefined, '2026-12-21'],
  ])
})
