import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findPart } from '../testing/a-part'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { Outlet, type OutletProps } from './outlet'
import { createOutletControl } from './outlet-control'

afterEach(() => window.history.replaceState(null, '', '/'))

async function draw(props: OutletProps = {}) {
  const went: string[] = []
  const control = createOutletControl()
  const onOutletChange = vi.fn()
  const drawn = await renderWithShop(<Outlet control={control} onOutletChange={onOutletChange} {...props} />, {
    prepare: signInAs('buyer.nl'),
    shopUrl: 'https://shop.example',
    navigate: path => void went.push(path),
  })
  const show = (path: string) => act(async () => void control.show(path))
  return { ...drawn, went, control, show, changes: () => onOutletChange.mock.calls.map(([change]) => change) }
}
const state = () => document.querySelector('.cw-outlet')?.getAttribute('data-state')
const heading = (name: string) => screen.findByRole('heading', { name })

/** Of the first order in the list. */
const orderLink = () =>
  waitFor(() => {
    const links = screen.getAllByRole('link').filter(link => link.getAttribute('href')?.includes('/orderDetails/'))
    expect(links.length).toBeGreaterThan(0)
    return links[0] as HTMLElement
  })

describe('outlet', () => {
  it('shows what the host gives until something is asked for, then a path with the focus on its heading', async () => {
    const { show, changes, control } = await draw({ home: <p>Nothing yet</p> })
    expect(screen.getByText('Nothing yet')).toBeInTheDocument()
    expect(control.path).toBeUndefined()
    expect(state()).toBe('home')
    await show('/hisorder/list')
    await waitFor(async () => expect(await heading('Orders')).toHaveFocus())
    expect(control.path).toBe('/hisorder/list')
    expect(state()).toBe('ready')
    expect(changes()).toEqual([{ path: '/hisorder/list', screen: 'orders', title: 'Orders' }])
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Back' })))
    expect(screen.getByText('Nothing yet')).toBeInTheDocument()
    expect(changes().at(-1)).toEqual({ path: '', screen: 'home', title: '' })
  })

  it('shows above the button that places the order what the host asks there, and nowhere else', async () => {
    const { show } = await draw({
      beforePlace: (
        <label>
          Cost centre: <input />
        </label>
      ),
    })
    await show(
      `/order/confirm?skus=${encodeURIComponent(JSON.stringify([{ custNumber: null, number: 'CW-TN2420', qty: 2 }]))}`,
    )
    const asked = await screen.findByLabelText('Cost centre:')
    const order = await screen.findByRole('button', { name: 'Place order' })
    expect(asked.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await show('/cust/shoppingcart')
    await heading('Basket')
    expect(screen.queryByLabelText('Cost centre:')).toBeNull()
  })

  it('leaves the focus of the page where it is for what it begins with', async () => {
    await draw({ start: '/cust/shoppingcart' })
    expect(await heading('Basket')).not.toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  it('follows the links of what it draws, and leaves to the shop what it does not', async () => {
    const { went, show, control } = await draw({ screens: 'orders, orderDetails' })
    await show('/hisorder/list')
    const link = await orderLink()
    await act(async () => fireEvent.click(link))
    expect(control.path).toMatch(/^\/hisorder\/orderDetails\//)
    expect(went).toEqual([])
    expect(control.show('/cust/shoppingcart')).toBe(false)
    expect(control.path).toMatch(/^\/hisorder\/orderDetails\//)
  })

  it('a host that takes a step is not drawn over', async () => {
    const onNavigate = vi.fn(() => false)
    const { show, control } = await draw({ onNavigate })
    await show('/hisorder/list')
    const link = await orderLink()
    await act(async () => fireEvent.click(link))
    expect(onNavigate).toHaveBeenCalledWith({ path: expect.stringMatching(/^\/hisorder\/orderDetails\//) })
    expect(control.path).toBe('/hisorder/list')
  })

  it('only the journey: neither catalogue nor account', async () => {
    const { control } = await draw({ onlyJourney: true })
    expect(['/pd/product?sku_id=10371', '/my/account', '/index'].map(path => control.show(path))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('with the hash begins with the path of a copied link, and goes back with the browser', async () => {
    window.history.replaceState(null, '', '/intranet#cw=/hisorder/list')
    const { control, show } = await draw({ history: 'hash', start: '/cust/shoppingcart' })
    expect(control.path).toBe('/hisorder/list')
    await show('/rma/list')
    expect(window.location.hash).toBe('#cw=/rma/list')
    window.history.replaceState(null, '', '/intranet#cw=/hisorder/list')
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(control.path).toBe('/hisorder/list')
  })

  it('a path in the address that nothing draws is not drawn', async () => {
    window.history.replaceState(null, '', '/intranet#cw=//evil.example/order/confirm')
    expect((await draw({ history: 'hash' })).control.path).toBeUndefined()
  })

  it('asks before an order that something was entered for is left, and goes when that is meant', async () => {
    const { control, show, shop } = await draw()
    const part = await findPart(shop)
    const skus = encodeURIComponent(JSON.stringify([{ number: part.number, custNumber: null, qty: 1 }]))
    await show(`/order/confirm?skus=${skus}`)
    fireEvent.input(await screen.findByLabelText(/PO#/), { target: { value: 'PO 1' } })
    await act(async () => void control.show('/hisorder/list'))
    expect(control.path).toMatch(/^\/order\/confirm/)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stay here' })))
    expect(screen.getByLabelText(/PO#/)).toHaveValue('PO 1')
    await act(async () => control.back())
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Leave without ordering' })))
    expect(control.path).toBeUndefined()
  })

  it('ORD-017 the success takes the place of the confirmation', async () => {
    const { control, show, shop, went } = await draw({ start: '/my/quickorder' })
    const part = await findPart(shop)
    const skus = encodeURIComponent(JSON.stringify([{ number: part.number, custNumber: null, qty: 1 }]))
    await show(`/order/confirm?skus=${skus}`)
    const place = await screen.findByRole('button', { name: 'Place order' })
    await waitFor(() => expect(place).not.toHaveAttribute('aria-busy'))
    await act(async () => fireEvent.click(place))
    await waitFor(async () => expect(await heading('Your order is placed.')).toHaveFocus())
    expect(control.path).toMatch(/^\/order\/checkout\//)
    await act(async () => control.back())
    expect(control.path).toBe('/my/quickorder')
    expect(went).toEqual([])
  })

  it('where a router of the host keeps the path, it asks and draws what it is given', async () => {
    const onNavigate = vi.fn(() => false)
    const { went } = await draw({ path: '/hisorder/list', onNavigate })
    expect(await heading('Orders')).toBeInTheDocument()
    const link = await orderLink()
    await act(async () => fireEvent.click(link))
    expect(onNavigate).toHaveBeenCalledTimes(1)
    expect(await heading('Orders')).toBeInTheDocument()
    expect(went).toEqual([])
  })
})
