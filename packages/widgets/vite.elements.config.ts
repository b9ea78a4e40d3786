/** The custom elements over Preact: one ES module per element, named by its tag, and chunks for what they share. */
import { defineConfig, type Plugin } from 'vite'
import { elementTable } from './element-table.ts'
import { elementsAlias } from './preact-alias.ts'

export const browsers = ['chrome125', 'firefox128', 'safari18']
const shareable = /[\\/]node_modules[\\/](preact|zustand|@r2wc)[\\/]|[\\/]packages[\\/](core|widgets)[\\/]src[\\/]/

/** The elements most pages have, and what one of them fetches as soon as it is used: they carry nothing for others. */
const ordering = /[\\/](quick-order[\\/](quick-order\.element|assist)|cart[\\/]cart(-button)?\.element)\.tsx?$/

/** Who may make a call, and which row asks for it, is nothing a browser reads. */
const contractForClients: Plugin = {
  name: 'contract-for-clients',
  transform: {
    order: 'pre',
    filter: { id: /[\\/]contract[\\/]\w+\.calls\.ts$/ },
    handler: code => code.replace(/^ +(?:id|access): '.+',$/gm, ''),
  },
}

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** Whether one of them needs the module to start, however many modules lie between. */
function isForOrdering(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  return ordering.test(id) || (graph.getModuleInfo(id)?.importers ?? []).some(by => isForOrdering(by, graph, seen))
}

export default defineConfig({
  plugins: [contractForClients],
  oxc: {
    // Shorter than the calls of the automatic runtime.
    jsx: { runtime: 'classic', pragma: '_h', pragmaFrag: '_f' },
    jsxInject: `import { createElement as _h, Fragment as _f } from 'react'`,
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: elementsAlias, conditions: ['cartwright-source', 'module', 'browser', 'import', 'default'] },
  build: {
    target: browsers,
    outDir: 'dist/elements',
    lib: {
      entry: {
        elements: 'src/elements.entry.ts',
        ...Object.fromEntries(elementTable.map(({ tag, file }) => [tag, file])),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      output: {
        minify: true,
        // Nobody shakes these files again; the marks alone would be a twentieth of them.
        comments: { annotation: false, jsdoc: false, legal: true },
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // What is shared, in one request; what the elements of ordering do without, in others.
            {
              name: (id, graph) => (isForOrdering(id, graph) ? 'runtime' : null),
              test: shareable,
              minShareCount: 2,
              priority: 3,
            },
            { name: 'catalogue', test: /[\\/]src[\\/]catalogue[\\/]/, minShareCount: 2, priority: 2 },
            { name: 'orders', test: /[\\/]src[\\/]orders[\\/]/, minShareCount: 2, priority: 2 },
            { name: 'more', test: shareable, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
})
