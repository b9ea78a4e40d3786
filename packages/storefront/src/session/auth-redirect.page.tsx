import { afterSignIn } from '@cartwright/core'
import { useShop } from '@cartwright/widgets'
import { useEffect } from 'react'
import type { PageProps } from '../app/page'
import { PageSkeleton } from '../app/page-skeleton'

/** Landing page of a sign-in elsewhere: goes on to where the buyer wanted to be (RT-003). */
export default function AuthRedirectPage({ query }: PageProps) {
  const shop = useShop()
  useEffect(() => shop.navigate(afterSignIn(query), { replace: true }), [shop, query])
  return <PageSkeleton />
}
