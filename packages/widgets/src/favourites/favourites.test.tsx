import { cartOf, favouritesOf } from '@cartwright/core'
import type { Favourite } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { Favourites } from './favourites'

const LIST = '/goodsfavorite/account/list'
const KEPT = ['CW-CF259X', 'CW-TN2420', 'CW-DR2400'] as const
const favourite = (favoriteId: number, number: string, oemCode: string): Favourite => ({
  favoriteId,
  number,
  goodsSku: {
    goodsSkuId: 10000 + favoriteId,
    oemCode,
    name: number,
    brandName: 'HP',
    classId: 102,
    colour: 'black',
    pageYield: 3000,
    image: '/pictures/toner-black.svg',
  },
  unitPrice: 10,
  discountPrice: null,
  custNumber: null,
  warehouse: 'NL',
  tiers: [{ minQty: 10, price: 9 }],
  availability: { stock: 40, otherStock: 0, inTransit: 0, etaDate: null },
  disabled: false,
  successor: null,
})
const rows = [
  favourite(1, 'CW-CF259X', 'CF259X'),
  favourite(2, 'CW-TN2420', 'TN-2420'),
  favourite(3, 'CW-DR2400', 'DR-2400'),
]
/** The same three favourites, no matter what other tests of the account do on the server at the same time. */
const three = {
  prepare: signInAs('buyer.nl'),
  fetch: answerWith(LIST, () => ({ code: 200, msg: '', rows, total: rows.length })),
}
const draw = async () => {
  const drawn = await renderWithShop(<Favourites />, three)
  await screen.findByRole('checkbox', { name: 'Select all' })
  return drawn
}
const numbers = () =>
  screen.queryAllByRole('row').flatMap(row => KEPT.filter(number => row.textContent?.includes(number)))
const tick = (number: string) =>
  act(async () => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${number}` })))
const button = (name: string) => screen.getByRole('button', { name })

it('FAV-001 deleting and adding wait for a selection', async () => {
  await draw()
  expect(numbers()).toEqual([...KEPT])
  for (const name of ['Delete', 'Add to basket']) expect(button(name)).toBeDisabled()
  await tick('CW-TN2420')
  for (const name of ['Delete', 'Add to basket']) expect(button(name)).toBeEnabled()
  expect(screen.getByText('1 selected')).toBeInTheDocument()
  await tick('CW-TN2420')
  for (const name of ['Delete', 'Add to basket']) expect(button(name)).toBeDisabled()
})

it('FAV-002 FAV-003 searches in part numbers and OEM codes', async () => {
  await draw()
  const search = screen.getByLabelText('Article number or OEM code')
  for (const [text, found] of [
    ['259x', ['CW-CF259X']],
    ['TN-24', ['CW-TN2420']],
    ['CW-DR', ['CW-DR2400']],
    ['  ', [...KEPT]],
  ] as const) {
    fireEvent.input(search, { target: { value: text } })
    expect(numbers(), text).toEqual(found)
  }
  fireEvent.input(search, { target: { value: 'zzz' } })
  expect(screen.getByText('No favourite has this in its number or OEM code.')).toBeInTheDocument()
})

it('LIM-001 LIM-002 LIM-003 FAV-002 long lists have pages; what is ticked stays so, and a search begins with the first', async () => {
  const many = Array.from({ length: 45 }, (_, at) => favourite(at + 1, `CW-${100 + at}`, `OEM-${at % 2 ? 'A' : 'B'}`))
  const onPageChange = vi.fn()
  await renderWithShop(<Favourites onPageChange={onPageChange} />, {
    prepare: signInAs('buyer.nl'),
    fetch: answerWith(LIST, () => ({ code: 200, msg: '', rows: many, total: 45 })),
  })
  const shown = () => screen.getAllByRole('link', { name: /^CW-/ }).map(link => link.textContent)
  const all = await screen.findByRole('checkbox', { name: 'Select all on this page' })
  expect([shown().length, shown()[0]]).toEqual([20, 'CW-100'])
  await act(async () => fireEvent.click(all))
  await act(async () => fireEvent.click(button('Page 3')))
  expect(shown()).toEqual(['CW-140', 'CW-141', 'CW-142', 'CW-143', 'CW-144'])
  expect(onPageChange).toHaveBeenLastCalledWith({ page: 3, pageSize: 20 })
  expect(screen.getByText('20 selected')).toBeInTheDocument()
  fireEvent.input(screen.getByLabelText('Article number or OEM code'), { target: { value: 'oem-a' } })
  await waitFor(() => expect([shown().length, shown()[0]]).toEqual([20, 'CW-101']))
  await act(async () => fireEvent.change(screen.getByLabelText('Per page'), { target: { value: '40' } }))
  expect(shown()).toHaveLength(22)
  expect(onPageChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 40 })
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeInTheDocument()
})

it('goes to the page it is given, or the last there is', async () => {
  const many = Array.from({ length: 25 }, (_, at) => favourite(at + 1, `CW-${100 + at}`, 'OEM'))
  const fetch = answerWith(LIST, () => ({ code: 200, msg: '', rows: many, total: 25 }))
  await renderWithShop(<Favourites page={9} pageSize={10} />, { prepare: signInAs('buyer.nl'), fetch })
  await screen.findByRole('link', { name: 'CW-120' })
  expect(screen.getAllByRole('link', { name: /^CW-/ })).toHaveLength(5)
})

it('puts the selected ones into the basket, one each', async () => {
  const { shop } = await draw()
  const add = vi.spyOn(cartOf(shop), 'add').mockResolvedValue([])
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' })))
  await tick('CW-DR2400')
  await act(async () => fireEvent.click(button('Add to basket')))
  expect(add.mock.calls[0]?.[0].map(({ number, qty }) => [number, qty])).toEqual([
    ['CW-CF259X', 1],
    ['CW-TN2420', 1],
  ])
})

it('has stock, price at the quantity, and the basket on every row, but for what is no longer sold', async () => {
  const gone = { ...favourite(4, 'CW-OLD', 'OLD'), disabled: true, successor: 'CW-NEW' }
  const onCartAdd = vi.fn(() => false)
  await renderWithShop(<Favourites onCartAdd={onCartAdd} />, {
    prepare: signInAs('buyer.nl'),
    fetch: answerWith(LIST, () => ({ code: 200, msg: '', rows: [...rows, gone], total: 4 })),
  })
  const rowOf = (number: string) => within(screen.getByRole('row', { name: new RegExp(number) }))
  await screen.findByRole('checkbox', { name: 'Select all' })
  expect(rowOf('CW-TN2420').getByText('40')).toBeInTheDocument()
  const quantity = rowOf('CW-TN2420').getByRole('spinbutton', { name: /^Quantity/ })
  fireEvent.input(quantity, { target: { value: '12' } })
  await act(async () => fireEvent.keyDown(quantity, { key: 'Enter' }))
  expect(rowOf('CW-TN2420').getByText('€9.00')).toBeInTheDocument()
  const line = { number: 'CW-TN2420', custNumber: null, goodsSkuId: 10002, qty: 12 }
  expect(onCartAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ lines: [line] }))
  expect(rowOf('CW-OLD').getByText(/CW-NEW/)).toBeInTheDocument()
  expect(rowOf('CW-OLD').queryByRole('spinbutton')).toBeNull()
})

it('asks before it removes, and removes what is selected', async () => {
  const { shop } = await draw()
  const remove = vi.spyOn(favouritesOf(shop), 'remove').mockResolvedValue()
  await tick('CW-CF259X')
  await act(async () => fireEvent.click(button('Delete')))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText('Remove 1 article from your favourites?')).toBeInTheDocument()
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Cancel' })))
  expect(remove).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(button('Delete')))
  await act(async () => fireEvent.click(button('Confirm')))
  expect(remove).toHaveBeenCalledExactlyOnceWith([1])
})

it('is nothing for visitors but the way in, and is there once someone is signed in', async () => {
  const { shop } = await renderWithShop(<Favourites />, { fetch: three.fetch })
  expect(await screen.findByText('Sign in to see your favourites.')).toBeInTheDocument()
  await act(() => signInAs('buyer.nl')(shop))
  expect(await screen.findByRole('checkbox', { name: 'Select all' })).toBeInTheDocument()
})

it('says how to fill an empty list', async () => {
  const fetch = answerWith(LIST, () => ({ code: 200, msg: '', rows: [], total: 0 }))
  await renderWithShop(<Favourites />, { prepare: signInAs('buyer.it'), fetch })
  expect(await screen.findByText('No favourites yet')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/list/toner?classId=102')
})

it('says that the list failed, and tries again', async () => {
  let isBroken = true
  const fetch = answerWith(LIST, () =>
    isBroken ? { code: 500, msg: 'x', data: null } : { code: 200, msg: '', rows: [], total: 0 },
  )
  await renderWithShop(<Favourites />, { prepare: signInAs('buyer.it'), fetch })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await act(async () => fireEvent.click(retry))
  await waitFor(() => expect(screen.getByText('No favourites yet')).toBeInTheDocument())
})
