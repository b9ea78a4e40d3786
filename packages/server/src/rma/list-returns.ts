/** The list of returns of a company. */
import type { CallRead, Page, ReturnReason, ReturnRow } from '@cartwright/core/contract'
import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { formatTime } from '../catalogue/time'
import { foldedNumber, holdsNumber } from '../db/folded-number'
import { accounts, orderLines, orders, rmaLines, rmas, skus } from '../db/schema'
import { orderIdsByNumber } from '../orders/find-by-number'
import { hasSeenPrices } from '../orders/own-prices'
import { fullName } from '../session/full-name'

const PAGE_SIZE = 20

export type ReturnFilter = Omit<CallRead<'rma.list'>['query'], 'pageNum' | 'pageSize'>

/** `keyword` is part of the number of a return, of an order or of one of its papers, of an article, or of a batch. @source API-083, RMA-001 */
export async function listReturns(
  scope: RequestContext,
  { pageNum = 1, pageSize = PAGE_SIZE, ...filter }: CallRead<'rma.list'>['query'],
): Promise<Page<ReturnRow>> {
  const { db } = scope
  const condition = matchingReturns(scope, filter)
  const [counted] = await db.select({ total: count() }).from(rmas).where(condition)
  const ofReturn = sql`from ${rmaLines} l join ${orderLines} using (order_line_id) join ${orders} o using (order_id)
    where l.rma_id = ${rmas}.rma_id`
  const rows = await db
    .select({
      id: rmas.rmaId,
      rmaNo: rmas.rmaNo,
      status: rmas.status,
      createTime: rmas.createTime,
      submitTime: rmas.submitTime,
      placedBy: fullName,
      reason: sql<ReturnReason | null>`(select l.reason from ${rmaLines} l where l.rma_id = ${rmas}.rma_id order by l.position limit 1)`,
      reasons: sql<ReturnReason[]>`(select coalesce(json_agg(r.reason order by r.place), '[]') from (
        select l.reason, min(l.position) as place from ${rmaLines} l where l.rma_id = ${rmas}.rma_id and l.reason is not null
        group by l.reason) r)`,
      batchNos: sql<string[]>`(select coalesce(json_agg(b.batch_no order by b.place), '[]') from (
        select l.batch_no, min(l.position) as place from ${rmaLines} l where l.rma_id = ${rmas}.rma_id and l.batch_no <> ''
        group by l.batch_no) b)`,
      orderNos: sql<string[]>`(select coalesce(json_agg(distinct o.order_no), '[]') ${ofReturn})`,
      lineCount: sql<number>`(select count(*)::int from ${rmaLines} l where l.rma_id = ${rmas}.rma_id)`,
      pieces: sql<number>`(select coalesce(sum(greatest(l.return_qty, 0)), 0)::int from ${rmaLines} l where l.rma_id = ${rmas}.rma_id)`,
    })
    .from(rmas)
    .innerJoin(accounts, eq(accounts.accountId, rmas.accountId))
    .where(condition)
    .orderBy(desc(rmas.createTime), desc(rmas.rmaId))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  return {
    rows: rows.map(({ createTime, submitTime, ...row }) => ({
      ...row,
      returnTime: formatTime(submitTime ?? createTime),
    })),
    total: counted?.total ?? 0,
  }
}

/** Returns of the company that the reader sees. */
export const matchingReturns = (scope: RequestContext, { keyword, status }: ReturnFilter): SQL | undefined =>
  and(eq(rmas.custId, scope.caller.custId), status && eq(rmas.status, status), isNamedBy(scope, keyword), isSeen(scope))

/** All lines are of orders that the reader sees. */
function isSeen(scope: RequestContext): SQL | undefined {
  const seen = hasSeenPrices(scope)
  return (
    seen &&
    sql`not exists (select from ${rmaLines} l join ${orderLines} using (order_line_id) join ${orders} using (order_id)
    where l.rma_id = ${rmas.rmaId} and not (${seen}))`
  )
}

/** By the numbers of the return, of its orders with all their papers, of its articles and their batches. */
function isNamedBy(scope: RequestContext, keyword: string | undefined): SQL | undefined {
  const wanted = keyword?.trim()
  if (!wanted) return undefined
  const isIn = (number: SQL) => holdsNumber(foldedNumber(number), wanted)
  return or(
    isIn(sql`${rmas.rmaNo}`),
    sql`exists (select from ${rmaLines} l join ${orderLines} ol using (order_line_id) join ${skus} s using (goods_sku_id)
      where l.rma_id = ${rmas.rmaId} and (ol.order_id in (${orderIdsByNumber(scope, wanted)})
        or ${or(isIn(sql`s.number`), isIn(sql`s.oem_code`), isIn(sql`l.batch_no`), isIn(sql`coalesce(ol.cust_number, '')`))}))`,
  )
}
