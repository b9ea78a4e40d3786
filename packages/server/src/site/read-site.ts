/** The site of an account. */
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orgSites, sellers } from '../db/schema'
import type { Principal } from '../http/handler'

export type Site = typeof orgSites.$inferSelect & {
  /** IANA name: moments are shown by its clock. */
  timeZone: string
}

interface SiteReader {
  db: Database
  caller: Pick<Principal, 'orgId'>
}

/** @throws Error when the database has no such site, which a foreign key excludes */
export async function readSite({ db, caller }: SiteReader): Promise<Site> {
  const [site] = await db.select().from(orgSites).where(eq(orgSites.orgId, caller.orgId))
  if (!site) throw new Error(`site ${caller.orgId} is missing`)
  return { ...site, timeZone: await readTimeZone(db, caller.orgId) }
}

/** The zone of the clock of a site: that of its seller. */
export async function readTimeZone(db: Database, orgId: number): Promise<string> {
  const [seller] = await db.select({ timeZone: sellers.timeZone }).from(sellers).where(eq(sellers.orgId, orgId))
  return seller?.timeZone ?? 'UTC'
}
