/** Words that the documents of several features have: those of the VAT, and the names of numbers. */
import type { Language } from '@cartwright/core/contract'
import type { VatCategory } from '@cartwright/core/rules'

export interface DocumentTexts {
  yourReference: string
  returnNumber: string
  /** Why there is no VAT. */
  exempt: Record<Exclude<VatCategory, 'S'>, string>
}

export const DOCUMENT_TEXTS: Record<Language, DocumentTexts> = {
  en: {
    yourReference: 'Your reference',
    returnNumber: 'Return',
    exempt: {
      K: 'VAT exempt intra-Community supply; VAT is due by the customer',
      G: 'VAT exempt export',
      AE: 'Reverse charge: VAT is due by the customer',
      E: 'VAT exempt',
      Z: 'Zero-rated supply',
      O: 'Not subject to VAT',
    },
  },
  de: {
    yourReference: 'Ihre Referenz',
    returnNumber: 'Rücksendung',
    exempt: {
      K: 'Steuerfreie innergemeinschaftliche Lieferung; die Steuer schuldet der Kunde',
      G: 'Steuerfreie Ausfuhrlieferung',
      AE: 'Steuerschuldnerschaft des Leistungsempfängers',
      E: 'Steuerfrei',
      Z: 'Steuersatz null',
      O: 'Nicht steuerbar',
    },
  },
  fr: {
    yourReference: 'Votre référence',
    returnNumber: 'Retour',
    exempt: {
      K: 'Livraison intracommunautaire exonérée ; TVA due par le client',
      G: 'Exportation exonérée de TVA',
      AE: 'Autoliquidation : TVA due par le client',
      E: 'Exonéré de TVA',
      Z: 'Taux zéro',
      O: 'Hors champ de la TVA',
    },
  },
  it: {
    yourReference: 'Vostro riferimento',
    returnNumber: 'Reso',
    exempt: {
      K: 'Cessione intracomunitaria non imponibile; IVA dovuta dal cliente',
      G: 'Cessione all’esportazione non imponibile',
      AE: 'Inversione contabile: IVA dovuta dal cliente',
      E: 'Esente IVA',
      Z: 'Aliquota zero',
      O: 'Fuori campo IVA',
    },
  },
  pl: {
    yourReference: 'Twoje oznaczenie',
    returnNumber: 'Zwrot',
    exempt: {
      K: 'Wewnątrzwspólnotowa dostawa towarów; VAT rozlicza nabywca',
      G: 'Eksport towarów',
      AE: 'Odwrotne obciążenie: VAT rozlicza nabywca',
      E: 'Zwolnione z VAT',
      Z: 'Stawka zero',
      O: 'Nie podlega VAT',
    },
  },
  zh: {
    yourReference: '您的参考号',
    returnNumber: '退货',
    exempt: {
      K: '欧盟内部供货免税，增值税由客户缴纳',
      G: '出口免税',
      AE: '反向征税：增值税由客户缴纳',
      E: '免税',
      Z: '零税率',
      O: '不征增值税',
    },
  },
}

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
export const exemptionIn = (language: Language, category: VatCategory): string | null =>
  category === 'S' || category === 'O' ? null : DOCUMENT_TEXTS[language].exempt[category]

/** Why a document bears no VAT; blank where it does, and where there is none at all. */
export function exemptionText(language: Language, category: VatCategory, sellerCountry: string): string {
  if (category === 'S' || category === 'O') return ''
  const law = LAWS[sellerCountry]?.[category]
  return [DOCUMENT_TEXTS[language].exempt[category], law].filter(Boolean).join(' · ')
}
