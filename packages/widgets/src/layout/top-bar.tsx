import { type ReactNode, useEffect } from 'react'
import { cartIcon, closeIcon, menuIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { cx } from '../primitives/class-names'
import { Icon } from '../primitives/icon'
import { Logo } from '../primitives/logo'
import { Count } from '../primitives/status'
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
}

/** Logo, search box, site and language selector, login (LAY-001 to LAY-003, LAY-014). */
export function TopBar({ search, contentId, logos, menu, reduced = false, onNavigate }: TopBarProps) {
  const t = useTexts(layoutTexts)
  const region = useStore(useShop().sites.store, state => state.region)
  return (
    <WidgetBox className={cx('cw-top', reduced && 'cw-top--reduced')}>
      <PageLinks value={onNavigate}>
        {contentId && (
          <a className="cw-skip" href={`#${contentId}`}>
            {t('skipToContent')}
          </a>
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
          {search && !reduced && <div className="cw-top__search">{search}</div>}
          <div className="cw-top__tools">
            {!reduced && <SitePick />}
            <LanguagePick />
            <BasketLink />
            <AccountMenu />
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

/** The top bar as an element: on a host's page the search box is the host's to give. */
export const SlottedTopBar = (props: Omit<TopBarProps, 'search'>) => (
  <TopBar {...props} search={<slot name="search" />} />
)
