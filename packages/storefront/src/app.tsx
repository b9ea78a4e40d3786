import { layoutOf, quickOrderMode, type Shop } from '@cartwright/core'
import {
  CookieNotice,
  NavBar,
  SearchBox,
  ShopProvider,
  SiteFooter,
  TermsDialog,
  TopBar,
  useShop,
  useStore,
} from '@cartwright/widgets'
import { useLazy, useLook } from '@cartwright/widgets/storefront'
import { memo, type ReactNode, useCallback, useEffect, useState } from 'react'
import { Boundary } from './app/boundary'
import { queryOf, useVisit, type Visit } from './app/location'
import { PageContext, type ShownPage } from './app/page'
import { PageFailed } from './app/page-failed'
import { logError } from './app/shop'
import { useArrival, useHeardTitle } from './app/use-arrival'
import { useMissedStart } from './app/use-missed-start'
import { focusContent, useNewPage, useUncovered } from './app/use-new-page'
import { useStickyTop } from './app/use-sticky-top'
import { useVisitedPages } from './app/use-visited-pages'
import { MessagesInReach } from './messages/messages-in-reach'
import { Route } from './route'

const CONTENT_ID = 'content'
const MENU_ID = 'menu'

/** Bars, page and footer, and below them what is read once. */
export function App({ shop }: { shop: Shop }) {
  return (
    <ShopProvider shop={shop}>
      {/* What breaks outside every part, such as the frame itself: the reader has a way on in place of a blank page. */}
      <Boundary
        turn={0}
        onError={error => logError(shop, error)}
        fallback={
          <main className="shop shop-main cw cw-wrap">
            <PageFailed />
          </main>
        }
      >
        <ShopFrame />
      </Boundary>
      <CookieNotice onAccept={() => focusContent(CONTENT_ID)} />
    </ShopProvider>
  )
}

/** Bars, the page, footer, and what lies over them. Each draws for itself: what one of them waits for draws none of the others. */
function ShopFrame() {
  const shop = useShop()
  const visit = useVisit()
  const language = useStore(shop.i18n.store, state => state.language)
  const { size, fixedHeader, tagsView } = useLook()
  const mode = quickOrderMode(visit.path)
  const [announced, setAnnounced] = useState<ShownPage & { visitId: number }>()
  const announce = useCallback((page: ShownPage) => setAnnounced({ ...page, visitId: visit.id }), [visit.id])
  // What the last page said is no word about one that is still on its way.
  const page = announced?.visitId === visit.id ? announced : undefined
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useNewPage(visit, CONTENT_ID)
  useHeardTitle(visit.id, page)
  useArrival(visit, page?.begin, CONTENT_ID)
  useVisitedPages(visit, page)
  useMissedStart(visit.id)
  const header = useStickyTop(fixedHeader)
  const TagsView = useLazy(tagsView, async () => (await import('./layout/tags')).default)
  return (
    <div className={`shop cw cw-${size}`} data-quick-order-mode={mode} data-fixed-header={fixedHeader}>
      <header ref={header} className="shop-header">
        <Bars visit={visit} section={page?.section} />
        {tagsView && (
          <Part turn={visit.id}>{TagsView ? <TagsView current={visit.path} /> : <div className="cw-tags" />}</Part>
        )}
      </header>
      <PageContext value={announce}>
        <main id={CONTENT_ID} className="shop-main cw-wrap" tabIndex={-1}>
          <CurrentPage visit={visit} />
        </main>
      </PageContext>
      <Footer turn={visit.id} />
      <Overlays turn={visit.id} />
    </div>
  )
}

const CurrentPage = memo(Route)

/** @param section path of the list that the page lies in */
const Bars = memo(function Bars({ visit, section }: { visit: Visit; section: string | undefined }) {
  const isReduced = quickOrderMode(visit.path) === 1
  // Folds away with the page it was opened on.
  const [menuOpenOn, setMenuOpenOn] = useState<number>()
  const open = menuOpenOn === visit.id
  return (
    <>
      <Part turn={visit.id}>
        <TopBar
          reduced={isReduced}
          search={<SearchBox slashKey keyword={searchedFor(visit.path)} />}
          contentId={CONTENT_ID}
          menu={{ open, id: MENU_ID, onToggle: () => setMenuOpenOn(open ? undefined : visit.id) }}
        />
      </Part>
      <Part turn={visit.id}>
        <NavBar reduced={isReduced} id={MENU_ID} current={section ?? visit.path} open={open} />
      </Part>
    </>
  )
})

const Footer = memo(function Footer({ turn }: { turn: number }) {
  return (
    <footer>
      <Part turn={turn}>
        <SiteFooter />
      </Part>
    </footer>
  )
})

/** What lies over the page. What no one waits for is fetched later; what did not arrive is asked for again. */
const Overlays = memo(function Overlays({ turn }: { turn: number }) {
  const shop = useShop()
  const showSettings = useStore(layoutOf(shop).store, state => state.showSettings)
  const isExpired = useStore(shop.session.store, state => state.expired)
  const isEnding = useStore(shop.session.store, state => state.ending !== undefined)
  useUncovered(!useStore(shop.session.store, state => state.confirmed), CONTENT_ID)
  const ShortcutMenu = useLazy(true, async () => (await import('./layout/shortcuts')).default)
  const SettingsPanel = useLazy(showSettings, async () => (await import('./layout/settings')).default)
  const ExpiredDialog = useLazy(isExpired, async () => (await import('./session/expired')).default)
  const SessionEndDialog = useLazy(isEnding, async () => (await import('./session/session-end')).default)
  return (
    <>
      {ShortcutMenu && (
        <Part turn={turn}>
          <ShortcutMenu settings />
        </Part>
      )}
      {SettingsPanel && (
        <Part turn={turn}>
          <SettingsPanel />
        </Part>
      )}
      <MessagesInReach />
      <Part turn={turn}>
        <TermsDialog />
      </Part>
      {SessionEndDialog && <SessionEndDialog />}
      {ExpiredDialog && <ExpiredDialog />}
    </>
  )
})

/** A part of the frame that takes nothing else down when it breaks. @param turn another one lets it try again */
function Part({ turn, children }: { turn: number; children: ReactNode }) {
  const shop = useShop()
  const handleError = (error: unknown) => {
    // A drawer that broke does not open again by itself.
    layoutOf(shop).show('off')
    logError(shop, error)
    void shop.messages.showError(error)
  }
  return (
    <Boundary turn={turn} fallback={null} onError={handleError}>
      {children}
    </Boundary>
  )
}

/** The keyword of the results that are shown, so that it can be refined. */
function searchedFor(path: string): string {
  return /^\/search(?:\?|$)/.test(path) ? (queryOf(path).get('keyword') ?? '') : ''
}
