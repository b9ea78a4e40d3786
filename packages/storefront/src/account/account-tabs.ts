/** The parts of the account, in the order of its menu (ACC-001 to ACC-008). */
import { type AccountReader, firstAccountPart, mayOpenAccountPart } from '@cartwright/core/rules'
import type { AccountPart } from '@cartwright/widgets'
import {
  bankIcon,
  clockIcon,
  hashIcon,
  keyIcon,
  lockIcon,
  percentIcon,
  pinIcon,
  userIcon,
  usersIcon,
} from '@cartwright/widgets/storefront'
import type { pagesTexts } from '../app/pages.texts'

export interface AccountTab {
  part: AccountPart
  /** Key of its name. */
  name: keyof typeof pagesTexts.english
  path: string
  icon: typeof pinIcon
  /** Left out of the menu: it is in another part as well. */
  hidden?: true
}

const tab = (
  part: AccountPart & AccountTab['name'],
  icon: AccountTab['icon'],
  more: Pick<AccountTab, 'hidden'> = {},
): AccountTab => ({
  part,
  name: part,
  path: `/my/account?tab=${part}`,
  icon,
  ...more,
})

export const ACCOUNT_PRICE_TAB: AccountTab = {
  ...tab('accountPrice', percentIcon),
  path: '/my/accountprice',
}

const FIRST = tab('billing', bankIcon)

const ACCOUNT_TABS: readonly AccountTab[] = [
  FIRST,
  tab('addresses', pinIcon),
  tab('shipping', pinIcon, { hidden: true }),
  tab('shippingNonRegular', pinIcon, { hidden: true }),
  tab('accounts', usersIcon),
  ACCOUNT_PRICE_TAB,
  tab('custNumbers', hashIcon),
  tab('activity', clockIcon),
  tab('embedKeys', keyIcon),
  tab('credential', userIcon),
  tab('password', lockIcon),
]

/** Those of the menu: none leads to a refusal. */
export const menuTabsOf = (reader: AccountReader): AccountTab[] =>
  ACCOUNT_TABS.filter(({ part, hidden }) => !hidden && mayOpenAccountPart(part, reader))

/** The one of this name; without a known name the first that the reader may open. */
export function tabOf(name: string | null, reader: AccountReader): AccountTab {
  const first = firstAccountPart(reader)
  return ACCOUNT_TABS.find(({ part }) => part === name) ?? ACCOUNT_TABS.find(({ part }) => part === first) ?? FIRST
}
