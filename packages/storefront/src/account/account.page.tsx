import { Account, useShop, useStore } from '@cartwright/widgets'
import type { PageProps } from '../app/page'
import { AccountFrame } from './account-frame'
import { tabOf } from './account-tabs'

/** One part of the account; without a known name the first that the reader may open. */
export default function AccountPage({ query }: PageProps) {
  const reader = useStore(useShop().session.store, ({ roles, permissions, grant }) => ({ roles, permissions, grant }))
  const tab = tabOf(query.get('tab'), reader)
  return (
    <AccountFrame tab={tab}>
      <Account part={tab.part} />
    </AccountFrame>
  )
}
