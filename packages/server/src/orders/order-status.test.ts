import { expect, it } from 'vitest'
import { statusOf } from './order-status'

it.each([
  ['submitted', { open: 5, shipments: 0, undelivered: 0 }, 'submitted'],
  ['processing', { open: 5, shipments: 0, undelivered: 0 }, 'processing'],
  ['processing', { open: 2, shipments: 1, undelivered: 1 }, 'partly shipped'],
  ['partly shipped', { open: 2, shipments: 1, undelivered: 0 }, 'partly shipped'],
  ['partly shipped', { open: 0, shipments: 2, undelivered: 1 }, 'shipped'],
  ['shipped', { open: 0, shipments: 2, undelivered: 0 }, 'all goods delivered'],
  ['cancelled', { open: 0, shipments: 0, undelivered: 0 }, 'cancelled'],
] as const)('ORD-009 an order that is %s with %o is %s', (stored, progress, status) => {
  expect(statusOf({ stored, ...progress })).toBe(status)
})
