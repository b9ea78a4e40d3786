/** What the demo shop says, complete in every language. */
import type { Language } from '@cartwright/core/contract'
import { de } from './texts/de'
import { en } from './texts/en'
import { fr } from './texts/fr'
import { it } from './texts/it'
import { pl } from './texts/pl'
import type { Region, SeedTexts } from './texts/seed-texts.types'
import { zh } from './texts/zh'

export const TEXTS: Readonly<Record<Language, (region: Region) => SeedTexts>> = { en, de, fr, it, pl, zh }

/** One text in all languages but English, as tables keep it. */
export const inOtherLanguages = (read: (texts: SeedTexts) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(TEXTS).flatMap(([language, texts]) => (language === 'en' ? [] : [[language, read(texts('EU'))]])),
  )
