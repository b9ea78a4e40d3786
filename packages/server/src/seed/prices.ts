/** Prices that a buyer would believe: by class, yield, colour and maker, in the currency of each site. */
import { round2 } from '@cartwright/core/rules'
import type { InferInsertModel } from 'drizzle-orm'
import type { prices } from '../db/schema'
import type { SeedSku } from './catalogue'
import { randomChoice, randomOf } from './random'

type Price = InferInsertModel<typeof prices>

/** A price list per site, named by its org id. */
export interface SeedPriceList {
  priceListId: number
  region: string
  currency: string
  /** Of the euro price in the Netherlands; rate and market together. */
  factor: number
}

export const PRICE_LISTS: readonly SeedPriceList[] = [
  { priceListId: 1, region: 'EU', currency: 'EUR', factor: 1 },
  { priceListId: 3, region: 'EU', currency: 'EUR', factor: 1.03 },
  { priceListId: 5, region: 'EU', currency: 'EUR', factor: 0.98 },
  { priceListId: 7, region: 'EU', currency: 'GBP', factor: 0.87 },
  { priceListId: 8, region: 'EU', currency: 'EUR', factor: 1.02 },
  { priceListId: 11, region: 'EU', currency: 'PLN', factor: 4.31 },
  { priceListId: 2, region: 'US', currency: 'USD', factor: 1.07 },
]

const BRAND_FACTOR: Readonly<Record<string, number>> = {
  HP: 1.34,
  Canon: 1.24,
  Lexmark: 1.38,
  Xerox: 1.28,
  Samsung: 1.12,
  OKI: 1.16,
  Ricoh: 1.1,
  Dell: 1.15,
  Epson: 1.08,
  Kyocera: 0.94,
  'Konica Minolta': 0.98,
  Brother: 0.96,
}
/** Sets cost a little less than their cartridges one by one. */
const SET_FACTOR: Readonly<Record<string, number>> = { 'multi (CMY)': 2.75, 'multi (CMYK)': 3.55 }
const COLOUR_FACTOR = 1.12
const TIERED_SHARE = 0.6
const TIER_STEPS: readonly [[number, number], ...[number, number][]][] = [
  [
    [10, 0.97],
    [50, 0.93],
  ],
  [
    [24, 0.95],
    [96, 0.914],
  ],
  [[20, 0.96]],
  [
    [5, 0.98],
    [25, 0.955],
    [100, 0.925],
  ],
]

/** All prices and quantity prices of one list. */
export function listPrices(list: SeedPriceList, parts: readonly SeedSku[]): Price[] {
  return parts
    .filter(part => part.market === 'ALL' || part.market === list.region)
    .flatMap(part => {
      const price = roundAsShops(basePrice(part) * list.factor)
      const row = (minQty: number, price: number) => ({
        priceListId: list.priceListId,
        goodsSkuId: part.goodsSkuId,
        minQty,
        price,
      })
      return [row(1, price), ...tiersOf(part).map(([minQty, share]) => row(minQty, round2(price * share)))]
    })
}

/** Euro, Netherlands, one piece. */
export function basePrice({ fact, number }: SeedSku): number {
  const jitter = 0.96 + 0.08 * randomOf(`price ${number}`)
  const thousands = (fact.pageYield ?? 3_000) / 1_000
  const brand = BRAND_FACTOR[fact.brand] ?? 1
  const hue = SET_FACTOR[fact.colour] ?? (fact.colour === 'black' ? 1 : COLOUR_FACTOR)
  switch (fact.classId) {
    case 109:
      return (4.4 + 0.22 * (fact.tapeWidthMm ?? 12)) * (fact.colour.includes('(') ? 1.45 : 1) * jitter
    case 105:
      return (9 + 2.4 * thousands ** 0.62) * brand * (SET_FACTOR[fact.colour] ? 2.2 : 1) * jitter
    default:
      return (8 + 5.2 * thousands ** 0.72) * brand * hue * jitter
  }
}

function tiersOf({ number }: SeedSku): readonly [number, number][] {
  if (randomOf(`tiered ${number}`) > TIERED_SHARE) return []
  return randomChoice(`tiers ${number}`, [[[10, 0.97]], ...TIER_STEPS])
}

/** To 10 cents, from 100 on to 50 cents. */
const roundAsShops = (price: number): number => {
  const step = price < 100 ? 0.1 : 0.5
  return round2(Math.max(step, Math.round(price / step) * step))
}
