/** Where an order is: what has happened to it, and what comes next. */
import type { Order, OrderEvent, PlacedLine, ProgressPart, Shipment } from '../contract'
import { progressSums, returnsWait } from '../rules'

export interface TimelineStep {
  /** What has happened or comes next; names the text and the icon. */
  what: What | Besides
  /** `now`: the last step so far of an order that goes on. */
  state: 'done' | 'now' | 'next'
  /** `yyyy-MM-dd HH:mm:ss` in UTC; undefined where it is not known. */
  at: string | undefined
  /** Name of the account that did it; undefined for the supplier. */
  by: string | undefined
  /** The shipment that the step is about; undefined where it is about none. */
  shipment: Shipment | undefined
  /** What the supplier says of it; of `invoiced` the number of the invoice, of a delivery note its files. */
  note: string | undefined
  /** What has another date since; empty where the step is not about dates. */
  dates: NonNullable<OrderEvent['dates']>
  /** The pieces of a shipment, and of one that is to come; undefined where the step is not about one. */
  part: ProgressPart | undefined
  /** Of the delivery to come: last day on which all that has not arrived is expected; null while no day is known. */
  expectedOn: string | null | undefined
}

const STEPS = ['placed', 'processing', 'shipped', 'delivered', 'cancelled'] as const
type What = (typeof STEPS)[number]
/** What happens beside the way of the goods. */
const DATES = ['date-known', 'date-moved', 'goods-arrived'] as const
const NOTES = ['note-added', 'note-replaced'] as const
const BESIDES = ['invoiced', 'rest-cancelled', 'rest-moved', ...DATES, ...NOTES] as const
type Besides = (typeof BESIDES)[number]

/** How far an order has come with a status; an unknown status says nothing. */
const REACHED: Readonly<Record<string, What>> = {
  submitted: 'placed',
  processing: 'processing',
  'partly shipped': 'shipped',
  shipped: 'shipped',
  'all goods delivered': 'delivered',
}

type TimelineOrder = Pick<Order, 'status' | 'soDate' | 'placedBy' | 'events' | 'shipments' | 'progress'>

/**
 * Steps in their order: those that have happened, from the events of the order and else from its status, then those to come.
 * @source ORD-009
 */
export function orderTimeline({
  status,
  soDate,
  placedBy,
  events = [],
  shipments = [],
  progress,
}: TimelineOrder): TimelineStep[] {
  const step = (what: TimelineStep['what'], event?: OrderEvent): TimelineStep => ({
    what,
    state: 'done',
    at: event?.at,
    by: event?.by ?? undefined,
    shipment: shipments.find(shipment => shipment.number === event?.shipment),
    note: event?.note ?? undefined,
    dates: event?.dates ?? [],
    part: event?.shipment ? progress?.find(({ shipment }) => shipment === event.shipment) : undefined,
    expectedOn: undefined,
  })
  const happened = events.flatMap(event => {
    const what = [...STEPS, ...BESIDES].find(known => known === event.kind)
    return what ? [step(what, event)] : []
  })
  if (!happened.some(({ what }) => what === 'placed')) {
    happened.unshift({ ...step('placed'), at: soDate, by: placedBy })
  }
  const isCancelled = status === 'cancelled'
  if (isCancelled && !happened.some(({ what }) => what === 'cancelled')) happened.push(step('cancelled'))
  const reached = REACHED[status]
  if (isCancelled || reached === undefined) return happened
  // Another back end may tell a status and no events.
  const missing = STEPS.slice(0, STEPS.indexOf(reached) + 1).filter(
    known => !happened.some(({ what }) => what === known),
  )
  const done = [...happened, ...missing.map(what => step(what))].sort((a, b) =>
    a.at !== undefined && b.at !== undefined ? 0 : rankOf(a.what) - rankOf(b.what),
  )
  if (status === 'all goods delivered') return done
  const last = done.findLast(({ what }) => what !== 'invoiced' && what !== 'rest-cancelled' && !isOnTheWay(what))
  if (last) last.state = 'now'
  const next = (what: What, more: Partial<TimelineStep> = {}): TimelineStep => ({
    ...step(what),
    ...more,
    state: 'next',
  })
  const ahead = STEPS.slice(STEPS.indexOf(reached) + 1, -1)
  if (progress && progress.length > 0) {
    const toLeave = progress.filter(({ shipment }) => shipment === null)
    return [
      ...done,
      ...(ahead.includes('processing') ? [next('processing')] : []),
      ...toLeave.map(part => next('shipped', { part })),
      next('delivered', { expectedOn: expectedDay(progress) }),
    ]
  }
  const isOpen = status === 'partly shipped'
  return [...done, ...(isOpen ? [next('shipped')] : []), ...ahead.map(what => next(what))]
}

/** Goods that are picked up, or whose way is not known, have no day at the door. */
function expectedDay(progress: readonly ProgressPart[]): string | null | undefined {
  const isPickedUp = progressSums(progress).pending.some(({ what }) => what === 'leaving')
  return isPickedUp ? undefined : returnsWait(progress).day
}

/** A part has been shipped before it is invoiced, and before the rest is cancelled or moved. */
const rankOf = (what: TimelineStep['what']) =>
  STEPS.indexOf(isOnTheWay(what) ? 'processing' : isAfterShipping(what) ? 'shipped' : what)

const isAfterShipping = (what: TimelineStep['what']): what is 'invoiced' | 'rest-cancelled' | 'rest-moved' =>
  what === 'invoiced' || what === 'rest-cancelled' || what === 'rest-moved'

/** Dates and delivery notes, which change while an order waits. */
const isOnTheWay = (what: TimelineStep['what']): what is (typeof DATES | typeof NOTES)[number] =>
  [...DATES, ...NOTES].some(known => known === what)

/** Pieces of a line that have left, and those of them that have arrived. */
export function shippedPieces(
  { lineId }: Pick<PlacedLine, 'lineId'>,
  shipments: readonly Shipment[] = [],
): { shipped: number; delivered: number } {
  const pieces = { shipped: 0, delivered: 0 }
  for (const { deliveredAt, lines } of shipments) {
    for (const line of lines) {
      if (line.lineId !== lineId) continue
      pieces.shipped += line.qty
      if (deliveredAt !== null) pieces.delivered += line.qty
    }
  }
  return pieces
}
