import { calls } from '@cartwright/core'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findPart } from '../testing/a-part'
import { changeAnswer } from '../testing/change-answer'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { OrderConfirm } from './order-confirm'
import { colleague, draw, item } from './order-confirm.testing'

describe('order confirmation', () => {
  it('RT-039 says that there is nothing to confirm and leads back', async () => {
    await renderWithShop(<OrderConfirm skus="not a list" />, { prepare: signInAs('buyer.nl') })
    expect(await screen.findByText('There is nothing to confirm.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to the basket' })).toHaveAttribute('href', '/cust/shoppingcart')
  })
})

it('RT-039 leads back to the quick order that the lines came from', async () => {
  const shop = await colleague()
  const part = await findPart(shop)
  const { id } = await shop.client.call(
    calls.quickOrder.create,
    { body: { lines: [{ number: part.number, qty: 1 }] } },
    { idempotencyKey: crypto.randomUUID() },
  )
  await draw([item(part.number, 1)], { quickOrderId: id })
  const back = screen.getByRole('link', { name: 'Back to quick order' })
  expect(back).toHaveAttribute('href', `/hisorder/quickOrderDetails/${id}`)
  expect(screen.queryByRole('link', { name: 'Back to the basket' })).toBeNull()
})

it('RT-039 leads back to the order whose articles are ordered again', async () => {
  const part = await findPart(await colleague())
  await draw([item(part.number, 1)], { orderNo: 'ON-7KXM-2QPD' })
  const back = screen.getByRole('link', { name: 'Back to the order' })
  expect(back).toHaveAttribute('href', '/hisorder/orderDetails/ON-7KXM-2QPD')
  expect(screen.queryByRole('link', { name: 'Back to the basket' })).toBeNull()
})

it('PERM-011 leads those without a basket to the start page', async () => {
  const withoutCart = changeAnswer<object>('/getInfo', answer =>
    JSON.parse(JSON.stringify(answer).replaceAll('cust:shoppingcart', 'cust:other')),
  )
  const part = await findPart(await colleague())
  await draw([item(part.number, 1)], { fetch: withoutCart })
  expect(screen.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/index')
  expect(screen.queryByRole('link', { name: 'Back to the basket' })).toBeNull()
})
