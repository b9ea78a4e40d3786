import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ShopError } from '../errors/shop-error'
import { createShop } from '../light'
import { cookieStorage, memoryStorage } from '../storage/storage'
import { createJar } from '../testing/cookie-jar'
import { layoutOf } from './layout.store'
import type { Resizable, ShortcutView } from './layout.types'

const pages = { storage: memoryStorage(), drafts: memoryStorage() }
beforeEach(() => {
  pages.storage = memoryStorage()
  pages.drafts = memoryStorage()
})

/** The layout of a page that was just loaded, with what earlier pages kept. */
const open = (options = {}) =>
  layoutOf(createShop({ channel: false, currentPath: () => '/index', ...pages, ...options }))
const state = (layout = open()) => layout.store.getState()

describe('settings', () => {
  it('LIM-008 LIM-009 LIM-011 LIM-012 LIM-013 LIM-014 begin as the specification says', () => {
    expect(state().settings).toEqual({
      theme: '#1890ff',
      size: 'medium',
      scheme: 'system',
      fixedHeader: true,
      sidebarLogo: true,
      tagsView: false,
      errorLog: 'production',
    })
  })

  it('are there again after a reload, and can be put back', () => {
    open().change({ theme: '#13c2c2', tagsView: true, size: 'compact' })
    const again = open()
    expect(state(again).settings).toMatchObject({
      theme: '#13c2c2',
      tagsView: true,
      size: 'compact',
      fixedHeader: true,
    })
    again.reset()
    expect(state().settings).toMatchObject({ theme: '#1890ff', tagsView: false, size: 'medium' })
  })

  it.each([
    '{',
    'null',
    '"x"',
    '{"theme":"red;--x:1","size":"huge","fixedHeader":"no","errorLog":"always","scheme":"neon","more":1}',
  ])('that make no sense are left aside: %s', kept => {
    pages.drafts.set('cartwright settings', kept)
    expect(state().settings).toMatchObject({ theme: '#1890ff', size: 'medium', fixedHeader: true, scheme: 'system' })
    expect(state().settings).not.toHaveProperty('more')
  })

  it('that make sense stay beside names that every object has', () => {
    pages.drafts.set('cartwright settings', '{"size":"large","constructor":1,"__proto__":{"theme":"red"}}')
    expect(state().settings).toMatchObject({ theme: '#1890ff', size: 'large' })
    expect(Object.hasOwn(state().settings, 'constructor')).toBe(false)
  })

  it('LAY-023 the panel opens and closes by its flag', () => {
    const layout = open()
    expect(state(layout).showSettings).toBe(false)
    layout.showSettings(true)
    expect(state(layout).showSettings).toBe(true)
    layout.showSettings(false)
    expect(state(layout).showSettings).toBe(false)
  })
})

describe('the sidebar', () => {
  it('LAY-061 is open at first, and what was chosen is remembered in a cookie', () => {
    const jar = createJar()
    const storage = cookieStorage(jar, false)
    const first = open({ storage })
    expect(state(first).sidebarOpen).toBe(true)
    first.toggleSidebar()
    expect(jar.cookie).toContain('sidebarStatus=0')
    // It outlives the browser by 30 days.
    expect(jar.written.find(line => line.startsWith('sidebarStatus'))).toContain('Max-Age=2592000')
    const second = open({ storage })
    expect(state(second).sidebarOpen).toBe(false)
    second.toggleSidebar()
    expect(jar.cookie).toContain('sidebarStatus=1')
    expect(state(open({ storage })).sidebarOpen).toBe(true)
  })
})

describe('the shortcut view', () => {
  it('LAY-062 is off, the cart, the favourites or the messages', () => {
    // The type of the table fails with a view more or less.
    const views: Record<ShortcutView, true> = { off: true, drawerCart: true, drawerFavorite: true, drawerMessage: true }
    const layout = open()
    expect(state(layout).shortcutView).toBe('off')
    for (const view of Object.keys(views) as ShortcutView[]) {
      layout.show(view)
      expect(state(layout).shortcutView).toBe(view)
    }
  })

  it('LAY-063 a drawer that opens takes the place of the other; closing leaves off', () => {
    const layout = open()
    layout.show('drawerCart')
    layout.show('drawerMessage')
    expect(state(layout).shortcutView).toBe('drawerMessage')
    layout.show('off')
    expect(state(layout).shortcutView).toBe('off')
  })

  it('is one for all widgets of a shop', () => {
    const shop = createShop({ channel: false, ...pages })
    layoutOf(shop).show('drawerFavorite')
    expect(layoutOf(shop).store.getState().shortcutView).toBe('drawerFavorite')
  })
})

describe('the width of the window', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('LIM-005 follows many resizes at most every 100 ms, and the last one', () => {
    const resized = new Set<() => void>()
    const window = {
      innerWidth: 1440,
      requestAnimationFrame: (look: () => void) => Number(setTimeout(look, 16)),
      cancelAnimationFrame: clearTimeout,
      addEventListener: (_: 'resize', listener: () => void) => void resized.add(listener),
      removeEventListener: (_: 'resize', listener: () => void) => void resized.delete(listener),
    } satisfies Resizable
    const layout = open()
    const stop = layout.watch(window)
    vi.advanceTimersByTime(16)
    expect(state(layout).width).toBe(1440)
    const widths: number[] = []
    layout.store.subscribe(({ width }) => widths.push(width))
    const resize = (width: number) => {
      window.innerWidth = width
      for (const tell of resized) tell()
    }
    for (let width = 1400; width > 1350; width--) resize(width)
    expect(widths).toEqual([1400])
    vi.advanceTimersByTime(99)
    expect(widths).toEqual([1400])
    vi.advanceTimersByTime(1)
    expect(widths).toEqual([1400, 1351])
    vi.advanceTimersByTime(1_000)
    expect(widths).toEqual([1400, 1351])
    resize(800)
    expect(widths).toEqual([1400, 1351, 800])
    stop()
    expect(resized.size).toBe(0)
  })
})

describe('the error log', () => {
  it('LIM-014 collects in production builds only', () => {
    const layout = open()
    layout.logError(new TypeError('x is not a function'), false)
    expect(state(layout).errors).toEqual([])
    layout.logError(new TypeError('x is not a function'), true)
    expect(state(layout).errors).toEqual([
      {
        id: 1,
        text: 'TypeError: x is not a function',
        path: '/index',
        detail: expect.stringContaining('layout.test'),
        time: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
  })

  it('collects nothing once it is switched off, and can be emptied', () => {
    const layout = open()
    layout.logError('broken', true)
    layout.clearErrors()
    layout.change({ errorLog: 'off' })
    layout.logError('broken', true)
    expect(state(layout).errors).toEqual([])
  })

  it('distinguishes faults from rejections, and stores no business data', () => {
    const layout = open()
    layout.logError(new ShopError('refused', 'no'), true)
    layout.logError(new ShopError('aborted', 'no'), true)
    layout.logError(new ShopError('server', 'oops', { call: 'cart.list', code: 500, data: { price: 12.5 } }), true)
    expect(state(layout).errors).toMatchObject([{ text: 'oops', detail: 'server cart.list 500' }])
  })

  it('keeps the newest fifty', () => {
    const layout = open()
    for (let index = 0; index < 60; index++) layout.logError(`broken ${index}`, true)
    const { errors } = state(layout)
    expect([errors.length, errors[0]?.text, errors.at(-1)?.text]).toEqual([50, 'broken 59', 'broken 10'])
  })
})

describe('visited pages', () => {
  it('are remembered once each, in their order, with their newest title and address', () => {
    const layout = open()
    layout.visit({ path: '/index', title: () => 'Home' })
    layout.visit({ path: '/help/faq', title: () => 'FAQ' })
    layout.visit({ path: '/index', title: () => 'Start' })
    layout.visit({ path: '/help/faq?q=vat', title: () => 'FAQ' })
    layout.visit({ path: '/order/checkout/1', title: () => 'Order' })
    layout.visit({ path: '/order/checkout/2', title: () => 'Order' })
    expect(state(layout).visited.map(({ path, title }) => [path, title()])).toEqual([
      ['/index', 'Start'],
      ['/help/faq?q=vat', 'FAQ'],
      ['/order/checkout/1', 'Order'],
      ['/order/checkout/2', 'Order'],
    ])
    layout.leave('/index')
    expect(state(layout).visited.map(page => page.path)).not.toContain('/index')
  })
})
