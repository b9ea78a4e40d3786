import { useEffect } from 'react'
import { useShop } from '../provider/shop-provider'
import { deskOf, isUnconfirmed } from '../provider/sign-in-desk'
import { useLazy } from '../provider/use-lazy'
import { useStore } from '../provider/use-store'

/**
 * Terms and first-login confirmation in one: open on every page until the account that is signed in has confirmed its
 * mail address (LAY-031 to LAY-035, CONF-005). On the page of a host one of the widgets opens it where this one is missing. Fetched when someone needs it, which is once for an account.
 */
export function TermsDialog() {
  const shop = useShop()
  useEffect(() => (shop.shopUrl === undefined ? undefined : deskOf(shop).addTerms()), [shop])
  const isOpen = useStore(shop.session.store, isUnconfirmed)
  const Open = useLazy(isOpen, () => import('./open-terms-dialog').then(({ OpenTermsDialog }) => OpenTermsDialog))
  return isOpen && Open ? <Open /> : null
}
