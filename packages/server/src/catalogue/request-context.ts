/** Who asks, where and when: what every query about parts and orders needs. */

import type { Database } from '../db/database'
import type { Deps, Principal } from '../http/handler'
import { FALLBACK_LANGUAGE, type Spoken } from '../texts/language'

export interface RequestContext {
  /** The shop's database, or a transaction on it. */
  db: Database
  caller: Principal
  region: Deps['region']
  now: Date
  /** In which names of the shop are read. */
  language: Spoken
}

/** The scope of one request. */
export const requestContextOf = (
  caller: Principal,
  { db, region, clock }: Deps,
  language: Spoken = FALLBACK_LANGUAGE,
): RequestContext => ({ db, caller, region, now: clock(), language })
