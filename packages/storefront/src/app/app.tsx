import { layoutOf, quickOrderMode, type Shop } from '@cartwright/core'
import {
  CookieNotice,
  Messages,
  NavBar,
  SearchBox,
  ShopProvider,
  SiteFooter,
  TermsDialog,
  TopBar,
  useLazy,
  useLook,
  useSelect,
  useShop,
} from '@cartwright/widgets'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Boundary } from './boundary'
import { queryOf, useVisit } from './location'
import { PageContext, type ShownPage } from './page'
import { Route } from './route'
import { logError } from './shop'
import { useNewPage } from './use-new-page'
import { useStickyTop } from './use-sticky-top'
import { useVisitedPages } from './use-visited-pages'

const CONTENT_ID = 'content'
const MENU_ID = 'menu'

/** Bars, page and footer, and below them what is read once. */
export function App({ shop }: { shop: Shop }) {
  return (
    <ShopProvider shop={shop}>
      <ShopFrame />
      <CookieNotice />
    </ShopProvider>
  )
}

/** Bars, the page, footer, and what lies over them. */
function ShopFrame() {
  const shop = useShop()
  const visit = useVisit()
  const showSettings = useSelect(layoutOf(shop).store, state => state.showSettings)
  const isExpired = useSelect(shop.session.store, state => state.expired)
  const language = useSelect(shop.i18n.store, state => state.language)
  const { size, fixedHeader, tagsView } = useLook()
  const mode = quickOrderMode(visit.path)
  // Folds away with the page it was opened on.
  const [menuOpenOn, setMenuOpenOn] = useState<number>()
  const open = menuOpenOn === visit.id
  const [told, setTold] = useState<ShownPage & { visitId: number }>()
  const tell = useCallback((page: ShownPage) => setTold({ ...page, visitId: visit.id }), [visit.id])
  // What the last page said is no word about one that is still on its way.
  const page = told?.visitId === visit.id ? told : undefined
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useNewPage(visit, CONTENT_ID)
  useVisitedPages(visit, page)
  const header = useStickyTop(fixedHeader)
  // Parts that nobody waits for; what did not arrive is asked for again and takes nothing else down.
  const ShortcutMenu = useLazy(true, async () => (await import('../layout/shortcuts')).default)
  const SettingsPanel = useLazy(showSettings, async () => (await import('../layout/settings')).default)
  const TagsView = useLazy(tagsView, async () => (await import('../layout/tags')).default)
  const ExpiredDialog = useLazy(isExpired, async () => (await import('../layout/expired')).default)
  const part = (drawn: ReactNode) => (
    <Boundary
      turn={visit.id}
      fallback={null}
      onError={error => {
        // A drawer that broke does not open again by itself.
        layoutOf(shop).show('off')
        logError(shop, error)
        void shop.messages.showError(error)
      }}
    >
      {drawn}
    </Boundary>
  )
  return (
    <div className={`shop cw cw-${size}`} data-quick-order-mode={mode} data-fixed-header={fixedHeader}>
      <header ref={header} className="shop-header">
        {part(
          <TopBar
            reduced={mode === 1}
            search={<SearchBox slashKey keyword={searchedFor(visit.path)} />}
            contentId={CONTENT_ID}
            menu={{ open, id: MENU_ID, onToggle: () => setMenuOpenOn(open ? undefined : visit.id) }}
          />,
        )}
        {part(<NavBar reduced={mode === 1} id={MENU_ID} current={page?.section ?? visit.path} open={open} />)}
        {tagsView && (TagsView ? part(<TagsView current={visit.path} />) : <div className="cw-tags" />)}
      </header>
      <PageContext value={tell}>
        <main id={CONTENT_ID} className="shop-main cw-wrap" tabIndex={-1}>
          <Route visit={visit} />
        </main>
      </PageContext>
      <footer>{part(<SiteFooter />)}</footer>
      {ShortcutMenu && part(<ShortcutMenu settings />)}
      {SettingsPanel && part(<SettingsPanel />)}
      <Messages />
      {part(<TermsDialog />)}
      {ExpiredDialog && <ExpiredDialog />}
    </div>
  )
}

/** The keyword of the results that are shown, so that it can be refined. */
function searchedFor(path: string): string {
  return /^\/search(?:\?|$)/.test(path) ? (queryOf(path).get('keyword') ?? '') : ''
}
