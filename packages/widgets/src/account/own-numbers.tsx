import { ownNumbersOf } from '@cartwright/core'
import { maySetCustNumber } from '@cartwright/core/rules'
import { useEffect } from 'react'
import { hashIcon } from '../icons/icons'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { AccountPart } from './account-part'
import { OwnNumberImport } from './own-number-import'
import { OwnNumberList } from './own-number-list'
import { OwnNumberSearch } from './own-number-search'
import { ownNumbersTexts } from './own-numbers.texts'

/** The company's own article numbers: found, changed in place, imported and exported (CAT-007). */
export function OwnNumbers() {
  const shop = useShop()
  const numbers = ownNumbersOf(shop)
  const t = useTexts(ownNumbersTexts)
  const { isSignedIn, roles } = useStore(shop.session.store, state => ({
    isSignedIn: state.isSignedIn,
    roles: state.roles,
  }))
  const { status, error } = useStore(numbers.store, state => ({ status: state.status, error: state.error }))
  const mayChange = maySetCustNumber(roles)
  useEffect(() => {
    if (isSignedIn) void numbers.load()
  }, [numbers, isSignedIn])
  return (
    <AccountPart
      icon={hashIcon}
      says={{ signIn: t('signIn'), failed: t('failed') }}
      isSignedIn={isSignedIn}
      status={status}
      error={error}
      onRetry={() => void numbers.load()}
    >
      {() => (
        <WidgetBox className="cw-account">
          <OwnNumberSearch numbers={numbers} />
          <OwnNumberList numbers={numbers} mayChange={mayChange} />
          {mayChange && <OwnNumberImport numbers={numbers} />}
        </WidgetBox>
      )}
    </AccountPart>
  )
}
