/**
 * The loader, on its own: one small file that imports the built elements. Runs after the elements. With `--mode sdk` once more for
 * `/sdk/loader.js`, which stands above the folders of the versions and imports what is in its own.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { listModules } from '../../scripts/lib/third-party.mjs'
import packageJson from './package.json' with { type: 'json' }
import { browsers, LANGUAGE, MANIFEST } from './vite.elements.config.ts'

interface BuiltFile {
  file: string
  name: string
  isEntry?: true
  /** Keys of what it imports before it runs. */
  imports?: string[]
}

const inElements = (path: string) => fileURLToPath(new URL(`dist/elements/${path}`, import.meta.url))
const manifest = inElements(MANIFEST)

/**
 * What the build of the elements has made: their names are names of files, and what all of them import is one list.
 * @param folder of the elements, from where the loader stands: `./`, or that of a version below it
 */
const builtElements = (folder: string): Plugin => ({
  name: 'built-elements',
  transform: {
    order: 'pre',
    filter: { id: /[\\/]src[\\/]import-element\.ts$/ },
    handler() {
      if (!existsSync(manifest)) this.error('The elements are not built.')
      const built: Record<string, BuiltFile> = JSON.parse(readFileSync(manifest, 'utf8'))
      const withImports = (key: string, found = new Set<string>()): Set<string> => {
        for (const one of built[key]?.imports ?? []) if (!found.has(one)) withImports(one, found.add(one))
        return found
      }
      const entries = Object.entries(built).filter(([, { isEntry, name }]) => isEntry && name.startsWith('cw-'))
      const [first = new Set<string>(), ...others] = entries.map(([key]) => withImports(key))
      const shared = [...first].filter(key => others.every(imports => imports.has(key))).map(key => built[key]?.file)
      const names = entries.map(([, { name }]) => name.slice('cw-'.length))
      const files = Object.fromEntries(
        Object.values(built).flatMap(({ file, name }) => (LANGUAGE.test(name) ? [[name, file]] : [])),
      )
      // The list of quick order (decision 0032).
      const list = 'src/quick-order/quick-order-list.tsx'
      if (!built[list]) this.error('The list of quick order has no file of its own.')
      const ofList = [list, ...withImports(list)].map(key => built[key]?.file).filter(file => !shared.includes(file))
      return `export const elementNames = '${names.join(' ')}'.split(' ')
        export const importElement = name =>
          elementNames.includes(name) ? import(/* @vite-ignore */ '${folder}cw-' + name + '.js') : undefined
        const languages = ${JSON.stringify(files)}
        export const importLanguage = language =>
          Object.hasOwn(languages, language) && import(/* @vite-ignore */ '${folder}' + languages[language]).catch(() => undefined)
        // Each element imports them too, and says so when they do not arrive.
        export const importShared = () => {
          for (const file of ${JSON.stringify(shared)}) import(/* @vite-ignore */ '${folder}' + file).catch(() => undefined)
        }
        // Fetched and not run: sheets are added in the order in which the elements ask for them.
        export const preloadForBuyer = name => {
          if (name !== 'quick-order') return
          for (const file of ${JSON.stringify(ofList)}) {
            const link = document.createElement('link')
            link.rel = 'modulepreload'
            link.href = new URL('${folder}' + file, import.meta.url)
            document.head.append(link)
          }
        }`
    },
  },
})

export default defineConfig(({ mode }) => {
  const isAbove = mode === 'sdk'
  const folder = isAbove ? `./v${packageJson.version}/` : './'
  return {
    plugins: [builtElements(folder), ...(isAbove ? [] : [listModules(inElements('.vite/modules-loader.json'))])],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['cartwright-source'] },
    build: {
      target: browsers,
      outDir: isAbove ? 'dist/sdk' : 'dist/elements',
      emptyOutDir: false,
      lib: { entry: { loader: 'src/loader.ts' }, formats: ['es'] as const },
      rolldownOptions: {
        output: { minify: true, comments: false, chunkFileNames: `${folder.slice(2)}chunks/[name]-[hash:8].js` },
      },
    },
  }
})
