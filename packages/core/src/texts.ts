/** Tables of texts and their reader, for what speaks several languages without a shop: `@cartwright/core/texts`. */
export { toAmerican } from './i18n/american-english'
export type { TextKey, Texts, TextValues } from './i18n/i18n.types'
export { createLightTranslator } from './i18n/light-translator'
export type { Locale, TextTable } from './locales.types'
