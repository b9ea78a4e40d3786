/** Whose invoices carry a reference of the buyer (BT-10). */

/**
 * Countries whose public bodies want a reference of their own on every invoice, beside or in place of the number of the purchase order:
 * an office or cost centre, the OIN of a Dutch body, the Leitweg-ID of a German one, the code of a French service.
 */
const WITH_REFERENCE: ReadonlySet<string> = new Set(['AT', 'BE', 'DE', 'FR', 'LU', 'NL'])

/** Whether a buyer with a billing address there may enter one with an order. @param country ISO 3166-1 alpha-2 code, upper case */
export const takesBuyerReference = (country: string): boolean => WITH_REFERENCE.has(country)
