import type { Language } from '../contract/languages'

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
