/** Sellers who could issue electronic invoices and are not set up for it. */

import { asc } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { sellers } from '../../db/schema'
import { offeredFormats } from '../../invoice-rules/offered-formats'

/** Codes of those without a number in a register: their invoices are plain PDFs. A country without electronic invoices needs none. */
export async function findSellersWithoutRegister(db: Database): Promise<string[]> {
  const rows = await db
    .select({ code: sellers.code, country: sellers.countryIso2, registers: sellers.registers })
    .from(sellers)
    .orderBy(asc(sellers.code))
  return rows.flatMap(({ code, country, registers }) =>
    offeredFormats(country, country).length > 0 && !registers.legal ? code : [],
  )
}

/** For the supplier; nothing where all is set up. */
export const registerWarning = (codes: readonly string[]): string =>
  codes.length === 0
    ? ''
    : `Warning: no electronic invoices are issued for ${codes.join(', ')}: sellers.registers has no number of a register ("legal").`
