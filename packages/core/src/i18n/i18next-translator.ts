/** Texts by i18next, in an instance of its own so that a host's global one is left alone. */
import { createInstance, type i18n as I18next } from 'i18next'
import { LANGUAGES } from '../contract/languages'
import type { LanguageTag, TextTable } from '../locales.types'
import type { Translator } from './i18n.types'

/** What was added to an instance, by language and namespace: whatever else it has there, the host has put there. */
const addedTo = new WeakMap<I18next, Map<string, TextTable>>()

/**
 * @param instance of the host, to keep all texts in one place; initialised already. Texts that it has in our namespaces stay, and are
 * shown in the place of ours. Nothing else of it is changed.
 */
export function createI18nextTranslator(instance?: I18next): Translator {
  const i18next = instance ?? createInstance()
  if (!instance) {
    void i18next.init({
      lng: 'en',
      fallbackLng: 'en',
      supportedLngs: [...LANGUAGES, 'en-GB', 'en-US'],
      initAsync: false,
      resources: {},
      keySeparator: false,
      nsSeparator: false,
      returnEmptyString: false,
      // Texts are shown as text by React, never as markup.
      interpolation: { escapeValue: false },
    })
  }
  // A host's instance may be set up otherwise; ours must come out the same.
  const fixed = instance ? FIXED : {}
  const added = addedTo.get(i18next) ?? new Map<string, TextTable>()
  addedTo.set(i18next, added)

  function add(language: LanguageTag, namespace: string, texts: TextTable): void {
    const place = `${language}/${namespace}`
    const before = added.get(place) ?? {}
    const there: TextTable = i18next.getResourceBundle(language, namespace) ?? {}
    const isOurs = (key: string) => !Object.hasOwn(there, key) || there[key] === before[key]
    const ours = Object.fromEntries(Object.entries(texts).filter(([key]) => isOurs(key)))
    i18next.addResourceBundle(language, namespace, ours, true, true)
    added.set(place, ours)
  }

  return {
    add,
    has: (language, namespace) => added.has(`${language}/${namespace}`),
    translate: (language, namespace, key, values, shown) =>
      i18next.t(key, {
        ...values,
        ...(shown && { replace: shown }),
        ...fixed,
        // A host's instance may support other languages than its pages show ours in.
        ...(instance && { lngs: language === 'en' ? ['en'] : [language, 'en'] }),
        ns: namespace,
        lng: language,
        // `$t(` in a text is no more than these letters.
        nest: false,
      }),
  }
}

const FIXED = {
  keySeparator: false,
  nsSeparator: false,
  fallbackLng: 'en',
  interpolation: { escapeValue: false, prefix: '{{', suffix: '}}' },
} as const
