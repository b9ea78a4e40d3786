import { calls, cartOf, catalogueOf, LANGUAGES, type Shop } from '@cartwright/core'
import { linePrice, sum } from '@cartwright/core/rules'
import { memoryStorage } from '@cartwright/core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DISABLED, findPart } from '../testing/a-part'
import { answerWith } from '../testing/answer-with'
import { inRegion } from '../testing/as-site'
import { changeAnswer } from '../testing/change-answer'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { pricesAt } from './part/price-of'
import { Product } from './product'
import { ProductCard } from './product-card'

const HIDDEN = 'Please sign in or contact your account manager to get the price.'
const buyer = { prepare: signInAs('buyer.nl') }

async function idOf(number: string, user?: string): Promise<number> {
  const shop = makeTestShop()
  await shop.start()
  if (user) await signInAs(user)(shop)
  const { rows } = await shop.client.call(calls.catalogue.query, {
    query: { keyword: number, pageNum: 1, pageSize: 10 },
  })
  return rows.find(row => row.number === number)?.goodsSkuId ?? 0
}

/** What stands beside a label. */
const factOf = (label: string) => screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling?.textContent

describe('product page', () => {
  it('CAT-007 shows every number and name that has a value, the own number to its account only', async () => {
    const skuId = await idOf('CW-TN2420')
    const { shop } = await renderWithShop(<Product skuId={skuId} />, buyer)
    expect(await screen.findByRole('heading', { level: 1, name: 'CW-TN2420' })).toBeInTheDocument()
    const part = await shop.client.call(calls.catalogue.sku, { params: { id: skuId }, query: {} })
    expect(part.custNumber).toBeTruthy()
    const facts = {
      'Our article number': part.number,
      'OEM#': part.oemCode,
      'My Article No.': part.custNumber,
      Brand: part.brandName,
      Class: part.className,
      'Union code': part.unionCode,
      'Box barcode': part.boxBarcode,
      'Product barcode': part.productBarcode,
      Supplier: part.supplier,
    }
    for (const [label, value] of Object.entries(facts)) expect(factOf(label), label).toBe(value)
    const printers = screen.getByRole('heading', { name: 'Compatible printers' }).closest('section') as HTMLElement
    const named = within(printers).getAllByRole('listitem')
    expect(named).toHaveLength(part.compatiblePrinters.length)
    const shown = printers.textContent?.replace(/\s+/g, ' ')
    for (const printer of part.compatiblePrinters) expect(shown).toContain(printer.replace(/^\w+ /, ''))
  })

  it('CAT-007 names what a kit is packed of', async () => {
    await renderWithShop(<Product skuId={await idOf('CW-TN241CMY')} />, buyer)
    const kit = (await screen.findByRole('heading', { name: 'In the kit' })).closest('section') as HTMLElement
    const parts = within(kit).getAllByRole('listitem')
    expect(parts.map(part => part.textContent?.slice(0, 15))).toEqual([
      '1 ×CW-TN241CBro',
      '1 ×CW-TN241MBro',
      '1 ×CW-TN241YBro',
    ])
    expect(within(kit).getByRole('link', { name: 'CW-TN241M' })).toBeVisible()
  })

  it('names of the shop follow the language, without a reload', async () => {
    const { shop } = await renderWithShop(<Product skuId={await idOf('CW-TZE231')} />, buyer)
    expect(await screen.findByText('Tape colour')).toBeInTheDocument()
    await act(() => shop.i18n.setLanguage('de'))
    expect(await screen.findByText('Bandfarbe')).toBeInTheDocument()
    expect(screen.queryByText('Tape colour')).toBeNull()
    expect(factOf('Bandfarbe')).toBe('weiß')
    expect(screen.getByText(/^Brother TZe-231 Schriftbandkassette, 12 mm, schwarz auf weiß/)).toBeInTheDocument()
    expect(screen.getByText(/^Schriftbandkassette, .* Passend für 6 Drucker von Brother/)).toBeInTheDocument()
  })

  it('names the tax that its price leaves out: VAT in Europe, sales tax in the US', async () => {
    const skuId = await idOf('CW-TN2420')
    const { unmount } = await renderWithShop(<Product skuId={skuId} />, buyer)
    expect(await screen.findByText('per piece, excl. VAT')).toBeInTheDocument()
    unmount()
    await renderWithShop(<Product skuId={skuId} />, { ...buyer, fetch: inRegion('US') })
    expect(await screen.findByText('per piece, plus sales tax')).toBeInTheDocument()
  })

  it('notifies the host of the part', async () => {
    const onPart = vi.fn()
    await renderWithShop(<Product skuId={await idOf('CW-TN2420')} onPart={onPart} />)
    await waitFor(() => expect(onPart).toHaveBeenCalled())
    const part = expect.objectContaining({ number: 'CW-TN2420', classId: 102 })
    expect(onPart).toHaveBeenCalledExactlyOnceWith({
      status: 'found',
      matches: [{ part, matchedBy: 'number' }],
      part,
    })
  })

  it('CAT-007 copies a number and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await renderWithShop(<Product skuId={await idOf('CW-TN2420')} />, buyer)
    const own = (await screen.findByText('My Article No.')).nextElementSibling?.textContent ?? ''
    for (const number of ['TN-2420', own]) {
      const copy = screen.getByRole('button', { name: `Copy ${number}` })
      await act(async () => fireEvent.click(copy))
      expect(write).toHaveBeenLastCalledWith(number)
      expect(copy.nextElementSibling).toHaveTextContent('Copied')
    }
    write.mockRestore()
  })

  it('CAT-007 leaves out what has no value', async () => {
    await renderWithShop(<Product skuId={await idOf('CW-TN2420')} />)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('My Article No.')).toBeNull()
  })

  it('CAT-008 shows signed in where the pieces are', async () => {
    const skuId = await idOf('CW-TN2420')
    const { shop } = await renderWithShop(<Product skuId={skuId} />, { prepare: signInAs('buyer.de') })
    const central = await screen.findByText('Stock NL (72H)')
    const { availability } = await shop.client.call(calls.catalogue.sku, { params: { id: skuId }, query: {} })
    const stock = await catalogueOf(shop).stockByNumber(['CW-TN2420'], 'NL')
    const pieces = (value: number | undefined) => shop.i18n.formatNumber(value ?? -1)
    expect(central.nextElementSibling).toHaveTextContent(pieces(stock['CW-TN2420']))
    expect(factOf('Inventory')).toBe(pieces(availability?.stock))
    expect(factOf('Inventory in other warehouse')).toBe(pieces(availability?.otherStock))
    expect(screen.getByText(/^In transit/, { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      pieces(availability?.inTransit),
    )
  })

  it('CAT-008 shows what the stock and ETA look-ups answer where the answer of the article lacks it', async () => {
    const skuId = await idOf('CW-CF259X')
    const asked: string[] = []
    const wire: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      const items = (await request.clone().text()) || '[]'
      const [, lookUp] = /get(Inventory|Eta)\w+ByWarehouseAndNumbers$/.exec(pathname) ?? []
      if (lookUp) {
        const [{ number, warehouse }] = JSON.parse(items) as [{ number: string; warehouse: string }]
        asked.push(`${lookUp} ${number} ${warehouse}`)
        const stock = { DE: 600, NL: 2140, '': 3040 }[warehouse]
        const arrival = { qty: 80, etaDate: '2099-12-02', warehouse }
        return Response.json({ code: 200, msg: '', data: { [number]: lookUp === 'Eta' ? arrival : stock } })
      }
      const answer = await fetch(request)
      if (!pathname.endsWith(`/goods/sku/freedom/${skuId}`)) return answer
      const { data, ...envelope } = (await answer.json()) as { data: Record<string, unknown> }
      const { availability: _stock, warehouses: _all, ...rest } = data
      return Response.json({ ...envelope, data: rest })
    }
    await renderWithShop(<Product skuId={skuId} />, { prepare: signInAs('buyer.de'), fetch: wire })
    await screen.findByText('Stock NL (72H)')
    expect(factOf('Inventory')).toBe('600')
    expect(factOf('Inventory in other warehouse')).toBe('2,440')
    expect(screen.getByText('Stock NL (72H)').closest('dt')?.nextElementSibling).toHaveTextContent('2,140')
    expect(factOf('In transit, 2 Dec 2099')).toBe('80')
    expect(asked.sort()).toEqual([
      'Eta CW-CF259X DE',
      'Inventory CW-CF259X ',
      'Inventory CW-CF259X DE',
      'Inventory CW-CF259X NL',
    ])
  })

  it('CONT-014 names the stock of the central warehouse as one of 72 hours, in every language', async () => {
    const { shop } = await renderWithShop(<Product skuId={await idOf('CW-TN2420')} />, {
      prepare: signInAs('buyer.de'),
    })
    await screen.findByText('Stock NL (72H)')
    for (const language of LANGUAGES) {
      await act(() => shop.i18n.setLanguage(language))
      const labels = screen.getAllByRole('term').map(({ textContent }) => textContent)
      expect(
        labels.filter(label => /(NL|荷兰).{0,3}72/.test(label ?? '')),
        language,
      ).toHaveLength(1)
    }
  })

  it('CAT-008 counts the pieces once where the own warehouse is the central one', async () => {
    const skuId = await idOf('CW-TN2420')
    const { shop } = await renderWithShop(<Product skuId={skuId} />, buyer)
    const { availability } = await shop.client.call(calls.catalogue.sku, { params: { id: skuId }, query: {} })
    const stock = await catalogueOf(shop).stockByNumber(['CW-TN2420'], 'NL')
    expect(stock['CW-TN2420']).toBe(availability?.stock)
    // What is in the own warehouse leaves at once, as the promise beside the price says.
    const label = (await screen.findByText('Stock NL (now)')).closest('dt')
    expect(screen.queryByText(/72H/)).toBeNull()
    expect(label).toHaveTextContent('Inventory')
    expect(label?.nextElementSibling).toHaveTextContent(shop.i18n.formatNumber(availability?.stock ?? -1))
  })

  it('CAT-008 shows each warehouse of the region with what it has and expects', async () => {
    const skuId = await idOf('CW-TN2420')
    const { shop } = await renderWithShop(<Product skuId={skuId} />, buyer)
    const table = await screen.findByRole('table', { name: 'Inventory by warehouse' })
    const { warehouses } = await shop.client.call(calls.catalogue.sku, { params: { id: skuId }, query: {} })
    // What stands before the table is on its way to the own one; the others have their own line.
    expect(screen.getByText(/^In transit/, { selector: 'dt' })).toHaveTextContent(/NL Utrecht$/)
    expect((warehouses ?? []).slice(1).some(({ inTransit }) => inTransit > 0)).toBe(true)
    expect(screen.getByText('We promise dates only for what arrives at your warehouse, NL Utrecht.')).toBeVisible()
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map(row => within(row).getByRole('rowheader').textContent)).toEqual([
      'NL Utrecht',
      'PL Poznań',
      'DE Willich',
    ])
    for (const [place, row] of rows.entries())
      expect(row).toHaveTextContent(shop.i18n.formatNumber(warehouses?.[place]?.stock ?? -1))
  })

  it('CAT-007 the buyer sets the own number where it stands: what is taken is named, what is free is kept', async () => {
    const skuId = await idOf('CW-TZE231')
    const { shop } = await renderWithShop(<Product skuId={skuId} />, { prepare: signInAs('buyer.it') })
    const open = async () => fireEvent.click(await screen.findByRole('button', { name: /article number|own number/ }))
    const enter = async (text: string) => {
      fireEvent.input(screen.getByLabelText('My Article No.'), { target: { value: text } })
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
    }
    const before = (await findBy(shop, 'CW-TZE231')).custNumber
    const taken = (await findBy(shop, 'CW-CF259X')).custNumber ?? ''
    await open()
    await enter(taken)
    expect(await screen.findByText(`${taken} is the number of CW-CF259X already.`)).toBeInTheDocument()
    expect(screen.getByLabelText('My Article No.')).toHaveFocus()
    await enter('---')
    expect(await screen.findByText(/at least one letter or digit/)).toBeInTheDocument()
    // Another one in each process: React and Preact share the server.
    const free = `Shelf ${process.pid}`
    await enter(free)
    const change = await screen.findByRole('button', { name: 'Change my article number' })
    expect(factOf('My Article No.')).toBe(free)
    await waitFor(() => expect(change).toHaveFocus())
    await open()
    fireEvent.keyDown(screen.getByLabelText('My Article No.'), { key: 'Escape' })
    expect(factOf('My Article No.')).toBe(free)
    await shop.client.call(calls.catalogue.setCustNumber, { body: { number: 'CW-TZE231', custNumber: before ?? '' } })
  })

  it('ERR-003 a typed own number is there again after the sign-in has expired, for this part only', async () => {
    const skuId = await idOf('CW-TZE231')
    const drafts = memoryStorage()
    const buyerOf = () => ({ prepare: signInAs('buyer.it'), drafts })
    const first = await renderWithShop(<Product skuId={skuId} />, buyerOf())
    fireEvent.click(await screen.findByRole('button', { name: /article number|own number/ }))
    fireEvent.input(screen.getByLabelText('My Article No.'), { target: { value: 'Half typ' } })
    act(() => first.shop.session.store.setState({ expired: true }))
    first.unmount()
    const other = await renderWithShop(<Product skuId={await idOf('CW-CF259X')} />, buyerOf())
    expect(await screen.findByText('My Article No.', { selector: 'dt' })).toBeInTheDocument()
    expect(screen.queryByLabelText('My Article No.')).toBeNull()
    other.unmount()
    await renderWithShop(<Product skuId={skuId} />, buyerOf())
    expect(await screen.findByLabelText('My Article No.')).toHaveValue('Half typ')
  })

  it('CAT-007 who may not set numbers reads them only', async () => {
    await renderWithShop(<Product skuId={await idOf('CW-TN2420')} />, { prepare: signInAs('clerk.nl') })
    await screen.findByRole('heading', { level: 1 })
    expect(factOf('My Article No.')).toMatch(/^DRK-/)
    expect(screen.queryByRole('button', { name: /article number/ })).toBeNull()
  })

  it('CAT-010 separates what is bought together from other parts for the same printers', async () => {
    const fetch = changeAnswer<{ data: { number: string; isBoughtTogether: boolean }[] }>(
      '/goods/rela/freedom/list',
      answer => ({
        ...answer,
        data: answer.data.map((part, place) => ({ ...part, isBoughtTogether: place === 0 })),
      }),
    )
    await renderWithShop(<Product skuId={await idOf('CW-TN2420')} />, { fetch })
    const numbersBelow = (name: string) =>
      within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)
        .getAllByRole('link')
        .map(link => link.textContent)
    await screen.findByRole('heading', { name: 'For the same printers' })
    expect(numbersBelow('Frequently bought together')).toHaveLength(1)
    expect(numbersBelow('For the same printers')).not.toContain(numbersBelow('Frequently bought together')[0])
  })

  it('CAT-009 shows quantity, unit price, amount, yield and description; the amount follows the quantity', async () => {
    const { shop } = await renderWithShop(<Product skuId={await idOf('CW-C4096A')} />, buyer)
    await screen.findByText('Page yield')
    const part = await findBy(shop, 'CW-C4096A')
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity of CW-C4096A' })
    for (const qty of [1, 30]) {
      fireEvent.input(quantity, { target: { value: String(qty) } })
      fireEvent.keyDown(quantity, { key: 'Enter' })
      const prices = pricesAt(part, qty)
      const amount = linePrice({ qty, unitPrice: prices?.unit ?? 0, discountPrice: prices?.discount ?? null })
      expect(factOf('Qty')).toBe(String(qty))
      expect(factOf('Amount')).toBe(shop.i18n.formatMoney(amount, 'EUR'))
      const perThousand = shop.i18n.formatMoney((prices?.discount ?? prices?.unit ?? 0) / 5, 'EUR')
      expect(factOf('Cost per 1,000 pages')).toBe(perThousand)
    }
    const { description } = await shop.client.call(calls.catalogue.sku, {
      params: { id: part.goodsSkuId },
      query: {},
    })
    expect(description).not.toBe('')
    const text = screen.getByRole('heading', { name: 'Description' }).closest('section')
    expect(text).toHaveTextContent(description.replace(/\s+/g, ' ').trim())
    const told30 = pricesAt(part, 30)
    const money = (value: number | null | undefined) => shop.i18n.formatMoney(value ?? -1, 'EUR')
    const unitPrice = screen.getByText('Unit price').parentElement
    expect(unitPrice).toHaveTextContent(money(told30?.discount ?? told30?.unit))
    expect(factOf('Page yield')).toBe('5,000')
  })

  it('marks the step of the quantity prices one is in, and a step sets its quantity', async () => {
    await renderWithShop(<Product skuId={await idOf('CW-C4096A')} />, buyer)
    const steps = within(await screen.findByRole('group', { name: 'Quantity prices' })).getAllByRole('button')
    expect(steps.map(step => step.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false', 'false'])
    fireEvent.click(steps[2] as HTMLElement)
    expect(screen.getByRole('spinbutton')).toHaveValue('25')
    expect(steps.map(step => step.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true', 'false'])
  })

  it('shows no step of the quantity prices that costs the same as the one before', async () => {
    const skuId = await idOf('CW-MLTD305L')
    const { shop } = await renderWithShop(<Product skuId={skuId} />, buyer)
    const { discountPrice, tiers } = await shop.client.call(calls.catalogue.sku, { params: { id: skuId }, query: {} })
    const [first, last] = tiers
    expect(first?.price).toBeGreaterThan(discountPrice ?? 0)
    const money = (price: number | null | undefined) => shop.i18n.formatMoney(price ?? 0, 'EUR')
    const steps = within(await screen.findByRole('group', { name: 'Quantity prices' })).getAllByRole('button')
    expect(steps.map(step => step.textContent)).toEqual([`1–95${money(discountPrice)}`, `96+${money(last?.price)}`])
  })

  it('shows no quantity prices when an offer is below all of them', async () => {
    await renderWithShop(<Product skuId={await idOf('CW-C4127X')} />, buyer)
    await screen.findByText(/While stocks last/)
    expect(screen.queryByRole('group', { name: 'Quantity prices' })).toBeNull()
  })

  it('PERM-018 shows visitors this exact text, and neither price nor stock', async () => {
    const { container } = await renderWithShop(<Product skuId={await idOf('CW-TN2420')} />)
    expect(await screen.findByText(HIDDEN)).toBeInTheDocument()
    expect(container).not.toHaveTextContent(/€|Inventory|Unit price/)
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toMatch(
      /^\/login\?redirect=%2Fpd%2Fproduct%3Fsku_id/,
    )
    expect(screen.queryByRole('button', { name: /basket/ })).toBeNull()
  })

  it('CAT-010 lists what is bought with it, each with its own way into the cart', async () => {
    const { shop } = await renderWithShop(<Product skuId={await idOf('CW-TN2420')} />, {
      prepare: signInAs('buyer.fr'),
    })
    const added = vi.spyOn(cartOf(shop), 'add')
    const heading = await screen.findByRole('heading', { name: 'Frequently bought together' })
    const related = await shop.client.call(calls.catalogue.related, { query: { number: 'CW-TN2420' } })
    const bought = related.filter(part => part.isBoughtTogether)
    expect(bought.map(part => part.number)).not.toContain('CW-TN2410')
    const list = within(heading.closest('section') as HTMLElement)
    expect(list.getAllByRole('link').map(link => link.textContent)).toEqual(bought.map(part => part.number))
    const first = bought.find(part => !part.disabled)?.number ?? ''
    await act(async () => fireEvent.click(list.getByRole('button', { name: `Add ${first} to basket` })))
    expect(added).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ number: first, qty: 1 })])
  })

  it('CAT-010 keeps the room of what is bought with it until that is known, and gives it up when no one answers', async () => {
    let answer = () => {}
    const asked = new Promise<void>(resolve => {
      answer = resolve
    })
    const fetch: typeof globalThis.fetch = async (...request) => {
      if (String(request[0]).includes('/goods/rela/freedom/list')) await asked
      return answerWith('/goods/rela/freedom/list', () => 'dead')(...request)
    }
    await renderWithShop(<Product skuId={await idOf('CW-TN2420')} />, { ...buyer, fetch })
    expect(await screen.findByRole('heading', { level: 1, name: 'CW-TN2420' })).toBeInTheDocument()
    expect(screen.getByText('Loading')).toBeInTheDocument()
    answer()
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
    expect(screen.getByRole('heading', { name: 'Compatible printers' })).toBeInTheDocument()
  })

  it('CAT-010 completes a set of colours with the closest yields, for one sum and by one press', async () => {
    const { shop } = await renderWithShop(<Product skuId={await idOf('CW-W2033X')} />, {
      prepare: signInAs('buyer.fr'),
    })
    const added = vi.spyOn(cartOf(shop), 'add')
    const heading = await screen.findByRole('heading', { name: 'Complete the set' })
    const set = within(heading.closest('section') as HTMLElement)
    const numbers = ['CW-W2030X', 'CW-W2031X', 'CW-W2032X']
    expect(set.getAllByRole('link').map(link => link.textContent)).toEqual(numbers)
    const prices = await Promise.all(
      ['CW-W2033X', ...numbers].map(async number => {
        const at = pricesAt(await findBy(shop, number), 1)
        return at?.discount ?? at?.unit ?? 0
      }),
    )
    const saysSetOf = (chosen: readonly number[]) =>
      expect(set.getByText(/^Set of \d with this one/)).toHaveTextContent(
        `Set of ${chosen.length} with this one ${shop.i18n.formatMoney(sum(chosen), 'EUR')}`,
      )
    saysSetOf(prices)
    fireEvent.click(set.getByRole('checkbox', { name: 'Select CW-W2032X' }))
    saysSetOf(prices.slice(0, 3))
    await act(async () => fireEvent.click(set.getByRole('button', { name: 'Add the set' })))
    expect(added).toHaveBeenCalledExactlyOnceWith(
      ['CW-W2033X', 'CW-W2030X', 'CW-W2031X'].map(number => expect.objectContaining({ number, qty: 1 })),
    )
    for (const number of numbers.slice(0, 2)) fireEvent.click(set.getByRole('checkbox', { name: `Select ${number}` }))
    expect(set.getByRole('button', { name: 'Add the set' })).toHaveAttribute('aria-disabled', 'true')
    expect(set.getByText('Nothing is selected.')).toBeInTheDocument()
  })

  it('CAT-010 shows visitors what makes a set, with nothing to tick and no sum', async () => {
    await renderWithShop(<Product skuId={await idOf('CW-W2033X')} />)
    const heading = await screen.findByRole('heading', { name: 'Complete the set' })
    const set = within(heading.closest('section') as HTMLElement)
    expect(set.getAllByRole('link')).toHaveLength(3)
    expect(set.queryByRole('checkbox')).toBeNull()
    expect(set.queryByRole('button')).toBeNull()
  })

  it('offers the successor of a part that is no longer sold, and no way into the cart', async () => {
    const { shop } = await renderWithShop(<Product skuId={DISABLED.goodsSkuId} />, buyer)
    expect(await screen.findByText(/This article is no longer sold/)).toBeInTheDocument()
    const link = screen.getByRole('link', { name: `Show ${DISABLED.successor}` })
    expect(link).toHaveAttribute('href', catalogueOf(shop).partPath(await idOf(DISABLED.successor)))
    expect(screen.queryByRole('button', { name: 'Add to basket' })).toBeNull()
  })

  it('says that a part does not exist', async () => {
    await renderWithShop(<Product skuId={2_000_000} />)
    expect(await screen.findByText('This article does not exist.')).toBeInTheDocument()
  })

  it('says that it failed and tries again', async () => {
    const skuId = await idOf('CW-TN2420')
    let isBroken = true
    const fetch = answerWith(`/goods/sku/freedom/${skuId}`, () => (isBroken ? 'dead' : undefined))
    await renderWithShop(<Product skuId={skuId} />, { fetch })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await act(async () => fireEvent.click(retry))
    expect(await screen.findByRole('heading', { level: 1, name: 'CW-TN2420' })).toBeInTheDocument()
  })
})

describe('product card', () => {
  it('shows one part with everything needed to order it', async () => {
    const shop = makeTestShop()
    await shop.start()
    await signInAs('buyer.nl')(shop)
    const part = await findPart(shop)
    const { container } = await renderWithShop(<ProductCard skuId={part.goodsSkuId} />, buyer)
    const card = within(await screen.findByRole('article'))
    expect(card.getByText(part.number)).toBeInTheDocument()
    expect(card.getByRole('button', { name: `Add ${part.number} to basket` })).toBeInTheDocument()
    expect(container).toHaveTextContent(
      shop.i18n.formatMoney(pricesAt(part, 1)?.discount ?? part.unitPrice ?? 0, 'EUR'),
    )
  })

  it('says that there is no such part', async () => {
    await renderWithShop(<ProductCard skuId={2_000_000} />)
    expect(await screen.findByText('This article does not exist.')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  })
})

const findBy = async (shop: Shop, number: string) => {
  const { rows } = await shop.client.call(calls.catalogue.query, {
    query: { keyword: number, pageNum: 1, pageSize: 10 },
  })
  const part = rows.find(row => row.number === number)
  if (!part) throw new Error(`no ${number}`)
  return part
}
