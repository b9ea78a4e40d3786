/**
 * Words of the host, laid over our tables key by key. They are read here, so that the first frame has them; what cannot be used is
 * named in the console by `host-words-hints.ts`, which is loaded for pages that have words of their own.
 */
import { isObject } from '../contract/is-object'
import { LANGUAGES } from '../contract/languages'
import type { LanguageTag, Locales, TextTable } from '../locales.types'
import type { WordFault } from './host-words-hints'
import { placeholdersOf } from './placeholders'

/** Languages that words can be given in. */
const WORD_LANGUAGES: readonly LanguageTag[] = [...LANGUAGES, 'en-GB', 'en-US']

/** Longest text of a host; ours have a few hundred characters at most. */
const TEXT_CHARS = 2_000

type Entry = readonly [key: string, text: unknown]

export interface HostWords {
  /** Takes over words; those of the same language and namespace replace earlier ones. */
  add(given: unknown): void
  /** Languages with words of a namespace. */
  languagesOf(namespace: string): LanguageTag[]
  /** Namespaces with words. */
  namespaces(): string[]
  /** What is laid over our table of a namespace; undefined where there is nothing. */
  over(language: LanguageTag, namespace: string, english: TextTable): TextTable | undefined
  /** Names the namespaces that none of the packages has; once, however often it is called. */
  checkNamespaces(packages: Iterable<Partial<Locales>>): void
}

export function createHostWords(): HostWords {
  const words = new Map<LanguageTag, Map<string, readonly Entry[]>>()
  let isChecked = false

  function add(given: unknown): void {
    isChecked = false
    for (const [name, tables] of entriesIn(given, 'texts')) {
      const language = WORD_LANGUAGES.find(tag => tag === name)
      if (!language) tell({ kind: 'language', language: name, known: WORD_LANGUAGES })
      else {
        const known = words.get(language) ?? new Map<string, readonly Entry[]>()
        words.set(language, known)
        for (const [namespace, table] of entriesIn(tables, name))
          known.set(namespace, entriesIn(table, `${name} ${namespace}`))
      }
    }
  }

  function tableOf(language: LanguageTag, namespace: string, english: TextTable): TextTable | undefined {
    const entries = words.get(language)?.get(namespace)
    return entries && readable(entries, { language, namespace, english })
  }

  const namespaces = () => [...new Set([...words.values()].flatMap(tables => [...tables.keys()]))]

  return {
    add,
    namespaces,
    languagesOf: namespace => {
      const found = [...words].filter(([, tables]) => tables.has(namespace)).map(([language]) => language)
      // American English has a table of its own, over which the words of English lie too.
      return found.includes('en') ? [...new Set([...found, 'en-US' as const])] : found
    },
    over: (language, namespace, english) => {
      const own = tableOf(language, namespace, english)
      const general = language === 'en-US' ? tableOf('en', namespace, english) : undefined
      return general && own ? { ...general, ...own } : (own ?? general)
    },
    checkNamespaces: packages => {
      if (isChecked || words.size === 0) return
      isChecked = true
      const given = namespaces()
      const loading = [...packages].map(async locales => (await locales.names?.())?.default ?? [])
      Promise.all(loading).then(
        names => {
          const known = names.flat()
          for (const namespace of given) if (!known.includes(namespace)) tell({ kind: 'namespace', namespace, known })
        },
        // Without the list nothing can be said of it.
        () => undefined,
      )
    },
  }
}

/** Own entries of an object of the host; none of anything else, and where reading fails. */
function entriesIn(value: unknown, place: string): Entry[] {
  try {
    if (isObject(value)) return Object.entries(value)
  } catch {
    // Falls through to what is said of every other value that cannot be read.
  }
  tell({ kind: 'shape', place })
  return []
}

interface Place {
  language: LanguageTag
  namespace: string
  english: TextTable
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** What of the words can be shown in the place of ours. */
function readable(entries: readonly Entry[], { language, namespace, english }: Place): TextTable {
  const table: Record<string, string> = {}
  for (const [key, text] of entries) {
    const place = `${language} ${namespace} ${key}`
    const ours = formsOf(key, language, english)
    if (ours.length === 0) tell({ kind: 'key', place, key, known: Object.keys(english) })
    else if (typeof text !== 'string' || text.trim() === '' || text.length > TEXT_CHARS)
      tell({ kind: 'text', place, chars: TEXT_CHARS })
    else {
      const [given, wanted] = [placeholdersOf(text), ours.map(placeholdersOf)]
      const all = [...new Set(wanted.flat())]
      // A form such as `one` may leave the number out where one of ours does.
      const needed = all.filter(name => wanted.every(names => names.includes(name)))
      const isSame = given.every(name => all.includes(name)) && needed.every(name => given.includes(name))
      if (isSame) table[key] = text
      else tell({ kind: 'placeholders', place, given, wanted: all })
    }
  }
  return table
}

/** Our English texts for a key: one, or those of all plural forms. None where the language has no such form. */
function formsOf(key: string, language: LanguageTag, english: TextTable): string[] {
  if (Object.hasOwn(english, key) && !PLURAL.test(key)) return [english[key] ?? '']
  const stem = key.replace(PLURAL, '')
  if (stem === key || !Object.hasOwn(english, `${stem}_other`)) return []
  const form = key.slice(stem.length + 1)
  const forms: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  if (form !== 'zero' && !forms.includes(form)) return []
  return Object.entries(english).flatMap(([name, text]) => (name.replace(PLURAL, '') === stem ? [text] : []))
}

function tell(fault: WordFault): void {
  import('./host-words-hints').then(
    ({ hintAtWords }) => hintAtWords(fault),
    // A hint that does not arrive is none.
    () => undefined,
  )
}
