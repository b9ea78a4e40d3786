/** Languages: what is supported, what is offered, what they call themselves. */
import type { Language } from './i18n.types'

/** @source LANG-009 */
export const LANGUAGES = ['en', 'zh', 'fr', 'it', 'de', 'pl'] as const satisfies readonly Language[]

/** Offered in the dropdown unless host or server say otherwise. @source LANG-001 to LANG-005, LANG-010 */
export const OFFERED_LANGUAGES = ['en', 'it', 'de', 'fr', 'pl'] as const satisfies readonly Language[]

export const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code)

/** The supported language of a code such as `de-AT`, if there is one. */
export function toLanguage(code: string | undefined): Language | undefined {
  const primary = code?.toLowerCase().split(/[-_]/)[0] ?? ''
  return isLanguage(primary) ? primary : undefined
}

/**
 * Language at the start: the stored one, else the first supported one of the reader, else English.
 * @source LANG-014, LANG-015, LANG-016
 */
export const startLanguage = (stored: string | undefined, preferred: readonly string[]): Language =>
  toLanguage(stored) ?? preferred.map(toLanguage).find(language => language !== undefined) ?? 'en'
