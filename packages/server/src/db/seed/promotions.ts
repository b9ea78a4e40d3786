/** Offers: some run, some are over, some are to come. */
import type { InferInsertModel } from 'drizzle-orm'
import type { promotions } from '../schema'
import type { SeedSku } from './catalogue'
import { addDays } from './days'
import { draw, drawInteger, drawOne } from './draw'
import { SHOWCASE } from './showcase'
import { SITES } from './sites'

type Promotion = InferInsertModel<typeof promotions>

const SHARE_ON_OFFER = 0.03
const TITLES = ['Offer of the month', 'While stocks last', 'Season offer'] as const

/** @param today day from which the periods count, `yyyy-MM-dd` */
export function makePromotions(parts: readonly SeedSku[], today: string): Promotion[] {
  const sold = parts.filter(part => !part.disabled)
  return SITES.flatMap(({ orgId, region }) =>
    sold.flatMap(part => {
      if (part.market !== 'ALL' && part.market !== region) return []
      const key = `promotion ${orgId} ${part.number}`
      const off = SHOWCASE[part.oemCode]?.off
      if (off === undefined && (part.oemCode in SHOWCASE || draw(key) >= SHARE_ON_OFFER)) return []
      const starts = off === undefined ? drawOne(`${key} start`, [-12, -5, -2, -40, 6]) : -7
      return [
        {
          orgId,
          goodsSkuId: part.goodsSkuId,
          title: off === undefined ? drawOne(`${key} title`, [...TITLES]) : TITLES[0],
          percentOff: off ?? drawInteger(`${key} off`, 5, 18),
          startsOn: addDays(today, starts),
          endsOn: addDays(today, starts + (starts === -40 ? 30 : 45)),
        },
      ]
    }),
  )
}
