import { calls } from '@cartwright/core'
import { memoryStorage } from '@cartwright/core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { inRegion } from '../testing/as-site'
import { changeAnswer } from '../testing/change-answer'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { TopBar } from './top-bar'

const logos = { eu: '/logo-eu.svg', other: '/logo-other.svg' }
const texts = (shop: { messages: { store: { getState: () => { items: readonly { text: string }[] } } } }) =>
  shop.messages.store.getState().items.map(item => item.text)
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

describe('logo', () => {
  it('LAY-001 the EU has one logo, other regions another', async () => {
    const { unmount } = await renderWithShop(<TopBar logos={logos} />)
    const source = () => screen.getByRole('img', { name: 'Cartwright' }).getAttribute('src')
    expect(source()).toBe(logos.eu)
    unmount()
    const us = await renderWithShop(<TopBar logos={logos} />, { fetch: inRegion('US') })
    expect(source()).toBe(logos.other)
    us.unmount()
    await renderWithShop(<TopBar logos={logos} />, { fetch: inRegion('unknown') })
    expect(source()).toBe(logos.other)
  })

  it('LAY-001 without pictures of the host the drawn mark names the region', async () => {
    const { unmount } = await renderWithShop(<TopBar />)
    expect(screen.getByRole('link', { name: 'Cartwright Europe' })).toBeInTheDocument()
    unmount()
    await renderWithShop(<TopBar />, { fetch: inRegion('US') })
    expect(screen.getByRole('link', { name: 'Cartwright United States' })).toBeInTheDocument()
  })

  it('LAY-002 the logo leads to /index', async () => {
    const navigate = vi.fn()
    await renderWithShop(<TopBar />, { navigate })
    fireEvent.click(screen.getByRole('link', { name: /^Cartwright/ }))
    expect(navigate.mock.calls[0]?.[0]).toBe('/index')
  })
})

describe('tools', () => {
  it('LAY-003 holds search, site, language and login, each of which the Tab key reaches', async () => {
    const { container } = await renderWithShop(<TopBar search={<input aria-label="Search" />} />)
    const stops = [
      screen.getByRole('textbox', { name: 'Search' }),
      screen.getByRole('button', { name: 'Site: Netherlands' }),
      screen.getByRole('button', { name: 'Language: English' }),
      screen.getByRole('link', { name: 'Sign In' }),
    ]
    for (const stop of stops) expect(stop).not.toHaveAttribute('tabindex', '-1')
    expect(container.querySelector('.cw-top__tools')).toContainElement(stops[3] as HTMLElement)
  })

  it('LAY-014 reduced for quick order it holds logo, language and login, no search and no site', async () => {
    await renderWithShop(<TopBar reduced search={<input aria-label="Search" />} />)
    expect(screen.getByRole('link', { name: /^Cartwright/ })).toHaveAttribute('href', '/index')
    expect(screen.getByRole('button', { name: 'Language: English' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Search' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Site:/ })).toBeNull()
  })

  it('the menu of the account shows the company in full', async () => {
    const { shop } = await renderWithShop(<TopBar />, { prepare: signInAs('buyer.nl') })
    await press(/^Welcome/)
    expect(document.querySelector('.cw-menu__head')).toHaveTextContent(shop.session.store.getState().cust.company)
  })

  it('LAY-015 offers Sign In and Join Free to visitors', async () => {
    await renderWithShop(<TopBar />)
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('link', { name: 'Join Free' })).toHaveAttribute('href', '/ac/register')
  })

  it('LAY-003 LAY-016 LAY-018 LAY-020 welcomes the account by name and company, the long company cut and whole in the tooltip', async () => {
    const { shop } = await renderWithShop(<TopBar />, { prepare: signInAs('buyer.nl') })
    const { company } = shop.session.store.getState().cust
    expect([...company].length).toBeGreaterThan(16)
    const button = screen.getByRole('button', { name: `Welcome, Sanne de Wit, buyer.nl, ${company}` })
    expect(button).toHaveTextContent(
      `SWWelcome, Sanne de Wit, buyer.nl, ${company}Welcome, Sanne de Wit${[...company].slice(0, 6).join('')}...`,
    )
    expect(button).toHaveAttribute('title', company)
    fireEvent.click(button)
    const head = document.querySelector('.cw-menu__head')
    for (const text of ['Sanne de Wit', 'buyer.nl', company]) expect(head).toHaveTextContent(text)
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
  })

  it('N14 LAY-016 shows the user name where the back end does not send the name of the person', async () => {
    const { shop } = await renderWithShop(<TopBar />, {
      prepare: signInAs('buyer.nl'),
      fetch: changeAnswer('/getInfo', (answer: { user: Record<string, unknown> }) => {
        const { firstName: _first, lastName: _last, ...user } = answer.user
        return { ...answer, user }
      }),
    })
    const { company } = shop.session.store.getState().cust
    const button = screen.getByRole('button', { name: `Welcome, buyer.nl, ${company}` })
    expect(button.querySelector('.cw-avatar')).toHaveTextContent('BN')
  })

  it('LAY-017 SES-005 Sign Out asks first; Cancel keeps the session and sends nothing', async () => {
    const sent = vi.fn<typeof fetch>((input, init) => fetch(input, init))
    const { shop } = await renderWithShop(<TopBar />, { prepare: signInAs('buyer.nl'), fetch: sent })
    await press(/^Welcome/)
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' })))
    sent.mockClear()
    const dialog = within(await screen.findByRole('alertdialog'))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Cancel' })))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(shop.session.store.getState().isSignedIn).toBe(true)
    expect(sent).not.toHaveBeenCalled()
  })

  it('SES-005 Confirm signs out', async () => {
    const navigate = vi.fn()
    const { shop } = await renderWithShop(<TopBar />, { prepare: signInAs('buyer.nl'), navigate })
    await press(/^Welcome/)
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' })))
    const confirm = await screen.findByRole('button', { name: 'Confirm' })
    await act(async () => fireEvent.click(confirm))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { reload: true }))
    expect(shop.session.store.getState().isSignedIn).toBe(false)
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeInTheDocument()
  })

  it('PERM-008 PERM-011 basket and favourites are offered only to accounts that may use them', async () => {
    const { unmount } = await renderWithShop(<TopBar />, { prepare: signInAs('buyer.nl') })
    expect(screen.getByRole('link', { name: /lines? in the basket/ })).toHaveAttribute('href', '/cust/shoppingcart')
    await press(/^Welcome/)
    expect(screen.getByRole('menuitem', { name: 'Favourites' })).toBeInTheDocument()
    unmount()
    await renderWithShop(<TopBar />, { prepare: signInAs('clerk.nl') })
    await press(/^Welcome/)
    expect(screen.queryByRole('menuitem', { name: 'Favourites' })).toBeNull()
  })
})

describe('menu of the account', () => {
  const entries = () => screen.getAllByRole('menuitem').map(entry => entry.textContent)

  it("SES-001 API-014 lists the pages of the server's menu behind the fixed entries", async () => {
    const { unmount } = await renderWithShop(<TopBar />, { prepare: signInAs('buyer.nl') })
    await press(/^Welcome/)
    expect(entries()).toEqual([
      'Favourites',
      'Basket',
      'My Quick Order',
      'Orders',
      'Returns',
      'Invoices',
      'Account',
      'Sign Out',
    ])
    unmount()
    await renderWithShop(<TopBar />, { prepare: signInAs('clerk.nl') })
    await press(/^Welcome/)
    expect(entries()).toEqual(['Basket', 'Orders', 'Returns', 'Invoices', 'Account', 'Sign Out'])
  })

  it('SES-001 RT-025 PERM-016 leaves out what is hidden, foreign or not for this account, and names the rest as sent', async () => {
    const record = (path: string, title: string, hidden = false) => ({
      name: title,
      path,
      hidden,
      component: title,
      meta: { title, icon: '' },
    })
    const data = [
      record('/announcement', 'Announcement', true),
      record('/my/quickorder', 'Quick'),
      record('//evil.example', 'Foreign'),
      record('/help/faq', ''),
      { path: '/help/faq' },
      {},
      null,
      record('/toolbar/toolbar', 'Tools'),
    ]
    const navigate = vi.fn()
    await renderWithShop(<TopBar />, {
      prepare: signInAs('clerk.nl'),
      navigate,
      fetch: answerWith('/getRouters', () => ({ code: 200, msg: '', data })),
    })
    await press(/^Welcome/)
    expect(entries()).toEqual(['Tools', 'Sign Out'])
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Tools' })))
    expect(navigate.mock.calls[0]?.[0]).toBe('/toolbar/toolbar')
  })

  it('SES-001 unfolds records with children, whose paths go on from theirs', async () => {
    const page = (path: string, title: string, children?: object[], hidden = false) => ({
      name: title,
      path,
      hidden,
      component: title,
      meta: { title, icon: '' },
      ...(children && { children }),
    })
    const data = [
      page('/help', 'Help', [
        page('faq', 'Questions'),
        page('', 'Nothing', [page('cookies', 'Cookies')]),
        page('/toolbar/toolbar', 'Tools'),
      ]),
      page('/', 'Home', [page('announcement', 'News')]),
      { ...page('/toolbar/toolbar', ''), meta: { title: { en: 'Tools' } } },
      page('/help', 'Hidden', [page('terms', 'Terms')], true),
    ]
    await renderWithShop(<TopBar />, {
      prepare: signInAs('clerk.nl'),
      fetch: answerWith('/getRouters', () => ({ code: 200, msg: '', data })),
    })
    await press(/^Welcome/)
    expect(entries()).toEqual(['Questions', 'Cookies', 'Tools', 'News', 'Sign Out'])
  })

  it('SES-001 is asked for once a page, where a token was there from the start as well', async () => {
    let asked = 0
    const storage = memoryStorage()
    const count: typeof fetch = (input, init) => {
      if (/getRouters/.test(input instanceof Request ? input.url : String(input))) asked += 1
      return fetch(input, init)
    }
    const { unmount } = await renderWithShop(<TopBar />, { prepare: signInAs('buyer.nl'), fetch: count, storage })
    expect(asked).toBe(1)
    unmount()
    await renderWithShop(<TopBar />, { fetch: count, storage })
    await press(/^Welcome/)
    expect(await screen.findByRole('menuitem', { name: 'My Quick Order' })).toBeInTheDocument()
    expect(asked).toBe(2)
  })
})

describe('sites', () => {
  const open = () => press(/^Site:/)

  it('LAY-021 lists each site with its flag and name', async () => {
    const { shop } = await renderWithShop(<TopBar />)
    await open()
    const sites = shop.sites.store.getState().sites.filter(site => site.orgId !== 15)
    expect(sites.length).toBeGreaterThan(4)
    const entries = screen.getAllByRole('menuitemradio')
    expect(entries).toHaveLength(sites.length)
    for (const [at, { siteName, iso2 }] of sites.entries()) {
      const entry = within(entries[at] as HTMLElement)
      expect(entry.getByRole('img', { name: iso2 })).toBeInTheDocument()
      expect(entry.getByText(siteName)).toBeInTheDocument()
    }
  })

  it('LAY-022 leaves out the site with org 15', async () => {
    const shop = makeTestShop()
    const orgSites = await shop.client
      .call(calls.site.options, { query: { siteName: '', isVisitor: '1' } }, { silent: true })
      .then(options => options.orgSites)
    const hidden = { ...orgSites[0], orgId: 15, siteName: 'Hidden' }
    const fetch = answerWith('/system/freedom/getOrgSite', () => ({
      code: 200,
      msg: '',
      data: { orgSites: [...orgSites, hidden], languages: [] },
    }))
    const drawn = await renderWithShop(<TopBar />, { fetch })
    expect(drawn.shop.sites.store.getState().sites.some(site => site.orgId === 15)).toBe(true)
    await open()
    expect(screen.getByRole('menuitemradio', { name: /Netherlands/ })).toBeInTheDocument()
    expect(screen.queryByText('Hidden')).toBeNull()
  })

  it('REG-019 choosing another site shows a message', async () => {
    const { shop } = await renderWithShop(<TopBar />)
    await open()
    await act(async () => fireEvent.click(screen.getByRole('menuitemradio', { name: /Germany/ })))
    await waitFor(() => expect(shop.sites.store.getState().siteName).toBe('Germany'))
    await waitFor(() => expect(texts(shop)).toHaveLength(1))
    // The site's language came with it; in English it reads so.
    expect(shop.i18n.store.getState().language).toBe('de')
    await shop.i18n.setLanguage('en')
    await act(async () => shop.sites.choose(7))
    expect(texts(shop)).toContain('Switch Successfully')
  })

  it('LAY-021 names the sites in the language of the reader', async () => {
    const { shop } = await renderWithShop(<TopBar />)
    await act(() => shop.i18n.setLanguage('fr'))
    await press(/Pays-Bas$/)
    for (const name of ['Pays-Bas', 'Allemagne', 'Royaume-Uni']) {
      expect(screen.getByRole('menuitemradio', { name: new RegExp(name) })).toBeInTheDocument()
    }
  })

  it('REG-019 the current site chosen again changes nothing', async () => {
    const { shop } = await renderWithShop(<TopBar />)
    await open()
    await act(async () => fireEvent.click(screen.getByRole('menuitemradio', { name: /Netherlands/ })))
    expect(texts(shop)).toEqual([])
  })

  it('moves through the list by arrows, Home, End and letters; Escape gives the focus back', async () => {
    await renderWithShop(<TopBar />)
    await open()
    const entries = screen.getAllByRole('menuitemradio')
    const focused = () => document.activeElement
    expect(focused()).toBe(screen.getByRole('menuitemradio', { checked: true }))
    const key = (name: string) => act(async () => void fireEvent.keyDown(focused() as Element, { key: name }))
    await key('End')
    expect(focused()).toBe(entries.at(-1))
    await key('ArrowDown')
    expect(focused()).toBe(entries[0])
    await key('ArrowUp')
    expect(focused()).toBe(entries.at(-1))
    await key('g')
    expect(focused()).toHaveTextContent('Germany')
    await key('Escape')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(focused()).toBe(screen.getByRole('button', { name: /^Site:/ }))
  })
})

describe('languages', () => {
  it.each([
    ['LANG-001', 'English', 'en'],
    ['LANG-002', 'Italiano', 'it'],
    ['LANG-003', 'Deutsch', 'de'],
    ['LANG-004', 'Français', 'fr'],
    ['LANG-005', 'Polski', 'pl'],
  ])('%s offers %s', async (_row, name, code) => {
    const { shop } = await renderWithShop(<TopBar />, { language: code === 'en' ? 'fr' : 'en' })
    await press(/^(Language|Langue)/)
    await act(async () => fireEvent.click(screen.getByRole('menuitemradio', { name })))
    await waitFor(() => expect(shop.i18n.store.getState().language).toBe(code))
    await screen.findByRole('button', { name: new RegExp(`${name}$`) })
  })

  it('LANG-010 the dropdown has exactly these five, and Chinese where host or server lists it', async () => {
    const offered = () => screen.getAllByRole('menuitemradio').map(entry => entry.textContent)
    const { shop } = await renderWithShop(<TopBar />)
    await press(/^Language/)
    expect(offered()).toEqual(['English', 'Italiano', 'Deutsch', 'Français', 'Polski'])
    await act(async () => shop.sites.store.setState({ languages: ['en', 'zh'] }))
    expect(offered()).toEqual(['English', '中文'])
  })

  it('LANG-013 a chosen language is confirmed', async () => {
    const { shop } = await renderWithShop(<TopBar />, { language: 'de' })
    await press(/Deutsch$/)
    await act(async () => fireEvent.click(screen.getByRole('menuitemradio', { name: 'English' })))
    await waitFor(() => expect(texts(shop)).toEqual(['Switch Language Successfully']))
  })
})

it('opens the menu of narrow screens', async () => {
  const onToggle = vi.fn()
  await renderWithShop(<TopBar menu={{ open: false, id: 'nav', onToggle }} />)
  const button = screen.getByRole('button', { name: 'Menu', hidden: true })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveAttribute('aria-controls', 'nav')
  fireEvent.click(button)
  expect(onToggle).toHaveBeenCalledOnce()
})

it('who comes from the page of a company reads in the menu who vouches', async () => {
  const grant = { components: ['cw-cart'], rights: ['cart'], keyName: 'Intranet', host: 'https://intranet.example' }
  const fetch = changeAnswer<object>('/getInfo', answer => ({ ...answer, grant }))
  const { unmount } = await renderWithShop(<TopBar />, { fetch, prepare: signInAs('buyer.nl') })
  await press(/Welcome/)
  expect(screen.getByText('Signed in by Intranet at intranet.example')).toBeInTheDocument()
  unmount()
  await renderWithShop(<TopBar />, { prepare: signInAs('buyer.nl') })
  await press(/Welcome/)
  expect(screen.queryByText(/Signed in by/)).not.toBeInTheDocument()
})
