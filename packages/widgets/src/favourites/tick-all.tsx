import { Checkbox } from '../primitives/choice'
import { useTexts } from '../provider/use-texts'
import { favouritesTexts } from './favourites.texts'
import type { FavouritesList } from './use-favourites-list'

export interface TickAllProps {
  list: FavouritesList
  /** Of what is shown, the page that is; all of it without pages. */
  rows: FavouritesList['shown']
}

/** Ticks all rows, or none when all are. */
export function TickAll({ list: { shown, ticked, tick }, rows }: TickAllProps) {
  const t = useTexts(favouritesTexts)
  const ids = rows.map(row => row.favoriteId)
  const count = ids.filter(id => ticked.has(id)).length
  return (
    <Checkbox
      aria-label={t(rows.length < shown.length ? 'allOnPage' : 'all')}
      checked={count === ids.length}
      some={count > 0 && count < ids.length}
      onChecked={on => tick(ids, on)}
    />
  )
}
