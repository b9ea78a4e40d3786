import type { OrderStatus } from '@cartwright/core/contract'
import { expect, it } from 'vitest'
import { nextStatus, readStatus } from './order-statuses'

it('ORD-009 walks an order from submitted to all goods delivered', () => {
  const way: OrderStatus[] = ['submitted']
  for (let status = way[0]; status && status !== 'all goods delivered'; ) {
    status = nextStatus(status, undefined, true)
    way.push(status)
  }
  expect(way).toEqual(['submitted', 'processing', 'partly shipped', 'shipped', 'all goods delivered'])
})

it('passes over "partly shipped" when nothing is on back order', () => {
  expect(nextStatus('processing', undefined, false)).toBe('shipped')
})

it.each([
  [
    'shipped',
    'cancelled',
    'The order has been shipped. It cannot become cancelled. It can become: all goods delivered.',
  ],
  ['cancelled', 'processing', 'The order has been cancelled. It cannot become processing. That is the end of its way.'],
  ['all goods delivered', undefined, 'All goods of the order have been delivered. That is the end of its way.'],
] as const)('refuses to go from %s to %s', (from, to, message) => {
  expect(() => nextStatus(from, to, false)).toThrow(message)
})

it('names the statuses when there is no such one', () => {
  expect(() => readStatus('lost')).toThrow('submitted, processing')
})
