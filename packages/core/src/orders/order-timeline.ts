/** Where an order is: what has happened to it, and what comes next. */
import type { Order, OrderEvent, PlacedLine, Shipment } from '../contract'

export interface TimelineStep {
  what: What | Besides
  /** `now`: the last step so far of an order that goes on. */
  state: 'done' | 'now' | 'next'
  /** `yyyy-MM-dd HH:mm:ss` in UTC; undefined where it is not known. */
  at: string | undefined
  /** Name of the account that did it; undefined for the supplier. */
  by: string | undefined
  shipment: Shipment | undefined
  /** What the supplier says of it; of `invoiced` the number of the invoice, of a delivery note its files. */
  note: string | undefined
  /** What has another date since; empty where the step is not about dates. */
  dates: NonNullable<OrderEvent['dates']>
}

const STEPS = ['placed', 'processing', 'shipped', 'delivered', 'cancelled'] as const
type What = (typeof STEPS)[number]
/** What happens beside the way of the goods. */
const DATES = ['date-known', 'date-moved', 'goods-arrived'] as const
const NOTES = ['note-added', 'note-replaced'] as const
const BESIDES = ['invoiced', 'rest-cancelled', ...DATES, ...NOTES] as const
type Besides = (typeof BESIDES)[number]

/** How far an order has come with a status; an unknown status says nothing. */
const REACHED: Readonly<Record<string, What>> = {
  submitted: 'placed',
  processing: 'processing',
  'partly shipped': 'shipped',
  shipped: 'shipped',
  'all goods delivered': 'delivered',
}

type TimelineOrder = Pick<Order, 'status' | 'soDate' | 'placedBy' | 'events' | 'shipments'>

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
}: TimelineOrder): TimelineStep[] {
  const step = (what: TimelineStep['what'], event?: OrderEvent): TimelineStep => ({
    what,
    state: 'done',
    at: event?.at,
    by: event?.by ?? undefined,
    shipment: shipments.find(shipment => shipment.number === event?.shipment),
    note: event?.note ?? undefined,
    dates: event?.dates ?? [],
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
  const last = done.findLast(({ what }) => what !== 'invoiced' && !isOnTheWay(what))
  if (last) last.state = 'now'
  const isOpen = status === 'partly shipped'
  const toCome = [...(isOpen ? (['shipped'] as const) : []), ...STEPS.slice(STEPS.indexOf(reached) + 1, -1)]
  return [...done, ...toCome.map((what): TimelineStep => ({ ...step(what), state: 'next' }))]
}

/** A part has been shipped before it is invoiced, and before the rest is cancelled. */
const rankOf = (what: TimelineStep['what']) =>
  STEPS.indexOf(isOnTheWay(what) ? 'processing' : what === 'rest-cancelled' || what === 'invoiced' ? 'shipped' : what)

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
