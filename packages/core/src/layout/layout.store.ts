/** One layout per shop, made when the first widget asks for it: pages without a frame do without. */
import { createStore } from 'zustand/vanilla'
import { isShopError, type ShopError } from '../errors/shop-error'
import { defineFeature } from '../feature'
import { COOKIE_DAYS, RESIZE_THROTTLE_MS } from '../limits'
import type { Shop } from '../shop.types'
import { defaultWidth } from '../storage/host'
import type { Layout, LayoutState, LoggedError, Resizable, VisitedPage } from './layout.types'
import { DEFAULT_SETTINGS, keepSettings, readSettings } from './settings'
import { throttle } from './throttle'

/** Cookie of LAY-061, 1 open and 0 closed. */
const SIDEBAR_COOKIE = 'sidebarStatus'
/** Tabs and errors that are kept; older ones leave. */
const VISITED = 12
const ERRORS = 50

/** What a server refuses is part of the trade; these are faults. */
const FAULTS: readonly string[] = ['network', 'timeout', 'server', 'malformed']

type Home = Pick<Shop, 'storage' | 'drafts' | 'currentPath'>

/** @source LAY-023, LAY-061 to LAY-063, LIM-005, LIM-008 to LIM-014 */
export function createLayout({ storage, drafts, currentPath }: Home): Layout {
  const store = createStore<LayoutState>(() => ({
    settings: readSettings(drafts),
    showSettings: false,
    shortcutView: 'off',
    sidebarOpen: storage.get(SIDEBAR_COOKIE) !== '0',
    width: defaultWidth(),
    visited: [],
    errors: [],
  }))
  let lastId = 0

  const change: Layout['change'] = some => {
    const settings = { ...store.getState().settings, ...some }
    store.setState({ settings })
    keepSettings(drafts, settings)
  }

  return {
    store,
    change,
    reset: () => change(DEFAULT_SETTINGS),
    showSettings: showSettings => store.setState({ showSettings }),
    show: shortcutView => store.setState({ shortcutView }),
    toggleSidebar: () => {
      const sidebarOpen = !store.getState().sidebarOpen
      store.setState({ sidebarOpen })
      storage.set(SIDEBAR_COOKIE, sidebarOpen ? '1' : '0', COOKIE_DAYS)
    },
    watch: window => watchWidth(window, width => store.setState({ width })),
    visit: page =>
      store.setState(({ visited }) => {
        // A list that is filtered changes its query.
        const isSame = ({ path, title }: VisitedPage) =>
          path === page.path || (pathnameOf(path) === pathnameOf(page.path) && title() === page.title())
        const next = visited.some(isSame) ? visited.map(known => (isSame(known) ? page : known)) : [...visited, page]
        return { visited: next.slice(-VISITED) }
      }),
    leave: path => store.setState(({ visited }) => ({ visited: visited.filter(page => page.path !== path) })),
    logError: (thrown, isProduction) => {
      if (!isProduction || store.getState().settings.errorLog !== 'production') return
      if (isShopError(thrown) && !FAULTS.includes(thrown.kind)) return
      const entry = { id: ++lastId, time: new Date().toISOString(), path: currentPath(), ...describe(thrown) }
      store.setState(({ errors }) => ({ errors: [entry, ...errors].slice(0, ERRORS) }))
    },
    clearErrors: () => store.setState({ errors: [] }),
  }
}

const pathnameOf = (path: string) => path.split('?')[0]

function watchWidth(window: Resizable, tell: (width: number) => void): () => void {
  const look = () => tell(window.innerWidth)
  const { run, cancel } = throttle(look, RESIZE_THROTTLE_MS)
  // Reading the width makes the browser lay out the whole page, which a frame does anyhow.
  const first = window.requestAnimationFrame(look)
  window.addEventListener('resize', run)
  return () => {
    window.cancelAnimationFrame(first)
    window.removeEventListener('resize', run)
    cancel()
  }
}

/** Without what the server sent besides: it may be about people and prices. */
const toDetail = (kind: string, { call, code, status }: ShopError['at']) =>
  [kind, call, code, status].filter(part => part !== undefined).join(' ')

function describe(thrown: unknown): Pick<LoggedError, 'text' | 'detail'> {
  if (isShopError(thrown)) return { text: thrown.message, detail: toDetail(thrown.kind, thrown.at) }
  if (thrown instanceof Error) return { text: `${thrown.name}: ${thrown.message}`, detail: thrown.stack ?? '' }
  return { text: String(thrown), detail: '' }
}

/** The layout of a shop. */
export const layoutOf = defineFeature(createLayout)
