/** In which language names of the shop are answered, and its texts are written. */
import { LANGUAGES, type Language, toLanguage } from '@cartwright/core/contract'

/** A language as texts are written in it: English has an American form. What is stored, and what calls answer, is a `Language`. */
export type Spoken = Language | 'en-US'

/** For what is missing in another language. */
export const FALLBACK_LANGUAGE = 'en' satisfies Language

/** A language as it is written in a region or at a site. @param place region, or country of the site: `US` is the name of both */
export const spokenIn = <L extends Spoken>(place: string, language: L): L | 'en-US' =>
  language === 'en' && place === 'US' ? 'en-US' : language

/** The language as it is stored. */
export const languageOf = (spoken: Spoken): Language => (spoken === 'en-US' ? 'en' : spoken)

/** What `Intl` calls it: English is British outside of the US. */
export const localeOf = (spoken: Spoken): string => (spoken === 'en' ? 'en-GB' : spoken)

/**
 * The first language of `Accept-Language` that the shop has: clients send the one their reader has chosen. Which English it is, the
 * region of the shop says.
 */
export function readLanguage(header: string | undefined, region: string): Spoken {
  const wanted = (header ?? '').split(',').map(entry => toLanguage(entry.trim().split(';')[0]))
  return spokenIn(region, wanted.find(language => language !== undefined) ?? FALLBACK_LANGUAGE)
}

/** What is kept in every language for the readers of a region, such as the text of a notification. */
export const inEveryLanguage = <T>(region: string, say: (language: Spoken) => T): Record<string, T> =>
  Object.fromEntries(LANGUAGES.map(language => [language, say(spokenIn(region, language))]))

/** A name that is kept in one language, with those it has in others. */
export const nameIn = (language: Spoken, name: string, others: Readonly<Record<string, string>>): string =>
  others[language] ?? name
