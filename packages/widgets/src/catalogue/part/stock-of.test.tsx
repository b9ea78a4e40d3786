import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithShop } from '../../testing/render-with-shop'
import { StockOf } from './stock-of'

const MORE = { stock: 18, otherStock: 64, inTransit: 240, etaDate: '2026-11-30' }

it.each([
  ['from another warehouse, before any arrival', MORE, 'within 72 h: 64'],
  ['with an arrival', { ...MORE, otherStock: 0 }, '240 on 30 Nov'],
  ['from nowhere yet', { ...MORE, otherStock: 0, inTransit: 0, etaDate: null }, 'No date known'],
])('says what comes the soonest: %s', async (_case, availability, words) => {
  await renderWithShop(<StockOf availability={availability} />)
  expect(screen.getByText(words)).toBeInTheDocument()
})

it('ORD-013 names the pieces of two warehouses that leave at the same time as one sum', async () => {
  const availability = {
    stock: 2,
    otherStock: 64,
    inTransit: 0,
    etaDate: null,
    arrivals: [],
    others: [
      { warehouse: 'PL01', qty: 40 },
      { warehouse: 'FR01', qty: 24 },
    ],
  }
  await renderWithShop(<StockOf availability={availability} qty={60} />)
  expect(screen.getByText('2 now, 58 within 72 h')).toBeInTheDocument()
  expect(screen.getByTitle('2 now, 64 within 72 h')).toBeInTheDocument()
})

it.each([
  [240, 'In stock: 240'],
  [18, 'Low stock: 18'],
  [0, 'In stock: 0'],
])('%i pieces are heard with what their level means', async (stock, words) => {
  const { container } = await renderWithShop(<StockOf availability={{ ...MORE, stock }} />)
  expect(container.querySelector('.cw-stock')).toHaveTextContent(words)
})
