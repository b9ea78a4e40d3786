import { favouritesOf } from '@cartwright/core'
import { useEffect } from 'react'
import { heartIcon } from '../../icons/icons'
import { Button } from '../../primitives/button'
import { ignoreDoubleClick } from '../../primitives/ignore-double-click'
import { useShop } from '../../provider/shop-provider'
import { usePermission } from '../../provider/use-permission'
import { useStore } from '../../provider/use-store'
import { useTexts } from '../../provider/use-texts'
import { addSheet } from '../../styles/sheet'
import { buyingTexts } from './buying.texts'
import css from './part.css?inline'

addSheet(css)

/** Heart that keeps a part in the favourites or takes it out; absent without the permission (PERM-012). */
export function FavouriteButton({ number, size }: { number: string; size?: 's' | 'l' }) {
  const favourites = favouritesOf(useShop())
  const t = useTexts(buyingTexts)
  const isAllowed = usePermission('favourites')
  const isKept = useStore(favourites.store, state => state.numbers.has(number))
  const hasLoadFailed = useStore(favourites.store, state => state.status === 'idle')
  useEffect(() => {
    if (isAllowed && hasLoadFailed && favourites.store.getState().status === 'idle')
      favourites.load().catch(() => undefined)
  }, [isAllowed, hasLoadFailed, favourites])
  if (!isAllowed) return null
  return (
    <Button
      kind="quiet"
      size={size}
      className="cw-heart"
      icon={heartIcon}
      pressed={isKept}
      aria-label={t('favourite', { number })}
      // The list shows itself again when the server refuses, with a message.
      onClick={ignoreDoubleClick(() => void favourites.toggle(number).catch(() => undefined))}
    />
  )
}
