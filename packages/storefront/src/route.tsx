/** The page of a path, once it is known who asks. */
import { afterSignIn, keptVisitorListOf, QUICK_ORDER_PATH, type Resolved, resolveRoute } from '@cartwright/core'
import { hasPermission, PERMISSION } from '@cartwright/core/rules'
import { useShop, useStore } from '@cartwright/widgets'
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { Boundary } from './app/boundary'
import { goTo, queryOf, type Visit } from './app/location'
import type { PageProps } from './app/page'
import { PageFailed } from './app/page-failed'
import { PageSkeleton } from './app/page-skeleton'
import { logError } from './app/shop'
import { notFoundPage, type Page, pages } from './pages'

const VISITOR = { isSignedIn: false, permissions: [] }

function componentOf(page: Page): ComponentType<PageProps> {
  page.component ??= lazy(page.fetch)
  return page.component
}

export function Route({ visit: { path, id, isLeaving } }: { visit: Visit }) {
  const shop = useShop()
  const { isSignedIn, status, permissions, roles, mayOrder, grant } = useStore(shop.session.store, state => ({
    isSignedIn: state.isSignedIn,
    status: state.status,
    permissions: state.permissions,
    roles: state.roles,
    mayOrder: state.mayOrder,
    grant: state.grant,
  }))
  /** The visit in which a visitor was shown the sign-in form. */
  const signInVisit = useRef<number>(undefined)
  const isSigningIn = signInVisit.current === id
  const isWaiting = isSignedIn && status !== 'ready'
  const resolved = resolveNow()
  const isLogin = resolved?.kind === 'page' && resolved.name === 'login'
  // What is left as a whole leads nowhere besides, such as to the sign-in form after a sign-out.
  const redirect = resolved?.kind === 'redirect' && !isLeaving ? resolved.to : undefined

  function resolveNow(): Resolved | undefined {
    // The form stays while its answer is on the way, so that a refusal is shown where it belongs.
    if (isWaiting) return isSigningIn ? resolveRoute(path, VISITOR) : undefined
    const found = resolveRoute(path, { isSignedIn, permissions, roles, mayOrder, grant })
    // Anyone who has just signed in goes on where the way to the form began (RT-015); anyone who was signed in, home (RT-016).
    if (found.kind === 'redirect' && isSignedIn && isSigningIn) {
      // A list that was made before waits in quick order, where the account has that.
      const hasList =
        hasPermission(permissions, [PERMISSION.quickOrder]) && keptVisitorListOf(shop).read() !== undefined
      return { kind: 'redirect', to: afterSignIn(queryOf(path), hasList ? QUICK_ORDER_PATH : undefined) }
    }
    return found
  }

  useEffect(() => {
    if (isLogin) signInVisit.current = id
  }, [isLogin, id])
  useEffect(() => {
    if (redirect !== undefined) goTo(redirect, { replace: true })
  }, [redirect])

  if (resolved?.kind !== 'page') return <PageSkeleton />
  const Page = componentOf(pages[resolved.name] ?? notFoundPage)
  // Each visit is drawn again: the same word searched again is a new search (RT-031).
  return (
    <Boundary key={id} turn={id} fallback={<PageFailed />} onError={thrown => logError(shop, thrown)}>
      <Suspense fallback={<PageSkeleton />}>
        <Page key={resolved.name} params={resolved.params} query={resolved.query} />
      </Suspense>
    </Boundary>
  )
}
