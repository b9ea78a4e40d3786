import { favouritesOf } from '@cartwright/core'
import { useEffect } from 'react'
import { heartIcon } from '../icons/heart'
import { Button } from '../primitives/button'
import { onePress } from '../primitives/one-press'
import { useShop } from '../provider/shop-provider'
import { usePermission } from '../provider/use-permission'
import { useSelect } from '../provider/use-select'
import { useT } from '../provider/use-t'
import { buyingTexts } from './buying.texts'

/** Heart that keeps a part in the favourites or takes it out; absent without the permission (PERM-012). */
export function FavouriteButton({ number, size }: { number: string; size?: 's' | 'l' }) {
  const favourites = favouritesOf(useShop())
  const t = useT(buyingTexts)
  const isAllowed = usePermission('favourites')
  const isKept = useSelect(favourites.store, state => state.numbers.has(number))
  const isUnread = useSelect(favourites.store, state => state.status === 'idle')
  useEffect(() => {
    if (isAllowed && isUnread && favourites.store.getState().status === 'idle') favourites.load().catch(() => undefined)
  }, [isAllowed, isUnread, favourites])
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
      onClick={onePress(() => void favourites.toggle(number).catch(() => undefined))}
    />
  )
}
