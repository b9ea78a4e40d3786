import { useId } from 'react'
import { cartIcon, searchIcon, trashIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Heard } from '../primitives/heard'
import { TextField } from '../primitives/text-field'
import { ElementSlot } from '../provider/element-slot'
import { useTexts } from '../provider/use-texts'
import { favouritesTexts } from './favourites.texts'
import type { FavouritesList } from './use-favourites-list'

/** Search, and what can be done with the selection; says why nothing can while there is none. */
export function FavouritesTools({ list }: { list: FavouritesList }) {
  const t = useTexts(favouritesTexts)
  const noteId = useId()
  const { selected, keyword, search, canAdd, busy, addSelected, askToRemove } = list
  const isIdle = selected.length === 0
  return (
    <div className="cw-favourites__head">
      <TextField label={t('search')} type="search" icon={searchIcon} value={keyword} onValue={search} />
      <div className="cw-end cw-row cw-row--wrap">
        <Heard when="changed" id={noteId} className="cw-sub">
          {isIdle ? t('selectFirst') : t('selected', { count: selected.length })}
        </Heard>
        {canAdd && (
          <Button
            kind="primary"
            icon={cartIcon}
            busy={busy}
            disabled={isIdle}
            aria-describedby={noteId}
            onClick={addSelected}
          >
            {t('addToBasket')}
          </Button>
        )}
        <Button icon={trashIcon} disabled={isIdle} aria-describedby={noteId} onClick={askToRemove}>
          {t('delete')}
        </Button>
        <ElementSlot name="actions" />
      </div>
    </div>
  )
}
