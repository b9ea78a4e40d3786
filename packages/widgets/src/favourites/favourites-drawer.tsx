import { heartIcon, searchIcon } from '../icons/icons'
import { Drawer } from '../primitives/dialog'
import { Empty } from '../primitives/feedback'
import { Count } from '../primitives/status'
import { commonTexts } from '../provider/common.texts'
import type { HostHandler } from '../provider/host-handler'
import type { NavigationHandlers } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import css from './favourites.css?inline'
import { favouritesTexts } from './favourites.texts'
import { FavouritesRows } from './favourites-rows'
import { FavouritesState } from './favourites-state'
import { FavouritesTools } from './favourites-tools'
import { useFavouritesList } from './use-favourites-list'

addSheet(css)

export interface FavouritesDrawerProps extends NavigationHandlers {
  /** Whether it is shown, over the page; default no. It never closes by itself, see `onClose`. */
  open?: boolean
  /** Wants to be closed: close it by setting `open` to false. The event `cw-close` of the element. */
  onClose?: HostHandler<Record<string, never>>
}

/** The favourites at the right edge of the page (LAY-056 to LAY-059); nothing for accounts without them. */
export function FavouritesDrawer({ open = false, onClose, onNavigate }: FavouritesDrawerProps) {
  const t = useTexts(favouritesTexts)
  const common = useTexts(commonTexts)
  const { number } = useFormat()
  const isOpen = usePermission('favourites') && open
  const list = useFavouritesList(isOpen)
  const close = () => {
    onClose?.({})
  }
  /** A link leads elsewhere, and the drawer would lie over it. */
  const leave: NavigationHandlers['onNavigate'] = detail => {
    close()
    return onNavigate?.(detail)
  }
  return (
    <WidgetBox>
      <Drawer
        open={isOpen}
        onClose={close}
        icon={heartIcon}
        closeLabel={common('close')}
        className="cw-favourites-drawer"
        title={
          <>
            {t('title')} {list.rows.length > 0 && <Count>{number(list.rows.length)}</Count>}
          </>
        }
      >
        {list.rows.length === 0 ? (
          <FavouritesState list={list} onNavigate={leave} />
        ) : (
          <>
            <FavouritesTools list={list} />
            {list.shown.length === 0 ? (
              <Empty icon={searchIcon} title={t('noHit')} />
            ) : (
              <FavouritesRows list={list} onNavigate={leave} />
            )}
          </>
        )}
      </Drawer>
      {list.dialog}
    </WidgetBox>
  )
}
