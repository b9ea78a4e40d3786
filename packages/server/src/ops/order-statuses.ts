/** The way of an order through its statuses (ORD-009). */
import type { OrderStatus } from '@cartwright/core/contract'
import { OpsTrouble } from './command'

export const STATUSES = [
  'submitted',
  'processing',
  'partly shipped',
  'shipped',
  'all goods delivered',
  'cancelled',
] as const satisfies readonly OrderStatus[]

/** Where an order may go from each status; the first is the usual next one. */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  submitted: ['processing', 'partly shipped', 'shipped', 'all goods delivered', 'cancelled'],
  processing: ['shipped', 'partly shipped', 'all goods delivered', 'cancelled'],
  'partly shipped': ['shipped', 'all goods delivered'],
  shipped: ['all goods delivered'],
  'all goods delivered': [],
  cancelled: [],
}

/** @throws OpsTrouble when there is no such status */
export function readStatus(text: string): OrderStatus {
  const status = STATUSES.find(known => known === text.toLowerCase())
  if (!status) throw new OpsTrouble(`There is no status "${text}". There are: ${STATUSES.join(', ')}.`)
  return status
}

/**
 * Where an order goes: to `wanted`, or one step on. With pieces on back order that step is `partly shipped`.
 * @throws OpsTrouble when it cannot go there
 */
export function nextStatus(from: OrderStatus, wanted: OrderStatus | undefined, hasBackOrder: boolean): OrderStatus {
  const possible = NEXT[from]
  const next = wanted ?? (from === 'processing' && hasBackOrder ? 'partly shipped' : possible[0])
  if (!next) throw new OpsTrouble(`${statusText(from)} That is the end of its way.`)
  if (!possible.includes(next)) {
    const choice = possible.length > 0 ? `It can become: ${possible.join(', ')}.` : 'That is the end of its way.'
    throw new OpsTrouble(`${statusText(from)} It cannot become ${next}. ${choice}`)
  }
  return next
}

/** `All goods of the order have been delivered.` */
export function statusText(status: string): string {
  const texts: Readonly<Record<string, string>> = {
    submitted: 'The order has been submitted.',
    processing: 'The order is being processed.',
    'partly shipped': 'The order has been partly shipped.',
    shipped: 'The order has been shipped.',
    'all goods delivered': 'All goods of the order have been delivered.',
    cancelled: 'The order has been cancelled.',
  }
  return texts[status] ?? `The order has the status ${status}.`
}
