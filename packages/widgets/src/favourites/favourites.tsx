import { PAGE_SIZE, PAGE_SIZES } from '@cartwright/core'
import { useEffect, useRef, useState } from 'react'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { heartIcon, searchIcon } from '../icons/icons'
import { Empty } from '../primitives/feedback'
import { Pager } from '../primitives/pager'
import { ElementSlot, type Slots } from '../provider/element-slot'
import type { HostHandler } from '../provider/host-handler'
import { usePagerTexts } from '../provider/pager-labels'
import { useShop } from '../provider/shop-provider'
import { SignInFirst } from '../provider/sign-in-first'
import type { NavigationHandlers } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import css from './favourites.css?inline'
import { favouritesTexts } from './favourites.texts'
import { FavouritesState } from './favourites-state'
import { FavouritesTable } from './favourites-table'
import { FavouritesTools } from './favourites-tools'
import { useFavouritesList } from './use-favourites-list'

addSheet(css)

/** Which part of the favourites is shown, for the address of the page. */
export interface FavouritesPage {
  /** From 1. */
  page: number
  /** One of 10, 20, 40, 60. */
  pageSize: number
}

export interface FavouritesProps extends NavigationHandlers, AddToCartHandlers, Partial<FavouritesPage> {
  /** Told which page the reader turned to. Handing the same values back as properties changes nothing. */
  onPageChange?: HostHandler<FavouritesPage>
  /** What a React page has for the slots of the element. */
  slots?: Slots<'header' | 'actions' | 'empty' | 'failed'> | undefined
}

/** The favourites of the account: search, pages, add to the basket, remove (FAV-001 to FAV-003, RT-032, LIM-001 to LIM-003). */
export function Favourites({
  page = 1,
  pageSize = PAGE_SIZE,
  slots,
  onPageChange,
  onNavigate,
  onCartAdd,
}: FavouritesProps) {
  const t = useTexts(favouritesTexts)
  const { session } = useShop()
  const isAllowed = usePermission('favourites')
  const { isSignedIn, isKnown } = useStore(session.store, ({ isSignedIn, status }) => ({
    isSignedIn,
    isKnown: !isSignedIn || status === 'ready',
  }))
  const list = useFavouritesList(isAllowed, onCartAdd)
  const pagerTexts = usePagerTexts()
  const top = useRef<HTMLDivElement>(null)
  const [turned, setTurned] = useState({ page, pageSize })
  useEffect(() => setTurned({ page, pageSize }), [page, pageSize])
  const turn = (next: FavouritesPage) => {
    setTurned(next)
    onPageChange?.(next)
    // Who has read to its end goes on at the top of the next one.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
  }
  // An old link, or what was on the last page is gone.
  const shownPage = Math.max(1, Math.min(turned.page, Math.ceil(list.shown.length / turned.pageSize)))
  const first = (shownPage - 1) * turned.pageSize
  const search = (keyword: string) => {
    list.search(keyword)
    if (turned.page > 1) turn({ ...turned, page: 1 })
  }
  if (isKnown && !isAllowed) {
    return (
      <WidgetBox className="cw-card">
        {isSignedIn ? <Empty icon={heartIcon} title={t('noPermission')} /> : <SignInFirst>{t('signIn')}</SignInFirst>}
      </WidgetBox>
    )
  }
  if (list.rows.length === 0) {
    return (
      <WidgetBox className="cw-card" slots={slots}>
        <ElementSlot name="header" />
        <FavouritesState list={list} onNavigate={onNavigate} />
      </WidgetBox>
    )
  }
  return (
    <WidgetBox className="cw-card cw-table-box" slots={slots}>
      <ElementSlot name="header" />
      <div ref={top} className="cw-favourites__top">
        <FavouritesTools list={{ ...list, search }} />
      </div>
      {list.shown.length === 0 ? (
        <Empty icon={searchIcon} title={t('noHit')} />
      ) : (
        <FavouritesTable
          list={list}
          rows={list.shown.slice(first, first + turned.pageSize)}
          onNavigate={onNavigate}
          onCartAdd={onCartAdd}
        />
      )}
      {list.rows.length > Math.min(...PAGE_SIZES) && (
        <Pager
          page={shownPage}
          pageSize={turned.pageSize}
          total={list.shown.length}
          onPage={next => turn({ ...turned, page: next })}
          onPageSize={size => turn({ page: 1, pageSize: size })}
          texts={pagerTexts}
        />
      )}
      {list.dialog}
    </WidgetBox>
  )
}
