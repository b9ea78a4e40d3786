/** Times that a person reads on the terminal: those of the clock of a site, with the name of its zone. */
import { timeIn, zoneName } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orgSites, sellers } from '../db/schema'
import { localeOf, spokenIn } from '../texts/language'

/** `2026-11-26 00:30 CET`; in UTC where there is no site. */
export type SiteTimes = (orgId: number | null, moment: Date) => string

/** The clocks of all sites. */
export async function readSiteTimes(db: Database): Promise<SiteTimes> {
  const sites = await db
    .select({ orgId: orgSites.orgId, region: orgSites.region, timeZone: sellers.timeZone })
    .from(orgSites)
    .leftJoin(sellers, eq(sellers.orgId, orgSites.orgId))
  return (orgId, moment) => {
    const site = sites.find(each => each.orgId === orgId)
    const timeZone = site?.timeZone ?? 'UTC'
    return `${timeIn(timeZone, moment).slice(0, 16)} ${zoneName(localeOf(spokenIn(site?.region ?? '', 'en')), timeZone, moment)}`
  }
}
