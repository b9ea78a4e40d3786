import { chevronRightIcon } from '../icons/icons'
import { Icon } from '../primitives/icon'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import css from './crumbs.css?inline'
import { layoutTexts } from './layout.texts'

addSheet(css)

export interface Crumb {
  /** As it is shown; each of a trail has another one. */
  name: string
  /** Path of the page; without it the crumb is the page one is on. */
  to?: string
}

export interface CrumbsProps extends NavigationHandlers {
  /** What the page lies in, from coarse to fine; the start page comes first by itself. */
  trail: readonly Crumb[]
}

/** Where a page stands in the shop, and the way back up. */
export function Crumbs({ trail, onNavigate }: CrumbsProps) {
  const t = useTexts(layoutTexts)
  return (
    <WidgetBox as="nav" className="cw-crumbs" aria-label={t('breadcrumb')}>
      <ol>
        {[{ name: t('home'), to: '/index' }, ...trail].map(({ name, to }, index) => (
          <li key={name}>
            {index > 0 && <Icon shape={chevronRightIcon} size="s" />}
            {to ? (
              <ShopLink to={to} onNavigate={onNavigate}>
                {name}
              </ShopLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </WidgetBox>
  )
}
