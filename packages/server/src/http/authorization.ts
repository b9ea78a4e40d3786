/** Decides who may make a call. */

import { type Access, CODE } from '@cartwright/core/contract'
import { hasPermission, hasRole } from '@cartwright/core/rules'
import { localize } from '../texts/localize'
import { ApiError } from './api-error'
import type { Principal } from './handler'
import { httpRefusals } from './http-refusals.texts'

/**
 * Authorizes a request by the `access` of its call.
 * @throws ApiError `SIGNED_OUT` without a valid token, `UNCONFIRMED` before the account has been confirmed, `FORBIDDEN` without the
 *   permission or role
 * @source API-076, PERM-002, CONF-001, ERR-004, ERR-005
 */
export function authorize(access: Access, caller: Principal | null): void {
  if (access === 'visitor') return
  if (!caller) throw signedOut()
  if (access === 'signed-in') return
  if (!isGranted(access, caller)) throw forbidden()
  if (!caller.confirmed) throw new ApiError(CODE.UNCONFIRMED, localize(httpRefusals, 'confirmFirst'))
}

/** @throws ApiError `FORBIDDEN` for an account that sees account prices in the place of the company's (ACC-016) */
export function assertSeesCompanyPrices(caller: Principal | null): void {
  if (!caller?.mainAccount) throw forbidden()
}

/** @source ERR-005 */
export const forbidden = () => new ApiError(CODE.FORBIDDEN, localize(httpRefusals, 'noPermissions'))

function isGranted(access: Exclude<Access, 'visitor' | 'signed-in'>, { roles, permissions }: Principal): boolean {
  if (access === 'confirmed') return true
  if (access.startsWith('role:')) return hasRole(roles, access.slice('role:'.length).split('|'))
  return hasPermission(permissions, [access])
}

/** @source ERR-004 */
export const signedOut = () => new ApiError(CODE.SIGNED_OUT, localize(httpRefusals, 'authenticationFailed'))
