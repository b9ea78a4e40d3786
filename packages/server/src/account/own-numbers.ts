/** A company's own article numbers: listed, imported, exported; one is set where its part is shown (CAT-007). */

import type { CallRead, CallResult, OwnNumber } from '@cartwright/core/contract'
import { damageOf, normalizeNumber } from '@cartwright/core/rules'
import { and, asc, count, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { findMatches } from '../catalogue/find-matches'
import { matchesKeyword } from '../catalogue/keyword'
import type { RequestContext } from '../catalogue/request-context'
import { resolveLines } from '../catalogue/resolve-lines'
import type { Database } from '../db/database'
import { record } from '../db/record'
import { custNumbers, customers, skus } from '../db/schema'
import type { Deps, Incoming, Principal } from '../http/handler'
import { assertRoom, ROWS_MAX } from '../limits/account-limits'
import type { Table } from '../tables/write-table'
import { localize } from '../texts/localize'
import { runIdempotent } from '../transactions/run-idempotent'
import { ownNumberTexts } from './own-number-table.texts'

type ReportRow = CallResult<'account.importCustNumbers'>['rows'][number]

const PAGE_SIZE = 20
/** Rows of an export that are read at once. */
const CHUNK = 200
/** As `catalogue.setCustNumber` takes it. */
const NUMBER_CHARS = 40

/** @source CAT-007 */
export async function listOwnNumbers(
  db: Database,
  { custId }: Principal,
  { keyword, pageNum = 1, pageSize = PAGE_SIZE }: CallRead<'account.custNumbers'>['query'],
): Promise<CallResult<'account.custNumbers'>> {
  const wanted = keyword?.trim().toLowerCase()
  const isAsked = and(
    eq(custNumbers.custId, custId),
    wanted ? or(matchesKeyword(wanted), sql`position(${wanted} in lower(${custNumbers.custNumber})) > 0`) : undefined,
  )
  const [all] = await db
    .select({ total: count() })
    .from(custNumbers)
    .innerJoin(skus, eq(skus.goodsSkuId, custNumbers.goodsSkuId))
    .where(isAsked)
  const rows = await select(db, isAsked)
    .orderBy(asc(custNumbers.custKey), asc(custNumbers.goodsSkuId))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  return { rows, total: all?.total ?? 0 }
}

const select = (db: Database, where: SQL | undefined) =>
  db
    .select({
      goodsSkuId: skus.goodsSkuId,
      number: skus.number,
      oemCode: skus.oemCode,
      custNumber: custNumbers.custNumber,
      isAmbiguous: sql<boolean>`exists (select from cust_numbers o where o.cust_id = ${custNumbers.custId}
        and o.cust_key = ${custNumbers.custKey} and o.goods_sku_id <> ${custNumbers.goodsSkuId})`,
    })
    .from(custNumbers)
    .innerJoin(skus, eq(skus.goodsSkuId, custNumbers.goodsSkuId))
    .where(where)

/** All own numbers, in the columns of an import. @source API-095 */
export function ownNumbersTable({ db, caller, language }: RequestContext): Table {
  async function* rows() {
    let after = 0
    for (;;) {
      const some: OwnNumber[] = await select(
        db,
        and(eq(custNumbers.custId, caller.custId), gt(custNumbers.goodsSkuId, after)),
      )
        .orderBy(asc(custNumbers.goodsSkuId))
        .limit(CHUNK)
      if (some.length === 0) return
      yield some.map(({ number, custNumber, oemCode }) => [number, custNumber, oemCode])
      after = some.at(-1)?.goodsSkuId ?? after
    }
  }
  return {
    name: localize(ownNumberTexts, 'ownNumbers')(language),
    columns: [
      { head: localize(ownNumberTexts, 'articleNo')(language), holds: 'text', width: 20 },
      { head: localize(ownNumberTexts, 'ownNumber')(language), holds: 'text', width: 24 },
      { head: 'OEM', holds: 'text', width: 20 },
    ],
    rows: rows(),
  }
}

/**
 * Reads own numbers out of the rows of a file. With `apply` all rows that can be read are stored in one transaction, once per
 * idempotency key. One number for several parts is taken: entering it asks which one is meant.
 * @source CAT-007
 */
export async function importOwnNumbers(
  { body, caller, language, idempotencyKey: key }: Incoming<'account.importCustNumbers'>,
  deps: Deps,
): Promise<CallResult<'account.importCustNumbers'>> {
  const { accountId, custId } = caller
  const entered = body.rows.map(({ number: input }, index) => ({ key: String(index), input }))
  const answers = await resolveLines(entered, caller, deps, language)
  const parts = answers.map(({ status, matches }) => (status === 'found' ? matches[0]?.part : undefined))
  const ids = [...new Set(parts.flatMap(part => part?.goodsSkuId ?? []))]
  const kept = await readKept(deps.db, custId, ids)

  const rows = body.rows.map((sent, index): ReportRow => {
    const part = parts[index]
    const row = { ...sent, result: 'failed', reason: null } as const
    if (!sent.number) return { ...row, reason: 'columns' }
    if (answers[index]?.status === 'ambiguous') return { ...row, reason: 'ambiguous' }
    if (answers[index]?.status === 'disabled')
      return { ...row, reason: 'disabled', successor: answers[index].successor?.number ?? null }
    if (!part) return { ...row, reason: 'article' }
    const isNumber =
      sent.custNumber.length <= NUMBER_CHARS &&
      normalizeNumber(sent.custNumber) !== '' &&
      !/\p{C}/u.test(sent.custNumber) &&
      damageOf(sent.custNumber) === undefined
    if (sent.custNumber !== '' && !isNumber) return { ...row, reason: 'number' }
    const before = kept.get(part.goodsSkuId) ?? ''
    const result = before === sent.custNumber ? 'same' : !sent.custNumber ? 'removed' : before ? 'changed' : 'new'
    return { ...row, number: part.number, before, result }
  })
  refuseRepeated(rows, parts)
  await markAmbiguous(rows, parts, caller, deps)
  if (!body.apply) return { isApplied: false, rows }

  return runIdempotent(
    deps.db,
    { accountId, key, call: 'account.importCustNumbers', body, now: deps.clock() },
    async tx => {
      await tx.select({ custId: customers.custId }).from(customers).where(eq(customers.custId, custId)).for('update')
      const wanted = new Map(
        rows.flatMap(({ result, custNumber }, index) => {
          const part = parts[index]
          return part && result !== 'failed' ? [[part.goodsSkuId, custNumber] as const] : []
        }),
      )
      const removed = [...wanted].flatMap(([id, custNumber]) => (custNumber === '' ? [id] : []))
      if (removed.length > 0)
        await tx
          .delete(custNumbers)
          .where(and(eq(custNumbers.custId, custId), inArray(custNumbers.goodsSkuId, removed)))
      const values = [...wanted].flatMap(([goodsSkuId, custNumber]) =>
        custNumber === '' ? [] : [{ custId, goodsSkuId, custNumber, custKey: normalizeNumber(custNumber) }],
      )
      if (values.length > 0) {
        const [all] = await tx.select({ total: count() }).from(custNumbers).where(eq(custNumbers.custId, custId))
        assertRoom(all?.total ?? 0, values.length, ROWS_MAX.ownNumbers)
        await tx
          .insert(custNumbers)
          .values(values)
          .onConflictDoUpdate({
            target: [custNumbers.custId, custNumbers.goodsSkuId],
            set: { custNumber: sql`excluded.cust_number`, custKey: sql`excluded.cust_key` },
          })
      }
      const isStored = ({ result }: ReportRow) => result !== 'failed' && result !== 'same'
      await record(tx, deps.clock(), { action: 'number.imported', after: { lines: rows.filter(isStored).length } })
      return { isApplied: true, rows }
    },
  )
}

/** Of several lines that name one article the last one counts: the others say that they are not stored, unless they ask for the same. */
function refuseRepeated(rows: ReportRow[], parts: readonly ({ goodsSkuId: number } | undefined)[]): void {
  const last = new Map<number, string>()
  for (const [index, row] of [...rows.entries()].reverse()) {
    const id = parts[index]?.goodsSkuId
    if (id === undefined || row.result === 'failed') continue
    const counts = last.get(id)
    if (counts === undefined) last.set(id, row.custNumber)
    else if (counts === row.custNumber) row.result = 'same'
    else Object.assign(row, { result: 'failed', reason: 'repeated' })
  }
}

/** Marks the rows whose own number is one of another article too: in the file, of the company, or in the catalogue. */
async function markAmbiguous(
  rows: ReportRow[],
  parts: readonly ({ goodsSkuId: number } | undefined)[],
  caller: Principal,
  deps: Deps,
): Promise<void> {
  const named = rows.flatMap((row, index) => {
    const id = parts[index]?.goodsSkuId
    return id !== undefined && row.result !== 'failed' ? [{ row, id, key: normalizeNumber(row.custNumber) }] : []
  })
  const inFile = new Map(named.map(({ id, key }) => [id, key]))
  const byKey = new Map<string, Set<number>>()
  const add = (key: string, id: number) => byKey.set(key, (byKey.get(key) ?? new Set()).add(id))
  for (const [id, key] of inFile) add(key, id)
  const keys = [...new Set(inFile.values())].filter(Boolean)
  // The file says what the own number of an article is from now on.
  for (const { key, kind, id } of keys.length > 0 ? await findMatches(keys, caller, deps) : [])
    if (kind !== 'custNumber' || !inFile.has(id)) add(key, id)
  for (const { row, key } of named) if (key && (byKey.get(key)?.size ?? 0) > 1) row.isAmbiguous = true
}

async function readKept(db: Database, custId: number, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: custNumbers.goodsSkuId, custNumber: custNumbers.custNumber })
    .from(custNumbers)
    .where(and(eq(custNumbers.custId, custId), inArray(custNumbers.goodsSkuId, [...ids])))
  return new Map(rows.map(({ id, custNumber }) => [id, custNumber]))
}
