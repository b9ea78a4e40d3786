/** All lists that an account sees, page by page, with what each comes to today. */
import type { CallRead, Page, ResolvedLine, SavedListRow } from '@cartwright/core/contract'
import { discountPriceAt, linePrice, normalizeNumber, sum } from '@cartwright/core/rules'
import { and, asc, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { findMatches } from '../catalogue/find-matches'
import type { RequestContext } from '../catalogue/request-context'
import { resolveLines } from '../catalogue/resolve-lines'
import { contains } from '../db/contains'
import { intArray } from '../db/rows'
import { accounts, quickOrders } from '../db/schema'
import { fullName } from '../session/full-name'
import { meaningOf } from './entered-lines'
import { isReadableList } from './readable-list'
import { columns, toList } from './saved-lists'

const PAGE_SIZE = 20
/** With fewer characters the beginning of an own number is hardly more than the supplier's prefix, and names no article. */
const BEGINNING_MIN = 3
/** Different numbers that one page looks up; lists that would need more say nothing of today. */
const INPUTS_MAX = 5_000

type Query = CallRead<'savedLists.list'>['query']
type Entered = (typeof quickOrders.$inferSelect)['entered']

/**
 * Prices and stock are those of the reader, also in a list that someone else shares.
 * @source API-080
 */
export async function listSavedLists(scope: RequestContext, query: Query): Promise<Page<SavedListRow>> {
  const { db, caller } = scope
  const { pageNum = 1, pageSize = PAGE_SIZE, keyword = '', scope: whose = 'all' } = query
  const isOwn = eq(quickOrders.accountId, caller.accountId)
  const condition = and(
    isReadableList(caller),
    whose === 'own' ? isOwn : whose === 'others' ? ne(quickOrders.accountId, caller.accountId) : undefined,
    await holds(scope, keyword.trim()),
  )
  const ofOwner = eq(accounts.accountId, quickOrders.accountId)
  const [counted] = await db.select({ total: count() }).from(quickOrders).innerJoin(accounts, ofOwner).where(condition)
  const found = await db
    .select({ row: columns, entered: quickOrders.entered, owner: fullName })
    .from(quickOrders)
    .innerJoin(accounts, ofOwner)
    .where(condition)
    .orderBy(...inOrder(query))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  const today = await readToday(
    scope,
    found.map(({ entered }) => entered),
  )
  return {
    rows: found.map(({ row, owner }, at) => ({
      ...toList(row, owner, caller),
      today: today[at] ?? null,
    })),
    total: counted?.total ?? 0,
  }
}

/** Ends with the unique id, so that no list stands on two pages. */
function inOrder({ sort = 'updateTime', order = 'desc' }: Query): SQL[] {
  const by = {
    updateTime: quickOrders.updateTime,
    name: sql`lower(${quickOrders.name})`,
    lines: columns.lines,
    lastOrdered: quickOrders.lastOrdered,
  }[sort]
  // Lists that were never ordered come last either way.
  const ordered = order === 'asc' ? sql`${by} asc nulls last` : sql`${by} desc nulls last`
  return [ordered, order === 'asc' ? asc(quickOrders.quickOrderId) : desc(quickOrders.quickOrderId)]
}

/** Part of its name, QO# or owner, or of a number in its lines; an article is found by any of its numbers, and by how its own begins. */
async function holds(scope: RequestContext, keyword: string): Promise<SQL | undefined> {
  if (!keyword) return undefined
  const key = normalizeNumber(keyword)
  const typed = sql`upper(regexp_replace(l ->> 'input', '[-[:space:]./_]+', '', 'g'))`
  return or(
    contains(sql`lower(${quickOrders.name})`, keyword),
    contains(sql`lower(${quickOrders.qoNo})`, keyword),
    contains(sql`lower(${fullName})`, keyword),
    key === ''
      ? undefined
      : sql`exists (select from jsonb_array_elements(${quickOrders.entered}) l
          where position(${key} in ${typed}) > 0 or ${typed} <> '' and ${typed} in (${await numbersOf(scope, key)}))`,
  )
}

/** All numbers, as they are compared, of the articles that a text is a number of or whose own number begins with it. */
async function numbersOf(scope: RequestContext, key: string): Promise<SQL> {
  const { caller, region } = scope
  const ids = (await findMatches([key], caller, scope)).map(({ id }) => id)
  const begins = sql`s.number_key like ${`${key.replace(/[\\%_]/g, '\\$&')}%`} and s.market in ('ALL', ${region})`
  const isNumber = sql`s.goods_sku_id = any(${intArray(ids)})`
  const isMeant = key.length < BEGINNING_MIN ? isNumber : sql`(${isNumber} or ${begins})`
  return sql`select unnest(array[s.number_key, s.oem_key, s.union_code, s.box_barcode, s.product_barcode]) from skus s
      where ${isMeant}
    union all select n.cust_key from cust_numbers n join skus s on s.goods_sku_id = n.goods_sku_id
      where n.cust_id = ${caller.custId} and ${isMeant}`
}

/** Of each list what it comes to; undefined from the list on that there is no room for. */
async function readToday(
  { db, caller, region, now, language }: RequestContext,
  lists: readonly Entered[],
): Promise<(SavedListRow['today'] | undefined)[]> {
  const inputs = new Set<string>()
  let taken = 0
  for (const lines of lists) {
    const fresh = new Set(lines.map(({ input }) => input).filter(input => !inputs.has(input)))
    if (inputs.size + fresh.size > INPUTS_MAX) break
    for (const input of fresh) inputs.add(input)
    taken += 1
  }
  const entered = [...inputs].map(input => ({ key: input, input, quantity: '' }))
  const resolved =
    entered.length > 0 ? await resolveLines(entered, caller, { db, region, clock: () => now }, language) : []
  const byInput = new Map(resolved.map(line => [line.key, line]))
  return lists.slice(0, taken).map(lines => todayOf(lines, byInput))
}

function todayOf(lines: Entered, byInput: ReadonlyMap<string, ResolvedLine>): NonNullable<SavedListRow['today']> {
  const meant = lines.map(line => meaningOf(line, byInput.get(line.input))).filter(line => 'part' in line)
  const wanted = new Map<number, number>()
  for (const { part, qty } of meant) wanted.set(part.goodsSkuId, (wanted.get(part.goodsSkuId) ?? 0) + qty)
  const isShort = ({ part }: (typeof meant)[number]) => {
    const { stock = 0, otherStock = 0 } = part.availability ?? {}
    return (wanted.get(part.goodsSkuId) ?? 0) > stock + otherStock
  }
  const short = meant.filter(isShort).length
  const amounts = meant.map(({ part: { unitPrice, discountPrice, tiers }, qty }) =>
    unitPrice === null
      ? null
      : linePrice({
          qty,
          unitPrice,
          discountPrice: discountPriceAt({ unitPrice, promotionPrice: discountPrice, tiers }, qty),
        }),
  )
  const known = amounts.filter(amount => amount !== null)
  return {
    ready: meant.length - short,
    short,
    toFix: lines.length - meant.length,
    amount: known.length < amounts.length ? null : sum(known),
  }
}
