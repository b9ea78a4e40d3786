import { quickOrderOf } from '@cartwright/core'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aRow } from '../cart/cart.fixture'
import { PrintedCart } from '../cart/printed-cart'
import { PrintedQuickOrder } from '../quick-order/printed-quick-order'
import { answerWith } from '../testing/answer-with'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'

const tell = (type: 'beforeprint' | 'afterprint') => act(async () => void window.dispatchEvent(new Event(type)))
afterEach(() => tell('afterprint'))
const lines = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)

it('a printed quick order has all its lines, and the sum', async () => {
  const { shop } = await renderWithShop(<PrintedQuickOrder />, { prepare: signInAs('buyer.nl') })
  const list = Array.from({ length: 80 }, (_, index) => `CF259X\t${index + 1}`).join('\n')
  await act(() => quickOrderOf(shop).addText(`${list}\nNOSUCHNUMBER\t3`))
  expect(screen.queryByRole('table')).toBeNull()
  await tell('beforeprint')
  await screen.findByRole('table')
  expect(lines()).toHaveLength(82)
  expect(lines()[79]).toHaveTextContent('CW-CF259X')
  expect(lines()[80]).toHaveTextContent(/NOSUCHNUMBER.*No article has this number/)
  const { subtotal } = quickOrderOf(shop).summary()
  expect(lines()[81]).toHaveTextContent(shop.i18n.formatMoney(subtotal, 'EUR'))
  await tell('afterprint')
  expect(screen.queryByRole('table')).toBeNull()
})

it('a printed basket has all its rows, and the sum', async () => {
  const rows = Array.from({ length: 90 }, (_, index) =>
    aRow({ shoppingCartId: index + 1, number: `CW-${1000 + index}` }),
  )
  const fetch = answerWith('/clientsystem/shoppingcart/account/list', () => ({ code: 200, msg: '', rows, total: 90 }))
  await renderWithShop(<PrintedCart />, { prepare: signInAs('buyer.nl'), fetch })
  await tell('beforeprint')
  await screen.findByRole('table')
  expect(lines()).toHaveLength(91)
  expect(lines()[89]).toHaveTextContent(/CW-1089.*€46\.70€560\.40/)
  expect(lines()[90]).toHaveTextContent('€50,436.00')
})
