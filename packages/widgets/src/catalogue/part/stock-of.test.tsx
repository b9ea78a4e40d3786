import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithShop } from '../../testing/render-with-shop'
import { StockOf } from './stock-of'

const MORE = { stock: 18, otherStock: 64, inTransit: 240, etaDate: '2026-11-30' }

it.each([
  ['from another warehouse, before any arrival', MORE, 'in 72 h: 64'],
  ['with an arrival', { ...MORE, otherStock: 0 }, '240 on 30 Nov'],
  ['from nowhere yet', { ...MORE, otherStock: 0, inTransit: 0, etaDate: null }, 'No date known'],
])('says what comes the soonest: %s', async (_case, availability, words) => {
  await renderWithShop(<StockOf availability={availability} />)
  expect(screen.getByText(words)).toBeInTheDocument()
})
