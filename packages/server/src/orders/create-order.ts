/** Placing an order: once per key, under stock locks, refused when it is no longer what was confirmed. */

import { type Address, type CallRead, CODE, type Order } from '@cartwright/core/contract'
import { effectivePrice, PERMISSION } from '@cartwright/core/rules'
import { and, eq, sql } from 'drizzle-orm'
import { reduceCart } from '../cart/reduce-cart'
import type { RequestContext } from '../catalogue/request-context'
import { discountOn, toOrderCoupon } from '../coupons/coupon-of-order'
import { redeem } from '../coupons/find-coupon'
import type { Database } from '../db/database'
import { record } from '../db/record'
import { accounts, orderLines, orders, quickOrders } from '../db/schema'
import { ApiError, notFound } from '../http/api-error'
import { assertPermission } from '../http/authorization'
import { isReadableQuickOrder } from '../saved-lists/readable-list'
import { noteOrdered } from '../saved-lists/saved-lists'
import { languageOf } from '../texts/language'
import { localize, type TextOf, type Values } from '../texts/localize'
import { generateNumber } from '../transactions/generate-number'
import { runIdempotent } from '../transactions/run-idempotent'
import { announce } from './announce'
import { assertCanBeInvoiced } from './assert-can-be-invoiced'
import { judgeCredit, lockLimited } from './credit-limit'
import { readSnapshots } from './line-snapshot'
import { type Draft, type DraftLine, draftOrder, readReference, twinsOf, withWarnings } from './order-confirmation'
import { attachFiles } from './order-files'
import type { OrderHooks } from './order-hooks.types'
import { orderRefusals } from './order-refusals.texts'
import { recordEvent } from './order-status'
import { getOrder, withNoReturn } from './read-orders'
import { allocate, type PromisedLine } from './stock'
import { orderSums } from './sums'
import { linesKey, lockPoNo } from './twins'

/** Name of the call under which keys of orders are kept. */
export const PLACING = 'orders.create'

/** The company, locked, where an order above its credit limit is held or refused. */
type LimitedCompany = Awaited<ReturnType<typeof lockLimited>>

type CreateBody = CallRead<'orders.create'>['body']
type CreateHooks = Pick<OrderHooks, 'findBuyerProblems' | 'readNoReturn'>

/**
 * Everything happens in one transaction, together with the answer kept under the key: an order that was answered
 * exists, and one that was not answered can be sent again.
 * @throws ApiError `ORDER_CHANGED` with the new confirmation as data, `REFUSED` for what the buyer has to correct,
 * `NOT_FOUND`, `BAD_REQUEST`, `KEY_REUSED`
 * @source API-078, ORD-017, ORD-018
 */
export async function createOrder(
  scope: RequestContext,
  body: CreateBody,
  key: string | undefined,
  hooks: CreateHooks,
): Promise<Order> {
  // What was shown beside it makes no other order of it.
  const { knownTwins: _shown, ...ordered } = body
  const request = {
    accountId: scope.caller.accountId,
    key,
    call: PLACING,
    body: ordered,
    now: scope.now,
    refuseOther: placedBefore,
  }
  try {
    const { orderNo, couponProblem } = await runIdempotent(scope.db, request, inTransaction)
    const order = await withNoReturn(scope, await readPlaced(scope, orderNo), hooks)
    return couponProblem ? { ...order, couponProblem } : order
  } catch (error) {
    throw await withPlacedOrder(scope, error, hooks)
  }

  async function inTransaction(db: Database): Promise<Pick<Order, 'orderNo' | 'couponProblem'>> {
    const inside = { ...scope, db }
    // Before stock: two orders of one company must not pass its limit together.
    const limited = await lockLimited(db, scope.caller.custId)
    await lockOwnQuickOrder(inside, body.quickOrderId)
    await lockPoNo(db, scope.caller.custId, body.poNo)
    const draft = await draftOrder(inside, body, { lock: true })
    await assertUnchanged(inside, draft, body)
    const ready = await assertOrderable(inside, draft, body, hooks)
    const orderNo = await write(inside, body, draft, { ...ready, limited })
    // What came from a quick order was never in the cart.
    if (body.quickOrderId == null) await reduceCart(inside, piecesOf(draft))
    else await noteOrdered(db, body.quickOrderId, scope.now)
    await rememberLanguage(inside)
    await announce(db, 'orderPlaced', orderNo, scope.now)
    await record(db, scope.now, {
      action: 'order.placed',
      subject: orderNo,
      after: {
        lines: draft.lines.length,
        poNo: body.poNo?.trim() ?? '',
        coupon: draft.confirmation.coupon?.code ?? null,
      },
    })
    // The buyer has confirmed the order without the coupon; a program that sends the code shall not take it for used.
    const { couponProblem } = draft.confirmation
    return couponProblem ? { orderNo, couponProblem } : { orderNo }
  }
}

/**
 * The order that was placed under a key. A key keeps the number of the order alone: prices are read again, for what the reader may see has its own day (ACC-016).
 * @throws ApiError `KEY_REUSED` when the caller may not read it any more
 */
export async function readPlaced(scope: RequestContext, orderNo: string): Promise<Order> {
  try {
    return await getOrder(scope, orderNo)
  } catch (error) {
    if (error instanceof ApiError && error.code === CODE.NOT_FOUND) throw placedBefore({ orderNo })
    throw error
  }
}

/** The order that stands in the way, as its reader may see it now. */
async function withPlacedOrder(scope: RequestContext, error: unknown, hooks: CreateHooks): Promise<unknown> {
  if (!(error instanceof ApiError) || error.code !== CODE.KEY_REUSED) return error
  const { orderNo } = (error.data ?? {}) as { orderNo?: string }
  if (orderNo === undefined) return error
  const order = await getOrder(scope, orderNo)
    .then(found => withNoReturn(scope, found, hooks))
    .catch(() => ({ orderNo }))
  return new ApiError(error.code, error.said, order)
}

/** The answer was lost and something changed before the order was sent again: it is there, and is not made twice. */
function placedBefore(answer: unknown): ApiError {
  const { orderNo } = answer as { orderNo: string }
  const said = localize(orderRefusals, 'placedAlready', {
    orderNo,
  })
  return new ApiError(CODE.KEY_REUSED, said, { orderNo })
}

/**
 * Rows of the cart that are gone make another order of it too, and so does an order of the same quick order: in another tab perhaps.
 * An order with the same PO number that the buyer has not seen is shown first.
 */
async function assertUnchanged(scope: RequestContext, draft: Draft, body: CreateBody): Promise<void> {
  const { hash, notInCart = [] } = draft.confirmation
  const { knownTwins } = body
  // Other clients of the specified call know of no twins, and are not kept from ordering.
  const isKnown = async () =>
    !knownTwins || (await twinsOf(scope, body, draft)).every(twin => !twin.samePo || knownTwins.includes(twin.orderNo))
  if (hash === body.hash && notInCart.length === 0 && (await isKnown())) return
  const said = localize(orderRefusals, 'orderChanged')
  throw new ApiError(CODE.ORDER_CHANGED, said, await withWarnings(scope, body, draft))
}

/** @source VAL-019, VAL-020, VAL-021, ERR-026 */
async function assertOrderable(
  scope: RequestContext,
  { confirmation, delivery, vat }: Draft,
  { poNo, buyerReference }: CreateBody,
  hooks: CreateHooks,
): Promise<{ shipTo: Address; shipVia: string }> {
  const refuse = (text: TextOf<typeof orderRefusals>, values?: Values) =>
    new ApiError(CODE.REFUSED, localize(orderRefusals, text, values))
  const disabled = confirmation.lines.find(line => line.disabled)
  if (disabled) throw refuse('productDisabled', { number: disabled.number })
  const [unknown] = confirmation.unknown
  if (unknown) throw refuse('productMissing', { number: unknown })
  if (!confirmation.shipTo) throw refuse('shipToMissing')
  await assertCanBeInvoiced(scope, confirmation, vat, { poNo, buyerReference, ...hooks })
  if (!delivery.chosen) throw refuse('shipViaMissing')
  if (delivery.chosen.needsForwarder && !delivery.forwarder) throw refuse('forwarderMissing')
  return { shipTo: confirmation.shipTo, shipVia: delivery.chosen.name }
}

/** Locks the quick order, so that of two tabs that order it at the same moment the second one finds the order of the first. */
async function lockOwnQuickOrder({ db, caller }: RequestContext, id: number | null | undefined): Promise<void> {
  if (id == null) return
  assertPermission(PERMISSION.quickOrder, caller)
  const isOwn = and(eq(quickOrders.quickOrderId, id), isReadableQuickOrder(caller))
  const [own] = await db.select({ id: quickOrders.quickOrderId }).from(quickOrders).where(isOwn).for('update')
  if (!own) throw notFound('This quick order')
}

/** Later mails about the order come in the language it was placed in. */
async function rememberLanguage({ db, caller, language: spoken }: RequestContext): Promise<void> {
  const language = languageOf(spoken)
  await db
    .update(accounts)
    .set({ language })
    .where(and(eq(accounts.accountId, caller.accountId), sql`${accounts.language} is distinct from ${language}`))
}

async function write(
  scope: RequestContext,
  body: CreateBody,
  { confirmation, lines, vat, asked }: Draft,
  { shipTo, shipVia, limited }: { shipTo: Address; shipVia: string; limited: LimitedCompany },
): Promise<string> {
  const { db, caller, now } = scope
  const drawn = generateNumber()
  const orderNo = `ON-${drawn}`
  const charged = lines.map(line => ({
    goodsSkuId: line.part.goodsSkuId,
    qty: line.seen.qty,
    ...line.company,
  }))
  // It was judged at the prices that the caller sees; the company is charged its own.
  const used = confirmation.coupon && asked?.found
  const coupon = used && confirmation.coupon ? toOrderCoupon(used, confirmation.coupon) : null
  const sums = orderSums(charged, { ...confirmation, discount: discountOn(coupon, charged) })
  const isHeld = limited !== undefined && (await judgeCredit(scope, limited, sums.grandTotal))
  const [order] = await db
    .insert(orders)
    .values({
      ...sums,
      toInvoice: sums.grandTotal,
      vatCategory: vat.category,
      orderNo,
      soNo: `SO-${drawn}`,
      poNo: body.poNo?.trim() ?? '',
      // Null where the company has none yet: its invoices take the one that it has by then.
      buyerReference:
        body.buyerReference?.trim() ?? ((await readReference(scope, confirmation.billTo.countryIso2)) || null),
      linesKey: linesKey(lines.map(({ part, seen }) => ({ goodsSkuId: part.goodsSkuId, qty: seen.qty }))),
      quickOrderId: body.quickOrderId ?? null,
      custId: caller.custId,
      accountId: caller.accountId,
      orgId: caller.orgId,
      kind: confirmation.kind,
      orderType: body.orderType,
      backOrderMode: body.backOrderMode,
      billTo: confirmation.billTo,
      shipTo,
      shipVia,
      forwarder: confirmation.forwarder,
      leavesOn: confirmation.leavesOn ?? null,
      coupon,
      heldSince: isHeld ? now : null,
      createTime: now,
    })
    .returning({ orderId: orders.orderId })
  if (!order) throw new Error('an inserted order came back without its id')
  const promised = await insertLines(scope, order.orderId, lines)
  await recordEvent(db, order.orderId, 'placed', now, { actor: caller.accountId })
  if (isHeld) await record(db, now, { action: 'order.held', subject: orderNo })
  await attachFiles(scope, order.orderId, body.files ?? [])
  await allocate(db, promised)
  if (used) await redeem(scope, used, order.orderId)
  return orderNo
}

/** @returns what each line takes from stock */
async function insertLines(
  { db, caller }: RequestContext,
  orderId: number,
  lines: readonly DraftLine[],
): Promise<PromisedLine[]> {
  const snapshots = await readSnapshots(
    db,
    lines.map(line => line.part.goodsSkuId),
    caller.priceListId,
  )
  const written = await db
    .insert(orderLines)
    .values(
      lines.map(({ part, seen, company }, position) => ({
        orderId,
        position,
        goodsSkuId: part.goodsSkuId,
        ...snapshots.get(part.goodsSkuId),
        custNumber: seen.custNumber,
        qty: seen.qty,
        ...company,
        accountPrice: isSamePrice(seen, company) ? null : effectivePrice(seen),
        warehouse: caller.warehouse,
      })),
    )
    .returning({ orderLineId: orderLines.orderLineId, position: orderLines.position })
  return written.flatMap(({ orderLineId, position }) => {
    const line = lines[position]
    return line
      ? { orderLineId, goodsSkuId: line.part.goodsSkuId, promises: line.seen.promises, supply: line.supply }
      : []
  })
}

const isSamePrice = (a: DraftLine['company'], b: DraftLine['company']) =>
  a.unitPrice === b.unitPrice && a.discountPrice === b.discountPrice

const piecesOf = ({ lines }: Draft) => new Map(lines.map(({ part, seen }) => [part.goodsSkuId, seen.qty]))
