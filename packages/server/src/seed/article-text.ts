/** Names and descriptions of parts in the languages of the shop, from the facts about them. */
import { LANGUAGES, type Language } from '@cartwright/core/contract'
import { colourIn, LABEL_CASSETTE } from '../catalogue/colour-names'
import type { ArticleFact } from './facts'
import { TEXTS } from './texts'
import type { ArticlePhrases } from './texts/article-phrases'

const PRINTERS_NAMED = 3

const PHRASES = Object.fromEntries(LANGUAGES.map(language => [language, TEXTS[language]('EU').article])) as Readonly<
  Record<Language, ArticlePhrases>
>

const partOf = ({ brand, oemCode }: ArticleFact) => `${brand} ${oemCode}`
const kindOf = ({ classId }: ArticleFact, { kinds }: ArticlePhrases) => kinds[classId] ?? ''

const formats = new Map(
  LANGUAGES.map(language => {
    const locale = language === 'en' ? 'en-GB' : language
    return [language, new Intl.NumberFormat(locale, { useGrouping: 'always' })]
  }),
)
const write = (language: Language, value: number) => formats.get(language)?.format(value) ?? String(value)

/** `Brother TN-2420 toner cartridge, black`, `Toner HP CE410A (305A), noir`. */
export function articleName(fact: ArticleFact, language: Language): string {
  const { tapeWidthMm, colour } = fact
  const phrases = PHRASES[language]
  const width = tapeWidthMm === null ? [] : [`${write(language, tapeWidthMm)} mm`]
  const part = fact.tradeName ? `${partOf(fact)} (${fact.tradeName})` : partOf(fact)
  return phrases.name(part, kindOf(fact, phrases), [...width, colourIn(language, colour)])
}

/** Two or three plain sentences. */
export function articleDescription(fact: ArticleFact, language: Language): string {
  const { classId, colour } = fact
  const phrases = PHRASES[language]
  const kind = kindOf(fact, phrases)
  const first = [kind.charAt(0).toUpperCase() + kind.slice(1), colourIn(language, colour), measureOf(fact, language)]
  const sentences = [
    first.filter(Boolean).join(phrases.comma),
    fitsOf(fact, language),
    phrases.replaces(partOf(fact)),
    classId === LABEL_CASSETTE ? phrases.label : phrases.print,
  ]
  return (sentences.filter(Boolean).join(phrases.stop) + phrases.stop).trim()
}

function measureOf({ pageYield, tapeWidthMm }: ArticleFact, language: Language): string {
  const { width, pages } = PHRASES[language]
  if (tapeWidthMm !== null) return width(`${write(language, tapeWidthMm)} mm`)
  return pageYield === null ? '' : pages(write(language, pageYield))
}

function fitsOf({ brand, printers }: ArticleFact, language: Language): string {
  const { and, fits, fitsMany } = PHRASES[language]
  const named = printers.slice(0, PRINTERS_NAMED).join(and)
  if (printers.length === 0) return ''
  return printers.length <= PRINTERS_NAMED
    ? fits(brand, named)
    : fitsMany(write(language, printers.length), brand, named)
}

/** The texts of a part, as tables keep them. */
export const articleTexts = (fact: ArticleFact) => ({
  name: articleName(fact, 'en'),
  names: inOthers(language => articleName(fact, language)),
  description: articleDescription(fact, 'en'),
  descriptions: inOthers(language => articleDescription(fact, language)),
})

const inOthers = (read: (language: Language) => string): Record<string, string> =>
  Object.fromEntries(LANGUAGES.flatMap(language => (language === 'en' ? [] : [[language, read(language)]])))
