/** The package as a host installs and bundles it: through the exports of package.json, without a condition of this repository. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'

const PACKAGE = join(import.meta.dirname, '..')
/** Finds what only the server uses in a built page. */
const SERVER_PARTS = pathToFileURL(join(PACKAGE, '../widgets/scripts/server-parts.mjs')).href
/** What a host writes. */
const HOST = `
import { createPrinterFinder } from '@cartwright/core'
import { createShop } from '@cartwright/core/light'

export async function listBrands(fetch) {
  const shop = createShop({ apiBase: 'https://shop.example/prod-api', fetch, channel: false, language: 'en' })
  const finder = createPrinterFinder(shop)
  try {
    return await new Promise(resolve => finder.store.subscribe(({ status, brands }) => status === 'ready' && resolve(brands)))
  } finally {
    finder.destroy()
    shop.destroy()
  }
}
`

let host: string
beforeAll(async () => {
  host = await mkdtemp(join(tmpdir(), 'cartwright-host-'))
  const installed = join(host, 'node_modules/@cartwright/core')
  await mkdir(installed, { recursive: true })
  await cp(join(PACKAGE, 'package.json'), join(installed, 'package.json'))
  for (const name of await readdir(join(PACKAGE, 'node_modules')))
    if (name !== '@cartwright') await symlink(join(PACKAGE, 'node_modules', name), join(host, 'node_modules', name))
  await build({
    root: PACKAGE,
    configFile: join(PACKAGE, 'vite.lib.config.ts'),
    logLevel: 'error',
    build: { outDir: join(installed, 'dist') },
  })
  await writeFile(join(host, 'package.json'), JSON.stringify({ type: 'module' }))
  await writeFile(join(host, 'main.js'), HOST)
  await build({
    root: host,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'page', lib: { entry: 'main.js', formats: ['es'], fileName: 'main' } },
  })
})
afterAll(() => rm(host, { recursive: true, force: true }))

it('the page of a host carries neither valibot nor a policy', async () => {
  const files = await readdir(join(host, 'page'), { recursive: true })
  expect(files).toContain('main.js')
  const { findServerParts } = (await import(SERVER_PARTS)) as { findServerParts: (folder: string) => string[] }
  expect(findServerParts(join(host, 'page'))).toEqual([])
})

it('all of the page is bundled: it imports nothing more', async () => {
  const text = await readFile(join(host, 'page/main.js'), 'utf8')
  expect([...text.matchAll(/\bfrom\s*["']([\w@][\w@/.-]*)["']/g)].map(([, name]) => name)).toEqual([])
})

it('a bundled shop makes a call and reads its answer', async () => {
  const { listBrands } = await import(pathToFileURL(join(host, 'page/main.js')).href)
  const asked: string[] = []
  const series = [{ seriesId: 7, seriesName: 'HL', brandId: 3, brandName: 'Brother' }]
  const fetch = async (input: unknown) => {
    asked.push(new URL(String(input)).pathname)
    return Response.json({ code: 200, msg: 'success', data: String(input).includes('eries') ? series : null })
  }
  expect(await listBrands(fetch)).toEqual([{ brandId: 3, brandName: 'Brother' }])
  expect(asked).toContain('/prod-api/goods/series/freedom/list')
})
