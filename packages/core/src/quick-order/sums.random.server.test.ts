/** The grid, the basket and the confirmation of a list add up to the same cent. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createConfirmation } from '../orders/order-confirmation.store'
import { cartTotal } from '../rules'
import { setUpBuyer } from '../testing/signed-in-buyer'
import { until } from '../testing/signed-in-shop'
import { quickOrderOf } from './quick-order.store'

const ARTICLES = 40
const LISTS = 25

const buyer = setUpBuyer()

/** Articles of the shop, each once, with pieces around the steps of its price. */
const list = fc.uniqueArray(
  fc.record({
    at: fc.nat(ARTICLES - 1),
    qty: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 999 })),
  }),
  { selector: ({ at }) => at, minLength: 1, maxLength: 30 },
)

it('CART-008 any list has one subtotal in the grid, in the basket and on the confirmation', async () => {
  await fc.assert(
    fc.asyncProperty(list, async entries => {
      const { shop } = buyer.opened
      const quickOrder = quickOrderOf(shop)
      quickOrder.clear()
      await quickOrder.addText(entries.map(({ at, qty }) => `${buyer.part(at).number}\t${qty}`).join('\n'))
      const { lines, subtotal } = quickOrder.summary()
      expect(lines).toBe(entries.length)
      expect(subtotal).toBeGreaterThan(0)

      const query = new URL(await quickOrder.orderNow(), 'http://shop').searchParams
      const confirmation = createConfirmation(shop, query.get('skus') ?? '', Number(query.get('quickOrderId')))
      const ready = await until(confirmation.store, state => state.status === 'ready')
      confirmation.destroy()

      await quickOrder.addToCart()
      await shop.cart.load()
      const { rows } = shop.cart.store.getState()
      expect([cartTotal(rows), ready.confirmation?.subtotal]).toEqual([subtotal, subtotal])
      await shop.cart.remove(rows.map(({ shoppingCartId }) => shoppingCartId))
      await shop.cart.settled()
    }),
    { numRuns: LISTS },
  )
}, 600_000)
