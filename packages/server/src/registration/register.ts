/** Makes a company with its main customer's account out of a registration. */

import { CODE } from '@cartwright/core/contract'
import { PERMISSION } from '@cartwright/core/rules'
import { and, asc, eq } from 'drizzle-orm'
import { accountRefusals } from '../account/account-refusals.texts'
import { consumeCode } from '../codes/email-codes'
import type { Database } from '../db/database'
import { accounts, addresses, countries, customers, orgSites, priceLists, sellers } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Deps } from '../http/handler'
import { assertInvoiceLetters, assertNotForbidden } from '../pdf/printable'
import { refuseTaken } from '../session/accounts'
import { hashPassword } from '../session/passwords'
import { localize } from '../texts/localize'
import { ANONYMOUS_ACCOUNT_ID, type IdempotentRequest, runIdempotentIfKeyed } from '../transactions/run-idempotent'
import { type Registration, taxNumbersOf } from './company'
import { nextCustnum } from './customer-number'
import { attachDocuments } from './documents'
import { registrationRefusals } from './registration-refusals.texts'

const ORG_ID_LIMIT = 2 ** 31

/** The same registration sent again under its key, after an answer that was lost. The password is not even kept as a hash of this kind. */
export const onceKeyOf = (body: Registration, key: string | undefined, now: Date): IdempotentRequest => ({
  accountId: ANONYMOUS_ACCOUNT_ID,
  key,
  call: 'registration.register',
  now,
  body: { ...body, password: undefined },
})

/**
 * Checked data only: name, address, code, captcha and password have passed. The account is active, not confirmed.
 * @param request of the mailed code, to be used up
 * @param key header `Idempotency-Key`, for those who send one
 */
export async function register(
  body: Registration,
  request: string,
  key: string | undefined,
  { db, region, clock, log }: Deps,
): Promise<{ accountId: number }> {
  const { orgId, priceListId, sellerCountry } = await findPlace(db, region, body)
  // Its invoices have them; the company could not correct them itself.
  const written = [
    body.company,
    body.firstName,
    body.lastName,
    body.address1,
    body.address2,
    body.city,
    body.state,
    body.postcode,
  ]
  assertNotForbidden(written)
  assertInvoiceLetters(written, sellerCountry, body.countryIso2.toUpperCase())
  const password = await hashPassword(body.password)
  const createTime = clock()
  const made = await refuseTaken(() =>
    runIdempotentIfKeyed(db, onceKeyOf(body, key, createTime), async tx => {
      await consumeCode(tx, request)
      const custnum = await nextCustnum(tx)
      const { company, currency, firstName = '', lastName = '', email, userName } = body
      const countryIso2 = body.countryIso2.toUpperCase()
      const [customer] = await tx
        .insert(customers)
        .values({
          custnum,
          company,
          orgId,
          currency,
          ...taxNumbersOf(body),
          priceListId,
          createTime,
        })
        .returning({ custId: customers.custId })
      if (!customer) throw new Error('the customer was not stored')
      const { custId } = customer
      const [account] = await tx
        .insert(accounts)
        .values({
          custId,
          userName,
          password,
          email,
          firstName,
          lastName,
          createTime,
          // Anyone who registers a company is the one who adds its other accounts.
          roles: ['mainCustomer'],
          permissions: Object.values(PERMISSION),
        })
        .returning({ accountId: accounts.accountId })
      if (!account) throw new Error('the account was not stored')
      await tx.insert(addresses).values(
        (['billing', 'shipping'] as const).map(kind => ({
          custId,
          kind,
          isDefault: true,
          firstName,
          lastName,
          company,
          email,
          address1: body.address1,
          address2: body.address2 ?? '',
          city: body.city,
          state: body.state ?? '',
          postcode: body.postcode,
          countryIso2,
          phone: body.phone ?? '',
        })),
      )
      await attachDocuments(tx, email, custId, body.attachments)
      return account
    }),
  )
  log.info('account.registered', { accountId: made.accountId, attachments: body.attachments.length })
  return made
}

/**
 * Site and price list of the new company. A site's own list counts when it is in the currency asked for.
 * @throws ApiError `REFUSED` for a site, country or currency that the shop does not serve
 */
async function findPlace(db: Database, region: Deps['region'], { registerOrgId, countryIso2, currency }: Registration) {
  // Beyond the range of the column the database would complain instead of finding nothing.
  const [site] =
    Number.isInteger(registerOrgId) && Math.abs(registerOrgId) < ORG_ID_LIMIT
      ? await db
          .select({ orgId: orgSites.orgId, sellerCountry: sellers.countryIso2 })
          .from(orgSites)
          .leftJoin(sellers, eq(sellers.orgId, orgSites.orgId))
          .where(and(eq(orgSites.orgId, registerOrgId), eq(orgSites.region, region)))
      : []
  if (!site) throw new ApiError(CODE.REFUSED, localize(registrationRefusals, 'noRegistrations'))
  const [country] = await db
    .select({ countryId: countries.countryId })
    .from(countries)
    .where(eq(countries.iso2, countryIso2.toUpperCase()))
  if (!country) throw new ApiError(CODE.REFUSED, localize(accountRefusals, 'countryNotServed'))
  const lists = await db
    .select({ priceListId: priceLists.priceListId, orgId: orgSites.orgId })
    .from(priceLists)
    .innerJoin(orgSites, eq(orgSites.orgId, priceLists.priceListId))
    .where(and(eq(priceLists.currency, currency), eq(orgSites.region, region)))
    .orderBy(asc(orgSites.position))
  const list = lists.find(({ orgId }) => orgId === site.orgId) ?? lists[0]
  if (!list) throw new ApiError(CODE.REFUSED, localize(registrationRefusals, 'noPrices'))
  return { orgId: site.orgId, priceListId: list.priceListId, sellerCountry: site.sellerCountry ?? '' }
}
