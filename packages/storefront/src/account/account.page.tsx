import { Account } from '@cartwright/widgets'
import type { PageProps } from '../app/page'
import { AccountFrame } from './account-frame'
import { ACCOUNT_TABS } from './account-tabs'

/** One part of the account; an unknown one opens the first. */
export default function AccountPage({ query }: PageProps) {
  const tab = ACCOUNT_TABS.find(({ part }) => part === query.get('tab')) ?? ACCOUNT_TABS[0]
  return (
    <AccountFrame tab={tab}>
      <Account part={tab.part} />
    </AccountFrame>
  )
}
