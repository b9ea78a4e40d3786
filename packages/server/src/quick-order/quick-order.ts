/** Quick orders: entered lines kept under a QO number. */

import { type CallRead, type CallResult, CODE } from '@cartwright/core/contract'
import { and, eq } from 'drizzle-orm'
import { findParts } from '../catalogue/find-parts'
import type { RequestContext } from '../catalogue/request-context'
import { resolveLines } from '../catalogue/resolve-lines'
import { findSkus } from '../catalogue/sku-view'
import { formatTime } from '../catalogue/time'
import { quickOrders } from '../db/schema'
import { ApiError, notFound } from '../http/api-error'
import { assertRoomIn, ROWS_MAX } from '../limits/account-limits'
import { readLastOfList } from '../orders/last-of-list'
import { orderRefusals } from '../orders/order-refusals.texts'
import { meaningOf } from '../saved-lists/entered-lines'
import { isReadableQuickOrder } from '../saved-lists/readable-list'
import { openList } from '../saved-lists/saved-lists'
import { localize, type TextOf } from '../texts/localize'
import { generateNumber } from '../transactions/generate-number'
import { runIdempotent } from '../transactions/run-idempotent'

/**
 * Keeps lines in the order they were entered. Once per idempotency key.
 * @throws ApiError `REFUSED` when a number is unknown or its part no longer sold: nothing is left out silently
 * @source API-080, QO-003
 */
export function createQuickOrder(
  scope: RequestContext,
  body: CallRead<'quickOrder.create'>['body'],
  key: string | undefined,
): Promise<CallResult<'quickOrder.create'>> {
  const { accountId, custId } = scope.caller
  return runIdempotent(scope.db, { accountId, key, call: 'quickOrder.create', body, now: scope.now }, async db => {
    const parts = await findParts(
      { ...scope, db },
      body.lines.map(line => line.number),
    )
    const lines = body.lines.map(({ number, custNumber, qty }) => {
      const part = parts.get(number)
      if (!part) throw refuse('productMissing', number)
      if (part.disabled) throw refuse('productDisabled', number)
      return { goodsSkuId: part.goodsSkuId, custNumber: custNumber?.trim() || part.ownNumber, qty }
    })
    await assertRoomIn(db, quickOrders, eq(quickOrders.accountId, accountId), ROWS_MAX.quickOrders)
    const name = body.name?.trim() ?? ''
    const listId = body.listId ?? null
    if (listId !== null) await openList({ ...scope, db }, listId)
    const [made] = await db
      .insert(quickOrders)
      .values({
        qoNo: `QO-${generateNumber()}`,
        custId,
        accountId,
        name,
        lines,
        listId,
        createTime: scope.now,
        updateTime: scope.now,
      })
      .returning({ id: quickOrders.quickOrderId, qoNo: quickOrders.qoNo })
    if (!made) throw new Error('an inserted quick order came back without its id')
    return made
  })
}

/**
 * A quick order of the own company, with parts as they are now.
 * @throws ApiError `NOT_FOUND` for an unknown one, and for someone else's
 * @source API-080
 */
export async function getQuickOrder(scope: RequestContext, id: number): Promise<CallResult<'quickOrder.get'>> {
  const { db, caller, region, now, language } = scope
  const isIt = and(eq(quickOrders.quickOrderId, id), isReadableQuickOrder(caller))
  const [found] = await db.select().from(quickOrders).where(isIt)
  if (!found) throw notFound('This quick order')
  const { lines, leftOut } =
    found.entered.length > 0 ? await resolveEntered(scope, found.entered) : { lines: found.lines, leftOut: [] }
  const parts = await findSkus(
    { db, region, clock: () => now },
    caller,
    lines.map(line => line.goodsSkuId),
    language,
  )
  const last = await readLastOfList(scope, id)
  return {
    id: found.quickOrderId,
    qoNo: found.qoNo,
    name: found.name,
    createTime: formatTime(found.createTime),
    lines: lines.flatMap(({ goodsSkuId, custNumber, qty }) => {
      const part = parts.get(goodsSkuId)
      if (!part) return []
      const lastQty = last.get(goodsSkuId)?.qty
      return [{ qty, part: { ...part, custNumber: custNumber ?? part.custNumber }, ...(lastQty && { lastQty }) }]
    }),
    leftOut,
  }
}

/** Lines of a saved list that name one article and one quantity; the others as they were entered. */
async function resolveEntered(
  { db, caller, region, now, language }: RequestContext,
  entered: readonly { key: string; input: string; quantity: string }[],
) {
  const resolved = await resolveLines([...entered], caller, { db, region, clock: () => now }, language)
  const lines: { goodsSkuId: number; custNumber: null; qty: number }[] = []
  const leftOut: NonNullable<CallResult<'quickOrder.get'>['leftOut']> = []
  for (const [at, line] of entered.entries()) {
    const meant = meaningOf(line, resolved[at])
    if ('why' in meant) leftOut.push({ input: line.input, quantity: line.quantity, why: meant.why })
    else lines.push({ goodsSkuId: meant.part.goodsSkuId, custNumber: null, qty: meant.qty })
  }
  return { lines, leftOut }
}

const refuse = (text: TextOf<typeof orderRefusals>, number: string) =>
  new ApiError(CODE.REFUSED, localize(orderRefusals, text, { number }))
