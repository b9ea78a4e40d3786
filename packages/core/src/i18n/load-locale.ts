/**
 * All texts of one language, one file a language, loaded when it is chosen. English travels with the code, as it is
 * written in Europe; of American English there is what is written otherwise.
 */
import type { LanguageTag, Locale } from './i18n.types'

const LOADERS: Partial<Record<LanguageTag, () => Promise<{ default: Locale }>>> = {
  'en-US': () => import('./locales/en-US'),
  de: () => import('./locales/de'),
  fr: () => import('./locales/fr'),
  it: () => import('./locales/it'),
  pl: () => import('./locales/pl'),
  zh: () => import('./locales/zh'),
}

export const loadLocale = async (language: LanguageTag): Promise<Locale> => (await LOADERS[language]?.())?.default ?? {}
