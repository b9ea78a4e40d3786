import type { AddsToCart } from '../part/use-add-to-cart'
import { Empty } from '../primitives/feedback'
import { heartIcon, searchIcon } from '../primitives/icons'
import { useShop } from '../provider/shop-provider'
import type { Navigates } from '../provider/use-go'
import { usePermission } from '../provider/use-permission'
import { useSelect } from '../provider/use-select'
import { useT } from '../provider/use-t'
import { WidgetBox } from '../provider/widget-box'
import { favouritesTexts } from './favourites.texts'
import { FavouritesState } from './favourites-state'
import { FavouritesTable } from './favourites-table'
import { FavouritesTools } from './favourites-tools'
import { useFavouritesList } from './use-favourites-list'

export type FavouritesProps = Navigates & AddsToCart

/** The favourites of the account: search, add to the basket, remove (FAV-001 to FAV-003, RT-032). */
export function Favourites({ onNavigate, onCartAdd }: FavouritesProps) {
  const t = useT(favouritesTexts)
  const { session } = useShop()
  const isAllowed = usePermission('favourites')
  const { isSignedIn, isKnown } = useSelect(session.store, ({ isSignedIn, status }) => ({
    isSignedIn,
    isKnown: !isSignedIn || status === 'ready',
  }))
  const list = useFavouritesList(isAllowed, onCartAdd)
  if (isKnown && !isAllowed) {
    return (
      <WidgetBox className="cw-card">
        <Empty icon={heartIcon} title={t(isSignedIn ? 'noPermission' : 'signIn')} />
      </WidgetBox>
    )
  }
  if (list.rows.length === 0) {
    return (
      <WidgetBox className="cw-card">
        <FavouritesState list={list} onNavigate={onNavigate} />
      </WidgetBox>
    )
  }
  return (
    <WidgetBox className="cw-card cw-table-box">
      <FavouritesTools list={list} />
      {list.shown.length === 0 ? (
        <Empty icon={searchIcon} title={t('noHit')} />
      ) : (
        <FavouritesTable list={list} onNavigate={onNavigate} onCartAdd={onCartAdd} />
      )}
      {list.dialog}
    </WidgetBox>
  )
}
