import { hostOf } from '@cartwright/core'
import { personInitials, personName } from '@cartwright/core/rules'
import { useState } from 'react'
import { chevronDownIcon, lockIcon } from '../icons/icons'
import { Icon } from '../primitives/icon'
import { Menu } from '../primitives/menu'
import { ElementSlot } from '../provider/element-slot'
import { useIsSignedInByHost } from '../provider/hosted-shop'
import { PageLink } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { layoutTexts } from './layout.texts'
import { shortCompany } from './short-company'
import { useMenuEntries } from './use-menu-entries'

/** Sign In and Join Free for visitors; welcome, company and Sign Out for accounts (LAY-015 to LAY-020, SES-005). */
export function AccountMenu() {
  const { session } = useShop()
  const t = useTexts(layoutTexts)
  const [asking, setAsking] = useState(false)
  const SignOutDialog = useLazy(asking, async () => (await import('../session/sign-out-dialog')).SignOutDialog)
  const entries = useMenuEntries()
  const byHost = useIsSignedInByHost()
  const { isSignedIn, company, grant, ...account } = useStore(session.store, state => ({
    isSignedIn: state.isSignedIn,
    userName: state.name,
    firstName: state.firstName,
    lastName: state.lastName,
    company: state.cust.company,
    grant: state.grant,
  }))
  // There is no password to sign in with.
  if (!isSignedIn && byHost) return <ElementSlot name="signed-out" />
  if (!isSignedIn) {
    return (
      <span className="cw-row">
        <PageLink to="/ac/register" className="cw-btn cw-hide-m">
          {t('joinFree')}
        </PageLink>
        <PageLink to="/login" className="cw-btn cw-btn--primary">
          {t('signIn')}
        </PageLink>
      </span>
    )
  }
  const { userName } = account
  const name = personName(account)
  return (
    <>
      <Menu
        kind="quiet"
        className="cw-user"
        title={company}
        head={
          <>
            <b>{name}</b>
            {name !== userName && <span className="cw-sub">{userName}</span>}
            <span className="cw-sub">{company}</span>
            {grant && <span className="cw-sub">{t('vouched', { key: grant.keyName, host: hostOf(grant.host) })}</span>}
          </>
        }
        items={[...entries, { key: 'sign-out', label: t('signOut'), icon: lockIcon, onPick: () => setAsking(true) }]}
      >
        <span className="cw-avatar" aria-hidden="true">
          {personInitials(account)}
        </span>
        <span className="cw-sr">
          {[t('welcome', { name }), name !== userName && userName, company].filter(Boolean).join(', ')}
        </span>
        <span className="cw-hide-m cw-user__name" aria-hidden="true">
          <b>{t('welcome', { name })}</b>
          <span className="cw-sub">{shortCompany(company)}</span>
        </span>
        <Icon shape={chevronDownIcon} size="s" />
      </Menu>
      {SignOutDialog && <SignOutDialog open={asking} onClose={() => setAsking(false)} />}
    </>
  )
}
