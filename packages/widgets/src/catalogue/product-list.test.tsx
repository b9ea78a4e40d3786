import { calls, cartOf, favouritesOf } from '@cartwright/core'
import { memoryStorage } from '@cartwright/core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ShopProvider } from '../provider/shop-provider'
import { answerWith } from '../testing/answer-with'
import { findRows, HIDDEN, QUERY, watchWire } from '../testing/product-rows'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import type { CartAddRequest } from './part/ask-host'
import { ProductList, type ProductListProps } from './product-list'

const buyer = { prepare: signInAs('buyer.nl') }

describe('product list', () => {
  it('PERM-018 shows visitors this exact text about prices, and no price', async () => {
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

  it('has a column for the yield, and a line on each card, where there is one', async () => {
    const { unmount } = await renderWithShop(<ProductList classId={109} />)
    await findRows()
    expect(screen.queryByRole('columnheader', { name: 'Page yield' })).toBeNull()
    unmount()
    await renderWithShop(<ProductList keyword="TN-2420" view="cards" />)
    expect(await screen.findByText('3,000 pages')).toBeInTheDocument()
  })

  it('API-044 marks offers, with their last day', async () => {
    await renderWithShop(<ProductList keyword="CF259X" />, buyer)
    expect(await screen.findByText(/^until \d+ \w+$/)).toBeInTheDocument()
    expect((await findRows())[0]).toHaveTextContent(/Offer −\d+% until \d+ \w+/)
  })

  it('API-057 distinguishes tapes on cards by their attributes', async () => {
    await renderWithShop(<ProductList classId={109} view="cards" />)
    expect((await screen.findAllByText(/^\d+ mm · \w+ · \w+/)).length).toBeGreaterThan(5)
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

  it('names the own warehouse once the sites are known', async () => {
    let isKnown = false
    const { shop } = await renderWithShop(<ProductList classId={102} />, {
      prepare: signInAs('buyer.de'),
      fetch: answerWith('/getOrgSite', () => (isKnown ? undefined : { code: 500, msg: '', data: null })),
    })
    await findRows()
    isKnown = true
    await act(() => shop.sites.load())
    expect(await screen.findByRole('columnheader', { name: 'Stock DE' })).toBeInTheDocument()
    expect(await screen.findByRole('checkbox', { name: /^In stock DE/ })).toBeInTheDocument()
  })

  it('puts the chosen quantity of a row into the cart', async () => {
    const { shop } = await renderWithShop(<ProductList keyword="TN-2410" />, { prepare: signInAs('buyer.de') })
    const added = vi.spyOn(cartOf(shop), 'add')
    await findRows()
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity of CW-TN2410' })
    fireEvent.input(quantity, { target: { value: '12' } })
    fireEvent.keyDown(quantity, { key: 'Enter' })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add CW-TN2410 to basket' })))
    expect(added).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ number: 'CW-TN2410', qty: 12 })])
    expect(await added.mock.results[0]?.value).toEqual([])
  })

  it('filters by a price range and notifies the host; visitors have no such filter', async () => {
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

  it('says what matched where no row shows it, and nothing where it stands in the row', async () => {
    const { shop, unmount } = await renderWithShop(<ProductList keyword="tn-2420" />, buyer)
    const [row] = await findRows()
    expect(row).toHaveTextContent('Brother TN-2420')
    expect(row).not.toHaveTextContent('OEM code')
    const { rows } = await shop.client.call(calls.catalogue.query, { query: { keyword: 'tn-2420' } })
    unmount()
    const { boxBarcode = '' } = rows[0] ?? {}
    await renderWithShop(<ProductList keyword={boxBarcode ?? ''} />, buyer)
    expect((await findRows())[0]).toHaveTextContent(`box barcode ${boxBarcode}`)
  })

  it('names the keyword that was searched in place of the typed one', async () => {
    await renderWithShop(<ProductList keyword="LJ M404dn" />)
    expect(
      await screen.findByText('No results for “LJ M404dn”. These are the results for “LaserJet M404”.'),
    ).toBeVisible()
    expect(await findRows()).toHaveLength(2)
  })

  it('lists what the words put right find, and says so', async () => {
    await renderWithShop(<ProductList keyword="kyocra tonr" />)
    expect(
      await screen.findByText('No results for “kyocra tonr”. These are the results for “kyocera toner”.'),
    ).toBeVisible()
    expect((await findRows()).length).toBeGreaterThan(5)
  })

  it('QO-003 shows first what the keyword is read as, and marks it', async () => {
    await renderWithShop(<ProductList keyword="toner kyocera tk 116o" />)
    expect((await findRows())[0]).toHaveTextContent('read as TK-1160')
  })

  it('asks whether something else was meant', async () => {
    await renderWithShop(<ProductList keyword="tonr tn2421" />)
    fireEvent.click(await screen.findByRole('button', { name: 'Did you mean “toner TN2420”?' }))
    expect((await findRows()).length).toBe(1)
    expect(screen.queryByText(/Did you mean/)).toBeNull()
  })

  it('shows parts with numbers like one that no part has', async () => {
    await renderWithShop(<ProductList keyword="TN-2421" />, buyer)
    const near = within(await screen.findByRole('region', { name: 'Articles with a number like it' }))
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

  it('shows why the host does not allow it', async () => {
    const onCartAdd = ({ reject }: CartAddRequest) => reject('Your budget is used up.')
    const { shop } = await renderWithShop(<ProductList keyword="TN-2410" onCartAdd={onCartAdd} />, buyer)
    const added = vi.spyOn(cartOf(shop), 'add')
    await findRows()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add CW-TN2410 to basket' })))
    await waitFor(() =>
      expect(shop.messages.store.getState().items).toMatchObject([{ kind: 'error', text: 'Your budget is used up.' }]),
    )
    expect(added).not.toHaveBeenCalled()
  })

  it('leaves the cart alone when the host takes the lines', async () => {
    const onCartAdd = vi.fn(() => false)
    const { shop } = await renderWithShop(<ProductList keyword="TN-2410" onCartAdd={onCartAdd} />, buyer)
    const added = vi.spyOn(cartOf(shop), 'add')
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

  it('API-072 twenty hearts ask once which parts are kept', async () => {
    const asked = vi.fn(() => undefined)
    const fetch = answerWith('/goodsfavorite/account/list', asked)
    const { shop } = await renderWithShop(<ProductList classId={102} />, { ...buyer, fetch })
    expect(await findRows()).toHaveLength(20)
    await waitFor(() => expect(favouritesOf(shop).store.getState().status).toBe('ready'))
    expect(asked).toHaveBeenCalledOnce()
  })

  it('PERM-012 keeps a part and takes it out again', async () => {
    const { shop } = await renderWithShop(<ProductList keyword="TN-2310" />, { prepare: signInAs('buyer.pl') })
    await findRows()
    const heart = screen.getByRole('button', { name: 'Add CW-TN2310 to favourites' })
    await waitFor(() => expect(favouritesOf(shop).store.getState().status).toBe('ready'))
    const wasKept = heart.getAttribute('aria-pressed') === 'true'
    await act(async () => fireEvent.click(heart))
    expect(heart).toHaveAttribute('aria-pressed', String(!wasKept))
    await waitFor(async () => {
      const { rows } = await shop.client.call(calls.favourites.list, { query: {} })
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
    expect(screen.getByRole('link', { name: 'Find by printer' })).toHaveAttribute('href', '/printers')
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

  it('ERR-005 without permission says the fixed sentence, no matter what the server says', async () => {
    await renderWithShop(<ProductList classId={102} />, {
      fetch: answerWith(QUERY, () => ({ code: 403, msg: 'Text of the server' })),
    })
    expect(await screen.findByText('Current operation has no permissions')).toBeInTheDocument()
    expect(screen.queryByText('Text of the server')).toBeNull()
  })

  it('shows no stale rows when those of another filter cannot be loaded', async () => {
    let isBroken = false
    await renderWithShop(<ProductList classId={102} />, {
      fetch: answerWith(QUERY, () => (isBroken ? { code: 500, msg: 'Out of order' } : undefined)),
    })
    await findRows()
    isBroken = true
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'yield' } })
    expect(await screen.findByText('The list cannot be loaded.')).toBeInTheDocument()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByText(/articles$/, { ignore: '.cw-sr' })).toBeNull()
    isBroken = false
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(await findRows()).toHaveLength(20)
  })

  it('reads again when someone signs in', async () => {
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
})
