/** The principal of an account that makes no request: whom a mail is for. */
import { type Language, toLanguage } from '@cartwright/core/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { readRows } from '../db/rows'
import type { Principal } from '../http/handler'
import { FALLBACK_LANGUAGE } from '../http/language'
import { principalColumns } from './principal-cache'

export interface FoundAccount {
  principal: Principal
  /** First and last name, else the user name. */
  name: string
  /** The one that the account has chosen last; before that the one of the company's invoices, else of its site. */
  language: Language
}

type Row = Omit<Principal, 'vatRate'> & { vatRate: string; name: string; language: string }

/** @returns undefined for accounts that may not sign in */
export async function findPrincipal(db: Database, accountId: number): Promise<FoundAccount | undefined> {
  const [row] = await readRows<Row>(
    db,
    sql`select ${principalColumns}, trim(a.first_name || ' ' || a.last_name) as name,
        coalesce(a.language, c.language, o.language) as language
      from accounts a join customers c using (cust_id) join org_sites o using (org_id)
      where a.account_id = ${accountId} and a.active`,
  )
  if (!row) return undefined
  const { vatRate, name, language, ...principal } = row
  return {
    principal: { ...principal, vatRate: Number(vatRate) },
    name: name || principal.userName,
    language: toLanguage(language) ?? FALLBACK_LANGUAGE,
  }
}
