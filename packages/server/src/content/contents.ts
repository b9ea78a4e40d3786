/** Texts and tiles of one kind, in the language asked for where there is one. */
import { and, asc, desc, eq, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import { contents } from '../db/schema'
import type { Deps } from '../http/handler'

/** Kinds that are not declarations. */
const TILE_KINDS = ['banner', 'brandSubject', 'activitySubject', 'homeFloor', 'faq']
const FALLBACK = 'en'

export type Content = typeof contents.$inferSelect

interface Wanted {
  language?: string | undefined
  orgId?: number | undefined
}

/** Rows of a kind for region and site. Without any in `language`, the English ones. */
export const listContents = (kind: string, wanted: Wanted, deps: Deps): Promise<Content[]> =>
  findIn(eq(contents.kind, kind), wanted, deps)

/** Help, announcement and terms texts; all of them without `type`. */
export const listDeclarations = (type: string | undefined, wanted: Wanted, deps: Deps): Promise<Content[]> =>
  findIn(and(notInArray(contents.kind, TILE_KINDS), type ? eq(contents.kind, type) : undefined), wanted, deps)

async function findIn(isKind: SQL | undefined, { language = FALLBACK, orgId }: Wanted, { db, region }: Deps) {
  const isOfSite = orgId === undefined ? isNull(contents.orgId) : or(isNull(contents.orgId), eq(contents.orgId, orgId))
  const rows = await db
    .select()
    .from(contents)
    .where(and(isKind, eq(contents.region, region), inArray(contents.language, [language, FALLBACK]), isOfSite))
    .orderBy(asc(contents.position), desc(contents.createTime))
  const inLanguage = rows.filter(row => row.language === language)
  return inLanguage.length > 0 ? inLanguage : rows
}
