/** The elements over Preact: one ES module per element, named by its tag, and chunks for what they share. */
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { listModules } from '../../scripts/lib/third-party.mjs'
import { noChunkCycles } from './chunk-cycles.ts'
import { findStarts } from './chunk-starts.ts'
import { elementTable } from './element-table.ts'
import { emitHostCss } from './host-css.ts'
import { elementsAlias } from './preact-alias.ts'

/** What was made of what, in the folder of the elements. */
export const MANIFEST = '.vite/manifest.json'

export const browsers = ['chrome125', 'firefox128', 'safari18']

/** The elements that stand together on most pages: what they share comes in one request (decision 0032). */
const ORDERING = ['cw-sign-in', 'cw-quick-order', 'cw-cart', 'cw-cart-button']
const HOST_DIALOGS = fileURLToPath(new URL('src/host-dialogs.ts', import.meta.url)).replaceAll('\\', '/')
/** The part of quick order for buyers who are signed in. */
const LIST = fileURLToPath(new URL('src/quick-order/quick-order-list.tsx', import.meta.url)).replaceAll('\\', '/')
const orderingFiles = new Set(elementTable.filter(({ tag }) => ORDERING.includes(tag)).map(({ file }) => file))

/**
 * What others have put on Object.prototype of the page is no export of ours, and a `get` or `value` there no part of what
 * describes one: the bundler's helper would stumble over both.
 */
const ownExports: Plugin = {
  name: 'own-exports',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file.name !== 'rolldown-runtime') continue
      file.code = file.code
        .replace(/for\s*\(var (\w+) in (\w+)\)/, 'for(var $1 of Object.keys($2))')
        .replace(/\{\s*(?=(?:get|value):)/g, '{__proto__:null,')
      if (!file.code.includes('Object.keys') || file.code.split('__proto__').length !== 3)
        this.error('The helper for exports looks different now.')
    }
  },
}

/** Each element is an entry of its own: it registers the dialogs that open on a host's page. */
const hostDialogs: Plugin = {
  name: 'host-dialogs',
  transform: {
    filter: { id: /\.element\.ts$/ },
    handler: code => ({
      code: `${code}\nimport { registerHostDialogs } from '${HOST_DIALOGS}'\nregisterHostDialogs()\n`,
      map: null,
    }),
  },
}

/** Name of the chunk with the texts of a language. */
export const LANGUAGE = /^[a-z]{2}$/
const CORE_LOCALES = fileURLToPath(new URL('../core/src/locales', import.meta.url)).replaceAll('\\', '/')

/** One request for a language: the texts of the core come with those of the widgets. */
const oneLanguageFile: Plugin = {
  name: 'one-language-file',
  transform: {
    filter: { id: /[\\/]src[\\/]locales[\\/](?:index|[a-z]{2})\.ts$/ },
    handler(code, id) {
      const [path, name = ''] = /([a-z]+)\.ts$/.exec(id.replaceAll('\\', '/')) ?? []
      const isCore = id.replaceAll('\\', '/') === `${CORE_LOCALES}/${path}`
      if (name === 'index') return isCore ? { code: 'export const coreLocales = {}', map: null } : undefined
      if (isCore) return undefined
      if (!code.includes('export default ')) this.error('The files of texts look different now.')
      return {
        code: `import core from '${CORE_LOCALES}/${path}'
          ${code.replace('export default ', 'const own = ')}
          export default Object.assign({ __proto__: null }, core, own)`,
        map: null,
      }
    },
  },
}

const MODULES = fileURLToPath(new URL('dist/elements/.vite/modules-elements.json', import.meta.url))

const isSheet = /\.css\?inline$/

/** The chunk of what the elements of most pages share. */
const RUNTIME = 'runtime'
/** Chunks of what a few elements share. */
const SHARED = 'shared'

const build = {
  target: browsers,
  lib: {
    entry: {
      elements: 'src/elements.entry.ts',
      ...Object.fromEntries(elementTable.map(({ tag, file }) => [tag, file])),
    },
    formats: ['es' as const],
  },
}
const shared = {
  // Tools load this file from other folders.
  root: import.meta.dirname,
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: elementsAlias, conditions: ['cartwright-source', 'module', 'browser', 'import', 'default'] },
}

export default defineConfig(async () => {
  const starts = await findStarts({ ...shared, plugins: [hostDialogs, oneLanguageFile], build })
  const countStarts = (id: string) => starts.get(id)?.size ?? 0
  /** Whether an element of most pages needs a module before it is drawn. */
  const isOfOrdering = (id: string) => [...(starts.get(id) ?? [])].some(start => orderingFiles.has(start))
  const isOfList = (id: string) => !isOfOrdering(id) && countStarts(id) > 1 && starts.get(id)?.has(LIST) === true
  // The bundler's own helper, whose id is no path, stays in a file of its own.
  const isOther = (id: string) => !id.startsWith('\0') && !isOfOrdering(id) && !isOfList(id)
  return {
    ...shared,
    plugins: [hostDialogs, oneLanguageFile, ownExports, noChunkCycles, emitHostCss, listModules(MODULES)],
    build: {
      ...build,
      outDir: 'dist/elements',
      manifest: MANIFEST,
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'smart' as const, pass: 3 } },
        output: {
          minify: true,
          // The files are not bundled again, so that marks for a bundler have no reader.
          comments: { annotation: false, jsdoc: false, legal: true },
          // V8 compiles these functions while the file arrives, and not one by one on the main thread when they are called.
          postBanner: ({ name }: { name: string }) => (name === RUNTIME ? '//# allFunctionsCalledOnLoad' : ''),
          entryFileNames: '[name].js',
          // The bundler names a group by all that share it.
          chunkFileNames: ({ name }: { name: string }) =>
            `chunks/${name.startsWith(SHARED) ? SHARED : '[name]'}-[hash:7].js`,
          codeSplitting: {
            groups: [
              // One request for what several elements need; what only one needs is in its own file.
              {
                name: RUNTIME,
                test: (id: string) => (countStarts(id) > 1 || isSheet.test(id)) && isOfOrdering(id),
                priority: 2,
              },
              // What that list shares with others comes beside it; most pages of a buyer have it.
              { name: 'list', test: isOfList, priority: 2 },
              // What many of the other elements and later parts share comes in one request,
              { name: 'common', test: (id: string) => countStarts(id) >= 5 && isOther(id), priority: 1 },
              // and what the same few share in one each, where it is large enough for a request of its own. With a higher limit two of
              // them import each other, which the build refuses.
              {
                name: SHARED,
                test: isOther,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 1_500,
              },
            ],
          },
        },
      },
    },
  }
})
