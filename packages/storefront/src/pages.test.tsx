import { calls } from '@cartwright/core'
import type { CartAdd } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { currentPath, goTo } from './app/location'
import { heading, open, openAs } from './testing/open'

/** Links to the articles that a table shows, top down. */
const findArticles = async () => within(await screen.findByRole('table')).findAllByRole('link', { name: /^CW-/ })

describe('the list of a class', () => {
  it.each([
    ['RT-026', 102, 'Toner'],
    ['RT-027', 103, 'Toner Kits'],
    ['RT-028', 105, 'Drum Unit'],
    ['RT-029', 109, 'Label Cassette'],
  ])('%s /list/toner?classId=%d shows only articles of the class, which is %s', async (_row, classId, title) => {
    const { shop } = await open(`/list/toner?classId=${classId}`)
    await heading(title)
    const links = await findArticles()
    expect(links).toHaveLength(20)
    const shown = links.map(async link => {
      const id = new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('sku_id')
      return shop.client.call(calls.catalogue.sku, { params: { id: String(id) }, query: {} })
    })
    const parts = await Promise.all(shown)
    expect(parts.map(part => part.number)).toEqual(links.map(link => link.textContent))
    expect(new Set(parts.map(part => part.classId))).toEqual(new Set([classId]))
  })
})

describe('addresses without what they usually have', () => {
  it('/order/confirm says which order is repeated, and nothing of a text that is no order', async () => {
    const shop = await openAs('buyer.nl')
    const { rows } = await shop.client.call(calls.orders.list, { query: {} })
    const orderNo = rows[0]?.orderNo ?? ''
    const skus = encodeURIComponent(JSON.stringify([{ custNumber: null, number: 'CW-TN2420', qty: 1 }]))
    await act(async () => goTo(`/order/confirm?skus=${skus}&order=${orderNo}`))
    await heading('Confirm your order')
    const trail = () => within(screen.getByRole('navigation', { name: 'Where you are' }))
    expect(await trail().findByRole('link', { name: orderNo })).toHaveAttribute(
      'href',
      expect.stringContaining(orderNo),
    )
    await act(async () => goTo(`/order/confirm?skus=${skus}&order=Call%20us%20at%20555`))
    await findArticles()
    expect(trail().getByRole('link', { name: 'Orders' })).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent('Call us at 555')
    expect(trail().queryByRole('link', { name: orderNo })).toBeNull()
  })

  it('RT-041 /rma/applyforreturn?id=&order= is a new return', async () => {
    const shop = await openAs('buyer.nl')
    await act(async () => goTo('/rma/applyforreturn?id=&order='))
    await heading('Apply for return')
    expect(await screen.findByText('No articles yet')).toBeInTheDocument()
    shop.destroy()
  })

  it('RT-030 /list/toner without a class shows that of toner', async () => {
    const { shop } = await open('/list/toner')
    await heading('Toner')
    const { rows } = await shop.client.call(calls.catalogue.query, { query: { classId: 102 } })
    expect((await findArticles()).map(link => link.textContent)).toEqual(rows.map(row => row.number))
  })

  it('RT-031 the same word searched again is a new search', async () => {
    const { shop } = await open('/search?keyword=TN-2420&t=1700000000000')
    await findArticles()
    const call = vi.spyOn(shop.client, 'call')
    const searched = () => call.mock.calls.filter(([{ name }]) => name === 'catalogue.query').length
    await act(async () => goTo('/search?keyword=TN-2420&t=1700000000001'))
    await waitFor(() => expect(searched()).toBe(1))
    expect((await findArticles()).map(link => link.textContent)).toContain('CW-TN2420')
  })
})

describe('pages of an account', () => {
  it('RT-044 /hisorder/quickOrderDetails/{id} shows QO# and lines of the quick order', async () => {
    const shop = await openAs('buyer.de')
    const lines = [
      { number: 'CW-CF259X', qty: 12 },
      { number: 'CW-TZE231', qty: 3 },
    ]
    const { id, qoNo } = await shop.client.call(
      calls.quickOrder.create,
      { body: { lines } },
      { idempotencyKey: 'RT-044' },
    )
    await act(async () => goTo(`/hisorder/quickOrderDetails/${id}`))
    expect(await screen.findByRole('heading', { name: `QO# ${qoNo}` })).toBeInTheDocument()
    for (const { number, qty } of lines)
      expect(screen.getByRole('row', { name: new RegExp(number) })).toHaveTextContent(String(qty))
  })

  it('RT-044 an id that is no number leads to no quick order', async () => {
    await openAs('buyer.de')
    for (const id of ['1e3', '0x1', 'abc']) {
      await act(async () => goTo(`/hisorder/quickOrderDetails/${id}`))
      expect(await screen.findByText('There is no quick order with this number.')).toBeInTheDocument()
      await act(async () => goTo('/help/faq'))
    }
  })

  it('API-080 /my/lists shows all saved lists, and the way back to quick order', async () => {
    const shop = await openAs('buyer.de')
    const body = { name: 'Every Monday', lines: [{ key: '1', input: 'CF259X', quantity: '2' }] }
    const { list } = await shop.client.call(calls.savedLists.save, { body }, { idempotencyKey: 'all lists' })
    await act(async () => goTo('/my/lists'))
    expect(await screen.findByRole('link', { name: 'Every Monday' })).toHaveAttribute(
      'href',
      `/hisorder/quickOrderDetails/${list.id}`,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Saved lists' })).toBeInTheDocument()
  })

  it('RT-032 /search?pre=3 lists the favourites', async () => {
    const shop = await openAs('buyer.fr')
    const kept = ['CW-CF259X', 'CW-TN2420', 'CW-DR2400']
    await shop.client.call(calls.favourites.add, { body: kept.map(number => ({ number })) })
    await act(async () => goTo('/search?pre=3'))
    await heading('Favourites')
    const { rows } = await shop.client.call(calls.favourites.list, { query: {} })
    expect((await findArticles()).map(link => link.textContent)).toEqual(rows.map(row => row.number))
    expect(rows.map(row => row.number)).toEqual(expect.arrayContaining(kept))
  })

  it('RT-032 the address says which page of the favourites is shown', async () => {
    const shop = await openAs('buyer.pl')
    const { rows } = await shop.client.call(calls.catalogue.query, { query: { classId: 105, pageSize: 20 } })
    await shop.client.call(calls.favourites.add, { body: rows.slice(0, 15).map(({ number }) => ({ number })) })
    await act(async () => goTo('/search?pre=3&page=2&pageSize=10'))
    await heading('Favourites')
    const second = (await findArticles()).map(link => link.textContent)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Page 1' })))
    expect(currentPath()).toBe('/search?pre=3&pageSize=10')
    expect(await findArticles()).toHaveLength(10)
    await act(async () => window.history.back())
    await waitFor(async () => expect((await findArticles()).map(link => link.textContent)).toEqual(second))
  })

  it('RT-035 /cust/shoppingcart lists the cart with quantity, price, total, deletion and check-out', async () => {
    const shop = await openAs('buyer.uk')
    const lines: CartAdd[] = [
      { number: 'CW-CF259X', qty: 12 },
      { number: 'CW-TZE231', qty: 3 },
    ]
    await shop.client.call(calls.cart.addBatch, { body: lines })
    await act(async () => goTo('/cust/shoppingcart'))
    await heading('Basket')
    const { rows } = await shop.client.call(calls.cart.list, { query: {} })
    const money = (amount: number) => shop.i18n.formatMoney(amount, 'GBP').replaceAll(/\s/g, ' ')
    expect((await findArticles()).map(link => link.textContent)).toEqual(rows.map(row => row.number))
    for (const { number, qty, unitPrice, price } of rows) {
      const row = screen.getByRole('link', { name: number }).closest('[role="row"]') as HTMLElement
      expect(within(row).getByRole('spinbutton', { name: `Quantity of ${number}` })).toHaveValue(String(qty))
      expect(row).toHaveTextContent(money(unitPrice))
      expect(row).toHaveTextContent(money(price))
      expect(within(row).getByRole('button', { name: `Delete ${number}` })).toBeEnabled()
    }
    const { shoppingCartPrice } = await shop.client.call(calls.cart.stat)
    const summary = screen.getByRole('heading', { name: 'Summary' }).closest('section, aside') as HTMLElement
    await waitFor(() => expect(summary).toHaveTextContent(money(shoppingCartPrice)))
    await act(async () => within(summary).getByRole('button', { name: 'Check out' }).click())
    await heading('Confirm your order')
    expect((await findArticles()).map(link => link.textContent)).toEqual(rows.map(row => row.number))
  })
})

describe('the quick-order mode flag of the page', () => {
  const flag = () => document.querySelector('[data-quick-order-mode]')?.getAttribute('data-quick-order-mode')
  const choose = async (name: string, title: string | RegExp = name) => {
    const link = within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name })
    await act(async () => link.click())
    await heading(title)
  }

  it('QO-001 QO-002 is 1 after choosing quick order in the navigation, and 0 after choosing another entry', async () => {
    await openAs('buyer.fr')
    expect(flag()).toBe('0')
    await choose('My Quick Order')
    expect(flag()).toBe('1')
    await choose('Home', 'What do you need today?')
    expect(flag()).toBe('0')
  })

  it('QO-001 is 1 for anyone who opens the address of quick order, as after a reload', async () => {
    await open('/my/quickorder', 'buyer.fr')
    await heading('My Quick Order')
    expect(flag()).toBe('1')
  })
})

describe('the classes', () => {
  it('SITE-001 are exactly four in the navigation, and each page lists articles of its own', async () => {
    const { shop } = await open('/index')
    const nav = within(await screen.findByRole('navigation', { name: 'Main menu' }))
    const links = nav.getAllByRole('link').filter(link => link.getAttribute('href')?.startsWith('/list/toner'))
    expect(links.map(link => link.textContent)).toEqual(['Toner', 'Toner Kits', 'Drum Unit', 'Label Cassette'])
    const classes = await shop.client.call(calls.catalogue.classes)
    expect(links.map(link => link.getAttribute('href'))).toEqual(
      classes.map(({ classId }) => `/list/toner?classId=${classId}`),
    )
    for (const link of links) {
      await act(async () => link.click())
      await heading(link.textContent ?? '')
      await waitFor(async () => expect((await findArticles()).length).toBeGreaterThan(0))
    }
  })
})
