/** Stock of each warehouse, and what is on its way: some shelves are empty, some nearly, most are full. */
import { addDays } from '@cartwright/core/rules'
import type { InferInsertModel } from 'drizzle-orm'
import type { arrivals, stocks } from '../db/schema'
import type { SeedSku } from './catalogue'
import { toWorkday } from './days'
import { randomInteger, randomOf } from './random'
import { SHOWCASE } from './showcase'
import { WAREHOUSES } from './sites'

type Stock = InferInsertModel<typeof stocks>
type Arrival = InferInsertModel<typeof arrivals>

/** Shares of empty and of nearly empty shelves, and the most pieces of a full one. */
const SHELVES: Readonly<Record<string, { empty: number; low: number; most: number }>> = {
  NL: { empty: 0.1, low: 0.14, most: 4_800 },
  DE: { empty: 0.24, low: 0.16, most: 1_900 },
  PL: { empty: 0.34, low: 0.2, most: 900 },
  US: { empty: 0.1, low: 0.14, most: 6_500 },
}
const LOW_MOST = 18
const CARTON = 20

/** @param today day from which arrivals count, `yyyy-MM-dd` */
export function makeStock(parts: readonly SeedSku[], today: string): { stocks: Stock[]; arrivals: Arrival[] } {
  const stocks: Stock[] = []
  const arrivals: Arrival[] = []
  for (const part of parts) {
    for (const { code, region } of WAREHOUSES) {
      if (part.market !== 'ALL' && part.market !== region) continue
      const qty = piecesOf(part, code)
      stocks.push({ goodsSkuId: part.goodsSkuId, warehouse: code, qty })
      if (!part.disabled) arrivals.push(...arrivalsOf(part, code, qty, today))
    }
  }
  return { stocks, arrivals }
}

function piecesOf(part: SeedSku, warehouse: string): number {
  const written = SHOWCASE[part.oemCode]?.stock?.[warehouse as 'NL']
  if (written !== undefined) return written
  const { empty, low, most } = SHELVES[warehouse] ?? { empty: 1, low: 0, most: 0 }
  const key = `stock ${warehouse} ${part.number}`
  const lot = randomOf(key)
  if (lot < empty || part.disabled) return part.disabled && lot > 0.7 ? randomInteger(`${key} rest`, 1, 9) : 0
  if (lot < empty + low) return randomInteger(`${key} low`, 1, LOW_MOST)
  // Squared, so that a few fast sellers have most of the pieces.
  return LOW_MOST + Math.floor(randomOf(`${key} full`) ** 2 * most)
}

function arrivalsOf(part: SeedSku, warehouse: string, qty: number, today: string): Arrival[] {
  const row = (days: number, pieces: number): Arrival => ({
    goodsSkuId: part.goodsSkuId,
    warehouse,
    etaDate: toWorkday(addDays(today, days)),
    qty: pieces,
  })
  const showcase = SHOWCASE[part.oemCode]
  if (showcase && warehouse === 'NL') return showcase.arrival ? [row(showcase.arrival.days, showcase.arrival.qty)] : []
  const key = `arrival ${warehouse} ${part.number}`
  if (randomOf(key) >= (qty <= LOW_MOST ? 0.65 : 0.08)) return []
  const first = randomInteger(`${key} day`, 2, 24)
  const rows = [row(first, CARTON * randomInteger(`${key} pieces`, 1, 30))]
  if (randomOf(`${key} again`) < 0.2) rows.push(row(first + 14, CARTON * randomInteger(`${key} more`, 5, 40)))
  return rows
}
