/**
 * What each element, and each part that it loads late, is made of, read from the sources as a bundler reads them: a list of exports gives only
 * what is imported from it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Start {
  /** The element, then the parts that were loaded late, one by the other. */
  path: readonly string[]
  /** Css files that it has by then. */
  css: readonly string[]
  /** Classes that its own modules draw with. */
  drawn: readonly { name: string; module: string }[]
}

interface Module {
  imports: readonly string[]
  late: readonly string[]
  css: readonly string[]
  classes: readonly string[]
}

const SOURCE = fileURLToPath(new URL('..', import.meta.url))
/** Every element registers these: the build adds the import. */
const HOST_DIALOGS = 'host-dialogs.ts'
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const IMPORTS = /^(?:import|export) (?!type )([^'"]+?) from '(\.[^']+)'/gm
const LATE = /(?<!typeof )\bimport\('(\.[^']+)'\)/g
/** Whole names: what a template completes cannot be known. */
const CLASSES = /(?<![\w-])cw-[a-z\d](?:[\w-]*\w)?(?![\w-])/g

const textOf = (path: string) => readFileSync(join(SOURCE, path), 'utf8').replaceAll(COMMENTS, '')

/** Names between braces that are no types. */
const valuesOf = (clause: string) =>
  clause
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map(name => name.trim().replace(/ as .*/, ''))
    .filter(name => name !== '' && !name.startsWith('type '))

function fileOf(from: string, to: string): string | undefined {
  const base = join(SOURCE, dirname(from), to)
  const file = [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find(path => existsSync(path))
  return file && relative(SOURCE, file)
}

/** @returns the css files that a module brings by `addSheet` */
export function sheetsBroughtBy(path: string): string[] {
  const text = textOf(path)
  const brought = [...text.matchAll(/^addSheet\((\w+)\)$/gm)].map(([, name]) => name)
  return [...text.matchAll(/^import (\w+) from '(.+\.css)\?inline'/gm)].flatMap(([, name, to = '']) =>
    brought.includes(name) ? relative(SOURCE, join(SOURCE, dirname(path), to)) : [],
  )
}

/** The files behind names that are imported from a file. */
function behind(path: string, names: readonly string[]): string[] {
  if (!/(?:^|\/)index\.ts$/.test(path)) return [path]
  return [...textOf(path).matchAll(IMPORTS)].flatMap(([, clause = '', to = '']) => {
    const wanted = valuesOf(clause).filter(name => names.includes(name))
    const file = fileOf(path, to)
    return file && wanted.length > 0 ? behind(file, wanted) : []
  })
}

const known = new Map<string, Module>()

function moduleAt(path: string): Module {
  const before = known.get(path)
  if (before) return before
  const text = textOf(path)
  const found = {
    imports: [...text.matchAll(IMPORTS)].flatMap(([, clause = '', to = '']) => {
      const names = valuesOf(clause)
      const file = fileOf(path, to)
      return file && names.length > 0 ? behind(file, names) : []
    }),
    late: [...text.matchAll(LATE)].flatMap(([, to = '']) => fileOf(path, to) ?? []),
    css: sheetsBroughtBy(path),
    classes: path.endsWith('.tsx') ? (text.replaceAll(IMPORTS, '').match(CLASSES) ?? []) : [],
  }
  known.set(path, found)
  return found
}

/** What is not there yet of a file and all that it imports. */
function withImports(path: string, there: Set<string>): string[] {
  if (there.has(path)) return []
  there.add(path)
  return [...moduleAt(path).imports.flatMap(one => withImports(one, there)), path]
}

/** @param seen parts with the css that is there by then: another way to the same has nothing new */
function startsFrom(
  path: readonly string[],
  files: readonly string[],
  before: { css: readonly string[]; there: ReadonlySet<string> },
  seen: Set<string>,
): Start[] {
  const there = new Set(before.there)
  const modules = files.flatMap(file => withImports(file, there))
  const css = [...new Set([...before.css, ...modules.flatMap(one => moduleAt(one).css)])]
  const drawn = modules.flatMap(module => moduleAt(module).classes.map(name => ({ name, module })))
  const late = new Set(modules.flatMap(one => moduleAt(one).late))
  return [
    { path, css, drawn },
    ...Array.from(late).flatMap(part => {
      const key = `${part} ${css.toSorted().join()}`
      if (there.has(part) || seen.has(key)) return []
      seen.add(key)
      return startsFrom([...path, part], [part], { css, there }, seen)
    }),
  ]
}

/** Every element, and every part that it loads late, by each way to it that has other css. */
export const readStarts = (): Start[] =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.element.ts'))
    .toSorted()
    .flatMap(element => startsFrom([element], [element, HOST_DIALOGS], { css: [], there: new Set() }, new Set()))
