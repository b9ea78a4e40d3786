/** Texts by i18next, in an instance of its own so that a host's global one is left alone. */
import { createInstance, type i18n as I18next } from 'i18next'
import { LANGUAGES } from '../contract/languages'
import type { Translator } from './i18n.types'

/** @param instance of the host, to keep all texts in one place; initialised already. */
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
  const fixed = instance
    ? { keySeparator: false, nsSeparator: false, fallbackLng: 'en', interpolation: { escapeValue: false } }
    : {}
  return {
    add: (language, namespace, texts) => void i18next.addResourceBundle(language, namespace, texts, true, true),
    has: (language, namespace) => i18next.hasResourceBundle(language, namespace),
    translate: (language, namespace, key, values, shown) =>
      i18next.t(key, { ...values, ...(shown && { replace: shown }), ...fixed, ns: namespace, lng: language }),
  }
}
