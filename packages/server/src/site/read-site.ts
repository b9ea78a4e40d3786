/** The site of an account. */
import { eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { orgSites } from '../db/schema'

export type Site = typeof orgSites.$inferSelect

/** @throws Error when the database has no such site, which a foreign key excludes */
export async function readSite({ db, caller }: Pick<RequestContext, 'db' | 'caller'>): Promise<Site> {
  const [site] = await db.select().from(orgSites).where(eq(orgSites.orgId, caller.orgId))
  if (!site) throw new Error(`site ${caller.orgId} is missing`)
  return site
}
