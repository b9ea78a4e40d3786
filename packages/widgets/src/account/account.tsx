import { type AccountPartName, firstAccountPart } from '@cartwright/core/rules'
import type { ComponentType } from 'react'
import { SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { type NavigationHandlers, PageLinks } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import css from './account.css?inline'

addSheet(css)

/** Each is fetched when it is shown for the first time. */
const PARTS = {
  billing: async () => (await import('./billing-data')).BillingData,
  addresses: async () => (await import('./address-book')).AddressBook,
  shipping: async () => (await import('./address-book')).ShippingAddresses,
  shippingNonRegular: async () => (await import('./address-book')).DropShippingAddresses,
  accounts: async () => (await import('./accounts')).Accounts,
  accountPrice: async () => (await import('./account-prices')).AccountPrices,
  custNumbers: async () => (await import('./own-numbers')).OwnNumbers,
  activity: async () => (await import('./activity')).Activity,
  embedKeys: async () => (await import('./embed-keys')).EmbedKeys,
  credential: async () => (await import('./credentials')).Credentials,
  password: async () => (await import('./password-change')).PasswordChange,
} satisfies Record<AccountPartName, () => Promise<ComponentType>>

export type AccountPart = keyof typeof PARTS

export interface AccountProps extends NavigationHandlers {
  /** What is shown (ACC-001 to ACC-008). By default the first part that the reader may open. */
  part?: AccountPart
}

const isPart = (name: string): name is AccountPart => Object.hasOwn(PARTS, name)

/** One part of the account: billing data, addresses, e-mail, password. */
export function Account({ part, onNavigate }: AccountProps) {
  return (
    <PageLinks value={onNavigate}>
      {/* As an attribute it can be any text. */}
      {part !== undefined && isPart(part) ? <Part key={part} part={part} /> : <FirstPart />}
    </PageLinks>
  )
}

function FirstPart() {
  const { first, isKnown } = useStore(useShop().session.store, state => ({
    first: firstAccountPart(state),
    // Roles come with the account.
    isKnown: !state.isSignedIn || state.status === 'ready' || state.status === 'failed',
  }))
  return isKnown ? <Part key={first} part={first} /> : <Loading />
}

function Part({ part }: { part: AccountPart }) {
  const Shown = useLazy<ComponentType>(true, PARTS[part])
  return Shown ? <Shown /> : <Loading />
}

function Loading() {
  const common = useTexts(commonTexts)
  return (
    <WidgetBox className="cw-card">
      <SkeletonRows label={common('loading')} />
    </WidgetBox>
  )
}
