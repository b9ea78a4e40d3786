/** A confirmation over the real shop, and what a buyer does with it. */
import type { OrderItem, Shop } from '@cartwright/core'
import { calls } from '@cartwright/core'
import type { OrderBody, Sku } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { OrderConfirm } from './order-confirm'
import type { OrderConfirmProps } from './order-confirm.types'

/** What placing an order calls. */
export const CREATE = '/clientsystem/order'

/** Another person of the same company, to look around and to buy what was left. */
export async function colleague(): Promise<Shop> {
  const shop = makeTestShop({ navigate: () => undefined })
  await shop.start()
  await signInAs('rep.nl')(shop)
  return shop
}

/** Places an order of the colleague, past any screen. */
export async function buy(shop: Shop, number: string, qty: number): Promise<void> {
  const order: OrderBody = { items: [{ number, qty }], orderType: 'REG', backOrderMode: 'shipAvailable' }
  const { hash } = await shop.client.call(calls.orders.confirm, { body: order })
  const idempotencyKey = `colleague-${process.pid}-${Date.now()}-${Math.random()}`
  await shop.client.call(calls.orders.create, { body: { ...order, hash } }, { idempotencyKey })
}

export const pieces = (count: number) => count.toLocaleString('en')
export const item = (number: string, qty: number): OrderItem => ({ number, custNumber: null, qty })

interface Drawing extends OrderConfirmProps {
  /** Where the pages of the shop are, on the page of a host. */
  shopUrl?: string
  fetch?: typeof fetch
}

export async function draw(items: readonly OrderItem[], { fetch: wire, shopUrl, ...props }: Drawing = {}) {
  const went: string[] = []
  const created: Record<string, unknown>[] = []
  const watched: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.pathname.endsWith(CREATE)) created.push(JSON.parse(String(init?.body)))
    return (wire ?? fetch)(input, init)
  }
  const rendered = await renderWithShop(<OrderConfirm skus={JSON.stringify(items)} {...props} />, {
    prepare: signInAs('buyer.nl'),
    navigate: path => void went.push(path),
    fetch: watched,
    ...(shopUrl === undefined ? {} : { shopUrl }),
  })
  await screen.findByRole('heading', { name: 'Delivery' })
  await settled()
  return { ...rendered, went, created }
}

export const place = () => screen.getByRole('button', { name: /[Pp]lace order/ })
export const press = () => act(async () => fireEvent.click(place()))
export const settled = () => waitFor(() => expect(place()).not.toHaveAttribute('aria-busy'))
export const choose = async (label: RegExp | string, value: string) => {
  await act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))
  await settled()
}

export const via = (name: RegExp) => screen.getByRole('radio', { name })
export const chooseVia = async (name: RegExp) => {
  await act(async () => fireEvent.click(via(name)))
  await settled()
}

/** What is not there has no date. */
export const isHereAlone = ({ availability }: Sku) =>
  availability !== null &&
  availability.stock > 40 &&
  availability.stock < 400 &&
  availability.otherStock + availability.inTransit === 0

/** Types an address that is not in the book, by the labels of its fields. */
export async function typeAddress(values: Readonly<Record<string, string>>): Promise<void> {
  await choose(/^Ship To/, 'another')
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}(\\*|optional)?$`))
    act(() => field.focus())
    await act(async () => fireEvent.input(field, { target: { value } }))
    await act(async () => field.blur())
  }
  await settled()
}
