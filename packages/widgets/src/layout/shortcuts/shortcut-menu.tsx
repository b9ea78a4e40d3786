import { layoutOf, notificationsOf, type ShortcutView } from '@cartwright/core'
import { type AriaAttributes, type ReactNode, useEffect, useState } from 'react'
import {
  bellIcon,
  boltIcon,
  cartIcon,
  chevronLeftIcon,
  chevronRightIcon,
  heartIcon,
  type IconShape,
  slidersIcon,
  tagIcon,
  toTopIcon,
} from '../../icons/icons'
import { cx } from '../../primitives/class-names'
import { Icon } from '../../primitives/icon'
import { Logo } from '../../primitives/logo'
import { ShopLink } from '../../provider/shop-link'
import { useShop } from '../../provider/shop-provider'
import { useLazy } from '../../provider/use-lazy'
import type { NavigationHandlers } from '../../provider/use-navigate'
import { usePermission } from '../../provider/use-permission'
import { useStore } from '../../provider/use-store'
import { useFormat, useTexts } from '../../provider/use-texts'
import { WidgetBox } from '../../provider/widget-box'
import { addSheet } from '../../styles/sheet'
import { scrollToTop } from './scroll-to-top'
import type { ShortcutMenuProps } from './shortcut-menu.types'
import css from './shortcuts.css?inline'
import { shortcutsTexts } from './shortcuts.texts'

addSheet(css)

/** Narrower windows have no room beside the page: the menu lies along their foot. */
const RAIL_FROM_PX = 1200
const QUICK_ORDER_PATH = '/my/quickorder'

/**
 * Basket, favourites, notifications, quick order, coupons and the way up, on every page; the first three open a drawer
 * (LAY-036 to LAY-042, LAY-062, LAY-063, PERM-015). It lies over the page and takes no width from it (LIM-015).
 */
export function ShortcutMenu({ settings = false, settingsTop = 250, onNavigate, onCheckout }: ShortcutMenuProps) {
  const shop = useShop()
  const t = useTexts(shortcutsTexts)
  const layout = layoutOf(shop)
  const { view, isUnfolded, hasLogo, width } = useStore(layout.store, state => ({
    view: state.shortcutView,
    isUnfolded: state.sidebarOpen,
    hasLogo: state.settings.sidebarLogo,
    width: state.width,
  }))
  const [isNear, setNear] = useState(false)
  const Drawers = useLazy(isNear || view !== 'off', async () => (await import('./drawers')).Drawers)
  useEffect(() => layout.watch(window), [layout])

  const isBar = width > 0 && width < RAIL_FROM_PX
  const openSettings = () => layout.showSettings(true)
  return (
    <WidgetBox className="cw-shortcuts">
      <nav
        className={cx('cw-rail', isBar && 'cw-rail--bar')}
        aria-label={t('menu')}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
      >
        {(isBar || isUnfolded) && (
          <>
            {!isBar && hasLogo && (
              <ShopLink
                to="/index"
                onNavigate={onNavigate}
                className="cw-rail__item cw-rail__logo"
                aria-label={t('home')}
                title={t('home')}
              >
                <Logo />
              </ShopLink>
            )}
            <Openers isBar={isBar} />
            <hr />
            <Links isBar={isBar} onNavigate={onNavigate} />
            <hr />
            <Action icon={toTopIcon} label={t('toTop')} isBar={isBar} onClick={scrollToTop} />
            {isBar && settings && (
              <Action icon={slidersIcon} label={t('settings')} isBar onClick={openSettings} aria-haspopup="dialog" />
            )}
          </>
        )}
        {!isBar && (
          <Action
            icon={isUnfolded ? chevronRightIcon : chevronLeftIcon}
            label={isUnfolded ? t('fold') : t('unfold')}
            isBar={false}
            onClick={layout.toggleSidebar}
            aria-expanded={isUnfolded}
          />
        )}
        {!isBar && settings && (
          <button
            type="button"
            className="cw-rail__settings"
            style={{ top: `${settingsTop}px` }}
            aria-label={t('settings')}
            aria-haspopup="dialog"
            title={t('settings')}
            onClick={openSettings}
          >
            <Icon shape={slidersIcon} />
          </button>
        )}
      </nav>
      {Drawers && (
        <Drawers view={view} onClose={() => layout.show('off')} onNavigate={onNavigate} onCheckout={onCheckout} />
      )}
    </WidgetBox>
  )
}

interface ItemProps {
  icon: IconShape
  /** Along the foot of the window it is read; beside the page it is a title. */
  label: string
  isBar: boolean
}

interface ActionProps extends ItemProps, AriaAttributes {
  onClick: () => void
  count?: number
}

function Action({ icon, label, isBar, onClick, count = 0, ...aria }: ActionProps) {
  return (
    <button
      type="button"
      className="cw-rail__item"
      aria-label={label}
      {...aria}
      title={isBar ? undefined : label}
      onClick={onClick}
    >
      <Face icon={icon} label={label} count={count} />
    </button>
  )
}

/** Basket, favourites and notifications, each with its drawer. */
function Openers({ isBar }: { isBar: boolean }) {
  const shop = useShop()
  const layout = layoutOf(shop)
  const t = useTexts(shortcutsTexts)
  const lines = useStore(shop.session.store, state => state.shoppingCartQty)
  const unread = useUnread()
  const mayCart = usePermission('cart')
  const mayFavourites = usePermission('favourites')
  useEffect(() => shop.session.want('cartSums'), [shop])
  const opens = (view: ShortcutView) => ({
    isBar,
    'aria-haspopup': 'dialog' as const,
    onClick: () => layout.show(view),
  })
  return (
    <>
      {mayCart && (
        <Action
          icon={cartIcon}
          label={t('basket')}
          aria-label={t('basketLines', { count: lines })}
          count={lines}
          {...opens('drawerCart')}
        />
      )}
      {mayFavourites && <Action icon={heartIcon} label={t('favourites')} {...opens('drawerFavorite')} />}
      <Action
        icon={bellIcon}
        label={t('notifications')}
        aria-label={unread > 0 ? t('unread', { count: unread }) : t('notifications')}
        count={unread}
        {...opens('drawerMessage')}
      />
    </>
  )
}

/** Quick order and coupons, which are pages. */
function Links({ isBar, onNavigate }: NavigationHandlers & { isBar: boolean }) {
  const shop = useShop()
  const t = useTexts(shortcutsTexts)
  const region = useStore(shop.sites.store, state => state.region)
  const mayQuickOrder = usePermission('quickOrder')
  const link = (to: string, icon: IconShape, label: string) => (
    <ShopLink to={to} onNavigate={onNavigate} className="cw-rail__item" title={isBar ? undefined : label}>
      <Face icon={icon} label={label} />
    </ShopLink>
  )
  return (
    <>
      {mayQuickOrder && link(QUICK_ORDER_PATH, boltIcon, t('quickOrder'))}
      {region === 'EU'
        ? link(`${QUICK_ORDER_PATH}?tab=coupon`, tagIcon, t('coupons'))
        : // Its room is kept until the region is known, so that nothing moves.
          region === 'NA' && <span className="cw-rail__item" />}
    </>
  )
}

/** Sign, number and, along the foot of the window, the word. */
function Face({ icon, label, count = 0 }: { icon: IconShape; label: string; count?: number }): ReactNode {
  const { number } = useFormat()
  return (
    <>
      <Icon shape={icon} size="l" />
      {count > 0 && (
        <span className="cw-rail__count" aria-hidden="true">
          {number(count)}
        </span>
      )}
      <span className="cw-rail__word">{label}</span>
    </>
  )
}

/** How many notifications are new; read once the account is known, and in each language. */
function useUnread(): number {
  const shop = useShop()
  const notifications = notificationsOf(shop)
  const account = useStore(shop.session.store, state => (state.status === 'ready' ? state.accountId : -1))
  const language = useStore(shop.i18n.store, state => state.language)
  useEffect(() => {
    void language
    if (account > 0) void notifications.load()
  }, [notifications, account, language])
  return useStore(notifications.store, state => state.unread)
}
