// The places of a language (CONTRIBUTING.md, "Add a language").
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { fromRoot, ROOT } from '../paths.mjs'
import { Trouble } from '../say.mjs'
import { createFiles } from './files.mjs'

const PACKAGES = ['core', 'server', 'storefront', 'widgets']
const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** @param {string} code of two letters, for example `es` */
export async function create(code) {
  if (!/^[a-z]{2}$/.test(code)) throw new Trouble('A language is named by its code of two letters, for example es.')
  if (!isKnown(code)) throw new Trouble(`There is no language ${code}.`)
  const conditions = ['cartwright-source']
  const { module } = await runnerImport(fromRoot('scripts/lib/text-sources.mjs'), {
    root: ROOT,
    logLevel: 'error',
    resolve: { conditions },
    environments: { inline: { resolve: { conditions, externalConditions: conditions } } },
  })
  if (module.LANGUAGES.includes(code)) throw new Trouble(`${code} is there already.`)
  const files = createFiles()
  for (const [folder, tables] of tablesByFolder(module.modules))
    files.write(`${folder}/texts/${code}.json`, `${JSON.stringify(emptyTables(tables, code), null, 2)}\n`)
  files.change('packages/core/src/contract/languages.ts', text =>
    text.replace(/(export const LANGUAGES = \[[^\]]*)\]/, `$1, '${code}']`),
  )
  await files.finish()
  return { left: placesLeft(code) }
}

/** @param {string} code of two letters */
export const isKnown = code =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined

/** Folder of each package → the English tables that stand in it. */
function tablesByFolder(modules) {
  const found = new Map()
  for (const [path, exported] of Object.entries(modules)) {
    const folder = path.replace(/^(?:\.\.\/)+/, '').replace(/\/[^/]+$/, '')
    const tables = Object.values(exported).filter(value => value?.namespace && value.english)
    if (PACKAGES.some(name => folder.startsWith(`packages/${name}/`)) && tables.length > 0)
      found.set(folder, [...(found.get(folder) ?? []), ...tables])
  }
  return found
}

/** The keys of the English tables, with the plural forms of the language. */
const emptyTables = (tables, code) =>
  Object.fromEntries(
    tables
      .map(({ namespace, english }) => {
        const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories.sort()
        const keys = Object.keys(english).flatMap(key =>
          PLURAL.test(key) ? forms.map(form => key.replace(PLURAL, `_${form}`)) : [key],
        )
        return [namespace, Object.fromEntries([...new Set(keys)].map(key => [key, '']))]
      })
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

/**
 * What is left for a person to write, of the places that CONTRIBUTING.md lists.
 * @param {string} [root] of the repository
 * @returns {string[]} lines of the recipe
 */
export function placesLeft(code, root = ROOT) {
  const recipe = /^## Add a language\n([\s\S]*?)^## /m.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'))?.[1]
  const places = [...(recipe ?? '').matchAll(/^\d+\. (.*)$/gm)].map(([, place]) => place.replaceAll('<code>', code))
  return places.filter(place => !isDone(place, code, root))
}

/** The texts are there, but empty; the figures of the seed change with them. Only a person can say that these are done. */
function isDone(place, code, root) {
  const [, path = ''] = /^`([^`]+)`/.exec(place) ?? []
  const file = join(root, path)
  if (!path.startsWith('packages/') || !existsSync(file)) return false
  if (path.endsWith('.wav')) return true
  const text = /\.ts$/.test(path) ? readFileSync(file, 'utf8') : ''
  if (path.endsWith('/languages.ts')) return inList(text, 'LANGUAGES = ', code) && text.includes(`\n  ${code}: '`)
  return path.endsWith('/start-language.test.ts') && inList(text, 'expect(LANGUAGES).toEqual(', code)
}

/** Whether the list that begins behind `start` names the language. */
const inList = (text, start, code) => text.split(`${start}[`)[1]?.split(']')[0]?.includes(`'${code}'`) ?? false
