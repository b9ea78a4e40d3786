import { calls, favouritesOf } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { FavouritesDrawer } from './favourites-drawer'

const KEPT = ['CW-CF259X', 'CW-TN2420', 'CW-DR2400'] as const

/** A real list of the account, with a wire that remembers what was sent. */
async function draw(userName: string) {
  const sent: { method: string; path: string; body: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const text = await request.clone().text()
    sent.push({ method: request.method, path: new URL(request.url).pathname, body: text && JSON.parse(text) })
    return globalThis.fetch(request)
  }
  const onClose = vi.fn()
  const drawn = await renderWithShop(<FavouritesDrawer open onClose={onClose} />, {
    fetch,
    prepare: async shop => {
      await signInAs(userName)(shop)
      await favouritesOf(shop).add(KEPT.map(number => ({ number })))
    },
  })
  await waitFor(() => expect(row('CW-DR2400')).toBeInTheDocument())
  return {
    ...drawn,
    sent,
    onClose,
    calls: (method: string, end: RegExp) => sent.filter(call => call.method === method && end.test(call.path)),
  }
}
const drawer = () => within(screen.getByRole('dialog', { name: /^Favourites/ }))
const row = (number: string) => drawer().getByRole('link', { name: number }).closest('[role=row]') as HTMLElement
const shown = () =>
  drawer()
    .getAllByRole('link')
    .map(link => link.textContent)
const tick = (number: string) =>
  act(async () => fireEvent.click(drawer().getByRole('checkbox', { name: `Select ${number}` })))

it('LAY-056 FAV-002 finds by part number and by OEM code', async () => {
  await draw('buyer.it')
  const search = drawer().getByLabelText('Article number or OEM code')
  fireEvent.input(search, { target: { value: 'cw-cf25' } })
  expect(shown()).toEqual(['CW-CF259X'])
  fireEvent.input(search, { target: { value: 'TN-24' } })
  expect(shown()).toEqual(['CW-TN2420'])
  fireEvent.input(search, { target: { value: 'zzz' } })
  expect(drawer().getByText('No favourite has this in its number or OEM code.')).toBeInTheDocument()
})

it('LAY-057 shows number, OEM code and price, the old price struck through beside a new one', async () => {
  const { shop } = await draw('buyer.uk')
  const { rows } = favouritesOf(shop).store.getState()
  const money = (amount: number) => shop.i18n.formatMoney(amount, 'GBP')
  for (const { number, goodsSku, unitPrice, discountPrice } of rows.filter(kept =>
    KEPT.some(known => known === kept.number),
  )) {
    const cells = within(row(number))
    expect(cells.getByText(goodsSku.oemCode)).toBeInTheDocument()
    expect(row(number)).toHaveTextContent(money(discountPrice ?? unitPrice))
    expect(row(number).querySelector('s')?.textContent).toBe(
      discountPrice === null ? undefined : `Old price ${money(unitPrice)}`,
    )
  }
  expect(rows.some(kept => kept.discountPrice !== null)).toBe(true)
})

it('LAY-058 deletes what is selected, after a question', async () => {
  const { shop, calls } = await draw('buyer.fr')
  const id = favouritesOf(shop)
    .store.getState()
    .rows.find(kept => kept.number === 'CW-TN2420')?.favoriteId
  await tick('CW-TN2420')
  await act(async () => fireEvent.click(drawer().getByRole('button', { name: 'Delete' })))
  const question = within(screen.getByRole('alertdialog', { name: 'Warning' }))
  await act(async () => fireEvent.click(question.getByRole('button', { name: 'Confirm' })))
  await waitFor(() => expect(calls('DELETE', new RegExp(`/clientsystem/goodsfavorite/${id}$`))).toHaveLength(1))
  await waitFor(() => expect(shown()).not.toContain('CW-TN2420'))
})

it('LAY-059 puts two that are selected into the basket at once, one of each', async () => {
  const { shop, calls } = await draw('buyer.pl')
  act(() => shop.session.store.setState({ shoppingCartQty: 0 }))
  await tick('CW-CF259X')
  await tick('CW-DR2400')
  await act(async () => fireEvent.click(drawer().getByRole('button', { name: 'Add to basket' })))
  await waitFor(() => expect(calls('POST', /\/clientsystem\/shoppingcart\/batch$/)).toHaveLength(1))
  const [{ body } = { body: undefined }] = calls('POST', /\/clientsystem\/shoppingcart\/batch$/)
  expect(body).toHaveLength(2)
  for (const number of ['CW-CF259X', 'CW-DR2400'])
    expect(body).toContainEqual(expect.objectContaining({ number, qty: 1 }))
  await waitFor(() => expect(shop.session.store.getState().shoppingCartQty).toBeGreaterThanOrEqual(2))
})

it('draws of a long list what can be seen, and ticks all of it', async () => {
  const { shop } = await draw('buyer.uk')
  const { rows } = await shop.client.call(calls.catalogue.query, { query: { pageSize: 60 } })
  await act(() => favouritesOf(shop).add(rows.map(({ number }) => ({ number }))))
  const count = favouritesOf(shop).store.getState().rows.length
  expect(count).toBeGreaterThanOrEqual(60)
  expect(drawer().getByRole('table')).toHaveAttribute('aria-rowcount', String(count + 1))
  expect(drawer().getAllByRole('row').length).toBeLessThan(40)
  await act(async () => fireEvent.click(drawer().getByRole('checkbox', { name: 'Select all' })))
  expect(drawer().getByText(new RegExp(`^${count} .*selected`))).toBeInTheDocument()
  // The server is that of other files too.
  await act(() =>
    favouritesOf(shop).remove(
      favouritesOf(shop)
        .store.getState()
        .rows.map(({ favoriteId }) => favoriteId),
    ),
  )
})

it('says why nothing can be done before something is selected', async () => {
  await draw('buyer.de')
  for (const name of ['Add to basket', 'Delete']) {
    expect(drawer().getByRole('button', { name })).toBeDisabled()
    expect(drawer().getByRole('button', { name })).toHaveAccessibleDescription('Select articles to add or delete them.')
  }
})

it('closes when a link in it leads elsewhere', async () => {
  const { onClose } = await draw('buyer.de')
  await act(async () => fireEvent.click(drawer().getByRole('link', { name: 'CW-CF259X' })))
  expect(onClose).toHaveBeenCalled()
})

it('stays shut for accounts without favourites', async () => {
  await renderWithShop(<FavouritesDrawer open />, { prepare: signInAs('clerk.nl') })
  expect(screen.queryByRole('dialog')).toBeNull()
})
