/** What a company says of itself when it registers. */
import type { CallRead } from '@cartwright/core/contract'
import { formatTaxNumber, formatVat, isSdi, isTaxCode, isVat } from '@cartwright/core/rules'
import { refusedField } from '../http/api-error'

export type Registration = CallRead<'registration.register'>['body']

/** @throws ApiError `REFUSED` that names the field @source VAL-013, REGI-009 */
export function assertCompany({ vat, countryIso2, sdi, taxCode, attachments }: Registration): void {
  const country = countryIso2.toUpperCase()
  if (!isVat(vat, country)) throw refusedField('vat', 'vatInvalid', 'This is no VAT number of the country.')
  if (country === 'IT' && sdi && !isSdi(sdi)) throw refusedField('sdi', 'sdiInvalid', 'This is no addressee code.')
  if (country === 'IT' && taxCode && !isTaxCode(taxCode))
    throw refusedField('taxCode', 'taxCodeInvalid', 'This is no Italian tax code.')
  if (attachments.length === 0)
    throw refusedField('attachments', 'documentsMissing', 'Please upload the company registration documents.')
}

/** As they are kept; the two of Italy are of no other country. */
export function taxNumbersOf({ vat, countryIso2, sdi = '', taxCode = '' }: Registration) {
  const country = countryIso2.toUpperCase()
  const isItalian = country === 'IT'
  return {
    vat: formatVat(vat, country),
    sdi: isItalian ? formatTaxNumber(sdi) : '',
    taxCode: isItalian ? formatTaxNumber(taxCode) : '',
  }
}
