import { linePrice, sum } from '@cartwright/core/rules'
import { memoryStorage } from '@cartwright/core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { pricesAt } from '../part/price-of'
import { ShopProvider } from '../provider/shop-provider'
import { answerWith } from '../testing/answer-with'
import { findViolations } from '../testing/find-violations'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { ProductList, type ProductListProps } from './product-list'

const HIDDEN = 'Please sign in or contact your account manager to get the price.'
const buyer = { prepare: signInAs('buyer.nl') }
const QUERY = '/goods/sku/freedom/query'

/** Rows of the table, without its head. */
async function findRows(): Promise<HTMLElement[]> {
  const table = await screen.findByRole('table')
  await waitFor(() => expect(table.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'))
  return within(table).getAllByRole('row').slice(1)
}

/** The real wire, with the questions that were asked for rows. */
function watchWire() {
  const asked: URLSearchParams[] = []
  const watched: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.pathname.endsWith(QUERY)) asked.push(url.searchParams)
    return fetch(input, init)
  }
  return { asked, fetch: watched }
}

describe('product list', () => {
  it('PERM-018 tells visitors how to get prices, in exactly these words, and shows none', async () => {
    const { container } = await renderWithShop(<ProductList classId={102} />)
    const rows = await findRows()
    expect(screen.getByText(HIDDEN)).toBeInTheDocument()
    expect(rows).toHaveLength(20)
    for (const row of rows) expect(within(row).getByText('On sign-in')).toHaveAttribute('title', HIDDEN)
    expect(container).not.toHaveTextContent(/€|Stock/)
    expect(screen.queryByRole('button', { name: /to basket|favourites/ })).toBeNull()
  })

  it('PERM-018 does so on a search as well, in the table and on cards', async () => {
    const { container } = await renderWithShop(<ProductList keyword="TN-2420" view="cards" />)
    expect(await screen.findByRole('link', { name: 'CW-TN2420' })).toBeInTheDocument()
    expect(screen.getAllByText(HIDDEN).length).toBeGreaterThan(1)
    expect(container).not.toHaveTextContent('€')
  })

  it('names tape colours in the language of the reader, without a reload', async () => {
    const { shop } = await renderWithShop(<ProductList classId={109} colour="black on white" />)
    expect((await findRows())[0]).toHaveTextContent('black on white')
    await act(() => shop.i18n.setLanguage('de'))
    await waitFor(async () => expect((await findRows())[0]).toHaveTextContent('schwarz auf weiß'))
    expect(await screen.findByRole('button', { name: /schwarz auf weiß.* entfernen/ })).toBeInTheDocument()
    expect(screen.queryByText(/black on white/)).toBeNull()
  })

  it('shows an account price, stock and the way into the cart', async () => {
    await renderWithShop(<ProductList classId={102} keyword="TN-2420" />, buyer)
    const [row] = await findRows()
    expect(row).toHaveTextContent(/€\d+\.\d\d/)
    expect(screen.queryByText(HIDDEN)).toBeNull()
    const found = within(row as HTMLElement)
    expect(found.getByRole('spinbutton', { name: 'Quantity of CW-TN2420' })).toHaveValue('1')
    expect(found.getByRole('button', { name: 'Add CW-TN2420 to basket' })).toBeInTheDocument()
  })

  it('puts the chosen quantity of a row into the cart', async () => {
    const { shop } = await renderWithShop(<ProductList keyword="TN-2410" />, { prepare: signInAs('buyer.de') })
    const added = vi.spyOn(shop.cart, 'add')
    await findRows()
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity of CW-TN2410' })
    fireEvent.input(quantity, { target: { value: '12' } })
    fireEvent.keyDown(quantity, { key: 'Enter' })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add CW-TN2410 to basket' })))
    expect(added).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ number: 'CW-TN2410', qty: 12 })])
    expect(await added.mock.results[0]?.value).toEqual([])
  })

  it('narrows to a range of prices, tells the host, and visitors are offered none', async () => {
    const onListChange = vi.fn()
    const { unmount } = await renderWithShop(<ProductList classId={105} onListChange={onListChange} />, buyer)
    await findRows()
    const box = (await screen.findByText('Unit price, EUR')).closest('fieldset') as HTMLElement
    const [from, to] = within(box).getAllByRole('textbox')
    fireEvent.input(from as HTMLElement, { target: { value: '30' } })
    await act(async () => fireEvent.keyDown(from as HTMLElement, { key: 'Enter' }))
    fireEvent.input(to as HTMLElement, { target: { value: '20' } })
    await act(async () => fireEvent.keyDown(to as HTMLElement, { key: 'Enter' }))
    expect(await screen.findByRole('button', { name: 'Remove €20.00 to €30.00' })).toBeInTheDocument()
    for (const row of await findRows()) {
      const price = Number(/€(\d+\.\d\d)/.exec(row.textContent ?? '')?.[1])
      expect(price).toBeGreaterThanOrEqual(20)
      expect(price).toBeLessThanOrEqual(30)
    }
    expect(onListChange).toHaveBeenLastCalledWith(expect.objectContaining({ priceFrom: 20, priceTo: 30 }))
    unmount()
    await renderWithShop(<ProductList classId={105} priceFrom={20} priceTo={30} />)
    await screen.findByText('Page yield', { selector: 'button' })
    expect(screen.queryByText(/^Unit price, /)).toBeNull()
  })

  it.each([
    ['oemCode', 'tn-2420', 'OEM code TN-2420'],
    ['custNumber', 'drk-81113', 'Your number DRK-81113'],
  ])('says that %s was what matched', async (_, keyword, tag) => {
    await renderWithShop(<ProductList keyword={keyword} />, buyer)
    const [row] = await findRows()
    expect(row).toHaveTextContent('CW-TN2420')
    expect(row).toHaveTextContent(tag)
  })

  it('asks whether something else was meant, and shows parts with numbers like it', async () => {
    await renderWithShop(<ProductList keyword="kyocra tonr" />)
    fireEvent.click(await screen.findByRole('button', { name: 'kyocera toner' }))
    expect((await findRows()).length).toBeGreaterThan(5)
    expect(screen.queryByText(/Did you mean/)).toBeNull()
  })

  it('shows parts with numbers like one that no part has', async () => {
    await renderWithShop(<ProductList keyword="TN-2421" />, buyer)
    const near = within(await screen.findByRole('region', { name: 'Did you mean' }))
    expect(near.getByRole('button', { name: 'Add CW-TN2420 to basket' })).toBeInTheDocument()
  })

  it('remembers cards for the next list', async () => {
    const drafts = memoryStorage()
    const { unmount } = await renderWithShop(<ProductList classId={105} />, { drafts })
    await findRows()
    fireEvent.click(screen.getByRole('button', { name: 'Cards' }))
    expect((await screen.findAllByRole('article')).length).toBe(20)
    unmount()
    await renderWithShop(<ProductList classId={102} />, { drafts })
    expect((await screen.findAllByRole('article')).length).toBe(20)
  })

  it('leaves the cart alone when the host takes the lines', async () => {
    const onCartAdd = vi.fn(() => false)
    const { shop } = await renderWithShop(<ProductList keyword="TN-2410" onCartAdd={onCartAdd} />, buyer)
    const added = vi.spyOn(shop.cart, 'add')
    await findRows()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add CW-TN2410 to basket' })))
    expect(onCartAdd).toHaveBeenCalledOnce()
    expect(added).not.toHaveBeenCalled()
  })

  it('PERM-012 PERM-016 shows hearts only to those who may keep favourites', async () => {
    await renderWithShop(<ProductList keyword="TN-2420" />, { prepare: signInAs('clerk.nl') })
    await findRows()
    expect(screen.getByRole('button', { name: 'Add CW-TN2420 to basket' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /favourites/, hidden: true })).toBeNull()
  })

  it('PERM-012 keeps a part and takes it out again', async () => {
    const { shop } = await renderWithShop(<ProductList keyword="TN-2310" />, { prepare: signInAs('buyer.pl') })
    await findRows()
    const heart = screen.getByRole('button', { name: 'Add CW-TN2310 to favourites' })
    await waitFor(() => expect(shop.favourites.store.getState().status).toBe('ready'))
    const wasKept = heart.getAttribute('aria-pressed') === 'true'
    await act(async () => fireEvent.click(heart))
    expect(heart).toHaveAttribute('aria-pressed', String(!wasKept))
    await waitFor(async () => {
      const { rows } = await shop.client.call('favourites.list', { query: {} })
      expect(rows.some(row => row.number === 'CW-TN2310')).toBe(!wasKept)
    })
  })

  it('LIM-001 LIM-002 begins with page 1 of 20', async () => {
    const { asked, fetch } = watchWire()
    await renderWithShop(<ProductList classId={105} />, { fetch })
    await findRows()
    expect(asked[0]?.get('pageNum')).toBe('1')
    expect(asked[0]?.get('pageSize')).toBe('20')
    expect(asked[0]?.get('classId')).toBe('105')
  })

  it('LIM-003 offers 10, 20, 40 and 60 a page; another size goes to page 1', async () => {
    const onListChange = vi.fn()
    await renderWithShop(<ProductList classId={102} page={2} onListChange={onListChange} />)
    await findRows()
    const size = screen.getByRole('combobox', { name: 'Per page' })
    expect([...size.querySelectorAll('option')].map(option => option.value)).toEqual(['10', '20', '40', '60'])
    expect(screen.getByText(/^21 to 40 of/)).toBeInTheDocument()
    await act(async () => fireEvent.change(size, { target: { value: '10' } }))
    await waitFor(() => expect(screen.getByText(/^1 to 10 of/)).toBeInTheDocument())
    expect(onListChange).toHaveBeenCalledExactlyOnceWith({ classId: 102, page: 1, pageSize: 10, view: 'table' })
  })

  describe('filters', () => {
    /** Those beside the list; the drawer holds the same. */
    const filtersOf = (container: HTMLElement) => within(container.querySelector('.cw-list__side') as HTMLElement)
    async function choose(container: HTMLElement, facet: string, label: RegExp) {
      const group = within(await filtersOf(container).findByRole('group', { name: facet }))
      const [choice] = await group.findAllByRole('checkbox', { name: label })
      await act(async () => fireEvent.click(choice as HTMLElement))
    }

    it('finds what fits a printer: brand, then series, then model, and every step can be taken back', async () => {
      const onListChange = vi.fn()
      const { container } = await renderWithShop(<ProductList classId={102} onListChange={onListChange} />)
      await findRows()
      expect(filtersOf(container).queryByRole('group', { name: 'Model' })).toBeNull()
      await choose(container, 'Brand', /^Brother/)
      await choose(container, 'Series', /^HL-L(?!\w)/)
      await choose(container, 'Model', /^HL-L2/)
      expect(onListChange.mock.lastCall?.[0]).toEqual(
        expect.objectContaining({
          classId: 102,
          brandId: [2],
          seriesId: [expect.any(Number)],
          modelId: [expect.any(Number)],
        }),
      )
      expect((await findRows()).length).toBeGreaterThan(0)
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove Brother' })))
      expect(onListChange.mock.lastCall?.[0]).toEqual({ classId: 102, page: 1, pageSize: 20, view: 'table' })
    })

    it('API-049 several brands, colour, yield and availability narrow the list together; paging keeps them', async () => {
      const { asked, fetch } = watchWire()
      const onListChange = vi.fn()
      const { container } = await renderWithShop(<ProductList classId={102} onListChange={onListChange} />, {
        ...buyer,
        fetch,
      })
      await findRows()
      await choose(container, 'Brand', /^HP/)
      await choose(container, 'Brand', /^Brother/)
      await choose(container, 'Colour', /^Black/)
      await choose(container, 'Availability', /^In stock NL/)
      const from = filtersOf(container).getByRole('textbox', { name: 'From pages' })
      fireEvent.input(from, { target: { value: '2,000' } })
      await act(async () => fireEvent.keyDown(from, { key: 'Enter' }))
      await findRows()
      const narrowed = { brandId: '1,2', colour: 'black', availability: 'stock', yieldFrom: '2000' }
      expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ ...narrowed, pageNum: '1' })
      const size = screen.getByRole('combobox', { name: 'Per page' })
      await act(async () => fireEvent.change(size, { target: { value: '10' } }))
      await findRows()
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next page' })))
      await findRows()
      expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ ...narrowed, pageNum: '2', pageSize: '10' })
      expect(onListChange.mock.lastCall?.[0]).toEqual({
        classId: 102,
        brandId: [1, 2],
        colour: ['black'],
        availability: ['stock'],
        yieldFrom: 2000,
        page: 2,
        pageSize: 10,
        view: 'table',
      })
      for (const name of ['HP', 'Brother', 'Black', '2,000 pages or more', 'In stock NL'])
        expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeInTheDocument()
      expect(screen.getAllByRole('button', { name: /Filters/ })[0]).toHaveTextContent('5')
      const clear = screen.getByRole('button', { name: 'Clear all' })
      clear.focus()
      await act(async () => fireEvent.click(clear))
      // The button has gone; whoever works by keyboard is still in the list.
      expect(container.querySelector('.cw-list__main')).toHaveFocus()
      expect(onListChange.mock.lastCall?.[0]).toEqual({ classId: 102, page: 1, pageSize: 10, view: 'table' })
    })

    it('API-050 says how many there are of how many, and what every choice would leave', async () => {
      const { container } = await renderWithShop(<ProductList classId={102} brandId="1,2" />)
      await findRows()
      expect(await screen.findByText(/^\d+ of 1,\d{3} articles$/)).toBeInTheDocument()
      const total = Number(screen.getByText(/ of 1,\d{3} articles$/).textContent?.split(' ')[0])
      const brands = within(await filtersOf(container).findByRole('group', { name: 'Brand' }))
      const counts = brands
        .getAllByRole('checkbox', { checked: true })
        .map(box => Number(box.closest('label')?.querySelector('.cw-facet__count')?.textContent))
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
      expect(brands.getByRole('checkbox', { name: `HP ${counts.at(-1)}` })).toBeChecked()
    })

    it('PERM-018 visitors have no filter by stock', async () => {
      const { container } = await renderWithShop(<ProductList classId={102} />)
      await findRows()
      await filtersOf(container).findByRole('group', { name: 'Colour' })
      expect(filtersOf(container).queryByRole('group', { name: 'Availability' })).toBeNull()
    })

    it('folds a filter away, turns a range that was entered backwards, and looks for a printer', async () => {
      const onListChange = vi.fn()
      const { container } = await renderWithShop(
        <ProductList classId={102} yieldTo={1000} onListChange={onListChange} />,
      )
      await findRows()
      const head = await filtersOf(container).findByRole('button', { name: 'Colour' })
      fireEvent.click(head)
      expect(head).toHaveAttribute('aria-expanded', 'false')
      expect(filtersOf(container).queryByRole('checkbox', { name: /^Cyan/ })).toBeNull()
      const from = filtersOf(container).getByRole('textbox', { name: 'From pages' })
      fireEvent.input(from, { target: { value: '3000' } })
      await act(async () => fireEvent.blur(from))
      expect(onListChange.mock.lastCall?.[0]).toMatchObject({ yieldFrom: 1000, yieldTo: 3000 })
      const printer = filtersOf(container).getByRole('searchbox', { name: 'Find what fits my printer' })
      fireEvent.input(printer, { target: { value: 'HL-L2350DW' } })
      await act(async () => fireEvent.submit(printer.closest('form') as HTMLFormElement))
      expect(onListChange.mock.lastCall?.[0]).toMatchObject({ keyword: 'HL-L2350DW', yieldFrom: 1000 })
    })
  })

  describe('selection', () => {
    const tick = (name: string) => act(async () => fireEvent.click(screen.getByRole('checkbox', { name })))
    const bar = () => within(screen.getByRole('region', { name: 'Selection' }))

    it('puts everything that is ticked into the basket by one call, in its quantities', async () => {
      const { shop } = await renderWithShop(<ProductList keyword="TN-24" brandId={2} />, {
        prepare: signInAs('buyer.fr'),
      })
      const added = vi.spyOn(shop.cart, 'add')
      await findRows()
      const quantity = screen.getByRole('spinbutton', { name: 'Quantity of CW-TN2420' })
      fireEvent.input(quantity, { target: { value: '12' } })
      fireEvent.keyDown(quantity, { key: 'Enter' })
      await tick('Select CW-TN2420')
      await tick('Select CW-TN2410')
      const rows = await shop.client.call('catalogue.query', { query: { keyword: 'TN-24', brandId: '2' } })
      const lineOf = (number: string, qty: number) => {
        const part = rows.rows.find(row => row.number === number)
        const prices = part && pricesAt(part, qty)
        return prices ? linePrice({ qty, unitPrice: prices.unit, discountPrice: prices.discount }) : 0
      }
      const amount = sum([lineOf('CW-TN2420', 12), lineOf('CW-TN2410', 1)])
      expect(bar().getByRole('status')).toHaveTextContent(
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
      const kept = vi.spyOn(shop.favourites, 'add')
      await findRows()
      await tick('Select all on this page')
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next page' })))
      await findRows()
      expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked()
      expect(bar().getByRole('status')).toHaveTextContent(/^10 selected 10 pieces/)
      await act(async () => fireEvent.click(bar().getByRole('button', { name: 'To favourites' })))
      expect(kept).toHaveBeenCalledOnce()
      expect(kept.mock.calls[0]?.[0]).toHaveLength(10)
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull())
    })

    it('PERM-018 visitors have nothing to tick, and what somebody ticked goes with them', async () => {
      const { shop } = await renderWithShop(<ProductList keyword="TN-2420" />, buyer)
      await findRows()
      await tick('Select CW-TN2420')
      await act(async () => shop.session.signOutLocally())
      await waitFor(() => expect(screen.getByText(HIDDEN)).toBeInTheDocument())
      expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull()
      expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
    })
  })

  it('follows its properties without telling the host what the host said', async () => {
    const onListChange = vi.fn()
    const props: ProductListProps = { classId: 102, onListChange }
    const { asked, fetch } = watchWire()
    const { shop, rerender } = await renderWithShop(<ProductList {...props} />, { fetch })
    await findRows()
    const again = (more: ProductListProps) =>
      act(async () =>
        rerender(
          <ShopProvider shop={shop}>
            <ProductList {...props} {...more} />
          </ShopProvider>,
        ),
      )
    await again({ brandId: 2, page: 3, pageSize: 10 })
    await waitFor(() => expect(screen.getByText(/^21 to 30 of/)).toBeInTheDocument())
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ brandId: '2', pageNum: '3', pageSize: '10' })
    await again({})
    await waitFor(() => expect(screen.getByText(/^1 to 20 of/)).toBeInTheDocument())
    expect(onListChange).not.toHaveBeenCalled()
  })

  it('sorts by what the reader may know', async () => {
    const { asked, fetch } = watchWire()
    await renderWithShop(<ProductList classId={102} />, { fetch })
    await findRows()
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    expect([...sort.querySelectorAll('option')].map(option => option.value)).toEqual(['match', 'number', 'yield'])
    await act(async () => fireEvent.change(sort, { target: { value: 'yield' } }))
    await findRows()
    expect(asked.at(-1)?.get('sort')).toBe('yield')
    expect(screen.getByRole('columnheader', { name: 'Page yield' })).toHaveAttribute('aria-sort', 'descending')
  })

  it('changes between table and cards', async () => {
    const onListChange = vi.fn()
    await renderWithShop(<ProductList classId={103} onListChange={onListChange} />)
    await findRows()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cards' })))
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getAllByRole('article')).toHaveLength(20)
    expect(onListChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ view: 'cards' }))
  })

  it('RT-030 an unknown class is an empty list with a message', async () => {
    await renderWithShop(<ProductList classId={999} />)
    expect(await screen.findByText('There are no articles in this class.')).toBeInTheDocument()
  })

  it('says what else one can look for when a search finds nothing', async () => {
    await renderWithShop(<ProductList keyword="zzzz-nothing" />)
    expect(await screen.findByText('No article matches “zzzz-nothing”.')).toBeInTheDocument()
    expect(screen.getByText(/Any number works/)).toBeInTheDocument()
  })

  it('says that it failed and tries again', async () => {
    let isBroken = true
    await renderWithShop(<ProductList classId={102} />, {
      fetch: answerWith(QUERY, () => (isBroken ? { code: 500, msg: 'Out of order' } : undefined)),
    })
    expect(await screen.findByText('The list cannot be loaded.')).toBeInTheDocument()
    expect(screen.getByText('Out of order')).toBeInTheDocument()
    isBroken = false
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(await findRows()).toHaveLength(20)
  })

  it('reads anew when somebody signs in', async () => {
    const { shop } = await renderWithShop(<ProductList keyword="TN-2420" />)
    await findRows()
    await act(() => signInAs('buyer.nl')(shop))
    await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent(/€\d/))
  })

  it('leads to the page of a part by a real link that the host may take over', async () => {
    const onNavigate = vi.fn(() => false)
    await renderWithShop(<ProductList keyword="TN-2420" onNavigate={onNavigate} />)
    await findRows()
    const link = screen.getByRole('link', { name: 'CW-TN2420' })
    const path = link.getAttribute('href')
    expect(path).toMatch(/^\/pd\/product\?sku_id=\d+&org_id=\d+$/)
    fireEvent.click(link)
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ path })
  })

  it('has nothing axe objects to, in both views', async () => {
    const { container } = await renderWithShop(<ProductList keyword="TN-24" brandId={2} />, buyer)
    await findRows()
    expect(await findViolations(container)).toEqual([])
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cards' })))
    expect(await findViolations(container)).toEqual([])
  })
})
