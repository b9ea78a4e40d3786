/** Languages of texts, answers and mails. */

/** @source LANG-009 */
export const LANGUAGES = ['en', 'zh', 'fr', 'it', 'de', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** Offered in the dropdown unless host or server say otherwise. @source LANG-001 to LANG-005, LANG-010 */
export const OFFERED_LANGUAGES = ['en', 'it', 'de', 'fr', 'pl'] as const satisfies readonly Language[]

/** Names of languages in themselves; es and ja are labels only. @source LANG-001 to LANG-008 */
export const LANGUAGE_LABELS = {
  en: 'English',
  it: 'Italiano',
  de: 'Deutsch',
  fr: 'Français',
  pl: 'Polski',
  es: 'Español',
  ja: '日本語',
  zh: '中文',
} as const satisfies Record<Language | 'es' | 'ja', string>

export const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code)

/** The supported language of a code such as `de-AT`, if there is one. */
export function toLanguage(code: string | undefined): Language | undefined {
  const primary = code?.toLowerCase().split(/[-_]/)[0] ?? ''
  return isLanguage(primary) ? primary : undefined
}
