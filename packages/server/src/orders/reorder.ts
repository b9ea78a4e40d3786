/** What ordering some lines again would come to; writes nothing. */
import type { CallRead, CallResult, OrderLine, ReorderLine } from '@cartwright/core/contract'
import { addUp, effectivePrice, PERMISSION, readQuantity } from '@cartwright/core/rules'
import { and, eq } from 'drizzle-orm'
import { findPartsById, type Part } from '../catalogue/find-parts'
import type { RequestContext } from '../catalogue/request-context'
import { resolveLines } from '../catalogue/resolve-lines'
import { quickOrders } from '../db/schema'
import { notFound } from '../http/api-error'
import { assertPermission } from '../http/authorization'
import { isReadableQuickOrder } from '../saved-lists/readable-list'
import { readLastOfList } from './last-of-list'
import { draftOrder } from './order-confirmation'
import { getOrder } from './read-orders'

type Body = CallRead<'orders.reorder'>['body']

/** A line as it was ordered or noted. */
interface Former {
  /** Undefined for a number that no part has. */
  part: Part | undefined
  number: string
  custNumber: string | null
  qty: number
  priceThen: number | null
}

/**
 * Each line in exactly one group, in the order of the lines.
 * @throws ApiError `NOT_FOUND` for an unknown order or list, and for someone else's
 * @source API-071
 */
export async function reorder(scope: RequestContext, body: Body): Promise<CallResult<'orders.reorder'>> {
  const former = await readFormer(scope, body)
  const now = await readNow(scope, former)
  return { currency: scope.caller.currency, lines: former.map(line => report(line, now)) }
}

/** The article that would be ordered for a line: the successor of one that is no longer sold. */
const numberNow = ({ part }: Former): string | undefined =>
  part?.disabled ? (part.successor ?? undefined) : part?.number

async function readFormer(scope: RequestContext, body: Body): Promise<Former[]> {
  if ('orderNo' in body) return linesOfOrder(scope, body.orderNo)
  if ('quickOrderId' in body) return linesOfQuickOrder(scope, body.quickOrderId)
  // Numbers of any kind, as they were typed or imported.
  const entered = body.lines.map(({ number, qty }, at) => ({ key: String(at), input: number, quantity: String(qty) }))
  const former = await linesAsEntered(scope, entered)
  return former.map((line, at) => ({ ...line, custNumber: body.lines[at]?.custNumber ?? null }))
}

async function linesOfOrder(scope: RequestContext, orderNo: string): Promise<Former[]> {
  const { lines } = await getOrder(scope, orderNo)
  const parts = await findPartsById(
    scope,
    lines.map(line => line.goodsSkuId),
  )
  return lines.map(line => ({
    part: parts.get(line.goodsSkuId),
    number: line.number,
    custNumber: line.custNumber,
    qty: line.qty,
    priceThen: effectivePrice(line),
  }))
}

async function linesOfQuickOrder(scope: RequestContext, id: number): Promise<Former[]> {
  const { db, caller } = scope
  assertPermission(PERMISSION.quickOrder, caller)
  const isIt = and(eq(quickOrders.quickOrderId, id), isReadableQuickOrder(caller))
  const [found] = await db
    .select({ lines: quickOrders.lines, entered: quickOrders.entered })
    .from(quickOrders)
    .where(isIt)
  if (!found) throw notFound('This quick order')
  const last = await readLastOfList(scope, id)
  const then = (part: Part | undefined) => (part && last.get(part.goodsSkuId)?.price) ?? null
  if (found.entered.length > 0) {
    const former = await linesAsEntered(scope, found.entered)
    return former.map(line => ({ ...line, priceThen: then(line.part) }))
  }
  const parts = await findPartsById(
    scope,
    found.lines.map(line => line.goodsSkuId),
  )
  return found.lines.flatMap(({ goodsSkuId, custNumber, qty }) => {
    const part = parts.get(goodsSkuId)
    return part ? [{ part, number: part.number, custNumber, qty, priceThen: then(part) }] : []
  })
}

/** Of a saved list. What names no article, or more than one, stands as it was typed, as a number that no part has. */
async function linesAsEntered(
  scope: RequestContext,
  entered: readonly { key: string; input: string; quantity: string }[],
): Promise<Former[]> {
  const { db, caller, region, now, language } = scope
  const resolved = await resolveLines([...entered], caller, { db, region, clock: () => now }, language)
  const ids = resolved.map(({ matches }) => (matches.length === 1 ? matches[0]?.part.goodsSkuId : undefined))
  const parts = await findPartsById(
    scope,
    ids.filter(id => id !== undefined),
  )
  return entered.map(({ input, quantity }, at) => {
    const part = parts.get(ids[at] ?? -1)
    return { part, number: part?.number ?? input, custNumber: null, qty: readQuantity(quantity).qty, priceThen: null }
  })
}

/** Prices and dates of now, by number; what the reader cannot buy is not in it. Lines that have become one article are judged together. */
async function readNow(scope: RequestContext, former: readonly Former[]): Promise<ReadonlyMap<string, OrderLine>> {
  const items = former.flatMap(line => {
    const number = numberNow(line)
    return number === undefined ? [] : [{ number, custNumber: line.custNumber, qty: line.qty }]
  })
  if (items.length === 0) return new Map()
  const body = { items: addUp(items, 'cap'), orderType: 'REG', backOrderMode: 'shipAvailable' } as const
  const { confirmation } = await draftOrder(scope, body, { lock: false })
  return new Map(confirmation.lines.map(line => [line.number, line]))
}

function report(line: Former, lines: ReadonlyMap<string, OrderLine>): ReorderLine {
  const { part, number, custNumber, qty, priceThen } = line
  const name = part?.name ?? ''
  const wanted = numberNow(line)
  const now = (wanted === undefined ? undefined : lines.get(wanted)) ?? null
  const said = { number, name, custNumber, qty, priceThen, now }
  if (wanted === undefined) return { group: 'gone', ...said }
  if (part?.disabled) return { group: now === null ? 'gone' : 'replaced', ...said }
  if (now === null) return { group: 'notForYou', ...said }
  if (now.backOrdered > 0) return { group: 'short', ...said }
  const price = effectivePrice(now)
  if (priceThen === null || price === priceThen) return { group: 'ready', ...said }
  return { group: price > priceThen ? 'dearer' : 'cheaper', ...said }
}
