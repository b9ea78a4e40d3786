/** Accounts that prepare orders and do not place them (G4). */
import { calls, type Shop, savedListsOf } from '@cartwright/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Cart } from '../cart'
import { OrderConfirm, OrderDetails } from '../orders'
import { ListOverview } from '../saved-lists/list-overview'
import { QuickOrderDetails } from '../saved-lists/quick-order-details'
import { changeAnswer } from '../testing/change-answer'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { draw, READY } from './quick-order.testing'

/** A back end that says so of every account. */
const mayNotOrder = () => changeAnswer<{ mayOrder?: boolean }>('/getInfo', info => ({ ...info, mayOrder: false }))
/** One that knows the specification only. */
const doesNotTell = () => changeAnswer<{ mayOrder?: boolean }>('/getInfo', ({ mayOrder: _mayOrder, ...info }) => info)
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const noticesOf = async (userName: string) => {
  const shop = makeTestShop()
  await shop.start()
  await signInAs(userName)(shop)
  const { rows } = await shop.client.call(calls.notifications.list, { query: { type: '1', orgId: 3 } })
  return rows.map(({ notificationTitle }) => notificationTitle)
}
const firstOrderOf = async (shop: Shop) => {
  const { rows } = await shop.client.call(calls.orders.list, { query: { pageSize: 10 } })
  return rows[0]?.orderNo ?? ''
}
const save = (name: string) => async (shop: Shop) => {
  await signInAs('clerk.it')(shop)
  const body = { name, lines: [{ key: '1', input: READY, quantity: '3' }] }
  await shop.client.call(calls.savedLists.save, { body }, { idempotencyKey: crypto.randomUUID() })
}

describe('G4 without the right to order', () => {
  it('quick order has no “Order now”: its lines become a list that is handed over', async () => {
    const { shop } = await draw({}, { account: 'clerk.it', text: `${READY} 2` })
    expect(screen.queryByRole('button', { name: 'Order now' })).toBeNull()
    await press('Hand over')
    await act(async () =>
      fireEvent.input(screen.getByRole('textbox', { name: /Name of the list/ }), { target: { value: 'For Chiara' } }),
    )
    await press('Save')
    await waitFor(() =>
      expect(shop.messages.store.getState().items).toMatchObject([
        {
          kind: 'success',
          text: '“For Chiara” is shared with your company, and its main account has been asked to order it.',
        },
      ]),
    )
    expect(savedListsOf(shop).store.getState().shown).toMatchObject({ name: 'For Chiara', shared: true })
    expect(await noticesOf('buyer.it')).toContain('Please order: For Chiara')
  })

  it('a saved list is handed over from the page of all lists, and from its own', async () => {
    const { unmount, shop } = await renderWithShop(<ListOverview />, { prepare: save('Tuesday') })
    const menu = await screen.findByRole('button', { name: 'More for Tuesday' })
    await act(async () => fireEvent.click(menu))
    expect(screen.queryByRole('menuitem', { name: 'Order' })).toBeNull()
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Hand over' })))
    await waitFor(async () => expect(await noticesOf('buyer.it')).toContain('Please order: Tuesday'))
    const lists = await shop.client.call(calls.savedLists.all)
    const list = lists.find(({ name }) => name === 'Tuesday')
    unmount()
    await renderWithShop(<QuickOrderDetails quickOrderId={list?.id ?? 0} />, { prepare: signInAs('clerk.it') })
    expect(await screen.findByRole('button', { name: 'Hand over' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull()
  })

  it('an order is not ordered again, the basket is not checked out, and nothing is confirmed', async () => {
    const said = 'Your account prepares orders. A main account of your company places them.'
    const cart = await renderWithShop(<Cart />, { prepare: signInAs('buyer.fr'), fetch: mayNotOrder() })
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Check out/ })).toBeNull()
    const orderNo = await firstOrderOf(cart.shop)
    cart.unmount()
    const order = await renderWithShop(<OrderDetails orderNo={orderNo} />, {
      prepare: signInAs('buyer.fr'),
      fetch: mayNotOrder(),
    })
    expect((await screen.findAllByText(orderNo)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull()
    order.unmount()
    await renderWithShop(<OrderConfirm skus={`[{"custNumber":null,"number":"${READY}","qty":1}]`} />, {
      prepare: signInAs('clerk.it'),
    })
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
  })
})

it('G4 a back end that does not tell hides nothing', async () => {
  const { unmount, shop } = await draw({}, { account: 'buyer.fr', text: `${READY} 2`, fetch: doesNotTell() })
  expect(shop.session.store.getState().mayOrder).toBe(true)
  expect(screen.getByRole('button', { name: 'Order now' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull()
  const orderNo = await firstOrderOf(shop)
  unmount()
  await renderWithShop(<OrderDetails orderNo={orderNo} />, { prepare: signInAs('buyer.fr'), fetch: doesNotTell() })
  expect(await screen.findByRole('button', { name: 'Order again' })).toBeInTheDocument()
})
