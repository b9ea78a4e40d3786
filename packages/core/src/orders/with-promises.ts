/** When which pieces leave, of a backend that says it in short only: its `shipNow`, `backOrdered` and `etaDate` (ORD-013). */
import { completeParts } from '../catalogue/complete-parts'
import type { Availability, OrderConfirmation, OrderLine, Promised } from '../contract'
import { promiseLine, summaryOf, supplyOf } from '../rules'
import type { Shop } from '../shop.types'

type InShort = Pick<OrderLine, 'qty' | 'promises' | 'shipNow' | 'backOrdered' | 'etaDate'>

/** The lines, each with its parts. What is back ordered stands on the day that the backend names for it. */
export const withPromises = <L extends InShort, O extends { lines: L[] }>(order: O & { lines: L[] }): O => ({
  ...order,
  lines: order.lines.map(line => (line.promises.length > 0 ? line : { ...line, promises: promisesOf(line) })),
})

function promisesOf({ shipNow, backOrdered, etaDate }: InShort): Promised[] {
  const parts: Promised[] = [
    { qty: shipNow, when: 'now', warehouse: null },
    { qty: backOrdered, when: etaDate ?? 'unknown', warehouse: null },
  ]
  return parts.filter(({ qty }) => qty > 0)
}

/**
 * The lines, each with its parts as list, product and cart show them, by one request of each kind for all lines. What the backend says is in
 * stock for this order counts: where its pieces in stock are others than `shipNow`, the line stays as it is.
 * @source API-059, API-060, ORD-013
 */
export async function completePromises(
  confirmation: OrderConfirmation,
  shop: Pick<Shop, 'client' | 'session' | 'sites'>,
): Promise<OrderConfirmation> {
  const known = confirmation.lines.map(({ number, disabled }) => ({
    number,
    disabled,
    image: '',
    pageYield: null,
    colour: null,
    discountPrice: null,
    availability: undefined as Availability | undefined,
  }))
  await completeParts(known, shop)
  const lines = confirmation.lines.map((line, at) => withSupply(line, known[at]?.availability))
  return { ...confirmation, lines }
}

function withSupply(line: OrderLine, availability: Availability | undefined): OrderLine {
  if (line.promises.length > 0 || !availability) return line
  const promises = promiseLine(line.qty, supplyOf(availability))
  const summary = summaryOf(promises)
  return summary.shipNow === line.shipNow ? { ...line, promises, ...summary } : line
}
