/** In which language names of the shop are answered. */

export const LANGUAGES = ['en', 'de', 'fr', 'it', 'pl', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

/** For what is missing in another language. */
export const FALLBACK_LANGUAGE = 'en' satisfies Language

/** The first language of `Accept-Language` that the shop has: clients send the one their reader has chosen. */
export function readLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map(entry => entry.trim().toLowerCase().split(/[-;]/)[0])
  return wanted.flatMap(code => LANGUAGES.find(language => language === code) ?? [])[0] ?? FALLBACK_LANGUAGE
}

/** A name that is kept in one language, with those it has in others. */
export const nameIn = (language: Language, name: string, others: Readonly<Record<string, string>>): string =>
  others[language] ?? name
