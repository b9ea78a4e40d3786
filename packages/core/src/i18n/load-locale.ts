/** All texts of one language, one file a language, loaded when somebody chooses it. English travels with the code. */
import type { Language, TextTable } from './i18n.types'

/** Texts by namespace. */
export type Locale = Readonly<Record<string, TextTable>>

const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Locale }>>> = {
  de: () => import('./locales/de'),
  fr: () => import('./locales/fr'),
  it: () => import('./locales/it'),
  pl: () => import('./locales/pl'),
  zh: () => import('./locales/zh'),
}

export const loadLocale = async (language: Language): Promise<Locale> =>
  language === 'en' ? {} : (await LOADERS[language]()).default
