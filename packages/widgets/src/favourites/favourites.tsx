import { Empty } from '../primitives/feedback'
import { searchIcon } from '../primitives/icons'
import { useT } from '../provider/use-t'
import { WidgetBox } from '../provider/widget-box'
import { favouritesTexts } from './favourites.texts'
import { FavouritesState } from './favourites-state'
import { FavouritesTable } from './favourites-table'
import { FavouritesTools } from './favourites-tools'
import { useFavouritesList } from './use-favourites-list'

/** The favourites of the account: search, add to the basket, remove (FAV-001 to FAV-003, RT-032). */
export function Favourites() {
  const t = useT(favouritesTexts)
  const list = useFavouritesList()
  if (list.rows.length === 0) {
    return (
      <WidgetBox className="cw-card">
        <FavouritesState list={list} />
      </WidgetBox>
    )
  }
  return (
    <WidgetBox className="cw-card cw-table-box">
      <FavouritesTools list={list} />
      {list.shown.length === 0 ? (
        <Empty icon={searchIcon} title={t('noHit')} />
      ) : (
        <FavouritesTable rows={list.shown} ticked={list.ticked} onTick={list.tick} />
      )}
      {list.dialog}
    </WidgetBox>
  )
}
