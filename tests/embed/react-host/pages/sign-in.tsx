/** The sign-in with a password of the shop. */
import { createShop } from '@cartwright/core/light'
import { ShopProvider, SignIn } from '@cartwright/widgets'

// How a form looks does not depend on the shop: none answers there.
const shop = createShop({ apiBase: '/prod-api' })

export default function SignInPage() {
  return (
    <ShopProvider shop={shop}>
      <SignIn />
    </ShopProvider>
  )
}
