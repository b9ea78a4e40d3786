import { personName } from '@cartwright/core/rules'
import { ShopLink, useShop, useStore, useTexts } from '@cartwright/widgets'
import { Icon } from '@cartwright/widgets/storefront'
import { type ReactNode, useEffect, useRef } from 'react'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import './account.css'
import { type AccountTab, menuTabsOf } from './account-tabs'

export interface AccountFrameProps {
  /** The part that is shown. */
  tab: AccountTab
  children: ReactNode
}

/** A part of the account beside the menu of all parts: at the side, and above it on a narrow page. */
export function AccountFrame({ tab, children }: AccountFrameProps) {
  const t = useTexts(pagesTexts)
  const { company, userName, firstName, lastName, ...reader } = useStore(useShop().session.store, state => ({
    roles: state.roles,
    permissions: state.permissions,
    grant: state.grant,
    userName: state.name,
    firstName: state.firstName,
    lastName: state.lastName,
    company: state.cust.company,
  }))
  const menu = useRef<HTMLUListElement>(null)
  // On a phone the row of parts is wider than the page. The page itself stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other part and every other width of its words
  useEffect(() => {
    const chosen = menu.current?.querySelector('[aria-current]')
    if (!menu.current || !chosen) return
    const [row, own] = [menu.current.getBoundingClientRect(), chosen.getBoundingClientRect()]
    menu.current.scrollLeft += own.left + own.width / 2 - (row.left + row.width / 2)
  }, [tab, t])
  return (
    <div className="shop-account">
      <nav className="shop-account__menu" aria-label={t('accountPages')}>
        <p className="shop-account__who cw-hide-m">
          <b>{personName({ userName, firstName, lastName })}</b>
          <span className="cw-sub">{company}</span>
        </p>
        <ul ref={menu} className="cw-fading-row">
          {menuTabsOf(reader).map(({ name: label, path, icon }) => (
            <li key={path}>
              <ShopLink to={path} aria-current={path === tab.path ? 'page' : undefined}>
                <Icon shape={icon} />
                {t(label)}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="shop-account__part">
        <PageFrame title={() => t(tab.name)}>{children}</PageFrame>
      </div>
    </div>
  )
}
