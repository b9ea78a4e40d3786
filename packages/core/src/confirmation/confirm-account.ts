/** First-login confirmation: an account proves that somebody reads its mail, and agrees to the terms. */

import { isObject } from '../is-object'
import { type CarriedOver, carryOver } from '../session/carry-over'
import type { Shop } from '../shop.types'

/** Everything the form has (ENT-012). */
export interface ConfirmationForm {
  email: string
  /** As typed; blanks around it do not count (CONF-008). */
  code: string
}

/** Fields that are still empty, in the order of the form (CONF-006). */
export const missingFields = (form: ConfirmationForm): (keyof ConfirmationForm)[] =>
  (['email', 'code'] as const).filter(field => form[field].trim() === '')

/**
 * Confirms the account that is signed in; the session knows it from then on (CONF-001 to CONF-003).
 * @throws ShopError `refused` for a wrong or old code, or an address of somebody else
 */
export async function confirmAccount(
  { client, session }: Pick<Shop, 'client' | 'session'>,
  form: ConfirmationForm,
): Promise<void> {
  const email = form.email.trim()
  const { accountId } = session.store.getState()
  const body = { email, emailVerificationCode: form.code.trim() }
  await client.call('confirmation.confirm', { body }, { silent: true })
  // Somebody else may have signed in meanwhile.
  if (session.store.getState().accountId === accountId) session.store.setState({ email, confirmed: true })
}

/** What was typed when the sign-in expired is there for the same account (ERR-003). */
export function carryConfirmation(
  shop: Pick<Shop, 'session' | 'drafts'>,
  typed: () => ConfirmationForm,
): Pick<CarriedOver<ConfirmationForm>, 'kept'> & { destroy(): void } {
  const { kept, stop } = carryOver(shop, { what: 'confirmation', entered: typed, parse: toForm })
  return { kept, destroy: stop }
}

const toForm = (kept: unknown): ConfirmationForm | undefined =>
  isObject(kept) && typeof kept.email === 'string' && typeof kept.code === 'string'
    ? { email: kept.email, code: kept.code }
    : undefined
