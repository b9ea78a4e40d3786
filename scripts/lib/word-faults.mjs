// Finds words in the texts of the shop that docs/glossary.json rejects, and what else a reader of a language stumbles over: each fault
// names file, key, word and what to write (docs/decisions/0127-words-come-from-a-glossary.md).
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'
import { tableOf } from './markdown-table.mjs'
import { fromRoot } from './paths.mjs'

const PACKAGES = ['core', 'widgets', 'storefront', 'server']
const ENGLISH = /\.texts\.ts$/
const TRANSLATED = /\/texts\/([a-z]{2})\.json$/

/**
 * @typedef {{ file: string, language: string, namespace: string, key: string, text: string }} ShopText
 * @typedef {{ word: string, write?: string, reason: string, but?: string[], in?: string[], exactly?: boolean }} Rejected
 */

/** @returns {string[]} one line for each fault of the repository */
export const findWordFaults = () => listWordFaults(readTexts(), readGlossary())

export const readGlossary = () => JSON.parse(readFileSync(fromRoot('docs/glossary.json'), 'utf8'))

/** @returns {ShopText[]} every text of the shop, in every language */
export function readTexts() {
  return PACKAGES.flatMap(name => {
    const root = `packages/${name}/src`
    return readdirSync(fromRoot(root), { recursive: true })
      .map(path => `${root}/${path.replaceAll('\\', '/')}`)
      .sort()
      .flatMap(file => readFileTexts(file, () => readFileSync(fromRoot(file), 'utf8')))
  })
}

/** @param {string} file path from the root @param {() => string} read what stands in it */
export function readFileTexts(file, read) {
  if (ENGLISH.test(file)) return readEnglish(file, read())
  const language = TRANSLATED.exec(file)?.[1]
  if (!language) return []
  return Object.entries(parse(file, read())).flatMap(([namespace, table]) =>
    Object.entries(table).map(([key, text]) => ({ file, language, namespace, key, text })),
  )
}

function parse(file, text) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error.message}`, { cause: error })
  }
}

/** Tables stand either in an object with the members `namespace` and `english`, or in a call with the two. */
function readEnglish(file, source) {
  const found = []
  const visit = node => {
    const table = textTableOf(node)
    if (!table) return ts.forEachChild(node, visit)
    for (const property of table.english.properties) {
      if (!ts.isPropertyAssignment(property)) continue
      const text = textOf(property.initializer)
      if (text !== undefined)
        found.push({ file, language: 'en', namespace: table.namespace, key: property.name.text, text })
    }
  }
  visit(ts.createSourceFile(basename(file), source, ts.ScriptTarget.Latest))
  return found
}

function textTableOf(node) {
  if (ts.isCallExpression(node) && node.arguments.length === 2) {
    const [name, english] = node.arguments
    return ts.isStringLiteral(name) && ts.isObjectLiteralExpression(english)
      ? { namespace: name.text, english }
      : undefined
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const member = name => node.properties.find(property => property.name?.text === name)?.initializer
  const [namespace, english] = [member('namespace'), member('english')]
  return namespace && english && ts.isObjectLiteralExpression(english)
    ? { namespace: namespace.text, english }
    : undefined
}

const textOf = node => (ts.isStringLiteralLike(node) ? node.text : undefined)

/**
 * @param {ShopText[]} texts
 * @param {ReturnType<typeof readGlossary>} glossary
 * @returns {string[]} `file namespace.key: what is wrong and what to write`; exceptions that except nothing too
 */
export function listWordFaults(texts, glossary) {
  const used = new Set()
  const english = new Map(
    texts.filter(({ language }) => language === 'en').map(({ namespace, key, text }) => [`${namespace}.${key}`, text]),
  )
  const rejected = rejectedByLanguage(glossary)
  const faults = texts.flatMap(text => {
    const place = `${text.namespace}.${text.key}`
    const found = [
      ...findRejected(text, place, rejected[text.language] ?? []),
      ...RULES.flatMap(rule => rule({ ...text, place, english: english.get(place), glossary })),
    ]
    return found
      .filter(({ word }) => !isExcepted(glossary.exceptions, { language: text.language, place, word }, used))
      .map(({ word, say }) => `${text.file} ${place}: “${word}”: ${say}`)
  })
  const idle = glossary.exceptions.filter(exception => !used.has(exception))
  return [
    ...faults,
    ...idle.map(
      ({ keys, word }) => `docs/glossary.json: the exception of ${keys.join(', ')} for “${word}” is not used`,
    ),
  ]
}

/** Every rejected word of a language with what to write in its place. */
function rejectedByLanguage({ things, register }) {
  const all = {}
  const put = (language, list, write) => {
    all[language] ??= []
    for (const one of list)
      all[language].push({
        write,
        ...one,
        pattern: patternOf(one.word, language, one),
        but: (one.but ?? []).map(phrase => patternOf(phrase, language)),
      })
  }
  for (const { words, rejected = {} } of things)
    for (const [language, list] of Object.entries(rejected)) put(language, list, words[language])
  for (const [language, list] of Object.entries(register)) put(language, list)
  return all
}

/** A whole word in any case; `*` stands for the rest of one. Chinese words have no ends. */
function patternOf(word, language, { exactly } = {}) {
  const source = word
    .split('*')
    .map(part => part.replace(/[.*+?^${}()|[\]\\#]/g, '\\$&').replaceAll(' ', '[\\s\\u00a0]+'))
    .join('[\\p{L}]*')
  const flags = exactly ? 'gu' : 'giu'
  return new RegExp(language === 'zh' ? source : `(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, flags)
}

function findRejected({ text }, place, list) {
  const plain = withoutMarkup(text)
  return list.flatMap(({ pattern, write, reason, but, in: only }) => {
    if (only && !only.some(key => matches(key, place))) return []
    const rest = but.reduce((left, phrase) => left.replace(phrase, ' '), plain)
    return [...rest.matchAll(pattern)].map(([word]) => ({
      word,
      say: `write ${write ? `“${write}”` : 'it otherwise'}: ${reason}`,
    }))
  })
}

/** What readers see: no markup, no names of placeholders, no soft hyphens. */
const withoutMarkup = text =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\{\{.*?\}\}/g, '{{}}')
    .replaceAll('\u00ad', '')

function isExcepted(exceptions, { language, place, word }, used) {
  const found = exceptions.filter(
    exception =>
      (exception.language === undefined || exception.language === language) &&
      patternOf(exception.word, language).test(word) &&
      exception.keys.some(key => matches(key, place)),
  )
  for (const exception of found) used.add(exception)
  return found.length > 0
}

/** @param {string} key of a text, with `*` for the rest of it or for a namespace */
function matches(key, place) {
  const stem = place.replace(/_(zero|one|two|few|many|other)$/, '')
  return [place, stem].some(one => new RegExp(`^${key.replace(/[.]/g, '\\.').replaceAll('*', '.*')}$`).test(one))
}

/** Forms of the other rules: each takes a text and names what is wrong in it. */
const RULES = [
  /** Buttons speak to the shop in the imperative: “Salva”, not “Salvare”. Questions may ask in the infinitive. */
  ({ language, text }) =>
    language === 'it'
      ? found(/^(?!.*\?)\p{L}+(?:are|ere|ire|rre|rsi)(?=\s|$)/u, text, 'a button says what to do: write the imperative')
      : [],
  ({ language, text }) =>
    language === 'it'
      ? found(/\b(?:ci dica|La preghiamo|Lei)\b/u, text, 'readers are voi: write “diteci”, “vi preghiamo”')
      : [],
  ({ text }) => found(/\S*\u00ad\S*/u, text, 'write it without soft hyphens: css breaks words'),
  ({ language, text }) => (language === 'fr' ? found(/\p{L}'\p{L}*/u, plainOf(text), 'write the apostrophe ’') : []),
  /** A sign at which no line may begin. */
  ({ language, text }) =>
    language === 'fr'
      ? found(
          /[^\s\u00a0\u202f](?:[;!?»%]|:(?!\/))(?=\s|$)|[ ][:;!?»%]|«[^\u00a0\u202f]/u,
          plainOf(text),
          'write a no-break space before : ; ! ? % » and after «',
        )
      : [],
  ({ language, text }) =>
    language === 'en' || !/(?<![(（])PO#/.test(text)
      ? []
      : [{ word: 'PO#', say: 'write the word of the glossary, with PO# in brackets' }],
  percentSigns,
  sameAsEnglish,
  /** “A date that changes: you get a mail” has no verb before its colon. */
  ({ language, text }) =>
    found(COLON_VERBS[language], text, 'write a sentence with a verb: “If a date changes, we e-mail you”'),
  errorTexts,
  ({ language, text }) =>
    language === 'zh'
      ? [
          ...found(
            /[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9%][\u4e00-\u9fff]/u,
            plainOf(text, '\n'),
            'write a space between Chinese and Latin',
          ),
          ...found(
            /[\u4e00-\u9fff][,;:?!()]|[,;:?!()][\u4e00-\u9fff]/u,
            plainOf(text),
            'write full-width signs: ，；：？！（）',
          ),
        ]
      : [],
]

function found(pattern, text, say) {
  const hit = pattern?.exec(text)
  return hit ? [{ word: hit[0].trim(), say }] : []
}

const plainOf = (text, value = 'x') => text.replace(/<[^>]*>/g, '\n').replace(/\{\{.*?\}\}/g, value)

/** A rate comes from `Intl`; a figure in a sentence is written as `Intl` writes it. */
function percentSigns({ language, text }) {
  if (/\}\}[\s\u00a0\u202f]?%/u.test(text))
    return [{ word: '%', say: 'give the rate as Intl writes it, style percent' }]
  return [...plainOf(text).matchAll(/(\d+(?:[.,]\d+)?)([\s\u00a0\u202f]?)%/gu)].flatMap(([word, , space]) => {
    const wanted = percentSpaceOf(language)
    return space === wanted ? [] : [{ word, say: `write it as Intl does: “1${wanted}%”` }]
  })
}

const LANGUAGES = ['en', 'de', 'fr', 'it', 'pl', 'zh']
const percentSpaceOf = language =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(0.01).replace(/[1%]/g, '').replace('\u202f', '\u00a0')

/** Not translated, or the same word in both languages: the glossary lists these. */
function sameAsEnglish({ language, text, english, glossary }) {
  if (language === 'en' || text !== english || !/\p{L}{2}/u.test(text.replace(/\{\{.*?\}\}/g, ''))) return []
  return (glossary.same[language] ?? []).includes(text)
    ? []
    : [{ word: text, say: 'translate it, or add it to “same” of docs/glossary.json' }]
}

const COLON_VERBS = {
  en: /(?:^|[.!?] )(?:Each|Every|An?) [^.:!?{]*: (?:you|we)\b/u,
  de: /(?:^|[.!?] )(?:Jede[rsn]?|Eine?[rn]?) [^.:!?{]*: (?:Sie|wir)\b/u,
  fr: /(?:^|[.!?] )(?:Chaque|Une?) [^.:!?{]*: (?:vous|nous)\b/u,
  it: /(?:^|[.!?] )(?:Ogni|Un[ao]?) [^.:!?{]*: (?:ricevete|potete|vi)\b/u,
  pl: /(?:^|[.!?] )(?:Każd[yae]|Jeśli) [^.:!?{]*: (?:otrzymasz|możesz|dostaniesz)\b/u,
  zh: undefined,
}

/** What an error begins with: what to do, or that a value is not valid. A language that is not listed is not checked. */
const ERROR_BEGINS = {
  en: /^(?:Required\. )?(?:Please )?(?:add|check|choose|describe|enter|name|paste|select|upload|write|you must|this is not|invalid)\b/iu,
  de: /^(?:Pflichtfeld\. )?(?:Bitte |Das ist kein|Ungültig|Sie müssen|\p{Lu}\p{L}+n Sie\b)/u,
  fr: /^(?:Obligatoire\. )?(?:Veuillez |Ce n’est pas|Format |Quantité |Vous devez|\p{Lu}\p{L}+ez\b)/u,
  it: /^(?:Obbligatorio\. )?(?:Non è|Formato |Quantità |È necessario|\p{Lu}\p{L}+te\b)/u,
  pl: /^(?:Pole wymagane\. )?(?:Dodaj|Musisz|Napisz|Nieprawidłow|Opisz|Podaj|Prześlij|To nie jest|Wklej|Wpisz|Wybierz)/u,
  zh: /^(?:必填。)?(?:请|您必须|不是|.+(?:不正确|无效))/u,
}

/** A hint says what is good to know; an error what to do. */
function errorTexts({ language, key, text }) {
  if (!/(?:Missing|Invalid)$/.test(key) || (ERROR_BEGINS[language]?.test(text) ?? true)) return []
  return [{ word: text.split(/[\s，。]/)[0], say: 'an error begins with what to do: Enter, Choose, Check' }]
}

/** The table of the glossary: one thing a line, its word in every language, and the one of the US. */
export const screensTable = ({ things }) =>
  tableOf(
    ['thing', ...LANGUAGES, 'en-US'],
    things.map(({ thing, words, american }) => [thing, ...LANGUAGES.map(language => words[language]), american]),
  )
