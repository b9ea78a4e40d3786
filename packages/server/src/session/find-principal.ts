/** The principal of an account that makes no request: whom a mail is for. */
import { toLanguage } from '@cartwright/core/contract'
import { personName } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { readRows } from '../db/rows'
import type { Principal } from '../http/handler'
import { FALLBACK_LANGUAGE, type Spoken, spokenIn } from '../texts/language'
import { principalColumns } from './principal-cache'

export interface FoundAccount {
  principal: Principal
  /** First and last name, else the user name. */
  name: string
  /** The one that the account has chosen last; before that the one of the company's invoices, else of its site. */
  language: Spoken
}

type Row = Omit<Principal, 'vatRate'> & {
  vatRate: string
  firstName: string
  lastName: string
  language: string
  region: string
}

/** @returns undefined for accounts that may not sign in */
export async function findPrincipal(db: Database, accountId: number): Promise<FoundAccount | undefined> {
  const [row] = await readRows<Row>(
    db,
    sql`select ${principalColumns}, a.first_name as "firstName", a.last_name as "lastName",
        coalesce(a.language, c.language, o.language) as language, o.region
      from accounts a join customers c using (cust_id) join org_sites o using (org_id)
      where a.account_id = ${accountId} and a.active`,
  )
  if (!row) return undefined
  const { vatRate, firstName, lastName, language, region, ...principal } = row
  return {
    principal: { ...principal, vatRate: Number(vatRate) },
    name: personName({ userName: principal.userName, firstName, lastName }),
    language: spokenIn(region, toLanguage(language) ?? FALLBACK_LANGUAGE),
  }
}
