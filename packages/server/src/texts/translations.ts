import type { Language } from '@cartwright/core/contract'
import type { FALLBACK_LANGUAGE } from './language'

/** A text in the languages besides the one that it stands in itself. */
export type Translations = Record<Exclude<Language, typeof FALLBACK_LANGUAGE>, string>
