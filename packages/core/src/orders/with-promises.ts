/** When which pieces leave, of a backend that says it in short only: its `shipNow`, `backOrdered` and `etaDate` (ORD-013). */
import type { OrderLine, Promised } from '../contract'

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
