/** Decides who may make a call. */

import { type Access, type CallRight, CODE, type Policy, type Right } from '@cartwright/core/contract'
import { hasPermission, hasRole } from '@cartwright/core/rules'
import { localize } from '../texts/localize'
import { ApiError } from './api-error'
import type { Grant, Principal } from './handler'
import { httpRefusals } from './http-refusals.texts'

/**
 * Who a call sees as its caller: of a call that visitors may make too, one whose grant does not cover it is a visitor.
 */
export const callerUnder = ({ access, right }: Policy, caller: Principal | null): Principal | null =>
  access === 'visitor' && right !== 'person' && caller?.grant && !covers(caller.grant, right) ? null : caller

/**
 * Authorizes a request by the policy of its call.
 * @throws ApiError `SIGNED_OUT` without a valid token, `UNCONFIRMED` before the account has been confirmed, `FORBIDDEN` without the
 *   permission, role or right
 * @source API-076, PERM-002, CONF-001, ERR-004, ERR-005
 */
export function authorize({ access, right }: Pick<Policy, 'access' | 'right'>, caller: Principal | null): void {
  if (caller?.grant && !covers(caller.grant, right)) throw notGranted(right)
  if (access === 'visitor') return
  if (!caller) throw signedOut()
  if (access === 'signed-in') return
  if (!isGranted(access, caller)) throw forbidden()
  if (!caller.confirmed) throw new ApiError(CODE.UNCONFIRMED, localize(httpRefusals, 'confirmFirst'))
}

/** @throws ApiError `SIGNED_OUT` or `FORBIDDEN` for a caller who lacks the permission */
export function assertPermission(permission: string, caller: Principal | null): void {
  if (!caller) throw signedOut()
  if (!hasPermission(caller.permissions, [permission])) throw forbidden()
}

/** True for callers who have this right: all who signed in with a password, and of others those whose key grants it. */
export const mayUse = ({ grant }: Pick<Principal, 'grant'>, right: Right): boolean =>
  grant === undefined || grant.rights.includes(right)

/** @throws ApiError `FORBIDDEN` for a caller whose key does not grant the right */
export function assertRight(caller: Principal, right: Right): void {
  if (!mayUse(caller, right)) throw notGranted(right)
}

const covers = ({ rights }: Grant, right: CallRight): boolean =>
  right === 'public' || right === 'self' || (right !== 'person' && [right].flat().some(one => rights.includes(one)))

/** `data.right` names the right for the console of the company's developers. */
const notGranted = (right: CallRight) =>
  new ApiError(CODE.FORBIDDEN, localize(httpRefusals, 'noPermissions'), { right: [right].flat().join(', ') })

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
