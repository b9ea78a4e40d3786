/** Decides who may make a call. */
import { type Access, CODE } from '@cartwright/core/contract'
import { hasPermission, hasRole } from '@cartwright/core/rules'
import type { Caller } from './handler'
import { Refusal } from './refusal'
import { say } from './say'

/**
 * Authorizes a request by the `access` of its call.
 * @throws Refusal `SIGNED_OUT` without a valid token, `UNCONFIRMED` before the account has been confirmed, `FORBIDDEN` without the
 *   permission or role
 * @source API-076, PERM-002, CONF-001, ERR-004, ERR-005
 */
export function authorize(access: Access, caller: Caller | null): void {
  if (access === 'visitor') return
  if (!caller) throw signedOut()
  if (access === 'signed-in') return
  if (!isGranted(access, caller)) throw new Refusal(CODE.FORBIDDEN, say('Current operation has no permissions'))
  if (!caller.confirmed) throw new Refusal(CODE.UNCONFIRMED, say('Please confirm your account first.'))
}

function isGranted(access: Exclude<Access, 'visitor' | 'signed-in'>, { roles, permissions }: Caller): boolean {
  if (access === 'confirmed') return true
  if (access.startsWith('role:')) return hasRole(roles, access.slice('role:'.length).split('|'))
  return hasPermission(permissions, [access])
}

/** @source ERR-004 */
export const signedOut = () =>
  new Refusal(CODE.SIGNED_OUT, say('Authentication failed, unable to access system resources'))
