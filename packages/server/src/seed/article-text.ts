/** Names and descriptions of parts in the languages of the shop, from the facts about them. */
import { LANGUAGES } from '@cartwright/core/contract'
import { colourIn, LABEL_CASSETTE } from '../catalogue/colour-names'
import { localeOf, type Spoken } from '../texts/language'
import { type Say, textsIn } from '../texts/localize'
import { demoArticlesTexts } from './demo-articles.texts'
import type { ArticleFact } from './facts'
import { inOtherLanguages } from './in-languages'

const PRINTERS_NAMED = 3

const KINDS = { 102: 'kind102', 103: 'kind103', 105: 'kind105', 109: 'kind109' } as const

const partOf = ({ brand, oemCode }: ArticleFact) => `${brand} ${oemCode}`

function kindOf({ classId }: ArticleFact, t: Say<typeof demoArticlesTexts>): string {
  const key = KINDS[classId as keyof typeof KINDS]
  return key ? t(key) : ''
}

const formats = new Map<Spoken, Intl.NumberFormat>(
  LANGUAGES.map(language => [language, new Intl.NumberFormat(localeOf(language), { useGrouping: 'always' })]),
)
const write = (language: Spoken, value: number) => formats.get(language)?.format(value) ?? String(value)

/** `Brother TN-2420 toner cartridge, black`, `Toner HP CE410A (305A), noir`. */
export function articleName(fact: ArticleFact, language: Spoken): string {
  const { tapeWidthMm, colour } = fact
  const t = textsIn(language, demoArticlesTexts)
  const width = tapeWidthMm === null ? [] : [`${write(language, tapeWidthMm)} mm`]
  const part = fact.tradeName ? `${partOf(fact)} (${fact.tradeName})` : partOf(fact)
  return [t('name', { part, kind: kindOf(fact, t) }), ...width, colourIn(language, colour)].join(t('comma'))
}

/** Two or three plain sentences. */
export function articleDescription(fact: ArticleFact, language: Spoken): string {
  const { classId, colour } = fact
  const t = textsIn(language, demoArticlesTexts)
  const kind = kindOf(fact, t)
  const first = [kind.charAt(0).toUpperCase() + kind.slice(1), colourIn(language, colour), measureOf(fact, language)]
  const sentences = [
    first.filter(Boolean).join(t('comma')),
    fitsOf(fact, language),
    t('replaces', { part: partOf(fact) }),
    classId === LABEL_CASSETTE ? t('label') : t('print'),
  ]
  return (sentences.filter(Boolean).join(t('stop')) + t('stop')).trim()
}

function measureOf({ pageYield, tapeWidthMm }: ArticleFact, language: Spoken): string {
  const t = textsIn(language, demoArticlesTexts)
  if (tapeWidthMm !== null) return t('width', { width: `${write(language, tapeWidthMm)} mm` })
  return pageYield === null ? '' : t('pages', { pages: write(language, pageYield) })
}

function fitsOf({ brand, printers }: ArticleFact, language: Spoken): string {
  const t = textsIn(language, demoArticlesTexts)
  const named = printers.slice(0, PRINTERS_NAMED).join(t('and'))
  if (printers.length === 0) return ''
  return printers.length <= PRINTERS_NAMED
    ? t('fits', { brand, printers: named })
    : t('fitsMany', { printerCount: write(language, printers.length), brand, printers: named })
}

/** The texts of a part, as tables keep them. */
export const articleTexts = (fact: ArticleFact) => ({
  name: articleName(fact, 'en'),
  names: inOtherLanguages(language => articleName(fact, language)),
  description: articleDescription(fact, 'en'),
  descriptions: inOtherLanguages(language => articleDescription(fact, language)),
})
