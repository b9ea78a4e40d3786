import { heartIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import { EmptySlot } from '../provider/element-slot'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { favouritesTexts } from './favourites.texts'
import type { FavouritesList } from './use-favourites-list'

/** In the place of favourites that are on their way, that failed, or that are none. */
export function FavouritesState({ list, onNavigate }: { list: FavouritesList } & NavigationHandlers) {
  const t = useTexts(favouritesTexts)
  const common = useTexts(commonTexts)
  if (list.status === 'loading') return <SkeletonRows label={common('loading')} />
  const failed = list.status === 'failed'
  const state = (
    <Empty
      icon={heartIcon}
      failed={failed}
      title={failed ? t('failed') : t('empty')}
      actions={
        failed ? (
          <Button onClick={list.load}>{common('retry')}</Button>
        ) : (
          <ShopLink to="/list/toner?classId=102" className="cw-btn" onNavigate={onNavigate}>
            {t('continueShopping')}
          </ShopLink>
        )
      }
    >
      {failed ? undefined : t('emptyHint')}
    </Empty>
  )
  return failed ? state : <EmptySlot>{state}</EmptySlot>
}
