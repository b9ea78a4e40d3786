import { quickOrderMode } from '@cartwright/core'
import {
  ExpiredDialog,
  Messages,
  NavBar,
  SearchBox,
  ShopProvider,
  SiteFooter,
  TopBar,
  useSelect,
  useShop,
} from '@cartwright/widgets'
import { useEffect, useState } from 'react'
import { useVisit } from './location'
import { Route } from './route'
import { shop } from './shop'
import { useNewPage } from './use-new-page'

const CONTENT_ID = 'content'
const MENU_ID = 'menu'

export function App() {
  return (
    <ShopProvider shop={shop}>
      <Frame />
    </ShopProvider>
  )
}

/** Bars, the page, footer, and what lies over them. */
export function Frame() {
  const visit = useVisit()
  const language = useSelect(useShop().i18n.store, state => state.language)
  // Folds away with the page it was opened on.
  const [menuOpenOn, setMenuOpenOn] = useState<number>()
  const open = menuOpenOn === visit.id
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useNewPage(visit, CONTENT_ID)
  return (
    <div className="shop cw" data-quick-order-mode={quickOrderMode(visit.path)}>
      <header className="shop-header">
        <TopBar
          search={<SearchBox slashKey keyword={searchedFor(visit.path)} />}
          contentId={CONTENT_ID}
          menu={{ open, id: MENU_ID, onToggle: () => setMenuOpenOn(open ? undefined : visit.id) }}
        />
        <NavBar id={MENU_ID} current={visit.path} open={open} />
      </header>
      <main id={CONTENT_ID} className="shop-main cw-wrap" tabIndex={-1}>
        <Route visit={visit} />
      </main>
      <footer>
        <SiteFooter />
      </footer>
      <Messages />
      <ExpiredDialog />
    </div>
  )
}

/** The keyword of the results that are shown, so that it can be refined. */
function searchedFor(path: string): string {
  const [pathname, query] = path.split('?')
  return pathname === '/search' ? (new URLSearchParams(query).get('keyword') ?? '') : ''
}
