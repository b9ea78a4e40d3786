/** What no invoice could say later is refused when the order is placed, and not first when it is shipped. */

import { CODE, type OrderConfirmation } from '@cartwright/core/contract'
import { needsPostcode, type VatTreatment } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import { accountRefusals } from '../account/account-refusals.texts'
import { assertAddressee, assertKnownCountry } from '../account/book-address'
import type { RequestContext } from '../catalogue/request-context'
import { sellers } from '../db/schema'
import { ApiError, checkAll, refusedField } from '../http/api-error'
import { assertInvoiceLetters, assertNotForbidden, assertPrintable } from '../pdf/printable'
import { localize } from '../texts/localize'
import type { OrderHooks } from './order-hooks.types'
import { orderRefusals } from './order-refusals.texts'

interface Entered extends Pick<OrderHooks, 'findBuyerProblems'> {
  poNo?: string | undefined
  buyerReference?: string | undefined
}

/**
 * @throws ApiError `REFUSED` for a ship-to address without a name or the postcode that its country needs, for a country that is not delivered to, with the characters that the documents of the order cannot have, and
 * with the data of the company that break a rule of its invoices
 * @source VAL-016, VAL-020, VAL-040
 */
export async function assertCanBeInvoiced(
  { db, caller, language, now }: RequestContext,
  { lines, billTo, shipTo, currency }: Pick<OrderConfirmation, 'lines' | 'billTo' | 'shipTo' | 'currency'>,
  vat: VatTreatment,
  { poNo = '', buyerReference = '', findBuyerProblems }: Entered,
): Promise<void> {
  const [seller] = await db
    .select({ country: sellers.countryIso2 })
    .from(sellers)
    .where(eq(sellers.orgId, caller.orgId))
  const countries = [seller?.country ?? '', billTo.countryIso2] as const
  const assertWritable = (field: string, text: unknown) => {
    assertPrintable([text], field)
    assertNotForbidden([text], field)
    assertInvoiceLetters([text], ...countries, field)
  }
  await checkAll([
    ...(shipTo ? [() => assertAddressee(shipTo), () => assertPostcode(shipTo)] : []),
    ...(shipTo ? [() => assertKnownCountry(db, shipTo.countryIso2, 'countryIso2')] : []),
    ...Object.entries({ poNo, buyerReference, ...shipTo }).map(
      ([field, text]) =>
        () =>
          assertWritable(field, text),
    ),
  ])
  // Documents show a square for what is not printable in a company's name or an own number; what XML forbids would stop the invoice.
  const billed = Object.values(billTo)
  assertNotForbidden([...billed, ...lines.map(({ custNumber }) => custNumber)])
  assertInvoiceLetters(billed, ...countries)
  if (!shipTo) return
  const outline = { custId: caller.custId, language, currency, vat, billTo, shipTo, poNo }
  const problems = await findBuyerProblems(db, outline, now)
  if (problems.length === 0) return
  const fields = (reader: typeof language) => problems.map(problem => problem(reader)).join(', ')
  throw new ApiError(CODE.REFUSED, localize(orderRefusals, 'noInvoicePossible', { fields }))
}

/** In the address book a missing postcode is advice that was read. */
function assertPostcode({ addressId, postcode, countryIso2 }: NonNullable<OrderConfirmation['shipTo']>): void {
  if (addressId == null && postcode === '' && needsPostcode(countryIso2))
    throw refusedField('postcode', 'required', localize(accountRefusals, 'postcodeMissing'))
}
