import { calls, cartOf, LANGUAGES, type Language } from '@cartwright/core'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ShopProvider } from '../provider/shop-provider'
import { answerWith } from '../testing/answer-with'
import { inRegion } from '../testing/as-site'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { Home } from './home'
import { homeEuTexts, homeUsTexts } from './home-region.texts'

const FIRST_FLOOR = 'Most ordered toner'
const ready = () => screen.findByRole('heading', { name: FIRST_FLOOR })
/** The seven selling points, in this order. */
const POINTS = {
  en: [
    'Ordering 24/7',
    'Real-time stock and price',
    'Order management in one place',
    'API connection',
    'Private labels',
    'Custom packaging',
    'Blind drop shipments',
  ],
  zh: ['全天候订购', '实时库存与价格', '订单一站式管理', 'API 对接', '自有品牌', '定制包装', '中性直发'],
  fr: [
    'Commander 24 h/24, 7 j/7',
    'Stock et prix en temps réel',
    'La gestion des commandes en un seul endroit',
    'Connexion par API',
    'Marque blanche',
    'Emballage personnalisé',
    'Livraison directe neutre',
  ],
  it: [
    'Ordini 24 ore su 24, 7 giorni su 7',
    'Giacenze e prezzi in tempo reale',
    'La gestione degli ordini in un unico posto',
    'Connessione API',
    'Marchio privato',
    'Imballaggio personalizzato',
    'Drop shipping neutro',
  ],
  de: [
    'Bestellen rund um die Uhr',
    'Bestand und Preis in Echtzeit',
    'Bestellverwaltung an einem Ort',
    'API-Anbindung',
    'Eigenmarken',
    'Individuelle Verpackung',
    'Neutrales Streckengeschäft',
  ],
  pl: [
    'Zamawianie 24/7',
    'Stan i cena w czasie rzeczywistym',
    'Zarządzanie zamówieniami w jednym miejscu',
    'Połączenie API',
    'Marki własne',
    'Opakowania na zamówienie',
    'Neutralna wysyłka bezpośrednia',
  ],
} satisfies Partial<Record<Language, readonly string[]>>

describe('home', () => {
  it('RT-001 shows what the shop has: banners, brands, activities and floors, in this order', async () => {
    const { shop, container } = await renderWithShop(<Home />)
    await ready()
    const query = { language: 'en', orgId: 1 }
    const [banners, brands, activities] = await Promise.all([
      shop.client.call(calls.content.banners, { query }),
      shop.client.call(calls.content.brandSubjects, { query }),
      shop.client.call(calls.content.activitySubjects, { query }),
    ])
    const floors = await shop.client.call(calls.content.homeFloors, { query })
    const all = container.textContent ?? ''
    const wanted = [...banners, ...brands, ...activities, ...floors].map(({ title }) => title)
    expect(wanted.length).toBeGreaterThan(15)
    for (const title of wanted) expect(all).toContain(title)
    const places = [banners, brands, activities, floors].map(part => {
      const title = part[0]?.title ?? ''
      return [...container.querySelectorAll('b, a > span, h2')].findIndex(node => node.textContent === title)
    })
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('ORD-013 shows a buyer until when to order, and no advertising', async () => {
    const desk = { onTheWay: { total: 0, orders: [] }, moved: [], last: [], leavesOn: null, orderBy: '16:30' }
    const { shop } = await renderWithShop(<Home />, {
      prepare: signInAs('buyer.nl'),
      fetch: answerWith('/clientsystem/order/desk', () => ({ code: 200, msg: '', data: desk })),
    })
    await ready()
    expect(await screen.findByText('Order by 16:30')).toBeInTheDocument()
    expect(screen.getByText('What is in stock leaves today.')).toBeInTheDocument()
    const banners = await shop.client.call(calls.content.banners, { query: { language: 'en', orgId: 1 } })
    expect(banners.length).toBeGreaterThan(0)
    for (const { title } of banners) expect(screen.queryByText(title)).toBeNull()
  })

  it('the examples of the number field are numbers of the catalogue: each can be entered as it stands', async () => {
    const { shop } = await renderWithShop(<Home />, { prepare: signInAs('buyer.nl') })
    const field = await screen.findByPlaceholderText(/TN-2420/)
    const examples = field.getAttribute('placeholder')?.split(', ') ?? []
    expect(examples.length).toBeGreaterThan(2)
    const { lines } = await shop.client.call(calls.quickOrder.resolve, {
      body: { lines: examples.map(input => ({ key: input, input })) },
    })
    expect(lines.map(({ key, status }) => [key, status])).toEqual(examples.map(input => [input, 'found']))
  })

  it('shows nothing in English before the words of the reader are there: what is drawn grows no more', async () => {
    const shop = makeTestShop({ language: 'de' })
    const { container } = render(
      <ShopProvider shop={shop}>
        <Home />
      </ShopProvider>,
    )
    expect(container).toHaveTextContent(/^$/)
    await waitFor(() => expect(container).not.toHaveTextContent(/^$/))
    expect(shop.i18n.store.getState().language).toBe('de')
  })

  it('goes to paths of the shop only, no matter what links the server sends', async () => {
    const links = [
      'javascript:alert(1)',
      'java\tscript:alert(1)',
      '//evil.example',
      'https://evil.example',
      '/help/faq',
    ]
    const data = links.map((link, id) => ({ id, title: `Tile ${id}`, text: '', image: '', link }))
    const { container } = await renderWithShop(<Home />, {
      fetch: answerWith('/freedom/getActivitySubject', () => ({ code: 200, msg: '', data })),
    })
    await screen.findByText('Tile 0')
    expect(data.map(({ title }) => screen.getByText(title).closest('a')?.getAttribute('href'))).toEqual([
      ...Array.from({ length: 4 }, () => '/index'),
      '/help/faq',
    ])
    expect(container.innerHTML).not.toContain('script:')
  })

  it('API-031 shows buyers stock and price of each part, its old price in an offer, and adds one to the basket', async () => {
    const asked: string[] = []
    const watched: typeof fetch = (input, init) => {
      asked.push(new URL(input instanceof Request ? input.url : input).pathname)
      return fetch(input, init)
    }
    const { shop, container } = await renderWithShop(<Home />, { prepare: signInAs('buyer.nl'), fetch: watched })
    const tileOf = async (number: string) => {
      const tile = (await screen.findByRole('button', { name: `Add ${number} to basket` })).closest('li')
      return within(tile as HTMLElement)
    }
    const { rows } = await shop.client.call(calls.catalogue.query, { query: { keyword: 'CW-CF259X' } })
    const part = rows[0]
    const tile = await tileOf('CW-CF259X')
    const money = (value: number | null | undefined) => shop.i18n.formatMoney(value ?? -1, 'EUR')
    expect(tile.getByText('Offer').parentElement).toHaveTextContent('Offer −13%')
    expect(tile.getByText(money(part?.unitPrice)).closest('s')).toHaveTextContent(/^Old price/)
    expect(tile.getByText(money(part?.discountPrice))).toHaveTextContent(/^Price/)
    expect(tile.getByText(shop.i18n.formatNumber(part?.availability?.stock ?? -1))).toBeInTheDocument()
    // All floors come with their prices at once.
    expect(container.querySelectorAll('.cw-floor--priced')).toHaveLength(4)
    expect(asked.filter(path => path.endsWith('/getHomeFloor'))).toHaveLength(1)

    const add = vi.spyOn(cartOf(shop), 'add').mockResolvedValue([])
    await act(async () => fireEvent.click(tile.getByRole('button')))
    expect(add).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ number: 'CW-CF259X', qty: 1 })])
  })

  it('PERM-018 shows visitors no price and no way into the basket, and takes them away with the sign-out', async () => {
    const { shop, container } = await renderWithShop(<Home />, { prepare: signInAs('buyer.nl') })
    await screen.findByRole('button', { name: 'Add CW-CF259X to basket' })
    expect(container).toHaveTextContent('€')
    await act(async () => shop.session.signOutLocally())
    await ready()
    expect(container).not.toHaveTextContent('€')
    expect(screen.queryByRole('button', { name: /^Add / })).toBeNull()
  })

  it('PERM-016 has no link that leads where the buyer may not go', async () => {
    const toQuickOrder = () =>
      screen.getAllByRole('link').filter(link => link.getAttribute('href')?.startsWith('/my/quickorder'))
    const { unmount } = await renderWithShop(<Home />, { prepare: signInAs('buyer.nl') })
    await waitFor(() => expect(toQuickOrder().length).toBeGreaterThan(0))
    unmount()
    await renderWithShop(<Home />, { prepare: signInAs('clerk.nl') })
    await ready()
    await screen.findByRole('heading', { name: 'On the way' })
    expect(toQuickOrder()).toEqual([])
  })

  it('leads from brands to all of their articles, and says how many, as the reader writes numbers', async () => {
    const { shop } = await renderWithShop(<Home />, { language: 'de' })
    const { brands, classes } = await shop.client.call(calls.catalogue.stat, { query: {} })
    const hp = brands.find(brand => brand.brandName === 'HP')
    const link = await screen.findByRole('link', { name: `HP ${hp?.count}` })
    expect(link).toHaveAttribute('href', `/search?brandId=${hp?.brandId}`)
    const toner = classes.find(entry => entry.classId === 102)?.count ?? 0
    expect(toner).toBeGreaterThan(1000)
    expect(await screen.findByText(`${new Intl.NumberFormat('de').format(toner)} Artikel`)).toBeInTheDocument()
  })

  it('CONT-001 says the seven selling points, in every language', async () => {
    const { shop, container } = await renderWithShop(<Home />)
    for (const [language, wanted] of Object.entries(POINTS) as [Language, readonly string[]][]) {
      await act(() => shop.i18n.setLanguage(language))
      const points = [...container.querySelectorAll('.cw-why li')]
      const titles = points.map(point => within(point as HTMLElement).getByRole('heading').textContent)
      expect(titles).toEqual(wanted)
      for (const point of points) expect(point.querySelector('p')?.textContent).not.toBe('')
    }
  })

  it('CONT-002 the EU claims 600,000 pieces, written as the reader does', async () => {
    const { shop } = await renderWithShop(<Home />)
    expect(screen.getByText(/600,000 pieces are ready in our European warehouses/)).toBeInTheDocument()
    await act(() => shop.i18n.setLanguage('de'))
    expect(screen.getByText(/600\.000 Stück/)).toBeInTheDocument()
  })

  it('CONT-003 CONT-004 the US claims 1.5 million cartridges, and ground shipping to 99.9% in 1-3 days', async () => {
    await renderWithShop(<Home />, { fetch: inRegion('US') })
    expect(screen.getByText(/1\.5 million cartridges/)).toHaveTextContent(/99\.9% of the US in 1-3 days/)
  })

  it('SITE-026 the US has its own texts and none of those of Europe, except where it has no text of its own', async () => {
    const { shop, container } = await renderWithShop(<Home />, { fetch: inRegion('US') })
    const written: Partial<Record<Language, string>> = {
      en: '1.5 million',
      de: '1,5 Millionen',
      fr: '1,5\u00a0million',
      it: '1,5 milioni',
      pl: '1,5 miliona',
      zh: '150万',
    }
    const inWords = (language: Language) =>
      new Intl.NumberFormat(language, { notation: 'compact', compactDisplay: 'long' }).format(1_500_000)
    for (const language of LANGUAGES) {
      await act(() => shop.i18n.setLanguage(language))
      const values = { pieces: '600,000', cartridges: written[language] ?? inWords(language), share: '99.9%' }
      const said = container.textContent?.replace(/\d[\d.,\s]*/g, '#') ?? ''
      const expected = (
        texts: typeof homeEuTexts | typeof homeUsTexts,
        key: 'visitorTitle' | 'visitorText' | 'stockText',
      ) => shop.i18n.text<Record<string, string>>(texts, key, values).replace(/\d[\d.,\s]*/g, '#')
      for (const key of ['visitorTitle', 'visitorText', 'stockText'] as const) {
        expect(said).toContain(expected(homeUsTexts, key))
        expect(said).not.toContain(expected(homeEuTexts, key))
      }
      expect(screen.getByRole('heading', { name: shop.i18n.text(homeEuTexts, 'whyUs') })).toBeInTheDocument()
    }
  })

  it('says that it failed and loads again, while the selling points stay', async () => {
    let isBroken = true
    const dead: typeof fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (isBroken && /getBrandSubject|getActivitySubject|getHomeFloor|banner|\/stat/.test(pathname)) {
        throw new TypeError('fetch failed')
      }
      return fetch(input, init)
    }
    await renderWithShop(<Home />, { fetch: dead })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText('The home page could not be loaded.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Ordering 24/7' })).toBeInTheDocument()
    isBroken = false
    await act(async () => fireEvent.click(retry))
    await ready()
  })

  it('shows the rest when one part fails', async () => {
    await renderWithShop(<Home />, { fetch: answerWith('/system/freedom/getBrandSubject', () => 'dead') })
    await ready()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('has no empty boxes where the shop names neither banners nor brands: those with most articles stand in for them', async () => {
    const none = () => ({ code: 200, msg: '', data: [] })
    const { shop, container } = await renderWithShop(<Home />, {
      fetch: answerWith('/banner/freedom/query', none, answerWith('/freedom/getBrandSubject', none)),
    })
    await ready()
    const { brands } = await shop.client.call(calls.catalogue.stat, { query: {} })
    const [most] = [...brands].sort((a, b) => b.count - a.count)
    expect(screen.queryByRole('list', { name: 'News' })).toBeNull()
    const box = screen.getByRole('heading', { name: 'Brands' }).closest('section') as HTMLElement
    const links = within(box).getAllByRole('link')
    expect(links).toHaveLength(12)
    expect(links[0]).toHaveTextContent(most?.brandName ?? '-')
    expect(links[0]).toHaveAttribute('href', `/search?brandId=${most?.brandId}`)
    expect(container.querySelector('.cw-hero__picture')).toBeNull()
  })

  it('has no box for brands in a shop without articles', async () => {
    const none = () => ({ code: 200, msg: '', data: [] })
    const uncounted = () => ({ code: 200, msg: '', data: { total: 0, brands: [], classes: [], series: [] } })
    await renderWithShop(<Home />, {
      fetch: answerWith('/freedom/getBrandSubject', none, answerWith('/freedom/list/stat', uncounted)),
    })
    await ready()
    expect(screen.queryByRole('heading', { name: 'Brands' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Find by printer' })).toBeInTheDocument()
  })
})

describe('quick entry', () => {
  const field = () => screen.getByLabelText('Number')
  const enter = async (text: string) => {
    fireEvent.input(field(), { target: { value: text } })
    await act(async () => fireEvent.submit(field().closest('form') as HTMLFormElement))
  }
  const idle = () =>
    waitFor(() => expect(screen.getByRole('button', { name: 'Add to basket' })).not.toHaveAttribute('aria-busy'))

  it('puts a part into the basket by its OEM code, in the quantity given, and is ready for the next', async () => {
    const { shop } = await renderWithShop(<Home />, { prepare: signInAs('buyer.nl') })
    const add = vi.spyOn(cartOf(shop), 'add').mockResolvedValue([])
    const quantity = screen.getByRole('spinbutton')
    fireEvent.input(quantity, { target: { value: '12' } })
    fireEvent.keyDown(quantity, { key: 'Enter' })
    await enter(' CF259X ')
    await idle()
    expect(add).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ number: 'CW-CF259X', qty: 12 })])
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(screen.getByRole('spinbutton')).toHaveValue('1')
  })

  it('takes a quantity that is typed behind the number, and asks for one that is not certain', async () => {
    const { shop } = await renderWithShop(<Home />, { prepare: signInAs('buyer.nl') })
    const add = vi.spyOn(cartOf(shop), 'add').mockResolvedValue([])
    await enter('TN-2420 x 12')
    await idle()
    expect(add.mock.calls).toEqual([[[expect.objectContaining({ number: 'CW-TN2420', qty: 12 })]]])
    await enter('TN-2420 1.5')
    expect(await screen.findByText('No article has the number TN-2420 1.5. Nothing was added.')).toBeInTheDocument()
    expect(add).toHaveBeenCalledTimes(1)
  })

  it('QO-003 says as which number it has read what was entered', async () => {
    const { shop } = await renderWithShop(<Home />, { prepare: signInAs('buyer.nl') })
    const add = vi.spyOn(cartOf(shop), 'add').mockResolvedValue([])
    await enter('toner kyocera tk 116o')
    await idle()
    expect(add.mock.calls).toEqual([[[expect.objectContaining({ number: 'CW-TK1160', qty: 1 })]]])
    expect(shop.messages.store.getState().items.map(({ text }) => text)).toContain(
      '“toner kyocera tk 116o” was read as TK-1160.',
    )
  })

  it('QO-003 offers similar numbers and the search for a number that no article has', async () => {
    await renderWithShop(<Home />, { prepare: signInAs('buyer.nl') })
    await enter('TN-2421')
    const near = within(await screen.findByRole('list', { name: 'Similar numbers' }))
    expect(screen.getByRole('link', { name: 'Search the catalogue for “TN-2421”' })).toHaveAttribute(
      'href',
      expect.stringContaining('/search?keyword=TN-2421'),
    )
    fireEvent.click(near.getByRole('button', { name: /^CW-TN2420 .+ similar number$/ }))
    expect(field()).toHaveValue('CW-TN2420')
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('list', { name: 'Similar numbers' })).toBeNull()
  })

  it('QO-003 offers what takes the place of an article that is no longer sold', async () => {
    await renderWithShop(<Home />, { prepare: signInAs('buyer.nl') })
    await enter('MLT-D111S')
    fireEvent.click(await screen.findByRole('button', { name: 'Replaced by CW-MLTD111L' }))
    expect(field()).toHaveValue('CW-MLTD111L')
    expect(field()).toHaveFocus()
  })

  it('keeps an unknown number, and reports it', async () => {
    const { shop } = await renderWithShop(<Home />, { prepare: signInAs('buyer.nl') })
    const add = vi.spyOn(cartOf(shop), 'add')
    await enter('NOPE-1')
    expect(await screen.findByText('No article has the number NOPE-1. Nothing was added.')).toBeInTheDocument()
    expect(field()).toHaveValue('NOPE-1')
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(add).not.toHaveBeenCalled()
  })

  it('lets the reader choose among several parts with one number', async () => {
    const navigate = vi.fn()
    const { shop } = await renderWithShop(<Home />, { prepare: signInAs('buyer.nl'), navigate })
    await enter('CRG-712')
    await waitFor(() => expect(navigate).toHaveBeenCalled())
    expect(navigate.mock.calls[0]?.[0]).toMatch(/^\/search\?keyword=CRG-712&t=\d+$/)
    expect(shop.messages.store.getState().items.map(item => item.text)).toContain(
      'Several articles carry CRG-712. Choose one in the results.',
    )
  })

  it('is there only for accounts with quick order; others are shown the search', async () => {
    await renderWithShop(<Home />, { prepare: signInAs('clerk.nl') })
    expect(screen.queryByLabelText('Number')).toBeNull()
    expect(screen.getByText(/the search above takes them all/)).toBeInTheDocument()
  })
})

it('finds by printer, on the page of its own', async () => {
  const navigate = vi.fn()
  await renderWithShop(<Home />, { navigate })
  // The finder comes when its field is entered, and the field keeps the focus and what was typed until then.
  const waiting = await screen.findByRole('searchbox', { name: 'Brand' })
  await act(async () => {
    waiting.focus()
    fireEvent.input(waiting, { target: { value: 'brother' } })
  })
  const brand = await screen.findByRole('combobox', { name: 'Brand' })
  await waitFor(() => expect(brand).toHaveFocus())
  expect(brand).toHaveValue('brother')
  await screen.findByRole('option', { name: 'Brother' })
  await act(async () => fireEvent.keyDown(brand, { key: 'Enter' }))
  await act(async () => fireEvent.submit(brand.closest('form') as HTMLFormElement))
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/printers?brandId=2'])
})

it('anyone who has gone on when the printer finder comes is not called back', async () => {
  await renderWithShop(<Home />)
  const waiting = await screen.findByRole('searchbox', { name: 'Brand' })
  const elsewhere = await screen.findByRole('link', { name: /^HP / })
  await act(async () => {
    waiting.focus()
    elsewhere.focus()
  })
  await screen.findByRole('combobox', { name: 'Brand' })
  expect(elsewhere).toHaveFocus()
})
