/** Who may make a call. */
import { type Access, CODE } from '@cartwright/core/contract'
import { hasPermission } from '@cartwright/core/rules'
import type { Caller } from './handler'
import { Refusal } from './refusal'
import { say } from './say'

/**
 * Lets a request pass or refuses it, by the `access` of its call.
 * @throws Refusal `SIGNED_OUT` without a valid token, `FORBIDDEN` without the permission
 * @source API-076, PERM-002, ERR-004, ERR-005
 */
export function assertAccess(access: Access, caller: Caller | null): void {
  if (access === 'visitor') return
  if (!caller) throw signedOut()
  if (access === 'signed-in' || hasPermission(caller.permissions, [access])) return
  throw new Refusal(CODE.FORBIDDEN, say('Current operation has no permissions'))
}

/** @source ERR-004 */
export const signedOut = () =>
  new Refusal(CODE.SIGNED_OUT, say('Authentication failed, unable to access system resources'))
