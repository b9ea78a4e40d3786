/** Which parts are no longer sold, and what takes their place. */

import type { SeedSku } from './catalogue'
import { randomOf } from './random'
import { RETIRED, SHOWCASE } from './showcase'

const WITH_SUCCESSOR = 17
const WITHOUT_SUCCESSOR = 8

/** The same parts with about 25 of them disabled. */
export function retireSome(parts: readonly SeedSku[]): SeedSku[] {
  const numberOf = new Map(parts.map(part => [part.oemCode, part.number]))
  const retired = new Map<string, string | null>()
  for (const [oemCode, successor] of Object.entries(RETIRED)) {
    const [from, to] = [numberOf.get(oemCode), successor === null ? null : numberOf.get(successor)]
    if (from !== undefined && to !== undefined) retired.set(from, to)
  }
  const candidates = parts
    .filter(part => !(part.oemCode in SHOWCASE) && part.market === 'ALL')
    .sort((a, b) => randomOf(`retired ${a.number}`) - randomOf(`retired ${b.number}`))
  const successors = findSuccessors(parts)
  pick(candidates, WITH_SUCCESSOR, part => successors.get(part.number) ?? undefined)
  pick(candidates, WITHOUT_SUCCESSOR, part => (successors.has(part.number) ? undefined : null))
  return parts.map(part => {
    const successor = retired.get(part.number)
    return successor === undefined ? part : { ...part, disabled: true, successor }
  })

  /** A successor is never a retired part itself. */
  function pick(from: readonly SeedSku[], count: number, successorOf: (part: SeedSku) => string | null | undefined) {
    for (const part of from) {
      if (count === 0) return
      const successor = successorOf(part)
      const isFree = !retired.has(part.number) && ![...retired.values()].includes(part.number)
      if (successor === undefined || !isFree || (successor !== null && retired.has(successor))) continue
      retired.set(part.number, successor)
      count--
    }
  }
}

/** The part with the next higher yield for the same printers, in the same colour. */
function findSuccessors(parts: readonly SeedSku[]): Map<string, string> {
  const families = new Map<string, SeedSku[]>()
  for (const part of parts) {
    const { brand, classId, colour, printers } = part.fact
    const family = [brand, classId, colour, ...[...printers].sort()].join('|')
    families.set(family, [...(families.get(family) ?? []), part])
  }
  const successors = new Map<string, string>()
  for (const family of families.values()) {
    const byYield = family.sort((a, b) => (a.pageYield ?? 0) - (b.pageYield ?? 0))
    for (const [i, part] of byYield.entries()) {
      const next = byYield[i + 1]
      if (next && (next.pageYield ?? 0) > (part.pageYield ?? 0)) successors.set(part.number, next.number)
    }
  }
  return successors
}
