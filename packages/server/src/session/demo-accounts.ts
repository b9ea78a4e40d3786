/** The people of the demo data, for those who try a shop out. */
import type { CallResult } from '@cartwright/core/contract'
import { personName } from '@cartwright/core/rules'
import { and, asc, eq } from 'drizzle-orm'
import { accounts, customers, demoAccounts, orgSites } from '../db/schema'
import type { Deps } from '../http/handler'
import { nameIn, type Spoken } from '../texts/language'

/** Of all of them, as README and guides show it. */
export const DEMO_PASSWORD = 'Cartwright1'

/**
 * Those of the region who can still sign in with the published password; none in production, where no one can.
 * @param language of what is said about them
 */
export async function listDemoAccounts(
  { db, region, isProduction }: Pick<Deps, 'db' | 'region' | 'isProduction'>,
  language: Spoken,
): Promise<CallResult<'session.demoAccounts'>> {
  if (isProduction) return []
  const rows = await db
    .select({
      userName: accounts.userName,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      company: customers.company,
      about: demoAccounts.about,
    })
    .from(demoAccounts)
    .innerJoin(
      accounts,
      and(
        eq(accounts.accountId, demoAccounts.accountId),
        eq(accounts.password, demoAccounts.password),
        eq(accounts.active, true),
      ),
    )
    .innerJoin(customers, eq(customers.custId, accounts.custId))
    .innerJoin(orgSites, and(eq(orgSites.orgId, customers.orgId), eq(orgSites.region, region)))
    .orderBy(asc(demoAccounts.accountId))
  return rows.map(({ userName, firstName, lastName, company, about }) => ({
    userName,
    password: DEMO_PASSWORD,
    name: personName({ userName, firstName, lastName }),
    company,
    about: nameIn(language, about.en ?? '', about),
  }))
}
