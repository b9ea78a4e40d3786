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
  ['shipped', 'cancelled'],
  ['cancelled', 'processing'],
  ['all goods delivered', 'submitted'],
] as const)('refuses to go from %s to %s', (from, to) => {
  expect(() => nextStatus(from, to, false)).toThrow(from)
})

it('names the statuses when there is no such one', () => {
  expect(() => readStatus('lost')).toThrow('submitted, processing')
})
