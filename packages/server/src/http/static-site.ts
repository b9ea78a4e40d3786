/** The shop's own pages, and the elements that foreign pages load. */
import { routeOf } from '@cartwright/core/routing'
import { Hono } from 'hono'
import type { AppContext, AppEnv } from './context'
import { type SdkSurroundings, sdkRoutes } from './sdk'
import { pagePolicy } from './security-headers'
import { createStaticFolder, type StaticFolder } from './static-files'
import { below, notThere } from './static-paths'

/** Absolute paths of built folders. */
export interface Files {
  /** The storefront, served at `/`. */
  storefront?: string | undefined
  /** The releases of the elements, served at `/sdk/`: the newest one first, then where earlier ones stand. */
  sdk?: readonly string[] | undefined
  /** Holds `openapi.json`, the description of the API, served at `/openapi.json`. */
  description?: string | undefined
}

/** The last part of a page's path holds no dot; a missing picture must not be answered with a page. */
const PAGE = /\/[^./]*$/
/** What a browser says when a person goes somewhere, and not when a page asks for its picture or script. */
const wantsPage = (c: AppContext) => c.req.header('accept')?.includes('text/html') === true

export function createPages({ storefront, sdk, description }: Files, surroundings: SdkSurroundings): Hono<AppEnv> {
  const pages = new Hono<AppEnv>()
  const shop = storefront === undefined ? undefined : createStaticFolder(storefront)
  const api = description === undefined ? undefined : createStaticFolder(description)

  pages.use(pagePolicy(async () => shop?.read('index.html')))
  pages.route('/sdk', sdkRoutes(sdk ?? [], surroundings))
  pages.get('/openapi.json', async c => (await api?.serve(c, 'openapi.json')) ?? notThere(c))
  pages.get('*', async c => {
    const found = await shop?.serve(c, below(c, '/'))
    if (found) return found
    const name = pageOf(c.req.path)
    if (name === 'notFound') {
      if (!wantsPage(c)) return notThere(c)
      // The storefront says so, with the ways on.
      c.status(404)
    }
    const ahead = await filesOfPage(name, shop)
    if (ahead.length > 0)
      c.header('Link', ahead.map(file => `</${file}>; rel=modulepreload; fetchpriority=low`).join(', '))
    return (
      (await shop?.serve(c, 'index.html')) ?? c.text('The storefront has not been built: run npm run build.\n', 503)
    )
  })
  pages.all('*', c => {
    c.header('Allow', 'GET, HEAD')
    return c.text('Only GET and HEAD are possible here.\n', 405)
  })
  return pages
}

/** The name of the route of a path, as the storefront opens it. */
const pageOf = (path: string): string => (PAGE.test(path) && routeOf(path === '/' ? '/index' : path)) || 'notFound'

/** What a page is made of besides what every page needs, as the build of the storefront says: fetched beside that. */
async function filesOfPage(name: string, shop: StaticFolder | undefined): Promise<string[]> {
  const built = await shop?.read('pages.json')
  const files: Record<string, string[]> = built ? JSON.parse(built.toString()) : {}
  return files[name] ?? files.notFound ?? []
}
