/** A text of the seed as tables keep it, in languages as values. */
import { LANGUAGES } from '@cartwright/core/contract'
import type { LocalizedMessage } from '../texts/localize'

/** In every language but English, which has a column of its own. */
export const inOtherLanguages = (text: LocalizedMessage): Record<string, string> =>
  Object.fromEntries(LANGUAGES.flatMap(language => (language === 'en' ? [] : [[language, text(language)]])))
