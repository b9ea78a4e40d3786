/** The parts of the account, in the order of its menu (ACC-001 to ACC-008). */
import { PERMISSION } from '@cartwright/core/rules'
import type { AccountPart } from '@cartwright/widgets'
import { bankIcon, hashIcon, lockIcon, percentIcon, pinIcon, userIcon, usersIcon } from '@cartwright/widgets/storefront'
import type { pagesTexts } from '../app/pages.texts'

export interface AccountTab {
  part: AccountPart
  /** Key of its name. */
  name: keyof typeof pagesTexts.english
  path: string
  icon: typeof pinIcon
  /** Left out of the menu: it is in another part as well. */
  hidden?: true
  /** Only for accounts that have it. */
  permission?: string
}

const tab = (
  part: AccountPart & AccountTab['name'],
  icon: AccountTab['icon'],
  more: Pick<AccountTab, 'hidden' | 'permission'> = {},
) => ({
  ...{ part, name: part, path: `/my/account?tab=${part}`, icon },
  ...more,
})

export const ACCOUNT_PRICE_TAB: AccountTab = {
  ...tab('accountPrice', percentIcon, { permission: PERMISSION.accountPrices }),
  path: '/my/accountprice',
}

export const ACCOUNT_TABS: readonly [AccountTab, ...AccountTab[]] = [
  tab('billing', bankIcon),
  tab('addresses', pinIcon),
  tab('shipping', pinIcon, { hidden: true }),
  tab('shippingNonRegular', pinIcon, { hidden: true }),
  tab('accounts', usersIcon, { permission: PERMISSION.accounts }),
  ACCOUNT_PRICE_TAB,
  tab('custNumbers', hashIcon),
  tab('credential', userIcon),
  tab('password', lockIcon),
]
