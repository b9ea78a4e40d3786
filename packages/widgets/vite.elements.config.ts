/** The custom elements over Preact: one ES module per element, named by its tag, and chunks for what they share. */
import { readFileSync } from 'node:fs'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'
import { elementTable } from './element-table.ts'
import { leaveOut } from './leave-out.ts'
import { elementsAlias } from './preact-alias.ts'

export const browsers = ['chrome125', 'firefox128', 'safari18']
const shareable = /[\\/]node_modules[\\/](preact|zustand|@r2wc)[\\/]|[\\/]packages[\\/](core|widgets)[\\/]src[\\/]/

/** The elements most pages have: they carry nothing for others. */
const ordering = /[\\/](quick-order[\\/]quick-order|cart[\\/]cart(-button)?)\.element\.ts$/

/** What a buyer does sooner or later, in one file that comes with the first of it. */
const firstUse =
  /[\\/]core[\\/]src[\\/](contract[\\/]codes|cart[\\/]cart\.writes|quick-order[\\/]quick-order\.sending|orders[\\/](idempotency-key|merge-items)|errors[\\/]refusals|site[\\/]switching|storage[\\/]kept|i18n[\\/](sales|core)-texts)\.ts$/

/** Constants are written where they are used, an icon with the part that draws it. Css stays one text for all. */
const cssOnce: Plugin = {
  name: 'css-once',
  transform: {
    order: 'post',
    filter: { id: /\.css\?inline$/ },
    handler: code => `${code.replace(/^export default /, 'export default /* @__PURE__ */ String(')})`,
  },
}

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

/** What a list of names says: `{a as b}` is `[['a', 'b']]`. */
const namesOf = (clause: string) =>
  clause.split(',').map(name => {
    const [outer = '', inner = outer] = name.trim().split(' as ')
    return [outer, inner] as const
  })
const clauseOf = (names: readonly (readonly [string, string])[]) =>
  names.map(([outer, inner]) => (outer === inner ? outer : `${outer} as ${inner}`)).join()
const EXPORTS = /export ?\{([^}]*)\};?\s*$/
const IMPORTS = /(import|export) ?\{([^}]*)\} ?from ?"\.\/(?:chunks\/)?([^"]+)";/g

/**
 * Once more over what the bundler has minified: a hundredth smaller. What chunks have for each other goes by one short name in
 * all of them, so that nothing has to say `a as b`.
 */
export const minifyAgain: Plugin = {
  name: 'minify-again',
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    /** Whoever is asked for by name at run time keeps it. */
    const named = new Set(
      chunks.flatMap(chunk => [...(chunk.isEntry ? [chunk.fileName] : []), ...chunk.dynamicImports]),
    )
    /** By file: the short name of each export. */
    const shortNames = new Map<string, Map<string, string>>()
    const shortName = (file: string, name: string) => shortNames.get(file.replace(/^.*\//, ''))?.get(name) ?? name

    const minified = new Set<string>()
    const minifyAfterImports = async (chunk: (typeof chunks)[number]) => {
      if (minified.has(chunk.fileName)) return
      minified.add(chunk.fileName)
      for (const other of chunks) if (chunk.imports.includes(other.fileName)) await minifyAfterImports(other)
      const imported = new Map<string, string>()
      for (const [, what, clause = '', file = ''] of chunk.code.matchAll(IMPORTS))
        if (what === 'import')
          for (const [name, local] of namesOf(clause)) imported.set(shortName(file, name), `$${local}`)
      const { code = chunk.code } = await minify(chunk.code, {
        module: true,
        ecma: 2020,
        nameCache: { vars: { props: Object.fromEntries([...imported].map(([short, local]) => [local, short])) } },
        // `unsafe`: `a + ''` for `String(a)` and templates, which we use of texts and numbers only.
        compress: { passes: 3, keep_fargs: false, pure_getters: true, unsafe: true, unsafe_arrows: true },
      })
      chunk.code = code.replace(IMPORTS, (line, _kind: string, clause: string, file: string) =>
        line.replace(clause, clauseOf(namesOf(clause).map(([name, local]) => [shortName(file, name), local]))),
      )
      const exported = EXPORTS.exec(chunk.code)
      if (!exported || named.has(chunk.fileName)) return
      const names = namesOf(exported[1] ?? '')
      shortNames.set(chunk.fileName.replace(/^.*\//, ''), new Map(names.map(([local, name]) => [name, local])))
      chunk.code = chunk.code.replace(
        EXPORTS,
        `export{${names
          .map(([local]) => local)
          .sort()
          .join()}};`,
      )
    }
    for (const chunk of chunks) await minifyAfterImports(chunk)
  },
}

/** In a shadow root only the host can be meant. */
const hostOnly: Plugin = {
  name: 'host-only',
  transform: {
    order: 'pre',
    filter: { id: /\.css\?inline$/ },
    handler: code =>
      code.replace(/:root,\s*(?=:host)|,\s*\.cw-(?:scope|compact|large)\b|,\s*\[data-cw-theme="\w+"\]/g, ''),
  },
}

const CLASS = /(?<=["'`.\s])cw-[a-z\d]+(?:-[a-z\d]+)*(?:__[a-z\d]+(?:-[a-z\d]+)*)?/g
/** Put together from parts that only running code knows; what follows `--` may be. */
const BUILT_CLASS = /["'`.\s](cw-[\w-]*(?<!--)\$\{|cw-[\w-]*["'`] ?\+)/

/** Nobody outside sees the classes of shadow roots: they are named by a letter or two. `cw-x--y` keeps its `--y`. */
const shortClasses = (): Plugin => {
  const sheet = new URL('src/styles/widgets.css', import.meta.url)
  const css = [...readFileSync(sheet, 'utf8').matchAll(/@import "(.+)"/g)].map(([, path = '']) => new URL(path, sheet))
  const tags = elementTable.map(({ tag }) => tag)
  const names = new Set(css.flatMap(file => readFileSync(file, 'utf8').match(CLASS) ?? []))
  // One after the other as in css, which then resembles itself; what every element draws comes first and is shortest.
  // Not by a `c` first: with a `w` behind it, that is the box of every widget.
  const short = new Map(
    [...names].filter(name => !tags.includes(name)).map((name, at) => [name, `x${at.toString(36)}`]),
  )
  return {
    name: 'short-classes',
    transform: {
      order: 'pre',
      filter: { id: /[\\/]widgets[\\/]src[\\/].+\.(tsx|css\?inline)$/ },
      handler(code) {
        const [, built] = BUILT_CLASS.exec(code) ?? []
        if (built) this.error(`A class that is put together cannot be given a short name: ${built}`)
        return code.replace(CLASS, name => short.get(name) ?? name)
      },
    },
  }
}

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

const importersOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.importers ?? []

/** Files that only hand on what others export. */
const handsOn = /[\\/]core[\\/]src[\\/]((rules|contract)[\\/])?index\.ts$/
const textOf = (id: string) => readFileSync(id.replace(/\?.*$/, ''), 'utf8')
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(/\W+/))

/** Who imports the module, or one of its names from a file that hands them on. */
function usersOf(id: string, graph: Graph, names?: readonly string[]): readonly string[] {
  return importersOf(id, graph).flatMap(by => {
    if (names && !namesIn(textOf(by), /^(?:import|export) \{([^}]*)\} from/gm).some(name => names.includes(name)))
      return []
    if (!handsOn.test(by)) return [by]
    return usersOf(by, graph, names ?? namesIn(textOf(id), /^export (?:async )?(?:const|class|function) (\w+)/gm))
  })
}

/** What needs the module to start, however many modules lie between: elements, and parts that open later. */
function startsOf(id: string, graph: Graph, starts = new Set<string>(), seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return starts
  seen.add(id)
  if (importersOf(id, graph).length === 0 || id.endsWith('.element.ts')) starts.add(id)
  for (const by of usersOf(id, graph)) startsOf(by, graph, starts, seen)
  return starts
}

/** What parts of them that open later have in common with other elements, too small for a request. */
const laterParts = /[\\/]use-sheets\.ts$/

/** What of quick order resembles the rows of a cart: beside them it takes two thirds of what it takes alone. */
const likeTheCart = /[\\/]quick-order[\\/](quick-order-(row|bar)|suggestions)\.tsx$/

/** What is shared, and the cart, which is too small for requests of its own; quick order alone is not. */
function isForOrdering(id: string, graph: Graph): boolean {
  if (laterParts.test(id) || likeTheCart.test(id)) return true
  const starts = [...startsOf(id, graph)]
  return starts.some(start => ordering.test(start)) && starts.some(start => !start.endsWith('quick-order.element.ts'))
}

export default defineConfig({
  plugins: [leaveOut, hostOnly, shortClasses(), cssOnce, ownExports, minifyAgain],
  oxc: {
    // Shorter than the calls of the automatic runtime.
    jsx: { runtime: 'classic', pragma: '_h', pragmaFrag: '_f' },
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
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      transform: { inject: { _h: ['react', 'createElement'], _f: ['react', 'Fragment'] } },
      output: {
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        // Nobody shakes these files again; the marks alone would be a twentieth of them.
        comments: { annotation: false, jsdoc: false, legal: true },
        entryFileNames: '[name].js',
        // What opens later needs no name: it would be read wherever it is imported.
        chunkFileNames: ({ isDynamicEntry, name }) => `chunks/${isDynamicEntry ? '' : `${name}-`}[hash:6].js`,
        codeSplitting: {
          groups: [
            // Texts of css say the same over and over: together they are a quarter smaller.
            {
              name: (id, graph) => ([...startsOf(id, graph)].some(start => ordering.test(start)) ? 'styles' : null),
              test: /\.css\?inline$/,
              priority: 4,
            },
            // One request for what the elements of ordering have in common; what they do without is in others.
            { name: (id, graph) => (isForOrdering(id, graph) ? 'runtime' : null), test: shareable, priority: 3 },
            // Of lists and of strips, which otherwise have nothing in common.
            { name: 'segmented', test: /[\\/]segmented\.css\?inline$/, priority: 2.5 },
            { name: 'later', test: firstUse, priority: 2.5 },
            {
              name: 'dialogs',
              test: /[\\/](dialog|use-modal|modal|dialog-labels|cart-drawer)\.(tsx?|css\?inline)$/,
              priority: 2,
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
