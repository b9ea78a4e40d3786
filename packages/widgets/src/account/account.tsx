import type { ComponentType } from 'react'
import { SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import { useLazy } from '../provider/use-lazy'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'

/** Each is fetched when it is shown for the first time. */
const PARTS = {
  billing: async () => (await import('./billing-data')).BillingData,
  addresses: async () => (await import('./address-book')).AddressBook,
  shipping: async () => (await import('./address-book')).ShippingAddresses,
  shippingNonRegular: async () => (await import('./address-book')).DropShippingAddresses,
  accounts: async () => (await import('./accounts')).Accounts,
  accountPrice: async () => (await import('./account-prices')).AccountPrices,
  custNumbers: async () => (await import('./own-numbers')).OwnNumbers,
  credential: async () => (await import('./credentials')).Credentials,
  password: async () => (await import('./password-change')).PasswordChange,
} satisfies Record<string, () => Promise<ComponentType>>

export type AccountPart = keyof typeof PARTS

export interface AccountProps {
  /** What is shown (ACC-001 to ACC-008). Default `billing`. */
  part?: AccountPart
}

const isPart = (name: string): name is AccountPart => Object.hasOwn(PARTS, name)

/** One part of the account: billing data, addresses, e-mail, password. */
export function Account({ part = 'billing' }: AccountProps) {
  // As an attribute it can be any text.
  const shown = isPart(part) ? part : 'billing'
  return <Part key={shown} part={shown} />
}

function Part({ part }: Required<AccountProps>) {
  const common = useTexts(commonTexts)
  const Shown = useLazy<ComponentType>(true, PARTS[part])
  if (Shown) return <Shown />
  return (
    <WidgetBox className="cw-card">
      <SkeletonRows label={common('loading')} />
    </WidgetBox>
  )
}
