import type { Shop } from '@cartwright/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { joinOutlets } from './outlet-reach'

const [one, two] = [{ name: 'one' }, { name: 'two' }] as unknown as [Shop, Shop]
const left: (() => void)[] = []

beforeEach(() => {
  document.body.innerHTML = `<main id="main"><section id="near"><x-asker></x-asker><i></i></section><section id="far"><i></i></section></main>`
  Object.assign(asker(), { shop: one })
})
afterEach(() => {
  for (const leave of left.splice(0)) leave()
})

const asker = () => document.querySelector('x-asker') as Element
function join(shop: Shop, at: string, draws = true) {
  const take = vi.fn()
  left.push(joinOutlets({ shop, place: document.querySelector(at) as Element, draws: () => draws, take }))
  return take
}
const ask = (type = 'cw-navigate', path: unknown = '/cust/shoppingcart') =>
  asker().dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable: true, detail: { path } }))

it('the nearest outlet of the shop that asks takes the step, and no other', () => {
  const far = join(one, '#far i')
  const near = join(one, '#near i')
  const other = join(two, '#near')
  expect(ask()).toBe(false)
  expect(near.mock.calls).toEqual([['/cust/shoppingcart', false]])
  expect([far, other].map(take => take.mock.calls.length)).toEqual([0, 0])
})

it('what no outlet draws is left to the shop', () => {
  const take = join(one, '#near i', false)
  expect(ask()).toBe(true)
  expect(take).not.toHaveBeenCalled()
})

it('the host is asked first, also where it listens on the window later than the outlet', () => {
  const take = join(one, '#near i')
  const stop = (event: Event) => event.preventDefault()
  window.addEventListener('cw-checkout', stop)
  expect(ask('cw-checkout')).toBe(false)
  window.removeEventListener('cw-checkout', stop)
  expect(take).not.toHaveBeenCalled()
})

it('a step that the host has stopped on its way is none for the outlet, and neither is it at the next', () => {
  const take = join(one, '#near i')
  const stop = (event: Event) => event.stopPropagation()
  document.body.addEventListener('cw-navigate', stop)
  expect(ask('cw-navigate', '/hisorder/list')).toBe(true)
  document.body.removeEventListener('cw-navigate', stop)
  ask()
  expect(take.mock.calls).toEqual([['/cust/shoppingcart', false]])
})

it('ORD-017 a placed order takes the place of what is drawn', () => {
  const take = join(one, '#near i')
  ask('cw-order-placed', '/order/checkout/7')
  expect(take.mock.calls).toEqual([['/order/checkout/7', true]])
})

it('an event without a path is none of a shop', () => {
  const take = join(one, '#near i')
  expect([ask('cw-open-cart', null), ask('cw-order', 7)]).toEqual([true, true])
  expect(take).not.toHaveBeenCalled()
})
