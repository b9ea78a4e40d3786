/** In which language names of the shop are answered. */
import { type Language, toLanguage } from '@cartwright/core/contract'

/** For what is missing in another language. */
export const FALLBACK_LANGUAGE = 'en' satisfies Language

/** The first language of `Accept-Language` that the shop has: clients send the one their reader has chosen. */
export function readLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map(entry => toLanguage(entry.trim().split(';')[0]))
  return wanted.find(language => language !== undefined) ?? FALLBACK_LANGUAGE
}

/** A name that is kept in one language, with those it has in others. */
export const nameIn = (language: Language, name: string, others: Readonly<Record<string, string>>): string =>
  others[language] ?? name
