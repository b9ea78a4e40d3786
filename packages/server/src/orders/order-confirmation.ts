/** What an order would be if it were placed now: the server decides prices, stock, kind and sums. */
import type { CallRead, OrderConfirmation, OrderLine, OrderTwin } from '@cartwright/core/contract'
import {
  dayIn,
  discountPriceAt,
  linePrice,
  orderKind,
  otherWarehouseDay,
  type PartPrices,
  PERMISSION,
  promiseLine,
  summaryOf,
  type VatTreatment,
} from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import { readCredit } from '../account/billing'
import { pricesOf } from '../cart/cart.view'
import { piecesInCart } from '../cart/ordered-rows'
import { findParts, type Part } from '../catalogue/find-parts'
import { imagePath } from '../catalogue/image-path'
import type { RequestContext } from '../catalogue/request-context'
import { type AskedCoupon, judgeCoupon, readCoupon } from '../coupons/coupon-of-order'
import { customers } from '../db/schema'
import { assertPermission, mayUse } from '../http/authorization'
import { takesBuyerReference } from './buyer-reference'
import { type Delivery, readDelivery } from './delivery'
import { hashConfirmation } from './hash'
import { type Item, mergeItems } from './merge-items'
import { type Leaving, readLeavingDay } from './shipping-days'
import { type OrderSupply, readSupplies } from './stock'
import { handlingFee, orderSums } from './sums'
import { countOrdersOf, findTwins } from './twins'
import { readVat, vatWords } from './vat-of-order'

export type ConfirmBody = CallRead<'orders.confirm'>['body']

/** One line as it will be stored: `company` at the company's own prices, `seen` as the caller sees it. */
export interface DraftLine {
  part: Part
  seen: OrderLine
  company: Pick<OrderLine, 'unitPrice' | 'discountPrice' | 'price'>
  supply: OrderSupply
}

export interface Draft {
  confirmation: OrderConfirmation
  lines: DraftLine[]
  delivery: Delivery
  vat: VatTreatment
  /** What was asked for as a coupon; `confirmation.coupon` says whether it counts. */
  asked: AskedCoupon | undefined
}

/**
 * Reads everything an order depends on. With `lock` shelves and arrivals are locked first, so that nothing read after
 * can be sold or promised to someone else before the transaction ends.
 * @throws ApiError `FORBIDDEN` for an order of cart rows by an account without the cart
 * @source API-077, ORD-013, ORD-018
 */
export async function draftOrder(scope: RequestContext, body: ConfirmBody, options: { lock: boolean }): Promise<Draft> {
  if (body.fromCart) assertPermission(PERMISSION.cart, scope.caller)
  const items = mergeItems(body.items)
  const numbers = items.map(item => item.number)
  const supplies = await readSupplies(scope, numbers, options)
  const parts = await findParts(scope, numbers)
  const prices = await readPrices(scope, [...parts.values()])
  const ids = [...parts.values()].map(part => part.goodsSkuId)
  const delivery = await readDelivery(scope, body)
  const vat = await readVat(scope, delivery)
  // What comes from a quick order was never in the cart.
  const inCart = body.quickOrderId == null ? await piecesInCart(scope, ids, options) : new Map<number, number>()
  const timesOrdered = body.quickOrderId == null ? 0 : await countOrdersOf(scope, body.quickOrderId)
  const asked = await readCoupon(scope, body.couponCode, options)
  const leaving = await readLeavingDay(scope)

  const lines = items.flatMap(item => {
    const part = parts.get(item.number)
    const seen = part && prices.seen.get(part.goodsSkuId)
    const company = part && prices.company.get(part.goodsSkuId)
    if (!part || !seen || !company) return []
    const supply = supplies.get(part.goodsSkuId) ?? {
      own: { warehouse: scope.caller.warehouse, qty: 0 },
      others: [],
      arrivals: [],
    }
    return [draftLine(item, part, { seen, company }, supply)]
  })
  const known = new Set(lines.map(line => line.part.number))
  const unknown = numbers.filter(number => !known.has(number))
  const confirmation = confirm(scope, body, lines, unknown, delivery, { inCart, timesOrdered, asked, vat, leaving })
  return { confirmation, lines, delivery, vat, asked }
}

/** The confirmation as it is answered: with the orders it would repeat, and the credit that is left. */
export async function withWarnings(scope: RequestContext, body: ConfirmBody, draft: Draft): Promise<OrderConfirmation> {
  const { confirmation, delivery } = draft
  return {
    ...confirmation,
    twins: mayUse(scope.caller, 'orders') ? await twinsOf(scope, body, draft) : [],
    credit: mayUse(scope.caller, 'finance') ? await readCredit(scope) : null,
    soonLeavesOn: otherWarehouseDay(dayIn(scope.caller.timeZone, scope.now)),
    buyerReference: await readReference(scope, confirmation.billTo.countryIso2),
    dropShipment: { handlingFee: handlingFee('DROP'), ownAddressIds: delivery.ownAddressIds },
  }
}

/** Buyer reference of the company, where its invoices carry one. */
export async function readReference({ db, caller }: RequestContext, country: string): Promise<string | null> {
  if (!takesBuyerReference(country)) return null
  const [found] = await db
    .select({ reference: customers.buyerReference })
    .from(customers)
    .where(eq(customers.custId, caller.custId))
  return found?.reference ?? ''
}

export const twinsOf = (scope: RequestContext, { poNo }: ConfirmBody, { lines }: Draft): Promise<OrderTwin[]> =>
  findTwins(
    scope,
    lines.map(({ part, seen }) => ({ goodsSkuId: part.goodsSkuId, qty: seen.qty })),
    poNo,
  )

/** A sub-account sees the prices set for it, while its company is charged the company's own (ACC-016). */
async function readPrices(scope: RequestContext, parts: readonly Part[]) {
  const seen = await pricesOf(scope, parts)
  if (scope.caller.mainAccount) return { seen, company: seen }
  return { seen, company: await pricesOf({ ...scope, caller: { ...scope.caller, mainAccount: true } }, parts) }
}

function draftLine(
  { qty, custNumber }: Item,
  part: Part,
  prices: Record<'seen' | 'company', PartPrices>,
  supply: OrderSupply,
): DraftLine {
  const promises = promiseLine(qty, supply)
  const priceAt = (of: PartPrices) => {
    const line = { unitPrice: of.unitPrice, discountPrice: discountPriceAt(of, qty) }
    return { ...line, price: linePrice({ qty, ...line }) }
  }
  const seen: OrderLine = {
    number: part.number,
    custNumber: custNumber?.trim() || part.ownNumber,
    goodsSkuId: part.goodsSkuId,
    oemCode: part.oemCode,
    name: part.name,
    brandName: part.brandName,
    classId: part.classId,
    colour: part.colour,
    image: imagePath(part),
    qty,
    ...priceAt(prices.seen),
    promises,
    ...summaryOf(promises),
    disabled: part.disabled,
    successor: part.successor,
  }
  return { part, seen, company: priceAt(prices.company), supply }
}

interface Circumstances {
  inCart: ReadonlyMap<number, number>
  timesOrdered: number
  asked: AskedCoupon | undefined
  vat: VatTreatment
  leaving: Leaving
}

function confirm(
  { caller, language }: RequestContext,
  body: ConfirmBody,
  lines: readonly DraftLine[],
  unknown: string[],
  { chosen, ownAddressIds: _own, ...delivery }: Delivery,
  { inCart, timesOrdered, asked, vat, leaving }: Circumstances,
): OrderConfirmation {
  const fromCart = lines.map(({ part, seen }) => Math.min(seen.qty, inCart.get(part.goodsSkuId) ?? 0))
  const notInCart = body.fromCart ? lines.filter((_, at) => fromCart[at] === 0).map(line => line.part.number) : []
  const orderable = lines.filter(line => !line.part.disabled)
  const shippingCost = chosen?.cost ?? 0
  const { coupon, couponProblem } = asked
    ? judgeCoupon(
        asked,
        {
          lines: orderable.map(line => line.seen),
          orderType: body.orderType,
          currency: caller.currency,
          // The first ship via is a proposal; free shipping is for the one that the buyer has chosen.
          shippingCost: body.shipViaId == null ? null : shippingCost,
        },
        language,
      )
    : { coupon: null, couponProblem: null }
  const confirmation = {
    kind: orderKind(orderable.map(({ seen }) => seen.promises)),
    lines: lines.map(line => line.seen),
    unknown,
    notInCart,
    ...orderSums(
      orderable.map(line => line.seen),
      {
        currency: caller.currency,
        discount: coupon?.discount ?? 0,
        shippingCost: shippingCost - (coupon?.shippingSaved ?? 0),
        handlingFee: handlingFee(body.orderType),
        vatRate: vat.rate,
      },
    ),
    ...vatWords(vat.category, language),
    coupon,
    couponProblem,
    ...delivery,
    ...leaving,
  }
  return { hash: hashConfirmation(confirmation, body, { fromCart, timesOrdered }), ...confirmation }
}
