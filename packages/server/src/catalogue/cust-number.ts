/** A company's own number for a part. */

import { type CallRead, type CallResult, CODE } from '@cartwright/core/contract'
import { damageOf, normalizeNumber } from '@cartwright/core/rules'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { recordChange } from '../db/record'
import { custNumbers, customers, skus } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Deps, Principal } from '../http/handler'
import { assertRoomIn, ROWS_MAX } from '../limits/account-limits'
import { localize } from '../texts/localize'
import { transact } from '../transactions/transact'
import { custNumberRefusals } from './cust-number-refusals.texts'
import { getSkuId } from './sku-details'

/**
 * Sets or takes away the own number of a part. Every number stands for one part of the company, so that entering it is
 * never a question.
 * @throws ApiError `REFUSED` with `data.number` when another part has the number already
 * @source CAT-007
 */
export async function setCustNumber(
  { number, custNumber }: CallRead<'catalogue.setCustNumber'>['body'],
  { custId }: Principal,
  deps: Deps,
): Promise<CallResult<'catalogue.setCustNumber'>> {
  const goodsSkuId = await getSkuId(number, deps)
  const isOfPart = and(eq(custNumbers.custId, custId), eq(custNumbers.goodsSkuId, goodsSkuId))
  const recordIn = async (tx: Database, before: string | null) => {
    const [part] = await tx.select({ number: skus.number }).from(skus).where(eq(skus.goodsSkuId, goodsSkuId))
    await recordChange(tx, deps.clock(), {
      action: 'number.set',
      subject: part?.number ?? number,
      before: { custNumber: before },
      after: { custNumber: custNumber || null },
    })
  }
  if (!custNumber) {
    await transact(deps.db, async tx => {
      const [removed] = await tx.delete(custNumbers).where(isOfPart).returning()
      if (removed) await recordIn(tx, removed.custNumber)
    })
    return { custNumber: null }
  }
  const custKey = normalizeNumber(custNumber)
  if (!custKey) throw new ApiError(CODE.BAD_REQUEST, localize(custNumberRefusals, 'emptyNumber'))
  if (damageOf(custNumber))
    throw new ApiError(
      CODE.REFUSED,
      localize(custNumberRefusals, 'damagedNumber', {
        text: custNumber,
      }),
    )
  await transact(deps.db, async tx => {
    // One change at a time in a company: two parts must not get one number at the same moment.
    await tx.select({ custId: customers.custId }).from(customers).where(eq(customers.custId, custId)).for('update')
    const [other] = await tx
      .select({ number: skus.number })
      .from(custNumbers)
      .innerJoin(skus, eq(skus.goodsSkuId, custNumbers.goodsSkuId))
      .where(
        and(eq(custNumbers.custId, custId), eq(custNumbers.custKey, custKey), ne(custNumbers.goodsSkuId, goodsSkuId)),
      )
      .limit(1)
    if (other)
      throw new ApiError(
        CODE.REFUSED,
        localize(custNumberRefusals, 'yourNumberAlready', {
          custNumber,
          number: other.number,
        }),
        other,
      )
    const isOtherPart = sql`${custNumbers.custId} = ${custId} and ${custNumbers.goodsSkuId} <> ${goodsSkuId}`
    await assertRoomIn(tx, custNumbers, isOtherPart, ROWS_MAX.ownNumbers)
    const [old] = await tx.select({ custNumber: custNumbers.custNumber }).from(custNumbers).where(isOfPart)
    await tx
      .insert(custNumbers)
      .values({ custId, goodsSkuId, custNumber, custKey })
      .onConflictDoUpdate({ target: [custNumbers.custId, custNumbers.goodsSkuId], set: { custNumber, custKey } })
    await recordIn(tx, old?.custNumber ?? null)
  })
  return { custNumber }
}
