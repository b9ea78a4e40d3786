import { readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { noChunkCycles } from '../widgets/chunk-cycles'
import { findStarts } from '../widgets/chunk-starts'
import { MAY_BRING, withoutSheets } from '../widgets/without-sheets'
import { awayTexts } from './src/app/away.texts'

/** Where `vite dev` finds the server. */
const API = process.env.API_ORIGIN ?? 'http://localhost:4173'

/** This shop has the one sheet of the widgets. */
const noSheets: Plugin = {
  name: 'no-sheets',
  enforce: 'pre',
  transform: { filter: { id: MAY_BRING }, handler: code => ({ code: withoutSheets(code), map: null }) },
}

/** A text of index.html in English and in every other language. */
function inEveryLanguage(key: keyof typeof awayTexts.english, between: string): string {
  const folder = new URL('src/app/texts/', import.meta.url)
  const translated = readdirSync(folder).map(file => {
    const language = file.replace('.json', '')
    return `<span lang="${language}">${JSON.parse(readFileSync(new URL(file, folder), 'utf8')).away[key]}</span>`
  })
  return [awayTexts.english[key], ...translated.sort()].join(between)
}

/** The words for when the script does not arrive. */
const awayWords: Plugin = {
  name: 'away-words',
  transformIndexHtml: {
    order: 'pre',
    handler: html =>
      html
        .replace('%notLoaded%', inEveryLanguage('notLoaded', ' '))
        .replace('%tryAgain%', inEveryLanguage('tryAgain', ' · ')),
  },
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

interface Graph {
  getModuleInfo(id: string): {
    isEntry: boolean
    code: string | null
    importedIds: readonly string[]
    importers: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

/** The script of index.html, which is the entry. */
const isMain = (id: string, graph: Graph) =>
  graph.getModuleInfo(id)?.importers.some(by => graph.getModuleInfo(by)?.isEntry) === true

/** What that script fetches at once. */
const isStart = (id: string, graph: Graph) =>
  graph.getModuleInfo(id)?.dynamicImporters.some(by => isMain(by, graph)) === true

/** What so many pages and parts share is in one file. */
const MANY = 6
/**
 * Icons and the like, in letters: shared by any two, they are in that file too, since each would be a round trip. Not so
 * what imports something else: the file would wait for another one that waits for it.
 */
const SMALL = 300

/** Chunks of what a few pages share. */
const SHARED = 'shared'

/** A style sheet stays with its page: it is waited for. */
const SCRIPT = /\.[jt]sx?$/

const shared = {
  // Tools load this file from other folders.
  root: import.meta.dirname,
  plugins: [noSheets, react()],
  resolve: { conditions: ['cartwright-source', 'module', 'browser', 'development|production'] },
}

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const starts = command === 'build' ? await findStarts(shared) : new Map<string, ReadonlySet<string>>()
  const isCommon = (id: string, graph: Graph) => {
    const count = starts.get(id)?.size ?? 0
    const { code, importedIds } = graph.getModuleInfo(id) ?? {}
    const isSmall = (code?.length ?? 0) <= SMALL && importedIds?.length === 0
    return SCRIPT.test(id) && (count >= MANY || (count > 1 && isSmall))
  }
  return {
    ...shared,
    plugins: [...shared.plugins, awayWords, preloadStart, listPages, compileAhead, noChunkCycles],
    build: {
      target: 'es2022',
      sourcemap: false,
      cssMinify: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The bundler names a group by all that share it.
          chunkFileNames: ({ name }) => `assets/${name.startsWith(SHARED) ? SHARED : '[name]'}-[hash].js`,
          // Groups by who imports what, and not by names of files: what every page needs in two files, what many pages share in one,
          // and what the same few share in one each, where it is large enough for a request of its own.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // The texts of a language, of all packages.
              {
                debugName: 'languages',
                name: id => /[\\/](?:locales|texts)[\\/](\w\w(?:-\w\w)?)\.(?:ts|json)$/.exec(id)?.[1] ?? null,
                priority: 5,
              },
              // By itself it stays in the reader's cache when the shop changes, and monitoring tools read less of it twice.
              { name: 'react', test: /node_modules.(?:react|react-dom|scheduler)\//, priority: 4 },
              {
                debugName: 'main',
                name: (id, graph) => (isMain(id, graph) ? 'main' : null),
                priority: 3,
                includeDependenciesRecursively: true,
              },
              {
                debugName: 'start',
                name: (id, graph) => (isStart(id, graph) ? 'start' : null),
                priority: 2,
                includeDependenciesRecursively: true,
              },
              { debugName: 'common', name: (id, graph) => (isCommon(id, graph) ? 'common' : null), priority: 1 },
              {
                name: SHARED,
                test: SCRIPT,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 2_000,
              },
            ],
          },
        },
      },
    },
    server: { proxy: { '/prod-api': API, '/pictures': API, '/sdk': API } },
  }
})
