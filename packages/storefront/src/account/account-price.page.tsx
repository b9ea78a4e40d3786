import { Account } from '@cartwright/widgets'
import { AccountFrame } from './account-frame'
import { ACCOUNT_PRICE_TAB } from './account-tabs'

/** What sub-accounts see in the place of the company's prices. */
export default function AccountPricePage() {
  return (
    <AccountFrame tab={ACCOUNT_PRICE_TAB}>
      <Account part={ACCOUNT_PRICE_TAB.part} />
    </AccountFrame>
  )
}
