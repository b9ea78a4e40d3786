import { layoutOf, type Shop } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inRegion } from '../../testing/as-site'
import { renderWithShop } from '../../testing/render-with-shop'
import { signInAs } from '../../testing/sign-in-as'
import { ShortcutMenu } from './shortcut-menu'

const menu = () => within(screen.getByRole('navigation', { name: 'Shortcuts' }))
const press = (name: string | RegExp) => act(async () => fireEvent.click(menu().getByRole('button', { name })))
const view = (shop: Shop) => layoutOf(shop).store.getState().shortcutView
const draw = (userName?: string, options = {}) =>
  renderWithShop(<ShortcutMenu settings />, { ...(userName && { prepare: signInAs(userName) }), ...options })

beforeEach(() => void vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1440))
afterEach(() => void vi.restoreAllMocks())

describe('what is in it', () => {
  it('LAY-037 the cart button opens the cart, and shows how many lines are in it', async () => {
    const { shop } = await draw('buyer.nl')
    act(() => shop.session.store.setState({ shoppingCartQty: 3 }))
    await press('Basket, 3 lines')
    expect(view(shop)).toBe('drawerCart')
    expect(await screen.findByRole('dialog', { name: /^Basket/ })).toBeInTheDocument()
  })

  it('LAY-037 PERM-009 the cart button is absent for an account without the permission of the cart', async () => {
    const { shop } = await draw('clerk.it')
    expect(shop.session.store.getState().permissions).toEqual(['cust:favorites', 'cust:myquickorder'])
    expect(menu().queryByRole('button', { name: /^Basket/ })).toBeNull()
    expect(menu().getByRole('button', { name: 'Favourites' })).toBeInTheDocument()
    expect(menu().getByRole('link', { name: 'Quick order' })).toBeInTheDocument()
  })

  it('LAY-042 PERM-009 PERM-015 leaves out what an account may not use', async () => {
    await draw('clerk.nl')
    expect(menu().getByRole('button', { name: /^Basket/ })).toBeInTheDocument()
    expect(menu().queryByRole('button', { name: 'Favourites' })).toBeNull()
    expect(menu().queryByRole('link', { name: 'Quick order' })).toBeNull()
  })

  it('LAY-036 visitors have no cart and no quick order, but the rest of it', async () => {
    await draw()
    expect(menu().queryByRole('button', { name: /^Basket/ })).toBeNull()
    expect(menu().queryByRole('link', { name: 'Quick order' })).toBeNull()
    expect(menu().getByRole('button', { name: 'Notifications' })).toBeInTheDocument()
    expect(menu().getByRole('button', { name: 'Back to top' })).toBeInTheDocument()
  })

  it('LAY-039 PERM-015 the link to quick order is there with the permission', async () => {
    const navigate = vi.fn()
    await draw('buyer.nl', { navigate })
    const link = menu().getByRole('link', { name: 'Quick order' })
    expect(link).toHaveAttribute('href', '/my/quickorder')
    fireEvent.click(link)
    expect(navigate).toHaveBeenCalledWith('/my/quickorder')
  })

  it.each(['buyer.nl', 'clerk.nl', 'clerk.it', undefined])('LAY-040 %s finds the coupons in the EU', async userName => {
    await draw(userName)
    expect(menu().getByRole('link', { name: 'Coupons' })).toHaveAttribute('href', '/my/quickorder?tab=coupon')
  })

  it.each(['US', 'unknown'] as const)('LAY-040 CPN-001 there is no coupon in the region %s', async region => {
    await draw('buyer.nl', { fetch: inRegion(region) })
    expect(document.body.innerHTML).not.toMatch(/coupon/i)
  })

  it('LAY-038 the notification button says how many are new, and opens them', async () => {
    const { shop } = await draw('buyer.fr')
    await waitFor(() => expect(menu().getByRole('button', { name: /^Notifications, \d+ new$/ })).toBeInTheDocument())
    await press(/^Notifications/)
    expect(view(shop)).toBe('drawerMessage')
  })
})

describe('the drawers', () => {
  it.each([
    [/^Basket/, /^Basket/, 'drawerCart'],
    ['Favourites', /^Favourites/, 'drawerFavorite'],
    [/^Notifications/, /^Notifications/, 'drawerMessage'],
  ] as const)(
    'LAY-042 LAY-063 %s opens and is closed by its button, by Escape and by a click beside it',
    async (button, title, opened) => {
      const { shop } = await draw('buyer.nl')
      for (const close of [
        (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: 'Close' })),
        (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' }),
        (dialog: HTMLElement) => fireEvent.mouseDown(dialog),
      ]) {
        await press(button)
        const dialog = await screen.findByRole('dialog', { name: title })
        expect(view(shop)).toBe(opened)
        await act(async () => void close(dialog))
        expect(screen.queryByRole('dialog')).toBeNull()
        expect(view(shop)).toBe('off')
      }
    },
  )

  it('LAY-062 LAY-063 one takes the place of another', async () => {
    const { shop } = await draw('buyer.nl')
    await press(/^Basket/)
    await screen.findByRole('dialog', { name: /^Basket/ })
    await act(async () => layoutOf(shop).show('drawerFavorite'))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(screen.getByRole('dialog')).toHaveAccessibleName(/^Favourites/)
  })
})

describe('the way up', () => {
  afterEach(() => void vi.useRealTimers())
  const scrollable = () => {
    let y = 2_400
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y)
    vi.spyOn(window, 'scrollTo').mockImplementation((...[, top]: unknown[]) => {
      y = Number(top)
    })
    return () => y
  }

  it('LAY-041 LIM-006 leads to the top in 800 ms', async () => {
    await draw()
    const y = scrollable()
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout', 'Date'] })
    fireEvent.click(menu().getByRole('button', { name: 'Back to top' }))
    vi.advanceTimersByTime(400)
    const half = y()
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(2_400)
    vi.advanceTimersByTime(384)
    expect(y()).toBeGreaterThan(0)
    vi.advanceTimersByTime(32)
    expect(y()).toBe(0)
  })

  it('LIM-006 is there at once for readers who want no motion', async () => {
    await draw()
    const y = scrollable()
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    fireEvent.click(menu().getByRole('button', { name: 'Back to top' }))
    expect(y()).toBe(0)
  })
})

describe('where it lies', () => {
  it('LAY-061 can be folded away, which is remembered', async () => {
    const { shop, unmount } = await draw('buyer.nl')
    await press('Hide shortcuts')
    expect(menu().queryByRole('button', { name: /^Basket/ })).toBeNull()
    expect(shop.storage.get('sidebarStatus')).toBe('0')
    unmount()
    await draw('buyer.nl', { storage: shop.storage })
    await press('Show shortcuts')
    expect(menu().getByRole('button', { name: /^Basket/ })).toBeInTheDocument()
  })

  it('LIM-012 the logo at its head leads home, and can be switched off', async () => {
    const { shop } = await draw()
    expect(menu().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/index')
    act(() => layoutOf(shop).change({ sidebarLogo: false }))
    expect(menu().queryByRole('link', { name: 'Home' })).toBeNull()
  })

  it('LIM-010 the settings button stands 250 px below the top of the window', async () => {
    const { shop } = await draw()
    const button = menu().getByRole('button', { name: 'Settings' })
    expect(button).toHaveStyle({ top: '250px' })
    fireEvent.click(button)
    expect(layoutOf(shop).store.getState().showSettings).toBe(true)
  })

  it('pages of others have no settings', async () => {
    await renderWithShop(<ShortcutMenu />)
    expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull()
  })

  it('on narrow screens it is a bar with the settings in it, and cannot be folded', async () => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(768)
    await draw()
    expect(menu().getByRole('button', { name: 'Settings' })).toBeInTheDocument()
    expect(menu().queryByRole('button', { name: 'Hide shortcuts' })).toBeNull()
    expect(menu().queryByRole('link', { name: 'Home' })).toBeNull()
  })
})
