import { layoutOf } from '@cartwright/core'
import { useShop } from '@cartwright/widgets'
import { useEffect } from 'react'
import type { Visit } from './location'
import type { ShownPage } from './page'

/** Pages one passes through, or lands on by mistake. */
const PASSED = ['/login', '/auth-redirect', '/401', '/404']

/** Remembers the pages that were visited, for their tabs (LIM-013). */
export function useVisitedPages({ path }: Visit, page: ShownPage | undefined): void {
  const layout = layoutOf(useShop())
  const title = page?.title
  useEffect(() => {
    const [pathname = ''] = path.split('?')
    if (title && !PASSED.includes(pathname)) layout.visit({ path, title })
  }, [layout, path, title])
}
