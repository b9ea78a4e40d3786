import { useRef } from 'react'
import partCss from '../catalogue/part/part.css?inline'
import { heartIcon, searchIcon } from '../icons/icons'
import buttonCss from '../primitives/button.css?inline'
import choiceCss from '../primitives/choice.css?inline'
import { Drawer } from '../primitives/dialog'
import { Empty } from '../primitives/feedback'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import { Count } from '../primitives/status'
import statusCss from '../primitives/status.css?inline'
import { commonTexts } from '../provider/common.texts'
import type { HostHandler } from '../provider/host-handler'
import type { NavigationHandlers } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { useSheets } from '../styles/use-sheets'
import favouritesCss from './favourites.css?inline'
import { favouritesTexts } from './favourites.texts'
import { FavouritesRows } from './favourites-rows'
import { FavouritesState } from './favourites-state'
import { FavouritesTools } from './favourites-tools'
import { useFavouritesList } from './use-favourites-list'

/** Opened by other elements too, which do not carry it. */
const CSS = [buttonCss, choiceCss, feedbackCss, fieldCss, modalCss, statusCss, partCss, favouritesCss]

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
  const inside = useRef<HTMLSpanElement>(null)
  useSheets(inside, CSS)
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
      <span ref={inside} hidden />
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
