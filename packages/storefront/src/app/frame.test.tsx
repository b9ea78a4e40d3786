import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { hear } from '../../../widgets/src/testing/hear'
import { heading, leadsTo, open } from '../testing/open'
import { currentPath, goTo } from './location'
import * as stickyTop from './use-sticky-top'

describe('guards', () => {
  it.each(['/cust/shoppingcart', '/my/quickorder', '/order/confirm', '/hisorder/quickOrderDetails/1'])(
    'RT-013 RT-014 %s sends a visitor to sign in',
    async path => {
      await open(path)
      await leadsTo(`/login?redirect=${encodeURIComponent(path)}`)
      expect(await screen.findByLabelText(/User name/)).toBeInTheDocument()
    },
  )

  it('RT-002 RT-015 signing in goes on where the way to the form began, without a stop', async () => {
    await open('/cust/shoppingcart')
    const seen = vi.spyOn(window.history, 'replaceState')
    fireEvent.input(await screen.findByLabelText(/User name/), { target: { value: 'buyer.pl' } })
    fireEvent.input(screen.getByLabelText(/^Password/), { target: { value: 'Cartwright1' } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' })))
    await leadsTo('/cust/shoppingcart')
    expect(await heading('Basket')).toBeInTheDocument()
    expect(seen.mock.calls.map(([, , to]) => to)).not.toContain('/index')
    seen.mockRestore()
  })

  it('RT-015 a target with a question mark of its own is gone to as a whole', async () => {
    await open('/login?redirect=/search?keyword=TN-2421')
    fireEvent.input(await screen.findByLabelText(/User name/), { target: { value: 'buyer.pl' } })
    fireEvent.input(screen.getByLabelText(/^Password/), { target: { value: 'Cartwright1' } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' })))
    await leadsTo('/search?keyword=TN-2421')
  })

  it('keeps the form and what was typed when the sign-in is refused', async () => {
    await open('/login?redirect=%2Fmy%2Fquickorder')
    fireEvent.input(await screen.findByLabelText(/User name/), { target: { value: 'buyer.pl' } })
    fireEvent.input(screen.getByLabelText(/^Password/), { target: { value: 'Wrong1234' } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' })))
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map(alert => alert.textContent)
          .join(''),
      ).not.toBe(''),
    )
    expect(screen.getByLabelText(/User name/)).toHaveValue('buyer.pl')
    expect(currentPath()).toBe('/login?redirect=%2Fmy%2Fquickorder')
  })

  it('RT-016 an account that is signed in goes from /login to /index', async () => {
    await open('/login?redirect=%2Fcust%2Fshoppingcart', 'buyer.pl')
    await leadsTo('/index')
  })

  it('RT-017 RT-018 quick order without its permission ends on /401', async () => {
    await open('/my/quickorder', 'clerk.nl')
    await leadsTo('/401')
    expect(await heading('You do not have permission to access.')).toBeInTheDocument()
  })

  it('PERM-007 the basket without its permission ends on /401', async () => {
    await open('/cust/shoppingcart', 'clerk.it')
    await leadsTo('/401')
    expect(await heading('You do not have permission to access.')).toBeInTheDocument()
  })

  it('a sign-out takes the page that needed it away', async () => {
    const { shop } = await open('/cust/shoppingcart', 'buyer.pl')
    await heading('Basket')
    await act(async () => shop.session.signOutLocally())
    await leadsTo('/login?redirect=%2Fcust%2Fshoppingcart')
  })
})

describe('paths', () => {
  it('RT-019 RT-020 RT-047 an unknown path ends on /404, with a way home', async () => {
    await open('/no/such/page')
    await leadsTo('/404')
    expect(await heading('Page not found')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('link', { name: 'Back to the start page' }))
    await leadsTo('/index')
  })

  it('RT-020 RT-046 /401 says so to anybody, with a way home', async () => {
    await open('/401')
    expect(await heading('You do not have permission to access.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/index')
    expect(currentPath()).toBe('/401')
  })

  it('RT-021 the empty path leads to /index', async () => {
    await open('/')
    await leadsTo('/index')
    expect(await heading(/Printer supplies/)).toBeInTheDocument()
  })

  it('RT-024 the refresh helper replaces itself by the page behind it and draws it again', async () => {
    await open('/cust/shoppingcart', 'buyer.pl')
    const before = await heading('Basket')
    const entries = window.history.length
    await act(async () => goTo('/redirect/cust/shoppingcart?x=1', { replace: true }))
    await leadsTo('/cust/shoppingcart?x=1')
    expect(await heading('Basket')).not.toBe(before)
    expect(window.history.length).toBe(entries)
  })

  it.each([
    ['RT-008', '/shop/contactus', 'Contact us'],
    ['RT-009', '/help/cookies', 'Cookies'],
    ['RT-010', '/toolbar/toolbar', 'Toolbar'],
    ['RT-011', '/help/faq', 'Questions and answers'],
    ['RT-012', '/announcement', 'Announcement'],
    ['RT-005', '/list/toner?classId=102', 'Toner'],
    ['RT-027', '/list/toner?classId=103', 'Toner Kits'],
  ])('%s %s opens for visitors', async (_row, path, title) => {
    await open(path)
    expect(await heading(title)).toBeInTheDocument()
    expect(currentPath()).toBe(path)
  })

  it('RT-003 /auth-redirect goes on to its target on this site, else home', async () => {
    await open('/auth-redirect?redirect=%2Fhelp%2Ffaq')
    await leadsTo('/help/faq')
    await act(async () => goTo('/auth-redirect?redirect=https%3A%2F%2Fevil.example'))
    await leadsTo('/index')
  })
})

describe('another page', () => {
  it('RT-023 begins at the top, with the focus on its content and its title in the window', async () => {
    const heard = hear()
    await open('/index')
    await heading(/Printer supplies/)
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const nav = within(screen.getByRole('navigation', { name: 'Main menu' }))
    await act(async () => fireEvent.click(nav.getByRole('link', { name: 'Drum Unit' })))
    await heading('Drum Unit')
    expect(scroll).toHaveBeenCalledWith(0, 0)
    expect(screen.getByRole('main')).toHaveFocus()
    expect(document.title).toBe('Drum Unit · Cartwright')
    // The focus alone does not say which page it is.
    await waitFor(() => expect(heard()).toEqual(['Drum Unit']))
    scroll.mockClear()
    await act(async () => fireEvent.click(nav.getByRole('link', { name: 'Toner Kits' })))
    await heading('Toner Kits')
    expect(scroll).toHaveBeenCalledWith(0, 0)
    scroll.mockRestore()
  })

  it.each([
    ['with the next page', () => goTo('/help/faq')],
    ['when the browser is back online', () => void window.dispatchEvent(new Event('online'))],
  ])('REG-003 LAY-021 region and sites that were missed at the start are there %s', async (_when, goOn) => {
    let isDown = true
    const isMissed = (input: RequestInfo | URL) =>
      isDown && /\/freedom\/(region|getOrgSite)/.test(input instanceof Request ? input.url : String(input))
    await open('/404', undefined, async (input, init) => {
      if (isMissed(input)) throw new TypeError('fetch failed')
      return fetch(input, init)
    })
    await heading('Page not found')
    const site = () => screen.queryByRole('button', { name: /^Site: / })
    expect(site()).toBeNull()
    isDown = false
    await act(async () => goOn())
    await waitFor(() => expect(site()).not.toBeNull())
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Keizersweg 118')
  })

  it('the language of the page follows the choice', async () => {
    const { shop } = await open('/help/faq')
    await heading('Questions and answers')
    expect(document.documentElement.lang).toBe('en')
    await act(() => shop.sites.chooseLanguage('de'))
    expect(document.documentElement.lang).toBe('de')
    await heading('Fragen und Antworten')
    expect(document.title).toBe('Fragen und Antworten · Cartwright')
  })

  it('folds the menu of narrow screens away', async () => {
    await open('/index')
    const menu = screen.getByRole('button', { name: 'Menu', hidden: true })
    await act(async () => fireEvent.click(menu))
    expect(menu).toHaveAttribute('aria-expanded', 'true')
    await act(async () => goTo('/help/faq'))
    expect(menu).toHaveAttribute('aria-expanded', 'false')
  })
})

it('a frame that breaks leaves a page with a way on', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const frame = vi.spyOn(stickyTop, 'useStickyTop').mockImplementation(() => {
    throw new Error('the frame broke')
  })
  onTestFinished(() => {
    frame.mockRestore()
    quiet.mockRestore()
  })
  await open('/help/faq')
  expect(await heading('This page could not be shown')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeEnabled()
})
