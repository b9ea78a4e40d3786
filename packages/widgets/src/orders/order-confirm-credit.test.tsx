import { billingOf } from '@cartwright/core'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findPart } from '../testing/a-part'
import { changeAnswer } from '../testing/change-answer'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { OrderConfirm } from './order-confirm'
import { colleague, draw, item, settled } from './order-confirm.testing'

describe('terms and credit', () => {
  const figures = { creditLimit: 5000, creditBalance: 4000, termsDays: 14 }
  const wire = changeAnswer<{ data: object }>('/account/billing', ({ data, ...envelope }) => ({
    ...envelope,
    data: { ...data, ...figures },
  }))

  it('ACC-011 ORD-004 says when the order is to be paid, and the credit that is left after it', async () => {
    const shop = await colleague()
    const part = await findPart(shop)
    await draw([item(part.number, 1)], { fetch: wire })
    const words = await screen.findByText(/^14 days net, invoiced per shipment\. Credit left after this order: /)
    const total = screen.getByText('Grand total').nextElementSibling?.textContent ?? ''
    const left = (400_000 - Math.round(Number(total.replace(/[^\d.]/g, '')) * 100)) / 100
    expect(words).toHaveTextContent(shop.i18n.formatMoney(left, 'EUR'))
  })

  it('ACC-011 warns of an order that exceeds the credit that is left, and says what is left once', async () => {
    const shop = await colleague()
    const part = await findPart(shop)
    const billed = changeAnswer<{ data: object }>('/account/billing', ({ data, ...envelope }) => ({
      ...envelope,
      data: { ...data, ...figures, creditBalance: 1.5 },
    }))
    const confirmed = changeAnswer<{ data: object }>('/order/confirm', ({ data, ...envelope }) => ({
      ...envelope,
      data: { ...data, credit: { limit: 5000, open: 4998.5, left: 1.5 } },
    }))
    const scarce: typeof fetch = (input, init) =>
      (new Request(input, init).url.endsWith('/account/billing') ? billed : confirmed)(input, init)
    await draw([item(part.number, 1)], { fetch: scarce })
    expect(await screen.findByText('This order exceeds your credit limit.')).toBeInTheDocument()
    expect(
      screen.getByText(
        /^€1\.50 of €5,000\.00 are left\. You can place the order; we may contact you before it ships\./,
      ),
    ).toBeInTheDocument()
    expect(await screen.findByText('14 days net, invoiced per shipment.')).toBeInTheDocument()
    expect(screen.getAllByText('This order exceeds your credit limit.')).toHaveLength(1)
    expect(screen.queryByText(/Credit left/)).toBeNull()
  })

  it('ACC-011 names an overdrawn credit as the desk does, below zero', async () => {
    const part = await findPart(await colleague())
    const fetch = changeAnswer<{ data: object }>('/order/confirm', ({ data, ...envelope }) => ({
      ...envelope,
      data: { ...data, credit: { limit: 5000, open: 5066, left: -66 } },
    }))
    await draw([item(part.number, 1)], { fetch })
    expect(await screen.findByText(/^Credit left: −€66\.00 of €5,000\.00\. You can place the order;/)).toBeVisible()
  })

  it.each([
    ['hold', 'You can place the order; we start when a payment brings your company below its limit.'],
    ['refuse', 'It can be placed as soon as a payment brings your company below its limit.'],
  ])('G7 ACC-011 says what happens above a limit that lets orders %s', async (rule, sentence) => {
    const part = await findPart(await colleague())
    const fetch = changeAnswer<{ data: object }>('/order/confirm', ({ data, ...envelope }) => ({
      ...envelope,
      data: { ...data, credit: { limit: 5000, open: 4998.5, left: 1.5, rule } },
    }))
    await draw([item(part.number, 1)], { fetch })
    expect(await screen.findByText(`€1.50 of €5,000.00 are left. ${sentence}`, { exact: false })).toBeVisible()
  })

  it('ACC-011 says neither to a sub-account', async () => {
    const shop = await colleague()
    const part = await findPart(shop)
    const rendered = await renderWithShop(<OrderConfirm skus={JSON.stringify([item(part.number, 1)])} />, {
      prepare: signInAs('rep.nl'),
    })
    await screen.findByRole('heading', { name: 'Delivery' })
    await settled()
    const { store } = billingOf(rendered.shop)
    await waitFor(() => expect(store.getState()).toMatchObject({ status: 'failed', error: { kind: 'forbidden' } }))
    expect(screen.queryByText(/days net|Credit left/)).toBeNull()
  })
})
