/** Where a path leads for an account: to a page, or elsewhere. */
import type { Right } from '../contract/rights'
import { hasAccountPart } from '../rules/account-parts'
import { hasPermission, hasRole, PERMISSION } from '../rules/permissions'
import { isOwnPath } from './own-path'
import { type RouteName, type RouteRecord, routes } from './routes'
import { loginPath } from './sign-in-path'

/** Who asks. */
export interface Visitor {
  /** Visitors are led to the sign-in where a route asks for an account. */
  isSignedIn: boolean
  /** As the session has them; empty for visitors. */
  permissions: readonly string[]
  /** The role admin opens every route (PERM-003). */
  roles?: readonly string[]
  /** False for an account that does not place orders; a back end may not tell. */
  mayOrder?: boolean
  /** What the key of a company opens to those who come from its page; undefined for all others. */
  grant?: { rights: readonly Right[] } | undefined
}

export type Resolved =
  | {
      /** Whether the page is shown, or another one is to be opened in its place. */
      kind: 'page'
      /** The route of the page. */
      name: RouteName
      /** Segments of the path by their names in the pattern, decoded; `rest` of a final `*`. */
      params: Readonly<Record<string, string>>
      /** Of the path; empty without one. */
      query: URLSearchParams
    }
  | {
      kind: 'redirect'
      /** Path with query, to be resolved again. */
      to: string
    }

type NamedRoute = RouteRecord & { name: RouteName }

function match(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = pathname.split('/')
  const rest = wanted.at(-1) === '*'
  if (rest ? given.length < wanted.length : given.length !== wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const piece = given[index] ?? ''
    if (part === '*') params.rest = given.slice(index).join('/')
    else if (part.startsWith(':')) {
      const value = decode(piece)
      if (!value) return undefined
      params[part.slice(1)] = value
    } else if (part !== piece) return undefined
  }
  return params
}

function decode(piece: string): string | undefined {
  try {
    return decodeURIComponent(piece)
  } catch {
    return undefined
  }
}

/**
 * The guard of every navigation.
 * @param target path with query, for example `/list/toner?classId=102`
 * @source RT-013 to RT-021, RT-024, RT-033, PERM-003, PERM-007, PERM-013
 */
export function resolveRoute(target: string, visitor: Visitor): Resolved {
  const [beforeHash = ''] = target.split('#')
  const at = beforeHash.indexOf('?')
  const query = new URLSearchParams(at < 0 ? '' : beforeHash.slice(at + 1))
  const pathname = pathnameOf(target)
  if (pathname === '') return { kind: 'redirect', to: '/index' }
  const found = find(pathname)
  return found
    ? guard(found.route, { target: beforeHash, params: found.params, query }, visitor)
    : { kind: 'redirect', to: '/404' }
}

/** The route a path belongs to, for every account; undefined when nothing is there. */
export const routeOf = (target: string): RouteName | undefined => find(pathnameOf(target))?.route.name

const pathnameOf = (target: string) => target.replace(/[?#].*/s, '').replace(/\/+$/, '')

function find(pathname: string) {
  for (const route of routes as readonly NamedRoute[]) {
    const params = match(route.path, pathname)
    if (params) return { route, params }
  }
  return undefined
}

function guard(
  route: NamedRoute,
  { target, params, query }: { target: string; params: Record<string, string>; query: URLSearchParams },
  visitor: Visitor,
): Resolved {
  if (route.name === 'refresh') return { kind: 'redirect', to: refreshed(params.rest ?? '', query) }
  if (route.name === 'login' && visitor.isSignedIn) return { kind: 'redirect', to: '/index' }
  const showsFavourites = route.name === 'search' && query.get('pre') === '3'
  if ((!route.open || showsFavourites) && !visitor.isSignedIn) return { kind: 'redirect', to: loginPath(target) }
  // The menu leads everybody to the tab; those without quick order have the same list on its own page (LAY-040).
  if (route.name === 'quickOrder' && query.get('tab') === 'coupon' && !passes(visitor, [PERMISSION.quickOrder])) {
    return { kind: 'redirect', to: '/my/coupons' }
  }
  const needed = showsFavourites ? [PERMISSION.favourites] : route.permissions
  if (!isGranted(showsFavourites ? 'lists' : route.right, route, visitor)) return { kind: 'redirect', to: '/401' }
  if (route.name === 'confirm' && visitor.mayOrder === false) return { kind: 'redirect', to: '/401' }
  if (!passes(visitor, needed)) return { kind: 'redirect', to: '/401' }
  return { kind: 'page', name: route.name, params, query }
}

/** Parts of the account belong to several rights: billing data to that of invoices. */
function isGranted(
  right: Right | undefined,
  { name }: NamedRoute,
  { grant, permissions, roles = [] }: Visitor,
): boolean {
  if (!grant || !right) return true
  return name === 'account' ? hasAccountPart({ grant, permissions, roles }) : grant.rights.includes(right)
}

const passes = ({ permissions, roles = [] }: Visitor, needed: readonly string[] | undefined): boolean =>
  hasPermission(permissions, needed) || hasRole(roles, needed)

function refreshed(rest: string, query: URLSearchParams): string {
  const target = `/${rest}`
  const search = query.toString()
  return isOwnPath(target) ? `${target}${search && '?'}${search}` : '/index'
}
