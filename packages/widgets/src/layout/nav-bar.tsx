import { type ReactNode, useEffect } from 'react'
import { bankIcon, cartIcon, chevronDownIcon, heartIcon, homeIcon, listIcon, returnArrowIcon } from '../icons/icons'
import { cx } from '../primitives/class-names'
import { Icon } from '../primitives/icon'
import { Menu } from '../primitives/menu'
import { Count } from '../primitives/status'
import { ElementSlot, type Slots } from '../provider/element-slot'
import { PageLink, PageLinks, usePageNavigate } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import { useCanAccess } from '../provider/use-can-access'
import type { NavigationHandlers } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { isCurrentEntry } from './is-current-entry'
import { layoutTexts } from './layout.texts'
import css from './nav-bar.css?inline'

addSheet(css)

export interface NavBarProps extends NavigationHandlers {
  /** Path and query of the page, to mark the entry it belongs to. Default none. */
  current?: string
  /** For the button of the top bar that opens it. */
  id?: string
  /** Whether the bar is unfolded on narrow screens. Without it the bar is always there and scrolls sideways. */
  open?: boolean
  /** Only the way home and quick order beside favourites and basket: the bar of quick order (LAY-014). */
  reduced?: boolean
  /** What a React page has for the slots of the element. */
  slots?: Slots<'logo' | 'search' | 'end'> | undefined
}

const CLASSES = [
  ['toner', 102],
  ['tonerKits', 103],
  ['drumUnit', 105],
  ['labelCassette', 109],
] as const

/** What a company has ordered, sent back and been charged. */
const OFFICE = [
  ['/hisorder/list', 'orders', listIcon],
  ['/rma/list', 'returns', returnArrowIcon],
  ['/finance/invoices', 'invoices', bankIcon],
] as const

/** Home, the four classes, quick order; favourites and basket at the right (LAY-004 to LAY-013, PERM-008, PERM-011, PERM-014). */
export function NavBar({ current = '', id, open, reduced = false, slots, onNavigate }: NavBarProps) {
  const { session } = useShop()
  const t = useTexts(layoutTexts)
  const mayQuickOrder = usePermission('quickOrder')
  const mayOpen = useCanAccess()
  const isSignedIn = useStore(session.store, state => state.isSignedIn)
  const entry = (to: string, label: ReactNode, className?: string) => (
    <li key={to} className={className}>
      <PageLink to={to} aria-current={markOf(to, current)}>
        {label}
      </PageLink>
    </li>
  )
  return (
    <WidgetBox
      as="nav"
      id={id}
      slots={slots}
      className={cx(
        'cw-nav',
        reduced && 'cw-nav--reduced',
        open !== undefined && (open ? 'cw-nav--open' : 'cw-nav--folded'),
      )}
      aria-label={t('main')}
    >
      <PageLinks value={onNavigate}>
        <div className="cw-wrap">
          <ElementSlot name="logo" />
          <ul>
            {entry(
              '/index',
              <>
                <Icon shape={homeIcon} />
                <span>{t('home')}</span>
              </>,
              'cw-nav__home',
            )}
            {!reduced && CLASSES.map(([name, classId]) => entry(`/list/toner?classId=${classId}`, t(name)))}
            {!reduced && entry('/printers', t('printers'))}
            {mayQuickOrder && entry('/my/quickorder', t('quickOrder'))}
            {!reduced && isSignedIn && OFFICE.map(([to, word]) => mayOpen(to) && entry(to, t(word), 'cw-nav__office'))}
            {!reduced && isSignedIn && <OfficeMenu current={current} />}
            {/* Only for those who are not signed in (RT-045). */}
            {!isSignedIn && entry('/announcement', t('announcement'))}
            {!isSignedIn && open !== undefined && entry('/ac/register', t('joinFree'), 'cw-only-m')}
          </ul>
          <ElementSlot name="search" />
          <Right current={current} />
          <ElementSlot name="end" />
        </div>
      </PageLinks>
    </WidgetBox>
  )
}

const markOf = (to: string, current: string) => (isCurrentEntry(to, current) ? 'page' : undefined)

/** Favourites, and the basket with what it comes to. */
function Right({ current }: { current: string }) {
  const { session, sites } = useShop()
  const t = useTexts(layoutTexts)
  const { money } = useFormat()
  // English money is written as the site's country does: $ in the US, US$ elsewhere.
  useStore(sites.store, ({ iso2 }) => iso2)
  const mayFavourites = usePermission('favourites')
  const mayCart = usePermission('cart')
  useEffect(() => session.want('cartSums', 'favourites'), [session])
  const { currency, favoritesQty, shoppingCartQty, shoppingCartPrice } = useStore(session.store, state => ({
    currency: state.currency,
    favoritesQty: state.favoritesQty,
    shoppingCartQty: state.shoppingCartQty,
    shoppingCartPrice: state.shoppingCartPrice,
  }))
  if (!mayFavourites && !mayCart) return null
  return (
    <ul className="cw-nav__right">
      {mayFavourites && (
        <li>
          <PageLink to="/search?pre=3" aria-current={markOf('/search?pre=3', current)}>
            <Icon shape={heartIcon} />
            <span className="cw-nav__word">{t('favourites')}</span>
            <Count>{favoritesQty}</Count>
          </PageLink>
        </li>
      )}
      {mayCart && (
        <li>
          <PageLink to="/cust/shoppingcart" aria-current={markOf('/cust/shoppingcart', current)}>
            <Icon shape={cartIcon} />
            <span className="cw-nav__word">{t('basket')}</span>
            <span aria-hidden="true">
              <Count accent>{shoppingCartQty}</Count>
            </span>
            <span className="cw-sr">{t('basketLines', { count: shoppingCartQty })}</span>
            <b className="cw-nav__sum">{money(shoppingCartPrice, currency)}</b>
          </PageLink>
        </li>
      )}
    </ul>
  )
}

/** The same pages behind one word, where the bar has no room for all of them. */
function OfficeMenu({ current }: { current: string }) {
  const t = useTexts(layoutTexts)
  const go = usePageNavigate()
  const mayOpen = useCanAccess()
  const shown = OFFICE.filter(([to]) => mayOpen(to))
  const [first] = shown
  if (!first) return null
  const isCurrent = shown.some(([to]) => isCurrentEntry(to, current))
  return (
    <li className={cx('cw-nav__menu', isCurrent && 'cw-is-on')}>
      <Menu
        kind="quiet"
        aria-label={t(first[1])}
        title={shown.map(([, word]) => t(word)).join(', ')}
        items={shown.map(([to, word, icon]) => ({ key: to, label: t(word), icon, onPick: () => go(to) }))}
      >
        <Icon shape={first[2]} />
        <span aria-hidden="true">{t(first[1])}</span>
        <Icon shape={chevronDownIcon} size="s" />
      </Menu>
    </li>
  )
}
