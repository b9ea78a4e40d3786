/** How national formats write the categories of VAT. */
import type { VatCategory } from '@cartwright/core/rules'
import type { VatRate } from './e-invoice'

/** Italian Natura: why a rate is zero. Category `S` has none. */
export const NATURE: Readonly<Partial<Record<VatCategory, string>>> = {
  K: 'N3.2',
  G: 'N3.1',
  AE: 'N6.9',
  E: 'N4',
  Z: 'N3.6',
  O: 'N2.2',
}

/** Polish P_12 of rows, and the fields P_13 and P_14 of the sums. */
export interface PolishRate {
  row: string
  net: string
  /** Null where there is no tax. */
  vat: string | null
}

const POLISH: Readonly<Partial<Record<VatCategory, PolishRate>>> = {
  Z: { row: '0 KR', net: 'P_13_6_1', vat: null },
  K: { row: '0 WDT', net: 'P_13_6_2', vat: null },
  G: { row: '0 EX', net: 'P_13_6_3', vat: null },
  E: { row: 'zw', net: 'P_13_7', vat: null },
  O: { row: 'np I', net: 'P_13_8', vat: null },
  AE: { row: 'oo', net: 'P_13_10', vat: null },
}
const POLISH_STANDARD: Readonly<Record<number, PolishRate>> = {
  23: { row: '23', net: 'P_13_1', vat: 'P_14_1' },
  8: { row: '8', net: 'P_13_2', vat: 'P_14_2' },
  5: { row: '5', net: 'P_13_3', vat: 'P_14_3' },
}

/** Undefined for a rate that Poland does not have. */
export const polishRate = ({ category, rate }: VatRate): PolishRate | undefined =>
  category === 'S' ? POLISH_STANDARD[rate ?? 0] : POLISH[category]

/** Domestic invoices above this gross amount are paid in two parts, since toners and ink are in annex 15 of the Polish VAT act. */
const SPLIT_PAYMENT_ABOVE = 15_000

/** The buyer pays the VAT to an account of its own (mechanizm podzielonej płatności). @param parties countries of both */
export const isSplitPayment = (
  parties: { seller: string; buyer: string },
  { currency, vat, gross }: { currency: string; vat: number; gross: number },
): boolean =>
  parties.seller === 'PL' && parties.buyer === 'PL' && currency === 'PLN' && vat > 0 && gross > SPLIT_PAYMENT_ABOVE
