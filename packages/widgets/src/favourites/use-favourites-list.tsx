import { favouritesOf, filterFavourites } from '@cartwright/core'
import type { Favourite } from '@cartwright/core/contract'
import { type ReactNode, useEffect, useState } from 'react'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { cartLine } from '../catalogue/part/cart-line'
import { useAddToCart } from '../catalogue/part/use-add-to-cart'
import { ConfirmDialog } from '../primitives/dialog'
import { useConfirmLabels } from '../provider/dialog-labels'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { favouritesTexts } from './favourites.texts'

export interface FavouritesList {
  status: 'loading' | 'failed' | 'ready'
  /** Of the account, no matter what is searched for. */
  rows: readonly Favourite[]
  /** What is searched for leaves these. */
  shown: readonly Favourite[]
  /** Shown and ticked. */
  selected: readonly Favourite[]
  keyword: string
  search: (keyword: string) => void
  ticked: ReadonlySet<number>
  tick: (ids: readonly number[], on: boolean) => void
  load: () => void
  /** Asks, then removes what is selected. */
  askToRemove: () => void
  /** The question. */
  dialog: ReactNode
  /** Pieces that one wants of it; 1 until something else is entered. */
  qtyOf: (favourite: Favourite) => number
  setQty: (favourite: Favourite, qty: number) => void
  canAdd: boolean
  busy: boolean
  /** Puts what is selected into the basket. */
  addSelected: () => void
}

const NONE: ReadonlySet<number> = new Set()

/**
 * The favourites of the account with search and selection, for the page and for the drawer (FAV-001 to FAV-003).
 * @param isOpen read only while someone looks at them
 */
export function useFavouritesList(isOpen = true, onCartAdd?: AddToCartHandlers['onCartAdd']): FavouritesList {
  const favourites = favouritesOf(useShop())
  const t = useTexts(favouritesTexts)
  const confirmLabels = useConfirmLabels()
  const { canAdd, busy, add } = useAddToCart(onCartAdd)
  const { rows, status } = useStore(favourites.store, state => ({ rows: state.rows, status: state.status }))
  const [keyword, setKeyword] = useState('')
  const [ticked, setTicked] = useState(NONE)
  const [asking, setAsking] = useState(false)
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map())
  // A failure is in the state and shown in the place of the list.
  const load = () => void favourites.load().catch(() => undefined)
  useEffect(() => {
    if (isOpen) favourites.load().catch(() => undefined)
  }, [favourites, isOpen])

  const shown = filterFavourites(rows, keyword)
  const selected = shown.filter(row => ticked.has(row.favoriteId))
  const tick = (ids: readonly number[], on: boolean) =>
    setTicked(before => new Set([...[...before].filter(id => on || !ids.includes(id)), ...(on ? ids : [])]))
  const qtyOf = ({ favoriteId }: Favourite) => quantities.get(favoriteId) ?? 1
  const remove = () => {
    setAsking(false)
    const ids = selected.map(row => row.favoriteId)
    // What a search hides at the moment stays ticked.
    tick(ids, false)
    // The list comes back, with a message, when the server refuses.
    favourites.remove(ids).catch(() => undefined)
  }
  return {
    status: rows.length > 0 ? 'ready' : status === 'idle' ? 'loading' : status,
    rows,
    shown,
    selected,
    keyword,
    ticked,
    tick,
    load,
    canAdd,
    busy,
    search: setKeyword,
    qtyOf,
    setQty: ({ favoriteId }, qty) => setQuantities(before => new Map(before).set(favoriteId, qty)),
    askToRemove: () => setAsking(true),
    addSelected: () => add(selected.map(row => cartLine({ ...row, goodsSkuId: row.goodsSku.goodsSkuId }, qtyOf(row)))),
    dialog: (
      <ConfirmDialog {...confirmLabels} open={asking} onCancel={() => setAsking(false)} onConfirm={remove}>
        {t('deleteQuestion', { count: selected.length })}
      </ConfirmDialog>
    ),
  }
}
