import { type Language, toLanguage } from '../contract/languages'

/**
 * Language at the start: the stored one, else the first supported one of the reader, else English.
 * @source LANG-014, LANG-015, LANG-016
 */
export const startLanguage = (stored: string | undefined, preferred: readonly string[]): Language =>
  toLanguage(stored) ?? preferred.map(toLanguage).find(language => language !== undefined) ?? 'en'
