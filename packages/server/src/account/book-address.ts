/** An address of the book: how it is answered, and what each of them needs. */

import type { BookAddress } from '@cartwright/core/contract'
import { hasAddressee } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type addresses, countries } from '../db/schema'
import { refusedField } from '../http/api-error'
import { localize } from '../texts/localize'
import { accountRefusals } from './account-refusals.texts'

/**
 * @throws ApiError `REFUSED`
 * @source VAL-016
 */
export function assertAddressee(fields: Parameters<typeof hasAddressee>[0]): void {
  if (!hasAddressee(fields)) throw refusedField('company', 'nameMissing', localize(accountRefusals, 'nameMissing'))
}

/**
 * @param field that holds the country
 * @throws ApiError `REFUSED`
 */
export async function assertKnownCountry(db: Database, iso2: string, field = 'country'): Promise<void> {
  const [known] = await db.select({ iso2: countries.iso2 }).from(countries).where(eq(countries.iso2, iso2))
  if (!known) throw refusedField(field, 'countryUnknown', localize(accountRefusals, 'countryNotServed'))
}

export const toBookAddress = ({
  custId: _custId,
  defaultSince: _defaultSince,
  countryIso2: country,
  ...address
}: typeof addresses.$inferSelect): BookAddress => ({
  ...address,
  country,
})
