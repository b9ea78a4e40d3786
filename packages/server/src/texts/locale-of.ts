import type { Language } from '@cartwright/core/contract'

/** How a language is written in the country of a site: English is American in the US and British elsewhere. */
export const localeOf = (language: Language, iso2: string | undefined): string =>
  language === 'en' ? (iso2 === 'US' ? 'en-US' : 'en-GB') : language
