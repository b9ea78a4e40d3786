/** What sub-accounts see in the place of the company's prices: set by part, or by a rule (ACC-008, ACC-013 to ACC-015). */
import type { AccountPrice, CallRead, CallResult, PriceRule, SeenPrice } from '@cartwright/core/contract'
import { isBelowCompanyPrice, personName, readPercent, readPrice, round2, ruledPrice } from '@cartwright/core/rules'
import { and, asc, count, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { findParts } from '../catalogue/find-parts'
import { matchesKeyword } from '../catalogue/keyword'
import { accountPrice } from '../catalogue/pricing'
import { requestContextOf } from '../catalogue/request-context'
import { resolveLines } from '../catalogue/resolve-lines'
import type { Database } from '../db/database'
import { record, recordChange } from '../db/record'
import { accountPriceRules, accountPrices, accounts, custNumbers, prices, skus } from '../db/schema'
import { notFound } from '../http/api-error'
import type { Deps, Incoming, Principal } from '../http/handler'
import { assertRoom, ROWS_MAX } from '../limits/account-limits'
import type { Spoken } from '../texts/language'
import { runIdempotent, runIdempotentIfKeyed } from '../transactions/run-idempotent'
import { transact } from '../transactions/transact'
import { assertMayActFor, mayActFor } from './may-act-for'

type Report = CallResult<'account.importPrices'>
type ReportRow = Report['rows'][number]

const PAGE_SIZE = 20
const USUAL_ROUNDING = 'cent'

const isSubOf = (custId: number) => and(eq(accounts.custId, custId), eq(accounts.mainAccount, false))

/**
 * Prices that are set for sub-accounts; with `scope` `all` and an account every article that the company buys, as that account sees it.
 * @source API-094, ACC-013
 */
export async function listPrices(
  { db }: Deps,
  caller: Principal,
  { accountId, scope, keyword, pageNum = 1, pageSize = PAGE_SIZE }: CallRead<'account.prices'>['query'],
): Promise<CallResult<'account.prices'>> {
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize }
  if (scope === 'all' && accountId !== undefined) return listSeen(db, caller, { accountId, keyword, page })
  const isAsked = and(
    isSubOf(caller.custId),
    accountId === undefined ? undefined : eq(accounts.accountId, accountId),
    matchesKeyword(keyword),
  )
  const [all] = await db
    .select({ total: count() })
    .from(accountPrices)
    .innerJoin(accounts, eq(accounts.accountId, accountPrices.accountId))
    .innerJoin(skus, eq(skus.goodsSkuId, accountPrices.goodsSkuId))
    .where(isAsked)
  const rows = await selectPrices(db, caller, isAsked, page)
  return { rows: rows.map(row => ({ ...row, origin: 'set' })), total: all?.total ?? 0 }
}

interface Page {
  limit: number
  offset: number
}

/** The articles of the company's price list, and those that have a price for the account without being on it. */
async function listSeen(
  db: Database,
  caller: Principal,
  { accountId, keyword, page }: { accountId: number; keyword: string | undefined; page: Page },
): Promise<CallResult<'account.prices'>> {
  const isAsked = and(
    isSubOf(caller.custId),
    eq(accounts.accountId, accountId),
    or(isNotNull(accountPrices.price), and(isNotNull(prices.price), eq(skus.disabled, false))),
    matchesKeyword(keyword),
  )
  const isSet = and(eq(accountPrices.accountId, accounts.accountId), eq(accountPrices.goodsSkuId, skus.goodsSkuId))
  const [all] = await db
    .select({ total: count() })
    .from(accounts)
    .crossJoin(skus)
    .leftJoin(accountPrices, isSet)
    .leftJoin(prices, isListPrice(caller))
    .where(isAsked)
  const rows = await db
    .select({
      ...priceColumns,
      set: accountPrices.price,
      own: accountPrice(sql`${accounts.accountId}`, sql`${caller.priceListId}::int`, sql`${skus.goodsSkuId}`),
    })
    .from(accounts)
    .crossJoin(skus)
    .leftJoin(accountPrices, isSet)
    .leftJoin(custNumbers, isOwnNumber(caller))
    .leftJoin(prices, isListPrice(caller))
    .where(isAsked)
    .orderBy(asc(skus.number), asc(skus.goodsSkuId))
    .limit(page.limit)
    .offset(page.offset)
  return {
    rows: rows.map(({ set, own, ...row }) => ({ ...row, ...seenOf(caller, set, own, row) })),
    total: all?.total ?? 0,
  }
}

function seenOf(
  { repPrices }: Principal,
  set: number | null,
  own: unknown,
  { companyPrice }: { companyPrice: number | null },
): Pick<SeenPrice, 'price' | 'origin'> {
  if (set !== null) return { price: set, origin: 'set' }
  if (own !== null) return { price: Number(own), origin: 'rule' }
  return repPrices === 'none' ? { price: null, origin: 'hidden' } : { price: companyPrice, origin: 'company' }
}

const priceColumns = {
  accountId: accounts.accountId,
  userName: accounts.userName,
  goodsSkuId: skus.goodsSkuId,
  number: skus.number,
  oemCode: skus.oemCode,
  custNumber: custNumbers.custNumber,
  companyPrice: prices.price,
}
const isOwnNumber = ({ custId }: Principal) =>
  and(eq(custNumbers.custId, custId), eq(custNumbers.goodsSkuId, skus.goodsSkuId))

const selectPrices = (
  db: Database,
  caller: Principal,
  where: SQL | undefined,
  { limit, offset }: Page,
): Promise<AccountPrice[]> =>
  db
    .select({ ...priceColumns, price: accountPrices.price })
    .from(accountPrices)
    .innerJoin(accounts, eq(accounts.accountId, accountPrices.accountId))
    .innerJoin(skus, eq(skus.goodsSkuId, accountPrices.goodsSkuId))
    .leftJoin(custNumbers, isOwnNumber(caller))
    .leftJoin(prices, isListPrice(caller))
    .where(where)
    .orderBy(asc(accounts.userName), asc(skus.number), asc(skus.goodsSkuId), asc(accounts.accountId))
    .limit(limit)
    .offset(offset)

const isListPrice = ({ priceListId }: Principal) =>
  and(eq(prices.priceListId, priceListId), eq(prices.goodsSkuId, skus.goodsSkuId), eq(prices.minQty, 1))

/**
 * @throws ApiError `NOT_FOUND` for what is no sub-account of the company, and for an unknown article; `FORBIDDEN` for an account that the
 *   caller may not act for
 * @source API-094, ACC-015
 */
export async function setPrice(
  { body, caller, idempotencyKey: key }: Incoming<'account.setPrice'>,
  deps: Deps,
): Promise<CallResult<'account.setPrice'>> {
  const { db, clock } = deps
  const { accountId, number, price } = body
  const sub = await findSub(db, caller, accountId)
  const part = (await findParts(requestContextOf(caller, deps), [number])).get(number)
  if (!part) throw notFound('This article')
  return runIdempotentIfKeyed(
    db,
    { accountId: caller.accountId, key, call: 'account.setPrice', body, now: clock() },
    async tx => {
      const [before] = await tx
        .select({ price: accountPrices.price })
        .from(accountPrices)
        .where(and(eq(accountPrices.accountId, accountId), eq(accountPrices.goodsSkuId, part.goodsSkuId)))
      await storePrices(tx, [{ accountId, goodsSkuId: part.goodsSkuId, price: round2(price) }])
      await recordChange(tx, deps.clock(), {
        action: 'price.set',
        subject: `${sub.userName} ${part.number}`,
        before: { price: before?.price ?? null },
        after: { price: round2(price) },
      })
      const isIt = and(eq(accounts.accountId, accountId), eq(skus.goodsSkuId, part.goodsSkuId))
      const [row] = await selectPrices(tx, caller, isIt, { limit: 1, offset: 0 })
      if (!row) throw new Error('the price was not stored')
      return row
    },
  )
}

/** @source API-094 */
export async function removePrice(
  { params: { accountId, goodsSkuId }, caller }: Incoming<'account.removePrice'>,
  { db, clock }: Deps,
): Promise<void> {
  const sub = await findSub(db, caller, accountId)
  const isIt = and(eq(accountPrices.accountId, accountId), eq(accountPrices.goodsSkuId, goodsSkuId))
  await transact(db, async tx => {
    const [removed] = await tx.delete(accountPrices).where(isIt).returning()
    if (!removed) throw notFound('This price')
    const [part] = await tx.select({ number: skus.number }).from(skus).where(eq(skus.goodsSkuId, goodsSkuId))
    await record(tx, clock(), {
      action: 'price.removed',
      subject: `${sub.userName} ${part?.number ?? ''}`,
      before: { price: removed.price },
    })
  })
}

/** @source API-094, ACC-015 */
export async function listPriceRules({ db }: Deps, { custId }: Principal, accountId?: number): Promise<PriceRule[]> {
  const rows = await db
    .select({
      accountId: accounts.accountId,
      userName: accounts.userName,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      percent: accountPriceRules.percent,
      rounding: accountPriceRules.rounding,
    })
    .from(accounts)
    .leftJoin(accountPriceRules, eq(accountPriceRules.accountId, accounts.accountId))
    .where(and(isSubOf(custId), accountId === undefined ? undefined : eq(accounts.accountId, accountId)))
    .orderBy(asc(accounts.userName))
  return rows.map(({ firstName, lastName, rounding, ...row }) => ({
    ...row,
    name: personName({ userName: '', firstName, lastName }),
    rounding: rounding ?? USUAL_ROUNDING,
  }))
}

/** @throws ApiError `NOT_FOUND` for what is no sub-account of the company @source API-094, ACC-015 */
export async function setPriceRule(
  { body, caller }: Incoming<'account.setPriceRule'>,
  deps: Deps,
): Promise<CallResult<'account.setPriceRule'>> {
  const { db } = deps
  const { accountId, percent, rounding } = body
  const sub = await findSub(db, caller, accountId)
  await transact(db, async tx => {
    const isIt = eq(accountPriceRules.accountId, accountId)
    const [before] = await tx.select().from(accountPriceRules).where(isIt)
    if (percent === null) await tx.delete(accountPriceRules).where(isIt)
    else
      await tx
        .insert(accountPriceRules)
        .values({ accountId, percent, rounding })
        .onConflictDoUpdate({ target: accountPriceRules.accountId, set: { percent, rounding } })
    await recordChange(tx, deps.clock(), {
      action: 'price.rule',
      subject: sub.userName,
      before: { percent: before?.percent ?? null, rounding: before?.rounding ?? null },
      after: { percent, rounding: percent === null ? null : rounding },
    })
  })
  const [rule] = await listPriceRules(deps, caller, accountId)
  if (!rule) throw notFound('This account')
  return rule
}

/**
 * Reads prices out of the rows of a file. With `apply` all rows that can be read are stored in one transaction, once per idempotency key.
 * @source API-094
 */
export async function importPrices(
  { body, caller, language, idempotencyKey: key }: Incoming<'account.importPrices'>,
  deps: Deps,
): Promise<Report> {
  const read = await readImport(body.rows, caller, deps, language)
  const rows = read.map(({ row }) => row)
  if (!body.apply) return { isApplied: false, rows }
  return runIdempotent(
    deps.db,
    { accountId: caller.accountId, key, call: 'account.importPrices', body, now: deps.clock() },
    async tx => {
      await storePrices(
        tx,
        read.flatMap(({ row, target }) => (target && row.result !== 'same' ? [target] : [])),
      )
      await record(tx, deps.clock(), { action: 'price.imported', after: { lines: rows.filter(isStored).length } })
      return { isApplied: true, rows }
    },
  )
}

const isStored = ({ result }: ReportRow) => result === 'new' || result === 'changed'

interface Target {
  accountId: number
  goodsSkuId: number
  price: number
}

async function readImport(
  sent: CallRead<'account.importPrices'>['body']['rows'],
  caller: Principal,
  deps: Deps,
  language: Spoken,
): Promise<{ row: ReportRow; target?: Target }[]> {
  const { db } = deps
  const all = await db.select().from(accounts).where(isSubOf(caller.custId))
  const isWithinReach = await Promise.all(all.map(sub => mayActFor(db, caller, sub)))
  const subs = all.filter((_sub, index) => isWithinReach[index])
  const byName = new Map(subs.map(sub => [sub.userName.toLowerCase(), sub]))
  const entered = sent.map(({ number: input }, index) => ({ key: String(index), input }))
  const answers = await resolveLines(entered, caller, deps, language)
  const found = answers.flatMap(({ matches }) => matches.map(({ part }) => part.goodsSkuId))
  const listPrices = await readListPrices(db, caller, found)
  const kept = await readKept(db, subs, found)

  return sent.map(({ value, ...named }, index) => {
    const row: ReportRow = { ...named, price: null, result: 'failed', reason: null }
    const failed = (reason: ReportRow['reason']) => ({ row: { ...row, reason } })
    if (!named.userName || !named.number || !value) return failed('columns')
    const sub = byName.get(named.userName.toLowerCase())
    if (!sub) return failed('account')
    const answer = answers[index]
    if (answer?.status === 'ambiguous') return failed('ambiguous')
    const part = answer?.status === 'found' ? answer.matches[0]?.part : undefined
    if (!part) return failed('article')
    const listPrice = listPrices.get(part.goodsSkuId)
    const price = priceOf(value, listPrice)
    if (price === undefined) return failed('price')
    const { accountId } = sub
    const { goodsSkuId, number } = part
    const before = kept.get(`${accountId} ${goodsSkuId}`)
    const result = before === undefined ? 'new' : before === price ? 'same' : 'changed'
    const isBelowOwn = isBelowCompanyPrice(price, listPrice)
    return { row: { ...row, number, price, result, isBelowOwn }, target: { accountId, goodsSkuId, price } }
  })
}

/** A price, or a percentage on the list price. */
function priceOf(value: string, listPrice: number | undefined): number | undefined {
  if (!value.includes('%')) return readPrice(value)
  const percent = readPercent(value)
  return percent === undefined || listPrice === undefined ? undefined : ruledPrice(listPrice, percent, USUAL_ROUNDING)
}

async function readListPrices(
  db: Database,
  { priceListId }: Principal,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: prices.goodsSkuId, price: prices.price })
    .from(prices)
    .where(
      and(eq(prices.priceListId, priceListId), eq(prices.minQty, 1), inArray(prices.goodsSkuId, [...new Set(ids)])),
    )
  return new Map(rows.map(({ id, price }) => [id, price]))
}

async function readKept(
  db: Database,
  subs: readonly { accountId: number }[],
  ids: readonly number[],
): Promise<Map<string, number>> {
  if (subs.length === 0 || ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(accountPrices)
    .where(
      and(
        or(...subs.map(({ accountId }) => eq(accountPrices.accountId, accountId))),
        inArray(accountPrices.goodsSkuId, [...new Set(ids)]),
      ),
    )
  return new Map(rows.map(row => [`${row.accountId} ${row.goodsSkuId}`, row.price]))
}

/** Of two prices for one account and part the last one counts. */
async function storePrices(db: Database, targets: readonly Target[]): Promise<void> {
  const last = [...new Map(targets.map(target => [`${target.accountId} ${target.goodsSkuId}`, target])).values()]
  if (last.length === 0) return
  const [kept] = await db
    .select({ total: count() })
    .from(accountPrices)
    .where(inArray(accountPrices.accountId, [...new Set(last.map(({ accountId }) => accountId))]))
  assertRoom(kept?.total ?? 0, last.length, ROWS_MAX.accountPrices)
  await db
    .insert(accountPrices)
    .values(last)
    .onConflictDoUpdate({
      target: [accountPrices.accountId, accountPrices.goodsSkuId],
      set: { price: sql`excluded.price` },
    })
}

async function findSub(db: Database, caller: Principal, accountId: number): Promise<{ userName: string }> {
  const isIt = and(isSubOf(caller.custId), eq(accounts.accountId, accountId))
  const [sub] = await db.select().from(accounts).where(isIt)
  if (!sub) throw notFound('This account')
  await assertMayActFor(db, caller, sub)
  return sub
}
