/** Why there is no VAT on a document. */

import type { VatCategory } from '@cartwright/core/rules'
import type { Spoken } from '../texts/language'
import { textsIn } from '../texts/localize'
import { documentTexts } from './document.texts'

/** The law behind a supply without VAT, as the country of the seller wants it on invoices. */
const LAWS: Readonly<Record<string, Partial<Record<VatCategory, string>>>> = {
  NL: { K: 'btw verlegd, intracommunautaire levering' },
  DE: { K: 'Steuerfreie innergemeinschaftliche Lieferung, § 4 Nr. 1b UStG' },
  FR: { K: 'Exonération de TVA, art. 262 ter I du CGI' },
  IT: { K: 'Non imponibile, art. 41 D.L. 331/1993', G: 'Non imponibile, art. 8 D.P.R. 633/1972' },
  PL: { K: 'WDT, stawka 0 %', G: 'eksport, stawka 0 %' },
  GB: { G: 'Zero-rated export' },
}

/** The same for screens, without the law; null where there is nothing to explain: with VAT, and in the US. */
export const exemptionIn = (language: Spoken, category: VatCategory): string | null =>
  category === 'S' || category === 'O' ? null : textsIn(language, documentTexts)(`exempt${category}`)

/** Why a document bears no VAT; blank where it does, and where there is none at all. */
export function exemptionText(language: Spoken, category: VatCategory, sellerCountry: string): string {
  if (category === 'S' || category === 'O') return ''
  const law = LAWS[sellerCountry]?.[category]
  return [textsIn(language, documentTexts)(`exempt${category}`), law].filter(Boolean).join(' · ')
}
