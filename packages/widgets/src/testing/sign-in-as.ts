/** Demo accounts for widget tests. */
import type { Shop } from '@cartwright/core'

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Cartwright1'

/** For `renderWithShop(…, { prepare: signInAs('buyer.nl') })`. */
export const signInAs =
  (userName: string) =>
  (shop: Shop): Promise<void> =>
    shop.session.signIn({ userName, password: DEMO_PASSWORD })
