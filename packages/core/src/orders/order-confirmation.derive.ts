/** What follows from a confirmation: what changed, what keeps it from being placed, what is sent. */
import type { OrderBody, OrderConfirmation, OrderLine, OrderTwin, Promised } from '../contract'
import { effectivePrice, hasAddressee, needsPostcode } from '../rules'
import type { ConfirmationDiff, ConfirmationState } from './orders.types'

/**
 * What changed between two confirmations of the same request, line by line, then the grand total and a coupon that
 * no longer counts (their `number` is empty). `promises` compares when which pieces leave, `disabled` tells the successor, `removed` and `added` the pieces.
 * @source ORD-018
 */
export function diffConfirmations(before: OrderConfirmation, after: OrderConfirmation): ConfirmationDiff[] {
  const old = new Map(before.lines.map(line => [line.number, line]))
  const diff: ConfirmationDiff[] = after.lines.flatMap(line => {
    const known = old.get(line.number)
    old.delete(line.number)
    return known ? diffLine(known, line) : [{ number: line.number, what: 'added', from: 0, to: line.qty }]
  })
  for (const { number, qty } of old.values()) diff.push({ number, what: 'removed', from: qty, to: 0 })
  if (before.grandTotal !== after.grandTotal) {
    diff.push({ number: '', what: 'total', from: before.grandTotal, to: after.grandTotal })
  }
  // Without pieces that are there the day is shown nowhere.
  const isShown = after.lines.some(line => line.promises.some(({ when }) => when === 'now'))
  const [from, to] = [before.leavesOn ?? null, after.leavesOn ?? null]
  if (isShown && from !== to) diff.push({ number: '', what: 'leaving', from, to })
  if (before.coupon && !after.coupon) {
    diff.push({ number: '', what: 'coupon', from: before.coupon.code, to: after.couponProblem?.msg ?? '' })
  }
  return diff
}

function diffLine(before: OrderLine, after: OrderLine): ConfirmationDiff[] {
  const { number } = after
  const diff: ConfirmationDiff[] = []
  const from = effectivePrice(before)
  const to = effectivePrice(after)
  if (from !== to) diff.push({ number, what: 'price', from, to })
  if (!isSamePromise(before.promises, after.promises)) {
    diff.push({ number, what: 'promises', from: before.promises, to: after.promises })
  }
  if (!before.disabled && after.disabled) {
    diff.push({ number, what: 'disabled', from: number, to: after.successor ?? '' })
  }
  return diff
}

/** From which warehouse the pieces come is not said on the screen. */
const isSamePromise = (a: readonly Promised[], b: readonly Promised[]) =>
  a.length === b.length && a.every(({ qty, when }, at) => qty === b[at]?.qty && when === b[at]?.when)

type Choices = Pick<
  ConfirmationState,
  | 'items'
  | 'confirmation'
  | 'orderType'
  | 'backOrderMode'
  | 'shipTo'
  | 'typedShipTo'
  | 'shipViaId'
  | 'forwarder'
  | 'poNo'
  | 'buyerReference'
  | 'couponCode'
>

/**
 * Keys of the `sales` texts that say what is missing, by field.
 * @source VAL-016, VAL-019, VAL-020, VAL-021
 */
export function problemsOf({
  confirmation,
  shipTo,
  typedShipTo,
  shipViaId,
  forwarder,
}: Choices): ConfirmationState['problems'] {
  if (!confirmation) return {}
  const via = confirmation.shipVias.find(choice => choice.shipViaId === shipViaId)
  const isGone = (confirmation.notInCart ?? []).length > 0
  const hasDisabled = confirmation.lines.some(line => line.disabled)
  return {
    ...(isGone ? { cart: 'not-in-cart' } : {}),
    ...(hasDisabled ? { lines: 'disabled' } : confirmation.unknown.length > 0 ? { lines: 'unknown' } : {}),
    ...(isComplete(typedShipTo ?? shipTo) ? {} : { shipTo: 'ship-to' }),
    ...(via ? {} : { shipVia: 'ship-via' }),
    ...(via?.needsForwarder && !forwarder ? { forwarder: 'forwarder' } : {}),
  }
}

function isComplete(shipTo: Choices['shipTo']): boolean {
  if (!shipTo) return false
  if (!('address1' in shipTo)) return true
  const { address1, city, postcode, countryIso2 } = shipTo
  const needed = [address1, city, countryIso2, ...(needsPostcode(countryIso2) ? [postcode] : [])]
  return hasAddressee(shipTo) && needed.every(text => text.trim() !== '')
}

/** Where the items of an order come from; neither for items that were named one by one. */
export interface OrderSource {
  quickOrderId?: number | undefined
  fromCart?: boolean | undefined
}

/** What `orders.confirm` and `orders.create` are sent. */
export function toOrderBody(choices: Choices, { quickOrderId, fromCart }: OrderSource): OrderBody {
  const { items, orderType, backOrderMode, shipTo, shipViaId, forwarder, poNo, buyerReference, couponCode } = choices
  return {
    items: items.map(({ number, custNumber, qty }) => ({ number, custNumber, qty })),
    orderType,
    backOrderMode,
    poNo: poNo.trim(),
    ...(buyerReference === undefined ? {} : { buyerReference: buyerReference.trim() }),
    ...(shipTo ? { shipTo } : {}),
    ...(shipViaId === undefined ? {} : { shipViaId }),
    ...(forwarder ? { forwarder } : {}),
    ...(couponCode ? { couponCode } : {}),
    ...(quickOrderId === undefined ? {} : { quickOrderId }),
    ...(fromCart ? { fromCart } : {}),
  }
}

/** Orders that carry the same PO number and were not among those shown. */
export const newTwins = (before: OrderConfirmation, after: OrderConfirmation): readonly OrderTwin[] => {
  const shown = new Set(before.twins?.map(twin => twin.orderNo))
  return (after.twins ?? []).filter(twin => twin.samePo && !shown.has(twin.orderNo))
}
