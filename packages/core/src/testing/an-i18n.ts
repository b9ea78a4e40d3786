/** Texts and language without a shop around them. */
import { createI18n } from '../i18n/i18n'
import type { I18n, Language } from '../i18n/i18n.types'
import { createLightTranslator } from '../i18n/light-translator'

export const anI18n = (language: Language): I18n =>
  createI18n({
    translator: createLightTranslator(),
    language,
    iso2: () => '',
    timeZone: () => undefined,
    now: () => new Date(),
  })
