import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { StockLocations } from './stock-locations'

const AVAILABILITY = { stock: 3, otherStock: 9, inTransit: 0, etaDate: null, warehouse: 'NL', others: [], arrivals: [] }
const NL = { warehouse: 'NL', name: 'Utrecht', stock: 3, inTransit: 0, etaDate: null }
const DE = { warehouse: 'DE', name: 'Willich', stock: 9, inTransit: 40, etaDate: '2099-12-02' }
const ARRIVALS = [
  { day: '2099-12-02', qty: 40 },
  { day: '2099-12-09', qty: 25 },
]

it.each([
  [
    'every arrival at a warehouse',
    [
      { ...NL, arrivals: [] },
      { ...DE, arrivals: ARRIVALS },
    ],
    ['40 on 2 Dec', '25 on 9 Dec'],
  ],
  ['the next one where a back end tells no more', [NL, DE], ['40 on 2 Dec']],
])('CAT-008 names %s', async (_what, warehouses, words) => {
  await renderWithShop(
    <StockLocations number="CW-TN2420" qty={1} availability={AVAILABILITY} warehouses={warehouses} />,
    {
      prepare: signInAs('buyer.nl'),
    },
  )
  const rows = within(await screen.findByRole('table', { name: 'Inventory by warehouse' })).getAllByRole('row')
  const inTransit = rows.slice(1).map(row => within(row).getAllByRole('cell').at(-1))
  expect(inTransit[0]).toHaveTextContent(/^–$/)
  // Each has a line of its own.
  expect([...(inTransit[1]?.children ?? [])].map(line => line.textContent)).toEqual(words)
})
