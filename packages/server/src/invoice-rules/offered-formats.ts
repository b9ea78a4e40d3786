/** Which electronic invoices a seller offers. */
import type { EInvoiceFormat } from '@cartwright/core/contract'

interface Offer {
  /** To buyers in the seller's own country, the usual one first. */
  home: readonly EInvoiceFormat[]
  abroad: readonly EInvoiceFormat[]
}

const everywhere = (...formats: EInvoiceFormat[]): Offer => ({ home: formats, abroad: formats })

/** By country of the seller. */
const OFFERS: Readonly<Record<string, Offer>> = {
  NL: everywhere('ubl', 'facturx'),
  DE: everywhere('facturx', 'ubl'),
  FR: everywhere('facturx', 'ubl'),
  GB: everywhere('facturx', 'ubl'),
  IT: { home: ['fatturapa'], abroad: ['ubl', 'fatturapa'] },
  PL: { home: ['fa3'], abroad: ['ubl', 'fa3'] },
}

/** None where the seller's country has no electronic invoices, such as the US. */
export function offeredFormats(sellerCountry: string, buyerCountry: string): readonly EInvoiceFormat[] {
  const offer = OFFERS[sellerCountry]
  if (!offer) return []
  return sellerCountry === buyerCountry ? offer.home : offer.abroad
}
