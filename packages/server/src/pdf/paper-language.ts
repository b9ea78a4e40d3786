import { type Spoken, spokenIn } from '../texts/language'

export type PaperLanguage = Exclude<Spoken, 'zh'>

/** Chinese readers get English: the font of documents has Latin, Greek and Cyrillic letters. @param country of the site or the seller */
export const paperLanguage = (language: Spoken, country: string): PaperLanguage =>
  spokenIn(country, language === 'zh' ? 'en' : language)
