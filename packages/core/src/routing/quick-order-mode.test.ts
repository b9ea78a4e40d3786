import { expect, it } from 'vitest'
import { quickOrderMode } from './quick-order-mode'

it.each(['/my/quickorder', '/my/quickorder/', '/my/quickorder?tab=coupon', '/my/quickorder#list'])(
  'QO-001 the quick-order mode flag is 1 on %s',
  path => expect(quickOrderMode(path)).toBe(1),
)

it.each([
  '/index',
  '/',
  '/list/toner?classId=102',
  '/search?pre=3',
  '/login?redirect=%2Fmy%2Fquickorder',
  '/my/quickorders',
])('QO-002 the quick-order mode flag is 0 on %s', path => expect(quickOrderMode(path)).toBe(0))

it('QO-002 the quick-order mode flag is 0 on the details of a quick order, which is an order by then', () => {
  expect(quickOrderMode('/hisorder/quickOrderDetails/7')).toBe(0)
})
