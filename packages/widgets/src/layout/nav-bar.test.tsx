import type { Grant } from '@cartwright/core'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { NavBar } from './nav-bar'

const buyer = { prepare: signInAs('buyer.nl') }
const marked = () => screen.getAllByRole('link').filter(link => link.hasAttribute('aria-current'))

it.each([
  ['LAY-004', 'Home', '/index'],
  ['LAY-005', 'Toner', '/list/toner?classId=102'],
  ['LAY-006', 'Toner Kits', '/list/toner?classId=103'],
  ['LAY-007', 'Drum Unit', '/list/toner?classId=105'],
  ['LAY-008', 'Label Cassette', '/list/toner?classId=109'],
  ['Issue 3', 'By printer', '/printers'],
])('%s %s leads to %s', async (_row, name, path) => {
  const navigate = vi.fn()
  await renderWithShop(<NavBar current="/help/faq" />, { navigate })
  fireEvent.click(screen.getByRole('link', { name }))
  expect(navigate.mock.calls.map(([to]) => to)).toEqual([path])
})

it('LAY-009 PERM-014 PERM-011 PERM-016 quick order and favourites are there for anyone who may use them, and not in the page for others', async () => {
  const { unmount } = await renderWithShop(<NavBar current="/index" />, buyer)
  expect(screen.getByRole('link', { name: 'My Quick Order' })).toHaveAttribute('href', '/my/quickorder')
  expect(screen.getByRole('link', { name: /^Favourites/ })).toHaveAttribute('href', '/search?pre=3')
  unmount()
  const { container } = await renderWithShop(<NavBar current="/index" />, { prepare: signInAs('clerk.nl') })
  expect(container.querySelector('[href="/my/quickorder"]')).toBeNull()
  expect(container.querySelector('[href="/search?pre=3"]')).toBeNull()
  expect(container.querySelector('[href="/cust/shoppingcart"]')).not.toBeNull()
})

it('API-010 what the key of a company does not open is left out', async () => {
  const { shop, container } = await renderWithShop(<NavBar current="/index" />, buyer)
  const office = () =>
    ['/hisorder/list', '/rma/list', '/finance/invoices'].filter(path => container.querySelector(`[href="${path}"]`))
  expect(office()).toHaveLength(3)
  const grant = { components: ['cw-order-list'], rights: ['orders'], keyName: 'Intranet', host: 'https://a.example' }
  act(() => shop.session.store.setState({ grant: grant as Grant }))
  expect(office()).toEqual(['/hisorder/list'])
})

it('PERM-008 PERM-016 the basket leaves with its permission and comes back with it', async () => {
  const { shop, container } = await renderWithShop(<NavBar current="/index" />, buyer)
  const basket = () => container.querySelector('[href="/cust/shoppingcart"]')
  const { permissions } = shop.session.store.getState()
  expect(basket()).not.toBeNull()
  act(() => shop.session.store.setState({ permissions: ['cust:favorites', 'cust:myquickorder'] }))
  expect(basket()).toBeNull()
  act(() => shop.session.store.setState({ permissions }))
  expect(basket()).not.toBeNull()
})

it('RT-025 no entry leads to a hidden route; the announcement is for visitors only', async () => {
  const { container } = await renderWithShop(<NavBar current="/index" />, buyer)
  const paths = [...container.querySelectorAll('a')].map(link => link.getAttribute('href') ?? '')
  expect(paths.length).toBeGreaterThan(6)
  expect(paths.filter(path => /^\/(redirect|login|announcement)/.test(path))).toEqual([])
})

it('LAY-010 LAY-011 shows how many favourites there are, and lines, currency and total of the basket', async () => {
  const stat = answerWith('/shoppingcart/account/stat', () => ({
    code: 200,
    msg: '',
    data: { shoppingCartQty: 3, shoppingCartPrice: 12.5 },
  }))
  const count = answerWith('/goodsfavorite/account/count', () => ({ code: 200, msg: '', data: 7 }))
  const fetch: typeof globalThis.fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).includes('goodsfavorite')
      ? count(input, init)
      : stat(input, init)
  await renderWithShop(<NavBar current="/index" />, { ...buyer, fetch })
  expect(await screen.findByRole('link', { name: 'Favourites 7' })).toBeInTheDocument()
  const basket = screen.getByRole('link', { name: /^Basket/ })
  expect(within(basket).getByText('3')).toBeInTheDocument()
  expect(basket).toHaveTextContent('€12.50')
  expect(basket).toHaveAccessibleName(/3 lines in the basket/)
})

it.each([
  ['/list/toner?classId=103', 'Toner Kits'],
  ['/list/toner', 'Toner'],
  ['/list/toner?page=2&classId=109', 'Label Cassette'],
  ['/index', 'Home'],
])('LAY-013 on %s the entry %s is current and no other', async (current, name) => {
  await renderWithShop(<NavBar current={current} />)
  expect(marked().map(link => [link.textContent, link.getAttribute('aria-current')])).toEqual([[name, 'page']])
})

it.each(['/list/toner?classId=999', '/search?keyword=x', '/pd/product?sku_id=1'])(
  'marks nothing on %s',
  async current => {
    await renderWithShop(<NavBar current={current} />, buyer)
    expect(marked()).toEqual([])
  },
)

it('RT-045 the announcement is linked for visitors, not for accounts', async () => {
  const { shop, container } = await renderWithShop(<NavBar current="/index" />)
  const link = () => container.querySelector('[href="/announcement"]')
  expect(screen.getByRole('link', { name: 'Announcement' })).toBe(link())
  await act(() => signInAs('buyer.nl')(shop))
  expect(link()).toBeNull()
})

it('LAY-014 reduced for quick order it leads home and to quick order, and keeps favourites and basket', async () => {
  const { container } = await renderWithShop(<NavBar current="/my/quickorder" reduced />, buyer)
  const links = [...container.querySelectorAll('a')].map(link => link.getAttribute('href'))
  expect(links).toEqual(['/index', '/my/quickorder', '/search?pre=3', '/cust/shoppingcart'])
  expect(marked()).toEqual([screen.getByRole('link', { name: 'My Quick Order' })])
})

it('leaves plain clicks to the shop and the others to the browser', async () => {
  const navigate = vi.fn()
  await renderWithShop(<NavBar current="/index" />, { navigate })
  const isLeft = fireEvent.click(screen.getByRole('link', { name: 'Toner' }), { ctrlKey: true })
  expect(isLeft).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
})

it('PERM-019 orders, returns and invoices are there for every account, and for no visitor', async () => {
  const office = ['/hisorder/list', '/rma/list', '/finance/invoices']
  const { shop, container } = await renderWithShop(<NavBar current="/rma/list" />)
  const shown = () =>
    [...container.querySelectorAll('a')].flatMap(link => office.filter(path => link.getAttribute('href') === path))
  expect(shown()).toEqual([])
  await act(() => signInAs('clerk.nl')(shop))
  expect(shown()).toEqual(office)
  expect(marked()).toEqual([screen.getByRole('link', { name: 'Returns' })])
})
