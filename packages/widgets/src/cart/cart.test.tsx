import type { Shop } from '@cartwright/core'
import { calls, cartOf } from '@cartwright/core'
import type { CartAdd, CartItem } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { changeAnswer } from '../testing/change-answer'
import { hear } from '../testing/hear'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { Cart } from './cart'
import { CartButton } from './cart-button'
import { CartDrawer } from './cart-drawer'

const TWO: CartAdd[] = [
  { number: 'CW-CF259X', qty: 12 },
  { number: 'CW-TZE231', qty: 3 },
]
const LIST = '/clientsystem/shoppingcart/account/list'

/** A cart of its own for each of the projects that run side by side. */
let account: string
beforeEach(({ task }) => {
  account = task.file.projectName === 'widgets-preact' ? 'buyer.uk' : 'buyer.pl'
})

/** An amount of either account, as it is written: £1,234.50, PLN 1,234.50. */
const WITH_DECIMALS = /(?:£|PLN )[\d,]+\.\d\d(?!\d)/

/** As the matchers see it: without the blanks that keep amount and currency together. */
const money = ({ i18n, session }: Shop, amount: number) =>
  i18n.formatMoney(amount, session.store.getState().currency).replaceAll(/\s/g, ' ')

/** Signs in and fills the cart with exactly these lines. */
async function fill(shop: Shop, lines: readonly CartAdd[]): Promise<void> {
  await signInAs(account)(shop)
  await cartOf(shop).load()
  await cartOf(shop).remove(
    cartOf(shop)
      .store.getState()
      .rows.map(row => row.shoppingCartId),
  )
  if (lines.length > 0) await cartOf(shop).add(lines)
  await cartOf(shop).settled()
}

async function draw(
  widget: ReactElement,
  lines: readonly CartAdd[] = TWO,
  options: Omit<Parameters<typeof renderWithShop>[1] & object, 'prepare'> = {},
) {
  const went: string[] = []
  const rendered = await renderWithShop(widget, {
    navigate: path => void went.push(path),
    ...options,
    prepare: shop => fill(shop, lines),
  })
  const { shop } = rendered
  const rowOf = (number: string) => screen.getByRole('link', { name: number }).closest('[role="row"]') as HTMLElement
  const click = (element: HTMLElement) => act(async () => fireEvent.click(element))
  const tick = (number: string) => click(screen.getByRole('checkbox', { name: `Select ${number}` }))
  /** What the server has by now. */
  const kept = async () => {
    await cartOf(shop).settled()
    const { rows } = await shop.client.call(calls.cart.list, { query: {} })
    return rows.map(row => row.number).sort()
  }
  return { ...rendered, went, rowOf, click, tick, kept }
}

/** One row as if the trade had gone on since it was put in. */
const later = (number: string, change: Partial<CartItem>) => ({
  fetch: changeAnswer<{ rows: CartItem[] }>(LIST, answer => ({
    ...answer,
    rows: answer.rows.map(row => (row.number === number ? { ...row, ...change } : row)),
  })),
})
/** Rows at these prices a piece, 12 of the first article and one of the other. */
const priced = (prices: Readonly<Record<string, number>>) => ({
  fetch: changeAnswer<{ rows: CartItem[] }>(LIST, answer => ({
    ...answer,
    rows: answer.rows.map(row => {
      const unitPrice = prices[row.number] ?? row.unitPrice
      const qty = row.number === 'CW-CF259X' ? 12 : 1
      return { ...row, unitPrice, qty, discountPrice: null, tiers: [], price: unitPrice * qty }
    }),
  })),
})
/** Rows are read again, as on another day. */
const reread = (shop: Shop) => act(() => cartOf(shop).load())

it('waits for its rows without showing any to anyone', async () => {
  let answer: (() => void) | undefined
  const isAsked = new Promise<void>(resolve => {
    answer = resolve
  })
  const wire: typeof fetch = async (input, init) => {
    if (String(input instanceof Request ? input.url : input).includes(LIST)) await isAsked
    return fetch(input, init)
  }
  const { shop } = await renderWithShop(<Cart />, { fetch: wire, prepare: signInAs(account) })
  expect(screen.getByText('Loading')).toBeInTheDocument()
  for (const role of ['table', 'row', 'link', 'spinbutton', 'checkbox'])
    expect(screen.queryAllByRole(role), role).toEqual([])
  answer?.()
  await act(() => cartOf(shop).load())
  expect(screen.queryByText('CW-0')).toBeNull()
})

describe.each([
  ['page', (props: object) => <Cart {...props} />],
  ['drawer', (props: object) => <CartDrawer open {...props} />],
] as const)('the cart as a %s', (kind, make) => {
  it('LAY-045 shows the number with its link', async () => {
    const { shop, rowOf } = await draw(make({}))
    const row = cartOf(shop)
      .store.getState()
      .rows.find(item => item.number === 'CW-CF259X') as CartItem
    const { orgId } = shop.sites.store.getState()
    const link = within(rowOf('CW-CF259X')).getByRole('link')
    expect(link).toHaveAttribute('href', `/pd/product?sku_id=${row.goodsSku.goodsSkuId}&org_id=${orgId}`)
  })

  it('LAY-046 LAY-049 CART-008 shows unit price, line price and total with two decimals', async () => {
    const { rowOf, shop } = await draw(make({}), TWO, priced({ 'CW-CF259X': 2, 'CW-TZE231': 0.1 }))
    await reread(shop)
    const names = screen.getByRole('columnheader', { name: 'Unit price' }).closest('[role="row"]')
    const columns = [...(names?.children ?? [])].map(({ textContent }) => textContent)
    const cellOf = (number: string, column: string) =>
      within(rowOf(number)).getAllByRole('cell')[columns.indexOf(column)]?.textContent
    const sign = account === 'buyer.uk' ? '£' : 'PLN\u00a0'
    expect([cellOf('CW-CF259X', 'Unit price'), cellOf('CW-CF259X', 'Amount')]).toEqual([`${sign}2.00`, `${sign}24.00`])
    expect([cellOf('CW-TZE231', 'Unit price'), cellOf('CW-TZE231', 'Amount')]).toEqual([`${sign}0.10`, `${sign}0.10`])
    const total = kind === 'page' ? screen.getByRole('region', { name: 'Summary' }) : screen.getByRole('dialog')
    expect(total.querySelector('.cw-cart-total')).toHaveTextContent(/^(£|PLN )24\.10$/)
    expect(shop.session.store.getState().shoppingCartPrice).toBe(24.1)
  })

  it('LAY-047 strikes the unit price through where there is a discounted one, and only there', async () => {
    const { shop, rowOf } = await draw(make({}), TWO, later('CW-CF259X', { unitPrice: 44.5, discountPrice: 38.9 }))
    await reread(shop)
    await waitFor(() => expect(rowOf('CW-CF259X').querySelector('s')).toHaveTextContent('44.50'))
    expect(rowOf('CW-CF259X')).toHaveTextContent('38.90')
    const plain = cartOf(shop)
      .store.getState()
      .rows.find(row => row.discountPrice === null)
    if (plain) expect(rowOf(plain.number).querySelector('s')).toBeNull()
  })

  it('LAY-048 CART-003 writes another quantity, and 1 for an empty field', async () => {
    const { shop } = await draw(make({}))
    const field = screen.getByRole('spinbutton', { name: 'Quantity of CW-CF259X' })
    const enter = async (text: string) => {
      await act(async () => field.focus())
      await act(async () => fireEvent.input(field, { target: { value: text } }))
      await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
      await act(() => cartOf(shop).settled())
      const { rows } = await shop.client.call(calls.cart.list, { query: {} })
      return rows.find(row => row.number === 'CW-CF259X')?.qty
    }
    expect(await enter('7')).toBe(7)
    expect(await enter('')).toBe(1)
    expect(field).toHaveValue('1')
  })

  it('another quantity is heard with its amount and the subtotal', async () => {
    const heard = hear()
    const { shop } = await draw(make({}))
    const field = screen.getByRole('spinbutton', { name: 'Quantity of CW-CF259X' })
    await act(async () => fireEvent.keyDown(field, { key: 'ArrowUp' }))
    const row = () =>
      cartOf(shop)
        .store.getState()
        .rows.find(one => one.number === 'CW-CF259X')
    await waitFor(() => expect(heard().at(-1)).toContain('CW-CF259X'))
    const { shoppingCartPrice } = shop.session.store.getState()
    const [amount, total] = [row()?.price ?? 0, shoppingCartPrice].map(sum => money(shop, sum))
    const ofTheRow = heard().filter(sentence => sentence.startsWith('CW-CF259X'))
    expect(ofTheRow.map(sentence => sentence.replaceAll(/\s/g, ' '))).toEqual([
      `CW-CF259X: 13 pieces, ${amount}. Subtotal ${total}.`,
    ])
  })

  it('CART-009 LAY-050 asks under "Warning" and deletes exactly what is selected', async () => {
    const { click, tick, kept } = await draw(make({}), [...TWO, { number: 'CW-DR2400', qty: 1 }])
    await tick('CW-CF259X')
    await tick('CW-TZE231')
    await click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Warning' })
    expect(dialog).toHaveTextContent('Delete 2 lines from the basket?')
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeInTheDocument()
    await click(within(dialog).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'CW-CF259X' })).toBeNull())
    expect(await kept()).toEqual(['CW-DR2400'])
  })

  it('CART-010 does nothing when the dialog is cancelled', async () => {
    const { shop, click, tick, kept } = await draw(make({}))
    const remove = vi.spyOn(cartOf(shop), 'remove')
    await tick('CW-CF259X')
    await click(screen.getByRole('button', { name: 'Delete' }))
    await click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog', { name: 'Warning' })).toBeNull()
    expect(remove).not.toHaveBeenCalled()
    expect(screen.getByRole('checkbox', { name: 'Select CW-CF259X' })).toBeChecked()
    expect(await kept()).toEqual(['CW-CF259X', 'CW-TZE231'])
  })

  it('a removal is heard with what is left, and how to undo it', async () => {
    const { shop } = await draw(make({}))
    const [first] = cartOf(shop).store.getState().rows
    await act(async () => void (await cartOf(shop).remove([first?.shoppingCartId ?? 0])))
    const removed = () =>
      shop.messages.store.getState().items.find(({ text }) => text === `${first?.number} removed from the basket.`)
    await waitFor(() => expect(removed()).toBeDefined())
    const { shoppingCartPrice, currency } = shop.session.store.getState()
    const left = shop.i18n.formatMoney(shoppingCartPrice, currency)
    expect(removed()?.spoken).toBe(`${first?.number} removed from the basket. 1 line left, ${left}. F6 leads to Undo.`)
  })

  it('CART-011 cannot be checked out while it is empty', async () => {
    await draw(make({}), [])
    expect(screen.getByRole('button', { name: 'Check out' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Check out' })).toHaveAccessibleDescription('The basket is empty.')
  })

  it('CART-012 waits for a selection with deleting and favourites', async () => {
    const { tick } = await draw(make({}))
    const buttons = () => ['Delete', 'Add to favourites'].map(name => screen.getByRole('button', { name }))
    for (const button of buttons()) expect(button).toBeDisabled()
    await tick('CW-CF259X')
    await waitFor(() => {
      for (const button of buttons()) expect(button).toBeEnabled()
    })
  })

  it('LAY-044 selects one row, all rows and none', async () => {
    const { shop, click, tick } = await draw(make({}))
    const [head, , ...rows] = within(screen.getByRole('table', { name: 'Basket' })).getAllByRole('row')
    expect(rows).toHaveLength(2)
    for (const row of [head, ...rows]) expect(within(row as HTMLElement).getAllByRole('checkbox')).toHaveLength(1)
    await tick('CW-CF259X')
    expect(cartOf(shop).store.getState().selected.size).toBe(1)
    const all = screen.getByRole('checkbox', { name: '1 of 2 selected' })
    await click(all)
    expect(cartOf(shop).store.getState().selected.size).toBe(2)
    await click(screen.getByRole('checkbox', { name: '2 of 2 selected' }))
    expect(cartOf(shop).store.getState().selected.size).toBe(0)
  })

  it('LAY-051 adds what is selected to the favourites, with one call', async () => {
    const { shop, click, tick } = await draw(make({}))
    const call = vi.spyOn(shop.client, 'call')
    await tick('CW-CF259X')
    await tick('CW-TZE231')
    const add = screen.getByRole('button', { name: 'Add to favourites' })
    await waitFor(() => expect(add).toBeEnabled())
    await click(add)
    await waitFor(async () => {
      const { rows } = await shop.client.call(calls.favourites.list, { query: {} })
      expect(rows.map(row => row.number)).toEqual(expect.arrayContaining(['CW-CF259X', 'CW-TZE231']))
    })
    expect(call.mock.calls.filter(([{ name }]) => name === 'favourites.add')).toHaveLength(1)
  })

  it('PERM-012 has no way into the favourites without their permission', async () => {
    const { shop } = await draw(make({}))
    await act(async () => shop.session.store.setState({ permissions: ['cust:shoppingcart'] }))
    expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /favourites/i })).toBeNull()
  })

  it('LAY-053 leads to the confirmation with all rows, or with those that are selected', async () => {
    const { went, click, tick } = await draw(make({}))
    const skus = (path?: string) =>
      (JSON.parse(new URL(path ?? '', 'http://shop').searchParams.get('skus') ?? '[]') as { number: string }[])
        .map(item => item.number)
        .sort()
    await click(screen.getByRole('button', { name: 'Check out' }))
    await waitFor(() => expect(went).toHaveLength(1))
    expect(went[0]).toMatch(/^\/order\/confirm\?/)
    expect(skus(went[0])).toEqual(['CW-CF259X', 'CW-TZE231'])
    await tick('CW-TZE231')
    await click(screen.getByRole('button', { name: 'Check out 1 selected' }))
    await waitFor(() => expect(went).toHaveLength(2))
    expect(skus(went[1])).toEqual(['CW-TZE231'])
  })

  it('leaves checking out to a host that does it', async () => {
    const onCheckout = vi.fn(() => false)
    const { went, click } = await draw(make({ onCheckout }))
    await click(screen.getByRole('button', { name: 'Check out' }))
    await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce())
    expect(went).toEqual([])
  })

  it('LAY-054 LAY-055 says when it is empty and leads on', async () => {
    const onClose = vi.fn()
    const { went, click } = await draw(make({ onClose }), [])
    expect(screen.getByRole('heading', { name: 'Your basket is empty' })).toBeInTheDocument()
    expect(screen.queryByRole('table')).toBeNull()
    await click(screen.getByRole('button', { name: 'Continue shopping' }))
    expect(went).toEqual(['/index'])
    expect(onClose).toHaveBeenCalledTimes(kind === 'drawer' ? 1 : 0)
  })

  it('cannot be checked out with a part that is no longer sold, and offers its successor', async () => {
    const change = { disabled: true, successor: 'CW-TK5240K' }
    const { shop, rowOf, click, kept } = await draw(make({}), TWO, later('CW-TZE231', change))
    await reread(shop)
    const checkOut = screen.getByRole('button', { name: 'Check out' })
    await waitFor(() => expect(checkOut).toHaveAttribute('aria-disabled', 'true'))
    expect(checkOut).toHaveAccessibleDescription('Replace or delete CW-TZE231 first.')
    expect(rowOf('CW-TZE231')).toHaveTextContent('not counted')
    await click(within(rowOf('CW-TZE231')).getByRole('button', { name: 'Replace' }))
    await waitFor(() => expect(checkOut).not.toHaveAttribute('aria-disabled'))
    expect(await kept()).toEqual(['CW-CF259X', 'CW-TK5240K'])
  })
})

describe('the page alone', () => {
  it('API-064 its rows are asked for once, no matter how many widgets show them', async () => {
    const asked = vi.fn(() => undefined)
    await renderWithShop(
      <>
        <Cart />
        <CartDrawer open />
      </>,
      { prepare: signInAs(account), fetch: answerWith(LIST, asked) },
    )
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
    expect(asked).toHaveBeenCalledOnce()
  })

  it.each([
    ['page', <Cart key="page" />],
    ['drawer', <CartDrawer key="drawer" open />],
  ])('a cart that could not be read has no sum on the %s until it is there', async (_where, widget) => {
    let isDown = true
    await renderWithShop(widget, {
      prepare: signInAs(account),
      fetch: answerWith(LIST, () => (isDown ? { code: 500, msg: '' } : undefined)),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText(/^Subtotal/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Check out' })).toBeNull()
    isDown = false
    await act(async () => fireEvent.click(retry))
    expect(await screen.findByText(/^Subtotal/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Check out' })).toBeInTheDocument()
  })

  it('shows what changed since a row was added', async () => {
    const { shop, rowOf } = await draw(<Cart />, TWO, later('CW-CF259X', { addedPrice: 9999 }))
    await reread(shop)
    await waitFor(() => expect(rowOf('CW-CF259X')).toHaveTextContent('Price down from'))
    expect(screen.getByText('1 line to check.')).toBeInTheDocument()
  })

  it('B13 names the lines to check, leads to each, and shows them alone', async () => {
    const { shop, rowOf, click } = await draw(<Cart />, TWO, later('CW-TZE231', { addedPrice: 9999 }))
    await reread(shop)
    const go = await screen.findByRole('button', { name: 'Go to CW-TZE231' })
    await click(go)
    await waitFor(() => expect(rowOf('CW-TZE231')).toContainElement(document.activeElement as HTMLElement))
    await click(screen.getByRole('button', { name: 'Show only these' }))
    expect(screen.queryByRole('link', { name: 'CW-CF259X' })).toBeNull()
    expect(rowOf('CW-TZE231')).toBeVisible()
    await click(screen.getByRole('button', { name: 'Show all lines' }))
    expect(rowOf('CW-CF259X')).toBeVisible()
  })

  it('ORD-014 cuts a row to what is there', async () => {
    const { shop, rowOf, click } = await draw(<Cart />, [{ number: 'CW-DR2400', qty: 5000 }])
    const { stock, otherStock } = cartOf(shop).store.getState().rows[0]?.availability ?? { stock: 0, otherStock: 0 }
    const there = stock + otherStock
    const words = [stock > 0 && `${stock} now`, otherStock > 0 && `${otherStock} within 72 h`]
      .filter(Boolean)
      .join(', ')
    await waitFor(() => expect(rowOf('CW-DR2400')).toHaveTextContent(`Not all in stock: ${words}`))
    await click(within(rowOf('CW-DR2400')).getByRole('button', { name: `Cut to ${there}` }))
    await act(() => cartOf(shop).settled())
    expect(cartOf(shop).store.getState().rows[0]?.qty).toBe(there)
    expect(rowOf('CW-DR2400')).not.toHaveTextContent('Not all in stock')
  })

  it('CART-008 shows the sum of the rounded lines with two decimals', async () => {
    const { shop } = await draw(<Cart />)
    const { rows } = cartOf(shop).store.getState()
    const cents = rows.reduce((sum, row) => sum + Math.round(row.price * 100), 0)
    const summary = screen.getByRole('region', { name: 'Summary' })
    expect(summary).toHaveTextContent(money(shop, cents / 100))
    expect(summary).toHaveTextContent(WITH_DECIMALS)
  })

  it('asks before one row is deleted by its own button', async () => {
    const { click, kept } = await draw(<Cart />)
    await click(screen.getByRole('button', { name: 'Delete CW-TZE231' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Warning' })
    expect(dialog).toHaveTextContent('Delete CW-TZE231 from the basket?')
    await click(within(dialog).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'CW-TZE231' })).toBeNull())
    expect(await kept()).toEqual(['CW-CF259X'])
  })

  it('shows a visitor one sentence', async () => {
    await renderWithShop(<Cart />)
    expect(screen.getByText('Sign in to see your basket.')).toBeInTheDocument()
  })
})

describe('the drawer alone', () => {
  it('CART-008 shows its sum with two decimals', async () => {
    await draw(<CartDrawer open />)
    expect(screen.getByRole('dialog')).toHaveTextContent(WITH_DECIMALS)
  })

  it('LAY-052 leads to the cart page and closes', async () => {
    const onClose = vi.fn()
    const { went, click } = await draw(<CartDrawer open onClose={onClose} />)
    await click(screen.getByRole('button', { name: 'View cart' }))
    expect(went).toEqual(['/cust/shoppingcart'])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('PERM-010 does not open without the permission', async () => {
    const { shop } = await draw(<CartDrawer open />)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    await act(async () => shop.session.store.setState({ permissions: [] }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the button', () => {
  it('LAY-011 shows lines, currency and total', async () => {
    const { shop } = await draw(<CartButton />)
    const { shoppingCartQty, shoppingCartPrice, currency } = shop.session.store.getState()
    expect(shoppingCartQty).toBe(2)
    const button = screen.getByRole('button', { name: /^Basket\s*2 lines/ })
    expect(shoppingCartPrice).toBeGreaterThan(0)
    expect(button).toHaveTextContent(shop.i18n.formatMoney(shoppingCartPrice, currency).replace(/\s/g, ' '))
  })

  it('opens the drawer, or leaves it to the host', async () => {
    let answer: unknown = false
    const { click, went } = await draw(<CartButton onOpenCart={() => answer} />)
    const button = screen.getByRole('button', { name: /^Basket/ })
    await click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
    answer = undefined
    await click(button)
    expect(await screen.findByRole('dialog')).toHaveTextContent('CW-CF259X')
    expect(went).toEqual([])
  })

  it('goes to the page that the host names', async () => {
    const { click, went } = await draw(<CartButton opens="page" />)
    await click(screen.getByRole('button', { name: /^Basket/ }))
    expect(went).toEqual(['/cust/shoppingcart'])
  })

  it('notifies the host of every change of the sums', async () => {
    const onCartChange = vi.fn()
    const { shop } = await draw(<CartButton onCartChange={onCartChange} />)
    await act(async () => {
      await cartOf(shop).add([{ number: 'CW-DR2400', qty: 1 }])
      await cartOf(shop).settled()
    })
    const { shoppingCartPrice: total, currency } = shop.session.store.getState()
    expect(onCartChange).toHaveBeenLastCalledWith({ lines: 3, total, currency })
  })

  it('is absent without the permission', async () => {
    const { shop } = await draw(<CartButton />)
    expect(screen.getByRole('button', { name: /^Basket/ })).toBeInTheDocument()
    await act(async () => shop.session.store.setState({ permissions: [] }))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the credit of the company', () => {
  const withCredit = (creditBalance: number) =>
    changeAnswer<{ data: object }>('/account/billing', ({ data, ...envelope }) => ({
      ...envelope,
      data: { ...data, creditLimit: 5000, creditBalance },
    }))

  it('ACC-011 a basket that exceeds what is left is warned about, and can be ordered', async () => {
    const { shop } = await draw(<Cart />, TWO, { fetch: withCredit(1.5) })
    const notice = await screen.findByText('The basket exceeds your credit limit.')
    expect(notice.closest('.cw-notice')).toHaveTextContent(`${money(shop, 1.5)} of ${money(shop, 5000)} are left.`)
    expect(screen.getByRole('button', { name: /Check out/i })).toBeEnabled()
  })

  it('ACC-011 shows the credit that is left, its limit and the terms', async () => {
    const { shop } = await draw(<Cart />, TWO, { fetch: withCredit(1_000_000) })
    const left = await screen.findByText('Credit left')
    expect(left.nextElementSibling).toHaveTextContent(money(shop, 1_000_000))
    expect(screen.getByText(`30 days net, limit ${money(shop, 5000)}`)).toBeInTheDocument()
  })

  it('ACC-011 shows no credit to a sub-account', async () => {
    const wire = changeAnswer('/account/billing', () => ({ code: 403, msg: 'refused' }))
    let isRefused = false
    await draw(<Cart />, TWO, {
      fetch: async (input, init) => {
        const answer = await wire(input, init)
        isRefused ||= String(input).includes('/account/billing')
        return answer
      },
    })
    await waitFor(() => expect(isRefused).toBe(true))
    expect(screen.queryByText('Credit left')).toBeNull()
  })

  it('ACC-011 one that does not exceed it is not', async () => {
    const asked: string[] = []
    const wire = withCredit(1_000_000)
    await draw(<Cart />, TWO, {
      fetch: (input, init) => {
        const answer = wire(input, init)
        if (String(input).includes('/account/billing')) void answer.then(() => asked.push('answered'))
        return answer
      },
    })
    await waitFor(() => expect(asked).toEqual(['answered']))
    expect(screen.queryByText('The basket exceeds your credit limit.')).toBeNull()
  })
})
