/** The translations of a package, as `npm run texts` lists them. */
import type { Language } from './contract/languages'

/** What texts are kept under: a language, but for English the way it is written on either side of the Atlantic. */
export type LanguageTag = Language | 'en-GB' | 'en-US'

/** Flat texts of one namespace; plural forms as `key_one`, `key_other` …, values as `{{name}}`. */
export type TextTable = Readonly<Record<string, string>>

/** Texts by namespace. */
export type Locale = Readonly<Record<string, TextTable>>

/**
 * The translations of a package: `import()` of one file a language, loaded when it is chosen. English travels with the code, as
 * it is written in Europe; of American English there is what is written otherwise.
 */
export type Locales = Readonly<
  Record<Exclude<Language, 'en'>, LoadLocale> & {
    /** Only what American English writes otherwise; a package may have none. */
    'en-US'?: LoadLocale
    /** Names of all namespaces, to check by. */
    names?: () => Promise<{ default: readonly string[] }>
  }
>
type LoadLocale = () => Promise<{ default: Locale }>
