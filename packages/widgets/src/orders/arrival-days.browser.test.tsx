import type { Order } from '@cartwright/core/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ShopProvider } from '../provider/shop-provider'
import { frame, mount } from '../testing/mount'
import { silentShop } from '../testing/silent-shop'
import { OrderArrivals } from './order-arrivals'

it.each([240, 320, 360, 768])('ORD-013 days of arrival stay on one line each, and in a box of %i px', async width => {
  await page.viewport(Math.max(width, 400), 900)
  const shop = silentShop({ language: 'de' })
  vi.spyOn(shop, 'start').mockResolvedValue()
  onTestFinished(() => shop.destroy())
  const placed = {
    shipVia: 'Standard',
    shipViaDays: { min: 3, max: 5 },
    firstLeavesOn: '2026-12-08',
    leavesOn: null,
    backOrderMode: 'shipAvailable',
    status: 'submitted',
    soDate: '2026-12-07 09:00:00',
    lines: [{ number: 'CW-TN2420', goodsSkuId: 1, promises: [{ qty: 2, when: 'now', warehouse: 'NL' }] }],
  } as unknown as Order
  const root = await mount(
    <ShopProvider shop={shop}>
      <div className="cw-success">
        <OrderArrivals order={placed} />
      </div>
    </ShopProvider>,
  )
  const box = root.host as HTMLElement
  Object.assign(box.style, { display: 'block', width: `${width}px` })
  box.style.setProperty('--cw-em', '16px')
  await frame()
  const days = [...root.querySelectorAll<HTMLElement>('.cw-arrival')]
  expect(days.length).toBeGreaterThan(1)
  // However little room there is: the second day goes below the first one as a whole.
  for (const space of [width, 150, 110]) {
    box.style.width = `${space}px`
    await frame()
    expect(days.map(day => day.getClientRects().length)).toEqual(days.map(() => 1))
  }
  box.style.width = `${width}px`
  await frame()
  const edge = box.getBoundingClientRect().right
  expect(days.filter(day => day.getBoundingClientRect().right > edge).map(day => day.textContent)).toEqual([])
})
