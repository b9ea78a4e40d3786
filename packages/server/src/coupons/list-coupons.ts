/** The coupons of a company, by where they stand for it. */
import type { CallRead, Coupon, Page } from '@cartwright/core/contract'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { readToday } from '../account/billing'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import { intArray } from '../db/rows'
import { couponRedemptions, coupons, skus } from '../db/schema'
import { nameIn } from '../texts/language'
import { couponStatus, couponUsesLeft } from './coupon-rules'
import { isForCompany, toTerms } from './find-coupon'

const PAGE_SIZE = 20
/** Beyond these no one reads; a company has a handful. */
const COUPONS_MAX = 1_000

/**
 * Those that end first come first. One that was disabled before the company used it is left out, and so is one that has not started, or
 * that counts in another currency.
 * @source API-090, CPN-002, CPN-004
 */
export async function listCoupons(
  scope: RequestContext,
  query: CallRead<'coupons.list'>['query'],
): Promise<Page<Coupon>> {
  const { pageNum = 1, pageSize = PAGE_SIZE, status } = query
  const today = await readToday(scope.db, scope.caller.orgId, scope.now)
  const usedByCompany = sql<number>`(select count(*)::int from ${couponRedemptions} r
    where r.coupon_id = "coupons"."coupon_id" and r.cust_id = ${scope.caller.custId})`
  const found = await scope.db
    .select({ row: coupons, usedByCompany })
    .from(coupons)
    .where(and(isForCompany(scope), eq(coupons.currency, scope.caller.currency), lte(coupons.startsOn, today)))
    .orderBy(sql`${coupons.endsOn} asc nulls last`, asc(coupons.couponId))
    .limit(COUPONS_MAX)
  const standing = found
    .map(({ row, usedByCompany: used }) => ({ row, terms: toTerms(row, used) }))
    .filter(({ terms }) => !terms.isDisabled || terms.usedByCompany > 0)
    .map(coupon => ({ ...coupon, status: couponStatus(coupon.terms, today) }))
    .filter(coupon => status === undefined || coupon.status === status)
  const page = standing.slice((pageNum - 1) * pageSize, pageNum * pageSize)
  const numbers = await numbersOf(
    scope,
    page.flatMap(({ row }) => row.goodsSkuIds),
  )
  const rows = page.map(({ row, terms, status: at }) => ({
    code: row.code,
    title: nameIn(scope.language, row.titles.en, row.titles),
    type: row.type,
    value: row.value,
    initialAmount: row.initialAmount,
    currency: row.currency,
    effectiveDate: { from: row.startsOn, to: row.endsOn },
    uses: row.usesOfCompany,
    usesLeft: couponUsesLeft(terms),
    status: at,
    numbers: row.goodsSkuIds.flatMap(id => numbers.get(id) ?? []),
  }))
  return { rows, total: standing.length }
}

async function numbersOf({ db }: RequestContext, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: skus.goodsSkuId, number: skus.number })
    .from(skus)
    .where(isOneOf(skus.goodsSkuId, intArray(new Set(ids))))
  return new Map(rows.map(({ id, number }) => [id, number]))
}
