/** What can be wrong with translated texts; for the tests of every package that brings English tables. */
import { LANGUAGES } from '../contract/languages'
import { toAmerican } from '../i18n/american-english'
import type { Language, Texts } from '../i18n/i18n.types'
import type { LanguageTag, Locale, Locales, TextTable } from '../locales.types'

/** The texts of a package, read by `import.meta.glob` in its folder `src`; paths begin with `./`. */
export interface PackageTexts {
  /** That folder from the root of the repository, for example `packages/widgets/src`. */
  root: string
  /** What each `….texts.ts` exports. */
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** What is in each `texts/<language>.json`: the tables of its folder. */
  files: Readonly<Record<string, Locale>>
}

/** The texts of a package in a language; none in English as it is written in Europe. */
export async function loadLocale(locales: Partial<Locales>, language: LanguageTag): Promise<Locale> {
  const load = language === 'en' || language === 'en-GB' ? undefined : locales[language]
  return (await load?.())?.default ?? {}
}

/** Languages with translations. */
export const TRANSLATED = LANGUAGES.filter(language => language !== 'en')

/** Names that mean something else to i18next. */
const RESERVED = ['context', 'ordinal', 'defaultValue', 'lng', 'lngs', 'ns', 'replace', 'postProcess', 'interpolation']
const PLURAL = /_(zero|one|two|few|many|other)$/

/** Plural forms a language has, for example `few, many, one, other` in Polish. */
export const pluralForms = (language: Language): string[] =>
  [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort()

/** French sets its signs off by a space, at which no line may end. */
const LOOSE_SIGN = /« | [:;?!»%]/

/** Keys without their plural form, each with the forms it has. */
function stems(texts: TextTable): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const key of Object.keys(texts)) {
    const form = PLURAL.exec(key)?.[1]
    const stem = form ? key.slice(0, -form.length - 1) : key
    found.set(stem, [...(found.get(stem) ?? []), ...(form ? [form] : [])])
  }
  return found
}

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name.trim()))].sort()

/** Placeholders of all forms of a key: a form such as `one` may leave the number out. */
const placeholdersOf = (texts: TextTable, stem: string): string[] =>
  placeholders(
    Object.entries(texts)
      .filter(([key]) => key.replace(PLURAL, '') === stem || key === stem)
      .map(([, text]) => text)
      .join(' '),
  )

/** What is wrong with a table by itself: empty texts, broken placeholders, loose signs, missing or needless plural forms. */
export function findTableProblems(language: Language, texts: TextTable): string[] {
  const problems: string[] = []
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text !== 'string' || text.trim() === '') problems.push(`"${key}" is empty`)
    else {
      const odd = placeholders(text).filter(name => !/^\w+$/.test(name) || RESERVED.includes(name))
      if (odd.length > 0) problems.push(`"${key}" has the placeholder ${odd.join(', ')}`)
      if (/[{}]/.test(text.replace(/\{\{\s*\w+\s*\}\}/g, ''))) problems.push(`"${key}" has a stray brace`)
      if (language === 'fr' && LOOSE_SIGN.test(text)) problems.push(`"${key}" has a sign that a line may begin with`)
    }
  }
  const wanted = pluralForms(language).join()
  for (const [stem, forms] of stems(texts)) {
    if (forms.length > 0 && forms.sort().join() !== wanted)
      problems.push(`"${stem}" has the plural forms ${forms}, not ${wanted}`)
    if (forms.length > 0 && stem in texts) problems.push(`"${stem}" is there with and without plural forms`)
  }
  return problems
}

/** What a translation lacks or has too much, compared with the English it translates. */
export function findTranslationProblems(english: TextTable, texts: TextTable): string[] {
  const problems: string[] = []
  const [wanted, given] = [stems(english), stems(texts)]
  for (const [stem, forms] of wanted) {
    const found = given.get(stem)
    if (!found) problems.push(`"${stem}" is missing`)
    else if (forms.length > 0 !== found.length > 0) problems.push(`"${stem}" has plural forms on one side only`)
    else if (placeholdersOf(english, stem).join() !== placeholdersOf(texts, stem).join()) {
      problems.push(
        `"${stem}" has the placeholders ${placeholdersOf(texts, stem)}, not ${placeholdersOf(english, stem)}`,
      )
    }
  }
  for (const stem of given.keys()) if (!wanted.has(stem)) problems.push(`"${stem}" has no English text`)
  return problems
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'english' in value

/** Every English table, with the name it is exported by and the file it stands in. */
export const tablesOf = ({ modules }: PackageTexts): { name: string; path: string; texts: Texts }[] =>
  Object.entries(modules).flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([name, texts]) => (isTexts(texts) ? [{ name, path, texts }] : [])),
  )

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)
const inRepository = (root: string, path: string) => `${root}/${path.replace('./', '')}`

const fileOf = (path: string, language: Language) => `${folderOf(path)}texts/${language}.json`

/** Tables of a language, each with the file and the name that it belongs under. */
const translationsIn = (texts: PackageTexts, language: Language) =>
  tablesOf(texts).map(({ path, texts: { namespace, english } }) => {
    const file = fileOf(path, language)
    return { place: `${file} ${namespace}`, namespace, english, translated: texts.files[file]?.[namespace] }
  })

/** What is missing, needless or broken in the English tables. */
export const findEnglishProblems = (texts: PackageTexts): string[] =>
  tablesOf(texts).flatMap(({ path, texts: { english } }) =>
    findTableProblems('en', english).map(problem => `${inRepository(texts.root, path)}: ${problem}`),
  )

/** What is missing, needless or broken in the files of a language: each names the file and the key. */
export const findLanguageProblems = (texts: PackageTexts, language: Language): string[] =>
  translationsIn(texts, language).flatMap(({ place, english, translated }) =>
    (translated
      ? [...findTranslationProblems(english, translated), ...findTableProblems(language, translated)]
      : [`is missing, as are ${Object.keys(english).join(', ')}`]
    ).map(problem => `${inRepository(texts.root, place)}: ${problem}`),
  )

/** Tables without an English one in the folder above, and files of a language that there is not. */
export function findStrayTables(texts: PackageTexts): string[] {
  const wanted = TRANSLATED.flatMap(language => translationsIn(texts, language).map(({ place }) => place))
  return Object.entries(texts.files)
    .flatMap(([file, tables]) => Object.keys(tables).map(namespace => `${file} ${namespace}`))
    .filter(place => !wanted.includes(place))
    .map(place => `${inRepository(texts.root, place)}: no English table above it, or no such language`)
}

/** Differences between the files of a language and what is loaded of it. */
export async function findLoadingProblems(
  texts: PackageTexts,
  locales: Locales,
  language: Language,
): Promise<string[]> {
  const loaded = await loadLocale(locales, language)
  const wanted = translationsIn(texts, language)
  const named = wanted.map(({ namespace }) => namespace)
  const wrong = [
    ...wanted.filter(({ namespace, translated }) => loaded[namespace] !== translated).map(({ namespace }) => namespace),
    ...Object.keys(loaded).filter(namespace => !named.includes(namespace)),
  ]
  return wrong.map(
    namespace => `${texts.root}/locales/${language}.ts: "${namespace}" is not what its file says; npm run texts`,
  )
}

/** American English is what `toAmerican` makes of the English tables, where that differs. */
export async function findAmericanProblems(texts: PackageTexts, locales: Partial<Locales>): Promise<string[]> {
  const loaded = await loadLocale(locales, 'en-US')
  const tables = tablesOf(texts).map(({ texts: table }) => table)
  const wanted = tables.flatMap(({ namespace, english }) =>
    Object.entries(english)
      .filter(([, text]) => toAmerican(text) !== text)
      .map(([key, text]) => `${namespace} ${key}: ${toAmerican(text)}`),
  )
  const found = Object.entries(loaded).flatMap(([namespace, table]) =>
    Object.entries(table).map(([key, text]) => `${namespace} ${key}: ${text}`),
  )
  return [...wanted.filter(line => !found.includes(line)), ...found.filter(line => !wanted.includes(line))]
}

/** Italian that speaks to its readers otherwise than as voi. */
const NOT_VOI =
  /\b(hai|puoi|vedi|tuo|tua|tuoi|tue|Lei|Sue|suo account|sua azienda|cercava|cominci|[Pp]rovi|[Ii]nvii|[Cc]arichi|aggiunga|suddivida|[Ss]elezioni|[Dd]ispone|trascinalo)\b|[.;:!?] Riprova /
/** Verbs of buttons in a sentence, which is none of a button. */
const BUTTON_VERB =
  /\b(aggiungi|dividi|elimina|importa|salva|scegli|segnala|sostituisci|togli|trascina)(l[aeio])?\b.*\.$/i

/** Italian texts that do not speak to their readers as voi, but for the verbs on buttons. */
export const findItalianProblems = (texts: PackageTexts): string[] =>
  translationsIn(texts, 'it').flatMap(({ place, translated = {} }) =>
    Object.entries(translated)
      .filter(([, text]) => NOT_VOI.test(text) || BUTTON_VERB.test(text))
      .map(([key]) => `${inRepository(texts.root, place)}: "${key}" does not say voi`),
  )

/**
 * Keys that no source says: none that names the table, lies beside it, or holds the state of its feature or its rules.
 * @param sources path → text, relative to the same folder as the texts
 */
export function findUnusedKeys(texts: PackageTexts, sources: Readonly<Record<string, string>>): string[] {
  return tablesOf(texts).flatMap(({ name, path, texts: { namespace, english } }) => {
    const folder = folderOf(path)
    const ofCore = [folder.split('/').at(-2), 'rules'].map(feature => `../../core/src/${feature}/`)
    const near = Object.entries(sources)
      .filter(([file, code]) => code.includes(name) || folderOf(file) === folder || ofCore.includes(folderOf(file)))
      .map(([, code]) => code)
      .join()
    const beginnings = [...near.matchAll(/`([\w.-]+)\$\{/g)].map(([, beginning]) => beginning ?? '')
    return Object.keys(english)
      .map(key => key.replace(/_(one|other)$/, ''))
      .filter(key => !near.includes(`'${key}'`) && !beginnings.some(beginning => key.startsWith(beginning)))
      .map(key => `${namespace} ${key}`)
  })
}
