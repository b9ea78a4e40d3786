/** The elements over Preact: one ES module per element, named by its tag, and chunks for what they share. */
import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { elementTable } from './element-table.ts'
import { elementsAlias } from './preact-alias.ts'

/** What was made of what, in the folder of the elements. */
export const MANIFEST = '.vite/manifest.json'

export const browsers = ['chrome125', 'firefox128', 'safari18']

/** The elements that stand together on most pages: what they share comes in one request (decision 0032). */
const ORDERING = ['cw-quick-order', 'cw-cart', 'cw-cart-button']
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

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

const importersOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.importers ?? []

/** The core's index files: who imports one of them needs only what it names there. */
const isIndex = /[\\/]core[\\/]src[\\/]((rules|contract)[\\/])?index\.ts$/
const textOf = (id: string) => readFileSync(id.replace(/\?.*$/, ''), 'utf8')
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(/\W+/))

/** The modules that import this one, or import one of its names from an index file. */
function usersOf(id: string, graph: Graph, names?: readonly string[]): readonly string[] {
  return importersOf(id, graph).flatMap(by => {
    if (
      names &&
      !namesIn(textOf(by), /^(?:import|export) \{([^}]*)\} from (?!'@cartwright\/core\/light')/gm).some(name =>
        names.includes(name),
      )
    )
      return []
    if (!isIndex.test(by)) return [by]
    return usersOf(by, graph, names ?? namesIn(textOf(id), /^export (?:async )?(?:const|class|function) (\w+)/gm))
  })
}

/** The elements, and the parts that are loaded later, that need a module to start. */
function startsOf(id: string, graph: Graph, starts = new Set<string>(), seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return starts
  seen.add(id)
  if (importersOf(id, graph).length === 0 || id.endsWith('.element.ts')) starts.add(id)
  for (const user of usersOf(id, graph)) startsOf(user, graph, starts, seen)
  return starts
}

/** Whether an element that most pages have needs the module before it is drawn. */
const isOfOrdering = (starts: ReadonlySet<string>) => [...starts].some(start => orderingFiles.has(start))

/** The folder of a module: what several files share of it comes in one request. */
const folderOf = (id: string) => /[\\/]src[\\/](?:[\w-]+[\\/])*([\w-]+)[\\/][^\\/]*$/.exec(id)?.[1] ?? 'shared'

export default defineConfig({
  plugins: [ownExports],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: elementsAlias, conditions: ['cartwright-source', 'module', 'browser', 'import', 'default'] },
  build: {
    target: browsers,
    outDir: 'dist/elements',
    manifest: MANIFEST,
    lib: {
      entry: {
        elements: 'src/elements.entry.ts',
        ...Object.fromEntries(elementTable.map(({ tag, file }) => [tag, file])),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'smart', pass: 3 } },
      output: {
        minify: true,
        // The files are not bundled again, so that marks for a bundler have no reader.
        comments: { annotation: false, jsdoc: false, legal: true },
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash:6].js',
        codeSplitting: {
          groups: [
            // Style sheets repeat each other: together they are a quarter smaller.
            {
              name: (id, graph) => (isOfOrdering(startsOf(id, graph)) ? 'styles' : null),
              test: /\.css\?inline$/,
              priority: 3,
            },
            // One request for what several elements need; what only one needs is in its own file.
            {
              name: (id, graph) => {
                const starts = startsOf(id, graph)
                return isOfOrdering(starts) && starts.size > 1 ? 'runtime' : null
              },
              priority: 2,
            },
            // What other elements and parts that are loaded later share, by folder.
            { name: folderOf, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
})
