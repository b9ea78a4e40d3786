/** The VAT of an order, as it would be placed now. */

import { type VatCategory, type VatTreatment, vatTreatment } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { customers, orgSites } from '../db/schema'
import { exemptionIn } from '../pdf/exemption'
import type { Spoken } from '../texts/language'
import type { Delivery } from './delivery'

/** What a confirmation and an order say of their VAT besides its rate. */
export const vatWords = (vatCategory: VatCategory, language: Spoken) => ({
  vatCategory,
  vatReason: exemptionIn(language, vatCategory),
})

/** Before an address is chosen, the rate of the site counts. */
export async function readVat({ db, caller }: RequestContext, { shipTo }: Delivery): Promise<VatTreatment> {
  const [company] = await db
    .select({ vat: customers.vat, vatStatus: customers.vatStatus, iso2: orgSites.iso2 })
    .from(customers)
    .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))
    .where(eq(customers.custId, caller.custId))
  if (!company) throw new Error('the company is gone')
  return vatTreatment({
    sellerCountry: company.iso2,
    standardRate: caller.vatRate,
    shipTo: shipTo ?? { countryIso2: company.iso2, postcode: '' },
    buyerVat: company.vat,
    isVatConfirmed: company.vatStatus === 'valid',
  })
}
