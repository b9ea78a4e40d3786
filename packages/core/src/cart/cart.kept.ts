/** Quantities typed while the sign-in had expired: they wait, for a day, for whoever signs in again (ERR-003). */
import type { ShopStorage } from '../shop.types'

const LIFE_MS = 24 * 60 * 60_000

/** By id of the row. */
type Quantities = ReadonlyMap<number, number>

/** Anything can stand in a storage. */
export function readKept(drafts: ShopStorage, name: string, now: Date): Quantities {
  try {
    const { savedAt, rows } = JSON.parse(drafts.get(name) ?? '{}') as { savedAt?: number; rows?: [number, number][] }
    return new Map(Number(savedAt) > now.getTime() - LIFE_MS ? rows : [])
  } catch {
    return new Map()
  }
}

/** @param qty undefined when the row has another by now */
export function keep(drafts: ShopStorage, name: string, now: Date, id: number, qty: number | undefined): void {
  const kept = new Map(readKept(drafts, name, now))
  if (qty !== undefined) kept.set(id, qty)
  else if (!kept.delete(id)) return
  if (kept.size > 0) drafts.set(name, JSON.stringify({ savedAt: now.getTime(), rows: [...kept] }))
  else drafts.remove(name)
}
