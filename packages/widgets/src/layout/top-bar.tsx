import { QUICK_ORDER_PATH } from '@cartwright/core'
import { type ReactNode, useContext, useEffect } from 'react'
import { cartIcon, closeIcon, menuIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { cx } from '../primitives/class-names'
import { Icon } from '../primitives/icon'
import { Logo } from '../primitives/logo'
import { Count } from '../primitives/status'
import { ElementHostContext } from '../provider/element-host'
import { ElementSlot, type Slots } from '../provider/element-slot'
import { useIsSignedInByHost } from '../provider/hosted-shop'
import { PageLink, PageLinks } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { LanguagePick } from '../site/language-select'
import { SitePick } from '../site/site-select'
import { addSheet } from '../styles/sheet'
import { AccountMenu } from './account-menu'
import { layoutTexts } from './layout.texts'
import css from './top-bar.css?inline'

addSheet(css)

export interface TopBarProps extends NavigationHandlers {
  /** The search box; the storefront puts the widget here. */
  search?: ReactNode
  /** Id of the page's main part, for the skip link. */
  contentId?: string
  /** Pictures in the place of the drawn mark: one for the EU, one for everywhere else (LAY-001). */
  logos?: { eu: string; other: string }
  /** Opens the navigation bar on narrow screens, where it is folded away. Give the bar the same `open` and `id`. */
  menu?: { open: boolean; id: string; onToggle: () => void }
  /** Only logo, language, basket and login: the bar of quick order (LAY-014). */
  reduced?: boolean
  /** What a React page has for the slots of the element. */
  slots?: Slots<'logo' | 'search' | 'end'> | undefined
}

/** Logo, search box, site and language selector, login (LAY-001 to LAY-003, LAY-014). */
export function TopBar({ search, contentId, logos, menu, reduced = false, slots, onNavigate }: TopBarProps) {
  const t = useTexts(layoutTexts)
  const mayQuickOrder = usePermission('quickOrder')
  const { session } = useShop()
  const isVisitor = !useStore(session.store, state => state.isSignedIn)
  const byHost = useIsSignedInByHost()
  const region = useStore(useShop().sites.store, state => state.region)
  // Of an element the place is there from the first frame, so that nothing moves when the host fills it.
  const isInElement = useContext(ElementHostContext) !== undefined
  const hasSearch = !reduced && (isInElement || search !== undefined || slots?.search !== undefined)
  return (
    <WidgetBox className={cx('cw-top', reduced && 'cw-top--reduced')} slots={slots}>
      <PageLinks value={onNavigate}>
        {contentId && (
          <a className="cw-skip" href={`#${contentId}`}>
            {t('skipToContent')}
          </a>
        )}
        {contentId && mayQuickOrder && (
          <PageLink to={QUICK_ORDER_PATH} className="cw-skip">
            {t('skipToQuickOrder')}
          </PageLink>
        )}
        {contentId && isVisitor && !byHost && (
          <PageLink to="/login" className="cw-skip">
            {t('skipToSignIn')}
          </PageLink>
        )}
        <div className="cw-wrap cw-top__bar">
          {menu && (
            <Button
              kind="quiet"
              className="cw-only-s cw-top__menu"
              icon={menu.open ? closeIcon : menuIcon}
              aria-label={t('menu')}
              aria-expanded={menu.open}
              aria-controls={menu.id}
              onClick={menu.onToggle}
            />
          )}
          <ElementSlot name="logo">
            <PageLink to="/index" className="cw-logo">
              {logos ? (
                <img src={region === 'EU' ? logos.eu : logos.other} alt="Cartwright" height={26} />
              ) : (
                // Most shops are European: their word keeps the room until the region is known.
                <>
                  <Logo />
                  <span>
                    Cartwright{' '}
                    <small className={region === 'NA' ? 'cw-logo__room' : undefined}>
                      {region === 'US' ? t('unitedStates') : t('europe')}
                    </small>
                  </span>
                </>
              )}
            </PageLink>
          </ElementSlot>
          {hasSearch && (
            <div className="cw-top__search">
              <ElementSlot name="search">{search}</ElementSlot>
            </div>
          )}
          <div className="cw-top__tools">
            {!reduced && <SitePick />}
            <LanguagePick />
            <BasketLink />
            <AccountMenu />
            <ElementSlot name="end" />
          </div>
        </div>
      </PageLinks>
    </WidgetBox>
  )
}

/** The way to the basket where the navigation bar has none, on narrow screens (LAY-012). */
function BasketLink() {
  const t = useTexts(layoutTexts)
  const { session } = useShop()
  const count = useStore(session.store, state => state.shoppingCartQty)
  useEffect(() => session.want('cartSums'), [session])
  if (!usePermission('cart')) return null
  return (
    <PageLink
      to="/cust/shoppingcart"
      className="cw-btn cw-btn--quiet cw-only-s cw-top__basket"
      aria-label={t('basketLines', { count })}
    >
      <Icon shape={cartIcon} size="l" />
      {count > 0 && <Count accent>{count}</Count>}
    </PageLink>
  )
}
