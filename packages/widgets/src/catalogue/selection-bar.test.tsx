import { calls, cartOf, favouritesOf } from '@cartwright/core'
import { linePrice, sum } from '@cartwright/core/rules'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findRows, HIDDEN } from '../testing/product-rows'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { pricesAt } from './part/price-of'
import { ProductList } from './product-list'

const buyer = { prepare: signInAs('buyer.nl') }

describe('selection of a list', () => {
  const tick = (name: string) => act(async () => fireEvent.click(screen.getByRole('checkbox', { name })))
  const bar = () => within(screen.getByRole('region', { name: 'Selection' }))

  it('puts everything that is ticked into the basket by one call, in its quantities', async () => {
    const { shop } = await renderWithShop(<ProductList keyword="TN-24" brandId={2} />, {
      prepare: signInAs('buyer.fr'),
    })
    const added = vi.spyOn(cartOf(shop), 'add')
    await findRows()
    await tick('Select CW-TN2420')
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity of CW-TN2420' })
    fireEvent.input(quantity, { target: { value: '12' } })
    await act(async () => fireEvent.keyDown(quantity, { key: 'Enter' }))
    expect(added).not.toHaveBeenCalled()
    await tick('Select CW-TN2410')
    const rows = await shop.client.call(calls.catalogue.query, { query: { keyword: 'TN-24', brandId: '2' } })
    const lineOf = (number: string, qty: number) => {
      const part = rows.rows.find(row => row.number === number)
      const prices = part && pricesAt(part, qty)
      return prices ? linePrice({ qty, unitPrice: prices.unit, discountPrice: prices.discount }) : 0
    }
    const amount = sum([lineOf('CW-TN2420', 12), lineOf('CW-TN2410', 1)])
    expect(bar().getByText(/selected$/).parentElement).toHaveTextContent(
      `2 selected 13 pieces, ${shop.i18n.formatMoney(amount, 'EUR')}`,
    )
    await act(async () => fireEvent.click(bar().getByRole('button', { name: 'Add to basket' })))
    expect(added).toHaveBeenCalledExactlyOnceWith([
      expect.objectContaining({ number: 'CW-TN2420', qty: 12 }),
      expect.objectContaining({ number: 'CW-TN2410', qty: 1 }),
    ])
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull())
  })

  it('ticks a page at once, keeps it over pages, and goes to the favourites by one call', async () => {
    const { shop } = await renderWithShop(<ProductList classId={105} brandId={2} pageSize={10} />, {
      prepare: signInAs('buyer.fr'),
    })
    const kept = vi.spyOn(favouritesOf(shop), 'add')
    await findRows()
    await tick('Select all on this page')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next page' })))
    await findRows()
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked()
    expect(bar().getByText(/selected$/).parentElement).toHaveTextContent(/^10 selected 10 pieces/)
    await act(async () => fireEvent.click(bar().getByRole('button', { name: 'To favourites' })))
    expect(kept).toHaveBeenCalledOnce()
    expect(kept.mock.calls[0]?.[0]).toHaveLength(10)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull())
  })

  it('PERM-012 what is ticked goes into the favourites of those only who may keep some', async () => {
    const { shop } = await renderWithShop(<ProductList keyword="TN-2420" />, buyer)
    await findRows()
    await tick('Select CW-TN2420')
    expect(bar().getByRole('button', { name: /favourites/ })).toBeInTheDocument()
    await act(async () => shop.session.store.setState({ permissions: ['cust:shoppingcart'] }))
    expect(bar().getByRole('button', { name: 'Add to basket' })).toBeInTheDocument()
    expect(bar().queryByRole('button', { name: /favourites/ })).toBeNull()
  })

  it('PERM-018 visitors have nothing to tick, and what someone ticked goes with them', async () => {
    const { shop } = await renderWithShop(<ProductList keyword="TN-2420" />, buyer)
    await findRows()
    await tick('Select CW-TN2420')
    await act(async () => shop.session.signOutLocally())
    await waitFor(() => expect(screen.getByText(HIDDEN)).toBeInTheDocument())
    expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
  })
})
