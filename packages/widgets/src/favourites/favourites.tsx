import { filterFavourites } from '@cartwright/core'
import { useEffect, useState } from 'react'
import { useAddToCart } from '../part/use-add-to-cart'
import { Button } from '../primitives/button'
import { ConfirmDialog } from '../primitives/dialog'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { heartIcon, searchIcon, trashIcon } from '../primitives/icons'
import { TextField } from '../primitives/text-field'
import { commonTexts } from '../provider/common.texts'
import { useConfirmLabels } from '../provider/dialog-labels'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { useSelect } from '../provider/use-select'
import { useT } from '../provider/use-t'
import { WidgetBox } from '../provider/widget-box'
import { favouritesTexts } from './favourites.texts'
import { FavouritesTable } from './favourites-table'

const NONE: ReadonlySet<number> = new Set()

/** The favourites of the account: search, add to the basket, remove (FAV-001 to FAV-003, RT-032). */
export function Favourites() {
  const { favourites } = useShop()
  const t = useT(favouritesTexts)
  const common = useT(commonTexts)
  const confirmLabels = useConfirmLabels()
  const { canAdd, busy, add } = useAddToCart(undefined)
  const { rows, status } = useSelect(favourites.store, state => ({ rows: state.rows, status: state.status }))
  const [keyword, setKeyword] = useState('')
  const [ticked, setTicked] = useState(NONE)
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    // A failure is in the state and shown in the place of the list.
    favourites.load().catch(() => undefined)
  }, [favourites])

  const shown = filterFavourites(rows, keyword)
  const selected = shown.filter(row => ticked.has(row.favoriteId))
  const tick = (ids: readonly number[], on: boolean) =>
    setTicked(before => new Set([...[...before].filter(id => on || !ids.includes(id)), ...(on ? ids : [])]))

  if (rows.length === 0 && (status === 'idle' || status === 'loading')) {
    return (
      <WidgetBox className="cw-card">
        <SkeletonRows label={common('loading')} />
      </WidgetBox>
    )
  }
  if (rows.length === 0) {
    const failed = status === 'failed'
    return (
      <WidgetBox className="cw-card">
        <Empty
          icon={heartIcon}
          failed={failed}
          title={failed ? t('failed') : t('empty')}
          actions={
            failed ? (
              <Button onClick={() => void favourites.load().catch(() => undefined)}>{common('retry')}</Button>
            ) : (
              <ShopLink to="/list/toner?classId=102" className="cw-btn">
                {t('continueShopping')}
              </ShopLink>
            )
          }
        >
          {failed ? undefined : t('emptyHint')}
        </Empty>
      </WidgetBox>
    )
  }
  return (
    <WidgetBox className="cw-card cw-table-box">
      <div className="cw-card__head cw-favourites__head">
        <TextField label={t('search')} type="search" icon={searchIcon} value={keyword} onValue={setKeyword} />
        <span className="cw-end cw-row cw-row--wrap">
          <span role="status" className="cw-sub">
            {selected.length > 0 && t('selected', { count: selected.length })}
          </span>
          {canAdd && (
            <Button
              kind="primary"
              busy={busy}
              disabled={selected.length === 0}
              onClick={() => add(selected.map(row => ({ number: row.number, custNumber: row.custNumber, qty: 1 })))}
            >
              {t('addToBasket')}
            </Button>
          )}
          <Button icon={trashIcon} disabled={selected.length === 0} onClick={() => setAsking(true)}>
            {t('delete')}
          </Button>
        </span>
      </div>
      {shown.length === 0 ? (
        <Empty icon={searchIcon} title={t('noHit')} />
      ) : (
        <FavouritesTable rows={shown} ticked={ticked} onTick={tick} />
      )}
      <ConfirmDialog
        {...confirmLabels}
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          // What a search hides at the moment stays ticked.
          tick(
            selected.map(row => row.favoriteId),
            false,
          )
          // The list comes back, with a message, when the server refuses.
          favourites.remove(selected.map(row => row.favoriteId)).catch(() => undefined)
        }}
      >
        {t('deleteQuestion', { count: selected.length })}
      </ConfirmDialog>
    </WidgetBox>
  )
}
