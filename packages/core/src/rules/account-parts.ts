/** Which parts of the account a reader may open, and which of them comes first. */
import type { Right } from '../contract/rights'
import { isMainAccount } from './account-roles'
import { hasPermission, PERMISSION } from './permissions'

/** In the order of the menu (ACC-001 to ACC-008). */
export const ACCOUNT_PARTS = [
  'billing',
  'addresses',
  'shipping',
  'shippingNonRegular',
  'accounts',
  'accountPrice',
  'custNumbers',
  'activity',
  'embedKeys',
  'credential',
  'password',
] as const
export type AccountPartName = (typeof ACCOUNT_PARTS)[number]

export interface AccountReader {
  /** As the session has them. */
  roles: readonly string[]
  /** As the session has them. */
  permissions: readonly string[]
  /** As the session has it: what the key of a company opens. */
  grant?: { rights: readonly Right[] } | undefined
}

/** The others are open to every account. */
const CONDITIONS: Partial<Record<AccountPartName, (reader: AccountReader) => boolean>> = {
  // Amounts of the company: the server refuses them to accounts that see account prices (ACC-016).
  billing: ({ roles }) => isMainAccount(roles),
  // It holds account prices and rights of all accounts.
  activity: ({ roles }) => isMainAccount(roles),
  // They open the company's account to its own pages.
  embedKeys: ({ roles }) => isMainAccount(roles),
  accountPrice: ({ roles, permissions }) =>
    isMainAccount(roles) && hasPermission(permissions, [PERMISSION.accountPrices]),
  accounts: ({ permissions }) => hasPermission(permissions, [PERMISSION.accounts]),
}

/** What a key has to open for a part. The others are for those who have signed in with a password. */
const RIGHT_OF: Readonly<Partial<Record<AccountPartName, Right>>> = {
  billing: 'finance',
  addresses: 'account',
  shipping: 'account',
  shippingNonRegular: 'account',
  custNumbers: 'account',
}

function isOpenedBy(grant: NonNullable<AccountReader['grant']>, part: AccountPartName): boolean {
  const right = RIGHT_OF[part]
  return right !== undefined && grant.rights.includes(right)
}

/** False for a part that the server would refuse to this reader. */
export const mayOpenAccountPart = (part: AccountPartName, reader: AccountReader): boolean =>
  (!reader.grant || isOpenedBy(reader.grant, part)) && (CONDITIONS[part]?.(reader) ?? true)

/** False for a reader to whom the key of a company opens no part of the account. */
export const hasAccountPart = (reader: AccountReader): boolean =>
  ACCOUNT_PARTS.some(part => mayOpenAccountPart(part, reader))

/** The part that is shown where none is named: menus lead there. */
export const firstAccountPart = (reader: AccountReader): AccountPartName =>
  ACCOUNT_PARTS.find(part => mayOpenAccountPart(part, reader)) ?? 'credential'
