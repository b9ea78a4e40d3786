/** Printers: finding one by any part of its name, and those an account keeps. */
import type { CallRead, Printer, PrinterSeries } from '@cartwright/core/contract'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import { wholeNumber, withDigits, withoutEquipment } from '../catalogue/readings'
import { joinNumbers, patternOf, withoutHyphens, wordPatterns } from '../catalogue/search-text'
import { inOurWords } from '../catalogue/trade-words'
import { intArray, readRows } from '../db/rows'
import { keptPrinters, models } from '../db/schema'
import { joinedName } from '../db/schema/catalogue'
import { notFound } from '../http/api-error'
import type { Deps, Principal } from '../http/handler'
import { transact } from '../transactions/transact'

const FOUND = 20
/** Older ones are forgotten. */
const KEPT = 50

type Question = CallRead<'printers.find'>['query']

/** Parts sold here that fit printer `m`. */
const fitting = (region: Deps['region']) => sql`
  from sku_models f join skus s using (goods_sku_id)
  where f.model_id = m.model_id and not s.disabled and s.market in ('ALL', ${region})`

interface Wanted {
  /** The printers `m`, with series `e` and brand `b`. */
  from?: SQL
  where: SQL
  order: SQL
  limit: number
}

/** Printers with their names and how many parts fit; those without any are left out. Counts only what is shown. */
const readPrinters = ({ from = sql`models m`, where, order, limit }: Wanted, { db, region }: Deps) =>
  readRows<Printer>(
    db,
    sql`select "modelId", "modelName", "seriesId", "seriesName", "brandId", "brandName",
        (select count(*)::int ${fitting(region)}) as articles
      from (
        select m.model_id, row_number() over (order by ${order}) as place,
          m.model_id as "modelId", m.model_name as "modelName", e.series_id as "seriesId",
          e.series_name as "seriesName", b.brand_id as "brandId", b.brand_name as "brandName"
        from ${from} join series e using (series_id) join brands b using (brand_id)
        where ${where} and exists (select ${fitting(region)})
        order by place limit ${limit}
      ) m
      order by m.place`,
  )

/** @source API-047 */
export const listSeries = ({ db, region }: Deps): Promise<PrinterSeries[]> =>
  readRows(
    db,
    sql`select e.series_id as "seriesId", e.series_name as "seriesName", b.brand_id as "brandId", b.brand_name as "brandName"
      from series e join brands b using (brand_id)
      where exists (
        select from models m where m.series_id = e.series_id and exists (select ${fitting(region)}))
      order by b.brand_name, e.series_name`,
  )

/**
 * Printers of a brand or series whose names hold all words; the shortest name first, so that `hl-l2350` is not buried
 * below what only begins like it. When none does, those that are called so in our words, no matter what their blanks, or
 * without what they come with, or with digits for letters that look like them.
 * @source API-048
 */
export async function findPrinters(question: Question, deps: Deps): Promise<Printer[]> {
  const keyword = question.keyword?.trim() ?? ''
  const found = await findNamed(question, wordPatterns(keyword).map(holds(sql`m.search`)), deps)
  if (found.length > 0) return found
  const joined = joinedName(sql`m.search`)
  const known = joinNumbers(inOurWords(keyword))
  for (const text of new Set([known, withoutEquipment(known), withDigits(known)])) {
    const words = text.toLowerCase().split(' ').map(withoutHyphens).filter(Boolean)
    // What is left of a number without its letters is all of it.
    const forms =
      text !== withoutEquipment(known) || text === known ? [] : words.filter(word => /\d$/.test(word)).map(wholeNumber)
    const isNamed = [...words.map(patternOf).map(holds(joined)), ...forms.map(form => sql`${joined} ~ ${form}`)]
    const named = words.length > 0 ? await findNamed(question, isNamed, deps) : []
    if (named.length > 0) return named
  }
  return []
}

/** One condition for each pattern, so that a trigram index serves them. */
const holds = (column: SQL) => (pattern: string) => sql`${column} like ${pattern}`

function findNamed(question: Question, isNamed: readonly SQL[], deps: Deps): Promise<Printer[]> {
  const { keyword = '', brandId, seriesId, modelId, limit = FOUND } = question
  const conditions = [
    sql`true`,
    ...isNamed,
    ...(brandId === undefined ? [] : [sql`e.brand_id = ${brandId}`]),
    ...(seriesId === undefined ? [] : [sql`m.series_id = ${seriesId}`]),
    ...(modelId === undefined ? [] : [isOneOf(sql`m.model_id`, intArray(modelId))]),
  ]
  const order = keyword.trim()
    ? sql`length(m.model_name), b.brand_name, m.model_name`
    : sql`b.brand_name, e.series_name, m.model_name`
  return readPrinters({ where: sql.join(conditions, sql` and `), order, limit }, deps)
}

/** The last one first. */
export const listKept = ({ accountId }: Principal, deps: Deps): Promise<Printer[]> =>
  readPrinters(
    {
      from: sql`kept_printers k join models m using (model_id)`,
      where: sql`k.account_id = ${accountId}`,
      order: sql`k.kept_time desc, m.model_name`,
      limit: KEPT,
    },
    deps,
  )

/** Printers that are not known, or no longer, are left out. @throws ApiError `NOT_FOUND` when no other is left */
export async function keepPrinters(modelIds: readonly number[], caller: Principal, deps: Deps): Promise<Printer[]> {
  const { db, clock } = deps
  const { accountId } = caller
  const known = await db
    .select({ modelId: models.modelId })
    .from(models)
    .where(isOneOf(models.modelId, intArray(new Set(modelIds))))
    .orderBy(asc(models.modelId))
  if (known.length === 0) throw notFound('This printer')
  await transact(db, async tx => {
    await tx
      .insert(keptPrinters)
      .values(known.map(({ modelId }) => ({ accountId, modelId, keptTime: clock() })))
      .onConflictDoUpdate({
        target: [keptPrinters.accountId, keptPrinters.modelId],
        set: { keptTime: sql`excluded.kept_time` },
      })
    await tx.execute(sql`delete from kept_printers where account_id = ${accountId} and model_id not in (
      select model_id from kept_printers where account_id = ${accountId} order by kept_time desc limit ${KEPT})`)
  })
  return listKept(caller, deps)
}

/** A printer that is not kept is forgotten already. */
export async function forgetPrinter(modelId: number, caller: Principal, deps: Deps): Promise<Printer[]> {
  await deps.db
    .delete(keptPrinters)
    .where(and(eq(keptPrinters.accountId, caller.accountId), eq(keptPrinters.modelId, modelId)))
  return listKept(caller, deps)
}
