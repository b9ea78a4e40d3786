/** The React package as it is built: what a framework with server components needs of it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build, type Options } from 'tsup'
import { afterAll, beforeAll, expect, it } from 'vitest'
import arrows from '../arrows.json' with { type: 'json' }
import config from '../tsup.config'
import { elements } from './elements'

const [options] = config as Options[]
const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
// Below the package, so that its imports are found.
const folder = mkdtempSync(inPackage('node_modules/.react-package-'))
/** Folders of features: what stands in the rows behind those of what all of them use. */
const OF_ALL = [
  'announcer',
  'components',
  'element',
  'icons',
  'listing',
  'locales',
  'primitives',
  'provider',
  'rich-text',
  'styles',
]
const FEATURES = new RegExp(
  `^widgets/(${arrows
    .flat()
    .filter(name => !OF_ALL.includes(name))
    .join('|')})$`,
)
const modules = () => readdirSync(folder).filter(name => name.endsWith('.js'))

beforeAll(async () => {
  await build({
    ...options,
    // Absolute: the tests may be started in any folder.
    entry: Object.fromEntries(
      Object.entries(options?.entry ?? {}).map(([name, path]) => [name, inPackage(String(path))]),
    ),
    tsconfig: inPackage('tsconfig.json'),
    config: false,
    silent: true,
    dts: false,
    outDir: folder,
    // The core comes from its source: nothing has to be built before.
    external: ['react', 'react-dom'],
    noExternal: [/^@cartwright\/core/],
    esbuildOptions: esbuild => {
      esbuild.conditions = ['cartwright-source', 'module', 'import']
    },
  })
}, 900_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('every module says that it belongs to the client, before anything else', () => {
  expect(modules()).toEqual(expect.arrayContaining(['index.js', 'storefront.js']))
  expect(modules().filter(name => !/^'use client'\n/.test(readFileSync(join(folder, name), 'utf8')))).toEqual([])
})

interface Metafile {
  outputs: Record<
    string,
    {
      entryPoint?: string
      imports: { path: string; kind: string; external?: boolean }[]
      inputs: Record<string, { bytesInOutput: number }>
    }
  >
}

/** Which folders a page gets with the entry of a component, before anything of it is pressed: of the core too. */
function foldersOf(name: string): string[] {
  const { outputs } = JSON.parse(readFileSync(join(folder, 'metafile-esm.json'), 'utf8')) as Metafile
  const entry = Object.keys(outputs).find(path => path.endsWith(`/components/${name}.js`)) ?? ''
  const files = new Set<string>()
  const visit = (path: string) => {
    if (files.has(path)) return
    files.add(path)
    for (const { path: next, kind, external } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && !external) visit(next)
  }
  visit(entry)
  const folders = [...files]
    .flatMap(file => Object.entries(outputs[file]?.inputs ?? {}))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    // Paths begin where the tests were started.
    .map(([path]) => /(?:^|(core|widgets)\/)src\/([\w-]+)\//.exec(path))
  return [...new Set(folders.flatMap(found => (found ? [`${found[1] ?? 'widgets'}/${found[2]}`] : [])))].toSorted()
}

it('the entry of a component brings no feature that it does not use', async () => {
  const names = Object.keys(options?.entry ?? {}).flatMap(name => /^components\/(.+)$/.exec(name)?.[1] ?? [])
  expect(names.length).toBeGreaterThan(45)
  const features = Object.keys(elements).map(tag => tag.slice('cw-'.length))
  expect(names.filter(name => name !== 'shop-provider').toSorted()).toEqual(features.toSorted())
  const rows = names.map(name => {
    const ofFeatures = foldersOf(name).filter(path => FEATURES.test(path))
    return `${name}: ${ofFeatures.map(path => path.replace('widgets/', '')).join(' ')}`
  })
  await expect(`${rows.toSorted().join('\n')}\n`).toMatchFileSnapshot('brought-features.txt')
})

it('no module carries css, or brings it: the page has the one sheet', () => {
  const carries = modules().filter(name =>
    /addSheet|CSSStyleSheet|\.cw-[\w-]+\s*\{/.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(carries).toEqual([])
})

it.each(['index', 'storefront'])('%s names what it exports: a client boundary knows no `export *`', entry => {
  expect(readFileSync(join(folder, `${entry}.js`), 'utf8')).not.toMatch(/export\s*\*/)
})

it('Cart and QuickOrder are rendered on a server', async () => {
  const { Cart, QuickOrder, ShopProvider } = await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'index.js')).href
  )
  const { createShop } = await import('@cartwright/core')
  const shop = createShop({ apiBase: 'https://shop.example/prod-api' })
  const html = renderToString(createElement(ShopProvider, { shop }, createElement(QuickOrder), createElement(Cart)))
  expect(html).toContain('Sign in to order by article numbers.')
  expect(html).toContain('Sign in to see your basket.')
})

it('components of both entries share one shop', async () => {
  const load = (entry: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, `${entry}.js`)).href)
  const [{ ShopProvider }, { Crumbs }] = await Promise.all([load('index'), load('storefront')])
  const { createShop } = await import('@cartwright/core')
  const shop = createShop({ apiBase: 'https://shop.example/prod-api' })
  const crumbs = createElement(Crumbs, { trail: [{ name: 'Toner' }] })
  expect(renderToString(createElement(ShopProvider, { shop }, crumbs))).toContain('Toner')
})
