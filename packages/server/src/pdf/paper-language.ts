import type { Language } from '@cartwright/core/contract'

export type PaperLanguage = Exclude<Language, 'zh'>

/** The font of documents has Latin, Greek and Cyrillic letters. */
export const paperLanguage = (language: Language): PaperLanguage => (language === 'zh' ? 'en' : language)
