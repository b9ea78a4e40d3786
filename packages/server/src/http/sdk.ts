/**
 * What pages of other origins load: `/sdk/v<version>/` never changes, `/sdk/loader.js`, `/sdk/elements.js`, `/sdk/host.css` and what language
 * models read (`/sdk/llms.txt`, `/sdk/llms-full.txt`, `/sdk/custom-elements.json`) are those of the newest release. Releases stand in several folders: the built one, and one that keeps earlier ones (SDK_DIR).
 */
import { Hono } from 'hono'
import type { AppEnv } from './context'
import { checkPage } from './sdk-check'
import { importMapOf, importMapTags, type Release } from './sdk-import-map'
import { createStaticFolder, type StaticFolder } from './static-files'
import { below, notThere } from './static-paths'

export interface SdkSurroundings {
  /** Where people open the shop: addresses of an import map are whole. */
  publicUrl: string
  /** What a release holds is sealed; beside a build that is made again and again it is not. */
  isProduction: boolean
  /** Whether pages of an origin may call the API. */
  mayCall: (origin: string) => boolean | Promise<boolean>
}

/** A folder of one release, and the path below it. */
const OF_RELEASE = /^(v\d[\w.+-]*)\/(.+)$/
const FOR_EVER = 'public, max-age=31536000, immutable'

/** The routes below `/sdk/`. @param folders the first one that has a file answers with it */
export function sdkRoutes(folders: readonly string[], surroundings: SdkSurroundings): Hono<AppEnv> {
  const { publicUrl, isProduction, mayCall } = surroundings
  const sdk = new Hono<AppEnv>()
  const [newest, ...earlier] = folders.map(folder => createStaticFolder(folder))
  const all = newest ? [newest, ...earlier] : []

  /** @returns the hashes of a release, as its build has written them */
  async function readRelease(name: string): Promise<Release | undefined> {
    for (const folder of all) {
      const file = await folder.read(`${name}/integrity.json`)
      if (file) return JSON.parse(file.toString()) as Release
    }
    return undefined
  }

  sdk.use(async (c, next) => {
    // Public files, meant to be loaded by pages of any origin.
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    await next()
  })
  sdk.get('/check', c => checkPage(c, { publicUrl, mayCall, newest: () => nameOfNewest(newest) }))
  sdk.get('/:release{v[^/]+}/:file{importmap\\.(?:json|txt)}', async c => {
    const { release: name, file } = c.req.param()
    const release = await readRelease(name)
    if (!release) return notThere(c)
    const base = `${publicUrl}/sdk/${name}/`
    c.header('Cache-Control', 'no-cache')
    if (file.endsWith('.json')) return c.body(importMapOf(release, base), 200, { 'Content-Type': 'application/json' })
    // To be read and copied: no page of this shop.
    return c.body(importMapTags(release, base, publicUrl), 200, { 'Content-Type': 'text/plain; charset=utf-8' })
  })
  sdk.get('*', async c => {
    const path = below(c, '/sdk/')
    const [, , file] = OF_RELEASE.exec(path) ?? []
    // What changes from release to release is that of the newest one alone.
    for (const folder of file === undefined ? all.slice(0, 1) : all) {
      const found = await folder.serve(c, path)
      if (!found) continue
      if (file !== undefined && isProduction) c.header('Cache-Control', FOR_EVER)
      return found
    }
    return notThere(c)
  })
  return sdk
}

/** `v0.1.0`, of the release whose loader stands above the others. */
async function nameOfNewest(folder: StaticFolder | undefined): Promise<string | undefined> {
  const loader = await folder?.read('loader.js')
  return /["'`]\.\/(v\d[\w.+-]*)\//.exec(loader?.toString() ?? '')?.[1]
}
