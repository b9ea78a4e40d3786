/** First-login confirmation: an account proves that its mailbox is read, and agrees to the terms. */

import * as confirmationCalls from '../contract/confirmation'
import { toMailAddress } from '../contract/mail-address'
import { readKept } from '../contract/read-shape'
import * as sessionCalls from '../contract/session'
import { object, string } from '../contract/shape'
import { isShopError } from '../errors/shop-error'
import { requestOf } from '../registration/code-request'
import { type RestoredState, restoreAfterSignIn } from '../session/restore-after-sign-in'
import type { Shop } from '../shop.types'

/** Everything the form has (ENT-012). */
export interface ConfirmationForm {
  /** As typed; blanks around it do not count. */
  email: string
  /** As typed; blanks around it do not count (CONF-008). */
  code: string
}

/** Fields that are still empty, in the order of the form (CONF-006). */
export const missingFields = (form: ConfirmationForm): (keyof ConfirmationForm)[] =>
  (['email', 'code'] as const).filter(field => form[field].trim() === '')

type Asks = Pick<Shop, 'client' | 'session' | 'drafts'>

/**
 * Confirms the account that is signed in; the session knows it from then on (CONF-001 to CONF-003).
 * @throws ShopError `refused` for a wrong or old code, or an address of another account
 */
export async function confirmAccount(shop: Asks, form: ConfirmationForm): Promise<void> {
  const email = toMailAddress(form.email)
  const { accountId } = shop.session.store.getState()
  const body = { email, emailVerificationCode: form.code.trim(), ...requestOf(shop.drafts, 'confirmation', email) }
  try {
    await shop.client.call(confirmationCalls.confirm, { body }, { silent: true })
    setConfirmed(shop, accountId, email)
  } catch (thrown) {
    // A code is good once: another tab may have used it, or this one, and the answer was lost.
    if (!isShopError(thrown, 'refused') || !(await followConfirmation(shop))) throw thrown
  }
}

/** Asks whether the account has been confirmed elsewhere, such as in another tab; the session knows it from then on. Never rejects. */
export async function followConfirmation(shop: Asks): Promise<boolean> {
  const { accountId } = shop.session.store.getState()
  const info = await shop.client.call(sessionCalls.info, undefined, { silent: true }).catch(() => undefined)
  const isConfirmed = info?.user?.accountId === accountId && info.user.confirmed === true
  if (isConfirmed) setConfirmed(shop, accountId, info.user.email)
  return isConfirmed
}

/** Someone else may have signed in meanwhile. */
function setConfirmed({ session }: Asks, accountId: number, email: string): void {
  if (session.store.getState().accountId === accountId) session.store.setState({ email, confirmed: true })
}

/** What was typed when the sign-in expired is there for the same account (ERR-003). */
export function carryConfirmation(
  shop: Pick<Shop, 'session' | 'drafts'>,
  typed: () => ConfirmationForm,
): Pick<RestoredState<ConfirmationForm>, 'kept'> & { destroy(): void } {
  const { kept, stop } = restoreAfterSignIn(shop, {
    what: 'confirmation',
    entered: typed,
    parse: kept => readKept(formShape, kept),
  })
  return { kept, destroy: stop }
}

const formShape = object({ email: string, code: string })
