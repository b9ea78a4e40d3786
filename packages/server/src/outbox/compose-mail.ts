/** Makes the mail of a message, at the moment it is sent. */

import type { OutboxMessage } from '../db/schema'
import type { Deps, Mail } from '../http/handler'
import { FALLBACK_LANGUAGE } from '../http/language'
import { orderMail } from '../orders/order-mail'
import { findPrincipal } from '../session/find-principal'

/** @returns undefined where the account is not active any more, or may not read the order */
export async function composeMail(
  deps: Pick<Deps, 'db' | 'clock' | 'region' | 'publicUrl'>,
  { kind, orderNo, accountId }: OutboxMessage,
): Promise<Mail | undefined> {
  const { db, region, clock, publicUrl } = deps
  const found = await findPrincipal(db, accountId)
  if (!found) return undefined
  const { principal, name, language = FALLBACK_LANGUAGE } = found
  const scope = { db, caller: principal, region, now: clock(), language }
  const mail = await orderMail(scope, { event: kind, orderNo, name, publicUrl })
  return mail && { to: principal.email, ...mail }
}
