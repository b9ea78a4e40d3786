import { calls } from '@cartwright/core'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findRows, watchWire } from '../testing/product-rows'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { ProductList } from './product-list'

const buyer = { prepare: signInAs('buyer.nl') }

describe('filters of a list', () => {
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

  it('a chip gets its × with its name, and keeps the focus no matter what its name becomes', async () => {
    let release = () => {}
    const names = new Promise<void>(resolve => {
      release = resolve
    })
    const { shop, container } = await renderWithShop(<ProductList classId={102} brandId="1" availability="stock" />, {
      fetch: async (input, init) => {
        if (new URL(input instanceof Request ? input.url : input).pathname.includes('/brand')) await names
        return fetch(input, init)
      },
    })
    await findRows()
    const removals = () => screen.getAllByRole('button', { name: /^(Remove|.* entfernen)/ })
    expect(removals()).toHaveLength(1)
    expect(container.querySelectorAll('.cw-chip .cw-skel')).toHaveLength(1)
    await act(async () => release())
    expect(await screen.findByRole('button', { name: 'Remove HP' })).toBeInTheDocument()
    expect(container.querySelector('.cw-chip .cw-skel')).toBeNull()
    const [, removal] = removals()
    act(() => removal?.focus())
    await act(() => shop.i18n.setLanguage('de'))
    expect(await screen.findByRole('button', { name: /^Auf Lager .*entfernen$/ })).toHaveFocus()
  })

  it('draws what an address may hold: words that are no colour, a page beyond the last', async () => {
    const onListChange = vi.fn()
    await renderWithShop(
      <ProductList classId={102} colour="constructor,__proto__,black" page={999} onListChange={onListChange} />,
    )
    expect((await findRows()).length).toBeGreaterThan(0)
    expect(await screen.findByRole('button', { name: 'Remove constructor' })).toBeInTheDocument()
    // Going back would lead to the page that is not there.
    expect(onListChange).not.toHaveBeenCalled()
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
    // The button has gone; anyone who works by keyboard is still in the list.
    expect(container.querySelector('.cw-list__main')).toHaveFocus()
    expect(onListChange.mock.lastCall?.[0]).toEqual({ classId: 102, page: 1, pageSize: 10, view: 'table' })
  })

  it('D9 API-050 says how many there are of how many, and what every choice would leave', async () => {
    const { container } = await renderWithShop(<ProductList classId={102} brandId="1,2" />)
    await findRows()
    expect(await screen.findByText(/^\d+ of 1,\d{3} articles$/)).toBeInTheDocument()
    const total = Number(screen.getByText(/ of 1,\d{3} articles$/).textContent?.split(' ')[0])
    const brands = within(await filtersOf(container).findByRole('group', { name: 'Brand' }))
    const counts = brands
      .getAllByRole('checkbox', { checked: true })
      .map(box => Number(box.closest('label')?.querySelector('.cw-facet__count')?.textContent))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
    expect(brands.getByRole('checkbox', { name: `HP ${counts.at(-1)} articles` })).toBeChecked()
  })

  it('API-050 counts a printer that was chosen without its series', async () => {
    const [printer] = await makeTestShop().client.call(calls.printers.find, { query: { keyword: 'HL-L2350DW' } })
    const { container } = await renderWithShop(<ProductList modelId={String(printer?.modelId)} />)
    const rows = await findRows()
    const models = within(await filtersOf(container).findByRole('group', { name: 'Model' }))
    expect(models.getByRole('checkbox', { name: `Brother HL-L2350DW ${rows.length} articles` })).toBeChecked()
    // Brands without a part for it wait behind "more".
    const brands = within(filtersOf(container).getByRole('group', { name: 'Brand' }))
    expect(brands.getAllByRole('checkbox')).toHaveLength(1)
    fireEvent.click(brands.getByRole('button', { name: /more$/ }))
    expect(brands.getByRole('checkbox', { name: 'Canon 0 articles' })).toBeInTheDocument()
  })

  it('leaves the field for a printer out where the page has a finder', async () => {
    const { container } = await renderWithShop(<ProductList classId={102} hidePrinterField />)
    await findRows()
    expect(filtersOf(container).queryByRole('searchbox', { name: 'Find what fits my printer' })).toBeNull()
  })

  it('names a brand once, though its series is called after it', async () => {
    const [printer] = await makeTestShop().client.call(calls.printers.find, { query: { keyword: 'Dell 1130' } })
    const { container } = await renderWithShop(<ProductList modelId={String(printer?.modelId)} />)
    await findRows()
    const series = within(await filtersOf(container).findByRole('group', { name: 'Series' }))
    expect(series.getByRole('checkbox', { name: /^Dell laser/ })).toBeInTheDocument()
  })

  it('PERM-018 visitors have no filter by stock', async () => {
    const { container } = await renderWithShop(<ProductList classId={102} />)
    await findRows()
    await filtersOf(container).findByRole('group', { name: 'Colour' })
    expect(filtersOf(container).queryByRole('group', { name: 'Availability' })).toBeNull()
  })

  it('folds a filter away, turns a range that was entered backwards, and looks for a printer', async () => {
    const onListChange = vi.fn()
    const { container } = await renderWithShop(<ProductList classId={102} yieldTo={1000} onListChange={onListChange} />)
    await findRows()
    const head = await filtersOf(container).findByRole('button', { name: 'Colour' })
    fireEvent.click(head)
    expect(head).toHaveAttribute('aria-expanded', 'false')
    expect(filtersOf(container).queryByRole('checkbox', { name: /^Cyan/ })).toBeNull()
    const from = filtersOf(container).getByRole('textbox', { name: 'From pages' })
    fireEvent.input(from, { target: { value: '3000' } })
    await act(async () => fireEvent.blur(from))
    expect(onListChange.mock.lastCall?.[0]).toMatchObject({ yieldFrom: 1000, yieldTo: 3000 })
    for (const unclear of ['1e4', '20-30', 'many']) {
      fireEvent.input(from, { target: { value: unclear } })
      await act(async () => fireEvent.blur(from))
      expect(from).toHaveValue('1000')
    }
    fireEvent.input(from, { target: { value: '2.000 pages' } })
    await act(async () => fireEvent.blur(from))
    expect(onListChange.mock.lastCall?.[0]).toMatchObject({ yieldFrom: 2000, yieldTo: 3000 })
    fireEvent.input(from, { target: { value: '1000' } })
    await act(async () => fireEvent.blur(from))
    const printer = filtersOf(container).getByRole('searchbox', { name: 'Find what fits my printer' })
    fireEvent.input(printer, { target: { value: 'HL-L2350DW' } })
    await act(async () => fireEvent.submit(printer.closest('form') as HTMLFormElement))
    expect(onListChange.mock.lastCall?.[0]).toMatchObject({ keyword: 'HL-L2350DW', yieldFrom: 1000 })
  })
})
