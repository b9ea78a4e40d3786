/** Which VAT applies to a supply of goods. */
import { isVatState, taxTerritory, VAT_STATES } from './vat-territories'

/**
 * `S` standard rate, `K` supply to another EU state, `G` export, `AE` reverse charge inside a country, `E` exempt, `Z` zero rate,
 * `O` outside VAT (UNTDID 5305, as EN 16931 uses it).
 */
export const VAT_CATEGORIES = ['S', 'K', 'G', 'AE', 'E', 'Z', 'O'] as const
export type VatCategory = (typeof VAT_CATEGORIES)[number]

export interface VatTreatment {
  /** Code of UNTDID 5305, see `VAT_CATEGORIES`. */
  category: VatCategory
  /** Percent. */
  rate: number
}

export interface Supplied {
  /** Country of the seller's site. */
  sellerCountry: string
  /** Percent, of that country. */
  standardRate: number
  /** Where the goods go; the postcode tells territories apart that tax differently. */
  shipTo: { countryIso2: string; postcode: string }
  /** VAT number of the buyer; it counts only when the tax office has confirmed it. */
  buyerVat: string
  /** The tax office has confirmed `buyerVat`. */
  isVatConfirmed: boolean
}

/**
 * The goods are taken to leave from the country of the seller's site: movements between its warehouses are not the buyer's matter.
 * @source FIN-005, decision 76
 */
export function vatTreatment({
  sellerCountry,
  standardRate,
  shipTo,
  buyerVat,
  isVatConfirmed,
}: Supplied): VatTreatment {
  const standard: VatTreatment = { category: 'S', rate: standardRate }
  if (sellerCountry === 'US') return { category: 'O', rate: 0 }
  const territory = taxTerritory(shipTo)
  if (sellerCountry === 'GB') {
    return territory === 'GB' || territory === 'XI' ? standard : { category: 'G', rate: 0 }
  }
  if (territory === sellerCountry) return standard
  if (!territory || !isVatState(territory)) return { category: 'G', rate: 0 }
  const prefix = buyerVat.slice(0, 2).toUpperCase()
  const registeredIn = VAT_STATES[prefix]
  const isOtherState = registeredIn !== undefined && registeredIn !== sellerCountry
  return isVatConfirmed && isOtherState ? { category: 'K', rate: 0 } : standard
}
