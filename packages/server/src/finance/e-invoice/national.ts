/** What differs by country in electronic invoices, as data. */

import type { EInvoiceFormat } from '@cartwright/core/contract'
import type { VatCategory } from '@cartwright/core/rules'

/** Why there is no VAT, from the code list VATEX; a zero rate has no reason. */
export const VATEX: Readonly<Partial<Record<VatCategory, string>>> = {
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  AE: 'VATEX-EU-AE',
  O: 'VATEX-EU-O',
}

/** Schemes of the EAS list for VAT numbers, by the prefix of the number; `id` is what stands in the address. */
const VAT_SCHEMES: Readonly<Record<string, { scheme: string; id?: (vat: string) => string }>> = {
  AT: { scheme: '9914' },
  // The enterprise number: what follows the prefix.
  BE: { scheme: '0208', id: vat => vat.slice(2) },
  CH: { scheme: '9927' },
  DE: { scheme: '9930' },
  // SIREN: the last nine digits.
  FR: { scheme: '0225', id: vat => vat.slice(-9) },
  GB: { scheme: '9932' },
  IT: { scheme: '0211' },
  LU: { scheme: '9938' },
  NL: { scheme: '9944' },
  PL: { scheme: '9945' },
}

/** The electronic address that follows from a VAT number, and from the e-mail address where none does. */
export function defaultAddress(vat: string, email: string): { scheme: string; id: string } | null {
  const known = VAT_SCHEMES[vat.slice(0, 2)]
  if (known) return { scheme: known.scheme, id: known.id?.(vat) ?? vat }
  return email ? { scheme: 'EM', id: email } : null
}

const PEPPOL = {
  profile: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
} as const
const EN_16931 = { profile: 'urn:cen.eu:en16931:2017', process: null } as const
/** Between French parties the process says what was sold: B1 goods. */
const FRENCH = { ...EN_16931, process: 'B1' } as const

interface Profile {
  profile: string
  process: string | null
}
const PROFILES: Readonly<Record<EInvoiceFormat, Profile>> = {
  ubl: PEPPOL,
  facturx: EN_16931,
  fatturapa: { profile: 'FPR12', process: null },
  fa3: { profile: 'FA (3)', process: null },
}
/** Where both parties are in the country. */
const DOMESTIC_PROFILES: Readonly<Record<string, Partial<Record<EInvoiceFormat, Profile>>>> = {
  FR: { ubl: FRENCH, facturx: FRENCH },
}

/** BT-24 and BT-23. */
export const profileOf = (format: EInvoiceFormat, sellerCountry: string, buyerCountry: string): Profile =>
  (sellerCountry === buyerCountry ? DOMESTIC_PROFILES[sellerCountry]?.[format] : undefined) ?? PROFILES[format]

/** Notes that the law of the seller's country wants, each with its code of UNTDID 4451. */
export const LEGAL_NOTES: Readonly<Record<string, readonly { code: string; text: string }[]>> = {
  FR: [
    { code: 'PMT', text: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement : 40 €.' },
    { code: 'PMD', text: 'Pénalités de retard : trois fois le taux de l’intérêt légal.' },
    { code: 'AAB', text: 'Pas d’escompte pour paiement anticipé.' },
  ],
}

/** Where an identifier of the buyer must be of a public scheme, between parties of that country: our customer number is of none. */
export const PUBLIC_IDENTIFIERS_ONLY: ReadonlySet<string> = new Set(['FR'])

/**
 * The registers that may be named of a buyer, between parties of that country: KVK and OIN in the Netherlands (BR-NL-10). A company that is
 * registered elsewhere and invoiced at a Dutch address is known by its VAT number.
 */
export const HOME_REGISTERS: Readonly<Record<string, ReadonlySet<string>>> = { NL: new Set(['0106', '0190']) }

/** UNTDID 5189 of allowances and 7161 of charges. */
export const REASON_CODES = {
  coupon: '95',
  restocking: '95',
  returnFreight: '95',
  freight: 'FC',
  handling: 'HD',
} as const
