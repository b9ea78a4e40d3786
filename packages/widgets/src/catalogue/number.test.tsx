import { calls } from '@cartwright/core'
import type { Sku } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { DISABLED } from '../testing/a-part'
import { changeAnswer } from '../testing/change-answer'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { AddToCart } from './add-to-cart'
import { Price } from './price'
import { Product } from './product'
import { ProductCard } from './product-card'
import { Stock } from './stock'

const buyer = { prepare: signInAs('buyer.nl') }

interface Answer {
  data: { lines: { status: string; matches: { part: Sku }[] }[] }
}

/** The real answer, with other prices and pieces of every part that was found. */
const withPart = (part: Partial<Sku>) =>
  changeAnswer<Answer>('/goods/sku/freedom/numbers', answer => {
    for (const match of answer.data.lines.flatMap(line => line.matches)) Object.assign(match.part, part)
    return answer
  })

const STEPS = {
  unitPrice: 18.9,
  discountPrice: 17.2,
  currency: 'EUR',
  tiers: [{ minQty: 480, price: 16.63 }],
}
const PIECES = {
  availability: {
    stock: 12,
    otherStock: 0,
    inTransit: 20,
    etaDate: '2031-12-03',
    warehouse: 'NL',
    arrivals: [{ day: '2031-12-03', qty: 20 }],
  },
}

const stateOf = (container: Element) => container.querySelector('.cw')?.getAttribute('data-state')

describe('Price', () => {
  it('CART-005 LAY-047 shows the price of the quantity, the old one struck through, and the step that is reached', async () => {
    const { container } = await renderWithShop(<Price number="TN-2420" quantity={480} steps />, {
      ...buyer,
      fetch: withPart(STEPS),
    })
    expect(await screen.findByText('€16.63', { selector: '.cw-price' })).toBeInTheDocument()
    expect(container.querySelector('s')).toHaveTextContent('Old price €18.90')
    expect(container).toHaveTextContent('per piece, excl. VAT')
    const steps = screen.getByRole('list', { name: 'Quantity prices' })
    expect([...steps.children].map(step => [step.textContent, step.getAttribute('aria-current')])).toEqual([
      ['1 or more €17.20', null],
      ['480 or more €16.63', 'true'],
    ])
    expect(stateOf(container)).toBe('ready offer')
  })

  it('PERM-018 has words in the place of a price for visitors, and those of the host where it gives some', async () => {
    const { container, unmount } = await renderWithShop(<Price number="TN-2420" />)
    expect(await screen.findByText('On sign-in')).toBeInTheDocument()
    expect(stateOf(container)).toBe('signed-out')
    unmount()
    await renderWithShop(<Price number="TN-2420" slots={{ 'signed-out': 'Ask your mechanic' }} />)
    expect(await screen.findByText('Ask your mechanic')).toBeInTheDocument()
    expect(screen.queryByText('On sign-in')).toBeNull()
  })

  it('ACC-016 says that there is no price where the account sees none', async () => {
    const { container } = await renderWithShop(<Price number="TN-2420" />, {
      ...buyer,
      fetch: withPart({ unitPrice: null, currency: null }),
    })
    expect(await screen.findByText('No price')).toBeInTheDocument()
    expect(stateOf(container)).toBe('not-granted')
  })

  it('QO-003 follows a quantity field of the page, and keeps the last quantity while its text is unclear', async () => {
    const field = document.body.appendChild(document.createElement('input'))
    onTestFinished(() => field.remove())
    field.id = 'pieces'
    field.value = '480'
    await renderWithShop(<Price number="TN-2420" for="pieces" />, { ...buyer, fetch: withPart(STEPS) })
    expect(await screen.findByText('€16.63')).toBeInTheDocument()
    fireEvent.input(field, { target: { value: '3' } })
    expect(await screen.findByText('€17.20')).toBeInTheDocument()
    fireEvent.input(field, { target: { value: '480 or 3' } })
    expect(screen.getByText('€17.20')).toBeInTheDocument()
  })
})

describe('a number that means no one part', () => {
  it('QO-003 is asked about once for all that show it, and the host is told', async () => {
    const onPart = vi.fn()
    const { container } = await renderWithShop(
      <>
        <Price number="TN-321C" onPart={onPart} />
        <Stock number="TN-321C" />
        <AddToCart number="TN-321C" />
      </>,
      buyer,
    )
    const [choice] = await screen.findAllByRole('combobox', { name: 'Which article is TN-321C?' })
    expect(screen.getAllByRole('combobox')).toHaveLength(3)
    expect(stateOf(container)).toBe('ambiguous')
    const match = expect.objectContaining({ matchedBy: 'oemCode' })
    const meaning = { status: 'ambiguous', matches: [match, match], part: undefined }
    await waitFor(() => expect(onPart).toHaveBeenCalledWith(meaning))
    const [, , second] = choice?.querySelectorAll('option') ?? []
    expect(second).toHaveTextContent('CW-TN321C-KM')
    fireEvent.change(choice as Element, { target: { value: second?.value } })
    expect(await screen.findByRole('button', { name: 'Add to basket: CW-TN321C-KM' })).toBeInTheDocument()
    expect(screen.queryByRole('combobox')).toBeNull()
    const chosen = { status: 'found', part: expect.objectContaining({ number: 'CW-TN321C-KM' }) }
    await waitFor(() => expect(onPart).toHaveBeenLastCalledWith(expect.objectContaining(chosen)))
  })

  it('CAT-008 names the successor of a part that is no longer sold, and says which number is unknown', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await renderWithShop(
      <>
        <Price number={DISABLED.number} />
        <Price number="XYZZY-99" />
        <Stock number="XYZZY-99" slots={{ none: 'Ask us' }} />
      </>,
      buyer,
    )
    expect(await screen.findByText(`Discontinued · Replaced by ${DISABLED.successor}`)).toBeInTheDocument()
    expect(screen.getByText('XYZZY-99 is not in the catalogue.')).toBeInTheDocument()
    expect(screen.getByText('Ask us')).toBeInTheDocument()
    await waitFor(() =>
      expect(warn.mock.calls.flat()).toEqual(
        expect.arrayContaining([
          `Cartwright: <Price>: "${DISABLED.number}" is no longer sold. There are: ${DISABLED.number}.`,
          'Cartwright: <Price>: "XYZZY-99" is no number that the shop knows.',
        ]),
      ),
    )
  })
})

describe('Stock', () => {
  it.each([
    [1, '12 in stock', 'ready in-stock'],
    [12, '12 in stock', 'ready in-stock'],
    [30, '12 now, 18 on 3 Dec', 'ready partly'],
  ])('ORD-013 %i pieces: “%s”', async (quantity, words, states) => {
    const { container } = await renderWithShop(<Stock number="TN-2420" quantity={quantity} />, {
      ...buyer,
      fetch: withPart(PIECES),
    })
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(stateOf(container)).toBe(states)
  })

  it('ORD-013 says what comes next where there is none, and nothing to visitors', async () => {
    const none = { availability: { ...PIECES.availability, stock: 0 } }
    const { container } = await renderWithShop(<Stock number="TN-2420" />, { ...buyer, fetch: withPart(none) })
    expect(await screen.findByText('20 on 3 Dec')).toBeInTheDocument()
    expect(stateOf(container)).toBe('ready out')
    const visitor = await renderWithShop(<Stock number="TN-2420" />)
    await waitFor(() => expect(stateOf(visitor.container)).toBe('signed-out'))
    expect(visitor.container).toHaveTextContent(/^$/)
  })
})

describe('AddToCart', () => {
  it('CART-001 puts the entered quantity into the cart, says so, and sends it with the form around', async () => {
    const onCartAdd = vi.fn(({ respond }: { respond: () => void }) => respond())
    const { container } = await renderWithShop(
      <form>
        <AddToCart number="TN-2420" quantity={4} name="pieces" label="Put on my list" onCartAdd={onCartAdd} />
      </form>,
      buyer,
    )
    const field = await screen.findByRole('spinbutton', { name: 'Quantity of CW-TN2420' })
    const sent = () => new FormData(container.querySelector('form') as HTMLFormElement).get('pieces')
    expect(field).toHaveValue('4')
    expect(sent()).toBe('4')
    fireEvent.keyDown(field, { key: 'ArrowUp', shiftKey: true })
    await waitFor(() => expect(sent()).toBe('14'))
    fireEvent.click(screen.getByRole('button', { name: 'Put on my list: CW-TN2420' }))
    expect(await screen.findByRole('button', { name: 'Added: CW-TN2420' })).toBeInTheDocument()
    expect(onCartAdd.mock.calls[0]?.[0]).toMatchObject({ lines: [{ number: 'CW-TN2420', qty: 14 }] })
    expect(stateOf(container)).toContain('added')
  })

  it('is one small button without a quantity, takes nothing while disabled, and sends nothing then', async () => {
    const { container } = await renderWithShop(<AddToCart number="TN-2420" noQuantity disabled name="pieces" />, buyer)
    const button = await screen.findByRole('button', { name: 'Add: CW-TN2420' })
    expect(button).toBeDisabled()
    expect(container.querySelector('input')).toBeNull()
  })

  it('PERM-018 leads visitors to the sign-in, and says so to accounts that cannot order', async () => {
    await renderWithShop(<AddToCart number="TN-2420" />)
    expect(await screen.findByRole('link', { name: 'Sign in to order' })).toHaveAttribute(
      'href',
      expect.stringContaining('/login'),
    )
  })
})

describe('product page and card by number', () => {
  it('QO-003 show the part that the number means; an id stays and wins', async () => {
    const onPart = vi.fn()
    const { shop, unmount } = await renderWithShop(<Product number="cf 259 x" onPart={onPart} />, buyer)
    expect(await screen.findByRole('heading', { level: 1, name: 'CW-CF259X' })).toBeInTheDocument()
    const meaning = { status: 'found', part: expect.objectContaining({ number: 'CW-CF259X' }) }
    await waitFor(() => expect(onPart).toHaveBeenCalledWith(expect.objectContaining(meaning)))
    const { rows } = await shop.client.call(calls.catalogue.query, { query: { keyword: 'CW-TN2420' } })
    const skuId = rows.find(({ number }) => number === 'CW-TN2420')?.goodsSkuId ?? 0
    unmount()
    await renderWithShop(<ProductCard number="CF259X" skuId={skuId} />, buyer)
    expect(await screen.findByText('CW-TN2420')).toBeInTheDocument()
  })

  it('QO-003 ask which one is meant, show one that is no longer sold, and say what is missing', async () => {
    const onPart = vi.fn()
    const { unmount } = await renderWithShop(<ProductCard number="TN-321C" onPart={onPart} />, buyer)
    const choice = await screen.findByRole('combobox')
    const meaning = expect.objectContaining({ status: 'ambiguous', part: undefined })
    await waitFor(() => expect(onPart).toHaveBeenCalledWith(meaning))
    await act(async () => {
      fireEvent.change(choice, { target: { value: choice.querySelectorAll('option')[1]?.value } })
    })
    expect(await screen.findByText('CW-TN321C-BR')).toBeInTheDocument()
    unmount()
    const gone = await renderWithShop(<Product number={DISABLED.number} />, buyer)
    expect(await screen.findByText('This article is no longer sold.', { exact: false })).toBeInTheDocument()
    gone.unmount()
    await renderWithShop(<Product number="XYZZY-99" />, buyer)
    expect(await screen.findByRole('heading', { name: 'This article does not exist.' })).toBeInTheDocument()
  })
})
