import { calls, cartOf, layoutOf } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hear } from '../../../widgets/src/testing/hear'
import { goTo } from '../app/location'
import { heading, leadsTo, open } from '../testing/open'

beforeEach(() => void vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1440))
afterEach(() => void vi.restoreAllMocks())

const nav = () => within(screen.getByRole('navigation', { name: 'Main menu' }))
const searchBox = () => within(screen.getByRole('banner')).queryByRole('combobox')
const frame = () => document.querySelector('.shop')

describe('the shortcut menu', () => {
  it('LAY-036 is on every page', async () => {
    await open('/index', 'buyer.nl')
    for (const path of [
      '/list/toner?classId=102',
      '/pd/product?sku_id=10063',
      '/cust/shoppingcart',
      '/my/quickorder',
      '/404',
    ]) {
      expect(await screen.findByRole('navigation', { name: 'Shortcuts' })).toBeInTheDocument()
      await act(async () => goTo(path))
    }
    expect(await screen.findByRole('navigation', { name: 'Shortcuts' })).toBeInTheDocument()
  })

  it('LAY-052 LAY-063 a drawer is gone once it has led to another page', async () => {
    const { shop } = await open('/index', 'buyer.nl')
    fireEvent.click(await screen.findByRole('button', { name: /^Basket, / }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Basket/ }))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'View cart' })))
    await leadsTo('/cust/shoppingcart')
    expect(layoutOf(shop).store.getState().shortcutView).toBe('off')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a row of the cart that cannot be read is missing from its drawer, and a message says so', async () => {
    const isList = (input: RequestInfo | URL) =>
      (input instanceof Request ? input.url : String(input)).includes('/shoppingcart/account/list')
    // Of an article that the back end has lost.
    const row = { shoppingCartId: 1, number: 'CW-1', goodsSku: null, qty: 1, unitPrice: 1, price: 1, disabled: false }
    await open('/index', 'buyer.nl', async (input, init) =>
      isList(input) ? Response.json({ code: 200, msg: '', rows: [row], total: 1 }) : fetch(input, init),
    )
    fireEvent.click(await screen.findByRole('button', { name: /^Basket, / }))
    expect(await screen.findByText(/cannot be read and is missing here/)).toBeInTheDocument()
    expect(await screen.findByRole('dialog', { name: /^Basket/ })).not.toHaveTextContent('CW-1')
  })

  it('a drawer that breaks takes nothing else down, and the menu is there on the next page', async () => {
    const { shop } = await open('/404', 'buyer.nl')
    await shop.client.call(calls.cart.add, { body: { number: 'CW-CF259X', qty: 1 } })
    await cartOf(shop).load()
    const broken = vi.spyOn(shop.i18n, 'formatMoney').mockImplementation(() => {
      throw new Error('broken')
    })
    vi.spyOn(console, 'error').mockReturnValue()
    fireEvent.click(await screen.findByRole('button', { name: /^Basket, / }))
    expect(await screen.findByText(/^Unknown system error/)).toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).toBeNull()
    expect(nav().getByRole('link', { name: 'Toner' })).toBeInTheDocument()
    expect(await heading(/./)).toBeInTheDocument()
    broken.mockRestore()
    await act(async () => goTo('/index'))
    expect(await screen.findByRole('navigation', { name: 'Shortcuts' })).toBeInTheDocument()
    expect(layoutOf(shop).store.getState().shortcutView).toBe('off')
  })

  it('SITE-012 API-037 the notifications are those of the call, asked for with type 1 and the site', async () => {
    const { shop } = await open('/index', 'buyer.de')
    const call = vi.spyOn(shop.client, 'call')
    fireEvent.click(await screen.findByRole('button', { name: /^Notifications/ }))
    const dialog = await screen.findByRole('dialog', { name: /^Notifications/ })
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith(
        calls.notifications.list,
        { query: { type: '1', orgId: 5, language: 'en' } },
        expect.anything(),
      ),
    )
    const { rows } = await shop.client.call(calls.notifications.list, {
      query: { type: '1', orgId: 5, language: 'en' },
    })
    expect([...dialog.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(
      rows.map(row => expect.stringContaining(row.notificationTitle)),
    )
  })
})

describe('the bars of quick order', () => {
  it('LAY-014 take the place of the normal ones while the flag is set', async () => {
    await open('/my/quickorder', 'buyer.nl')
    await heading('My Quick Order')
    expect(frame()).toHaveAttribute('data-quick-order-mode', '1')
    expect(searchBox()).toBeNull()
    expect(nav().queryByRole('link', { name: 'Toner' })).toBeNull()
    expect(nav().getByRole('link', { name: 'My Quick Order' })).toHaveAttribute('aria-current', 'page')
    await act(async () => fireEvent.click(nav().getByRole('link', { name: 'Home' })))
    await heading(/./)
    await leadsTo('/index')
    expect(frame()).toHaveAttribute('data-quick-order-mode', '0')
    expect(nav().getByRole('link', { name: 'Toner' })).toBeInTheDocument()
    expect(searchBox()).toBeInTheDocument()
  })
})

describe('the coupons of quick order', () => {
  const tabs = () => within(screen.getByRole('main')).queryByRole('navigation', { name: 'My Quick Order' })
  const current = () => tabs()?.querySelector('[aria-current]')?.textContent

  it('RT-037 are a tab that its address opens', async () => {
    await open('/my/quickorder?tab=coupon', 'buyer.nl')
    await heading('My Quick Order')
    await waitFor(() => expect(current()).toBe('Coupons'))
    expect(await screen.findByText('WELCOME10')).toBeInTheDocument()
    expect(screen.getByRole('table', { name: 'Coupons of your company' })).toHaveTextContent('DRUKWERK20')
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Lines' })))
    await leadsTo('/my/quickorder')
    await waitFor(() => expect(current()).toBe('Lines'))
    expect(await screen.findByRole('grid')).toBeInTheDocument()
    expect(screen.getByText(/Undo, redo/)).toHaveTextContent('CtrlZ Undo, redo')
  })

  it('CPN-002 SITE-016 are a page of their own, which an account without quick order is led to', async () => {
    await open('/my/quickorder?tab=coupon', 'clerk.nl')
    await leadsTo('/my/coupons')
    await heading('Coupons')
    expect(await screen.findByText('WELCOME10')).toBeInTheDocument()
  })

  it('CPN-001 nothing of them is in the page in the US', async () => {
    const { shop } = await open('/my/quickorder', 'buyer.nl')
    await heading('My Quick Order')
    for (const region of ['US', 'NA'] as const) {
      await act(async () => shop.sites.store.setState({ region }))
      await act(async () => goTo('/my/quickorder', { replace: true }))
      await screen.findByRole('grid')
      expect(document.body.innerHTML).not.toMatch(/coupon/i)
    }
    await act(async () => shop.sites.store.setState({ region: 'US' }))
    await act(async () => goTo('/my/coupons'))
    await heading('Page not found')
  })

  it('RT-037 are not there in the US, where the address shows the list', async () => {
    const { shop } = await open('/my/quickorder', 'buyer.nl')
    await heading('My Quick Order')
    await act(async () => shop.sites.store.setState({ region: 'US' }))
    await act(async () => goTo('/my/quickorder?tab=coupon', { replace: true }))
    expect(tabs()).toBeNull()
    expect(await screen.findByRole('grid')).toBeInTheDocument()
  })
})

describe('the settings', () => {
  it('LAY-023 LAY-024 the panel slides in, and a click beside it closes it', async () => {
    const { shop } = await open('/index')
    fireEvent.click(await screen.findByRole('button', { name: 'Settings' }))
    const panel = await screen.findByRole('dialog', { name: 'Settings' })
    await act(async () => void fireEvent.mouseDown(panel))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(layoutOf(shop).store.getState().showSettings).toBe(false)
  })

  it('LIM-008 LIM-009 LIM-011 each of them does something', async () => {
    const { shop } = await open('/index')
    const { change } = layoutOf(shop)
    expect(frame()).toHaveClass('cw-medium')
    expect(frame()).toHaveAttribute('data-fixed-header', 'true')
    expect(document.documentElement.style.getPropertyValue('--cw-accent')).toBe('#1890ff')
    act(() => change({ size: 'compact', fixedHeader: false, theme: '#722ed1', scheme: 'dark' }))
    expect(frame()).toHaveClass('cw-compact')
    expect(frame()).toHaveAttribute('data-fixed-header', 'false')
    expect(document.documentElement.style.getPropertyValue('--cw-accent')).toBe('#722ed1')
    expect(document.documentElement).toHaveAttribute('data-cw-theme', 'dark')
    act(() => layoutOf(shop).reset())
    expect(document.documentElement).not.toHaveAttribute('data-cw-theme')
  })

  it('LIM-013 visited pages are tabs once the reader wants them', async () => {
    const { shop } = await open('/index')
    await heading(/Printer supplies/)
    expect(screen.queryByRole('navigation', { name: 'Visited pages' })).toBeNull()
    act(() => layoutOf(shop).change({ tagsView: true }))
    const tabs = within(await screen.findByRole('navigation', { name: 'Visited pages' }))
    await act(async () => goTo('/help/faq'))
    await tabs.findByRole('link', { name: 'Questions and answers' })
    await act(async () => goTo('/no/such/page'))
    await heading('Page not found')
    expect(tabs.getAllByRole('link').map(link => link.textContent)).toEqual(['Home', 'Questions and answers'])
    await act(async () => fireEvent.click(tabs.getByRole('link', { name: 'Questions and answers' })))
    await leadsTo('/help/faq')
  })

  it('LIM-013 with another language all tabs are named in it at once', async () => {
    const { shop } = await open('/index')
    act(() => layoutOf(shop).change({ tagsView: true }))
    const tabs = within(await screen.findByRole('navigation', { name: 'Visited pages' }))
    const pages = [
      ['/help/faq', 'Questions and answers'],
      ['/search?keyword=TN', 'Results for “TN”'],
      ['/pd/product?sku_id=10063', 'CW-CF259X, Toner'],
    ] as const
    for (const [path, title] of pages) {
      await act(async () => goTo(path))
      await tabs.findByRole('link', { name: title })
    }
    await act(async () => shop.i18n.setLanguage('pl'))
    const titles = tabs.getAllByRole('link').map(link => link.textContent)
    expect(titles).toEqual(['Strona główna', 'Pytania i odpowiedzi', 'Wyniki dla „TN”', 'CW-CF259X, Toner'])
  })
})

it('RT-040 the page of an order is called what it shows: one that does not exist is not placed', async () => {
  const heard = hear()
  const { shop } = await open('/index', 'buyer.nl')
  await act(async () => goTo('/order/checkout/ZZZ'))
  await heading('There is no order with this number.')
  await waitFor(() => expect(document.title).toBe('There is no order with this number. · Cartwright'))
  await waitFor(() => expect(heard().at(-1)).toBe('There is no order with this number.'))
  const { rows } = await shop.client.call(calls.catalogue.query, { query: { pageNum: 1, pageSize: 1, classId: 103 } })
  const items = rows.map(({ number }) => ({ number, qty: 1 }))
  const body = { items, orderType: 'REG' as const, backOrderMode: 'shipAvailable' as const, poNo: 'PO-1' }
  const { hash, twins = [] } = await shop.client.call(calls.orders.confirm, { body })
  const idempotencyKey = `title-${Date.now()}`
  const { orderNo } = await shop.client.call(
    calls.orders.create,
    { body: { ...body, hash, knownTwins: twins.map(twin => twin.orderNo) } },
    { idempotencyKey },
  )
  await act(async () => goTo(`/order/checkout/${orderNo}`))
  await heading('Your order is placed.')
  await waitFor(() => expect(heard().at(-1)).toBe('Order placed'))
  // What it was called while it was read is not said.
  expect(heard()).not.toContain('Order')
})

it('LAY-013 the page of an article marks its class in the navigation', async () => {
  const { shop } = await open('/pd/product?sku_id=10063')
  await heading('CW-CF259X')
  await waitFor(() => expect(nav().getByRole('link', { name: 'Toner' })).toHaveAttribute('aria-current', 'page'))
  await act(async () => shop.navigate('/help/faq'))
  await heading('Questions and answers')
  expect(nav().queryByRole('link', { current: 'page' })).toBeNull()
})
