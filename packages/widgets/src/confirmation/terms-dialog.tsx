import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { useSelect } from '../provider/use-select'

/**
 * Terms and first-login confirmation in one: open on every page until the account that is signed in has confirmed its
 * mail address (LAY-031 to LAY-035, CONF-005). Fetched when somebody needs it, which is once for an account.
 */
export function TermsDialog() {
  const { session } = useShop()
  const isOpen = useSelect(
    session.store,
    ({ isSignedIn, status, confirmed }) => isSignedIn && status === 'ready' && !confirmed,
  )
  const Open = useLazy(isOpen, () => import('./open-terms-dialog').then(({ OpenTermsDialog }) => OpenTermsDialog))
  return isOpen && Open ? <Open /> : null
}
