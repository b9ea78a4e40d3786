/** Words of the table of own article numbers. */
import type { Translations } from '../texts/translations'

export const OWN_NUMBER_TEXTS = {
  'Own article numbers': {
    de: 'Eigene Artikelnummern',
    fr: 'Références propres',
    it: 'Codici articolo propri',
    pl: 'Własne numery artykułów',
    zh: '自有货号',
  },
  'Own number': {
    de: 'Eigene Nummer',
    fr: 'Référence propre',
    it: 'Codice proprio',
    pl: 'Własny numer',
    zh: '自有货号',
  },
  'Article no': {
    de: 'Artikelnummer',
    fr: 'Référence',
    it: 'Codice articolo',
    pl: 'Numer artykułu',
    zh: '商品编号',
  },
} as const satisfies Record<string, Translations>
