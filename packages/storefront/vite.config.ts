import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Where `vite dev` finds the server. */
const API = process.env.API_ORIGIN ?? 'http://localhost:4173'

/** Css that parts of elements bring along: this shop has the one sheet of the widgets. */
const noInlineCss: Plugin = {
  name: 'no-inline-css',
  enforce: 'pre',
  resolveId: id => (id.endsWith('.css?inline') ? '\0no-inline-css' : undefined),
  load: id => (id === '\0no-inline-css' ? "export default ''" : undefined),
}

/** The shop is fetched beside the few lines that ask for it, and both after the style sheet: that draws the frame of index.html. */
const preloadStart: Plugin = {
  name: 'preload-start',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => ({
      html: html.replace('<script type="module"', '$& fetchpriority="low"'),
      tags: Object.values(bundle)
        .flatMap(file => (file.type === 'chunk' && file.name === 'start' ? [file.fileName, ...file.imports] : []))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
        })),
    }),
  },
}

/** What index.html asks for by itself. */
const EVERY_PAGE = ['main', 'react', 'start']

/** Writes what each page is made of besides that, by the name of its route: the server has it fetched at once. A page's file is called as its route. */
const listPages: Plugin = {
  name: 'list-pages',
  generateBundle: {
    // When the files that held nothing but css are gone.
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const withImports = (files: string[], found = new Set<string>()): Set<string> => {
        for (const { fileName, imports } of chunks) {
          if (!files.includes(fileName) || found.has(fileName)) continue
          found.add(fileName)
          withImports(imports, found)
        }
        return found
      }
      const common = withImports(chunks.filter(({ name }) => EVERY_PAGE.includes(name)).map(({ fileName }) => fileName))
      const pages: Record<string, string[]> = {}
      for (const { fileName, moduleIds } of chunks)
        for (const id of moduleIds) {
          const name = /([\w-]+)\.page\.tsx$/.exec(id)?.[1]?.replace(/-(.)/g, (_dash, letter) => letter.toUpperCase())
          if (name) pages[name] = [...withImports([fileName])].filter(file => !common.has(file))
        }
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) })
    },
  },
}

/**
 * Most of what every page needs is called at once: Chromium compiles the whole of it beside the page, while it arrives,
 * instead of function by function in the middle of the first drawing (V8's explicit compile hints).
 */
const compileAhead: Plugin = {
  name: 'compile-ahead',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !EVERY_PAGE.includes(file.name)) continue
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

/** Modules that so many files import and a path tells, in a file of that name. */
const shared = (name: string, minShareCount: number, test: RegExp) => ({ name, test, minShareCount })

export default defineConfig({
  plugins: [noInlineCss, react(), preloadStart, listPages, compileAhead],
  resolve: { conditions: ['cartwright-source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    sourcemap: false,
    cssMinify: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs in two files, what a family of pages shares in one: each file is a round trip of its own.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // The texts of a language, of all packages.
            {
              name: id =>
                /[\\/](?:locales[\\/](?!index)|texts[\\/][\w-]+\.)([\w-]+)\.(?:ts|json)$/.exec(id)?.[1] ?? null,
              priority: 6,
            },
            {
              name: 'main',
              // With the descriptions of calls and the features that most pages show: small, and each would be a round trip.
              test: /\/app\/main\.ts$|core.src.(contract.([\w-]+\.)?(calls|codes)|cart.cart\.store|favourites.favourites\.store|orders.orders|search.search|catalogue.catalogue)\.ts$/,
              priority: 4,
              includeDependenciesRecursively: true,
            },
            // By itself it stays in the reader's cache when the shop changes, and monitoring tools read less of it twice.
            { name: 'react', test: /node_modules.(?:react|react-dom|scheduler)\//, priority: 5 },
            {
              name: 'start',
              test: /\/app\/start\.tsx$|widgets.src.icons/,
              priority: 3,
              includeDependenciesRecursively: true,
            },
            shared(
              'parts',
              2,
              /widgets.src.(primitives.(dialog|field|quantity|text-field|refocus|use-busy|use-modal)|provider.(common-labels|use-is-us|use-can-access))\.|core.src.(contract.list-bounds|orders.idempotency-key|rules.(compare-prices|fields)|session.restore-after-sign-in|storage.day-draft)\./,
            ),
            shared('rows', 3, /widgets.src.(catalogue.part[\\/]|primitives|provider)/),
            shared('lists', 2, /(widgets|core|storefront).src.catalogue/),
            shared(
              'forms',
              2,
              /(widgets|core).src.(password-reset|registration|session).(?!expired|session-end|sign-out)/,
            ),
            shared('help', 1, /(widgets.src.(content.help|rich-text)|storefront.src.content).(?!parse-html|home)/),
          ],
        },
      },
    },
  },
  server: { proxy: { '/prod-api': API, '/pictures': API, '/sdk': API } },
})
