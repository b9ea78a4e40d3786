/** Offers: some run, some are over, some are to come. */
import { addDays } from '@cartwright/core/rules'
import type { InferInsertModel } from 'drizzle-orm'
import type { promotions } from '../db/schema'
import { localize } from '../texts/localize'
import type { SeedSku } from './catalogue'
import { demoNamesTexts } from './demo-names.texts'
import { inOtherLanguages } from './in-languages'
import { randomChoice, randomInteger, randomOf } from './random'
import { SHOWCASE } from './showcase'
import { SITES } from './sites'

type Promotion = InferInsertModel<typeof promotions>

const SHARE_ON_OFFER = 0.03
const OFFERS = ['offerMonth', 'offerStock', 'offerSeason'] as const

/** @param today day from which the periods count, `yyyy-MM-dd` */
export function makePromotions(parts: readonly SeedSku[], today: string): Promotion[] {
  const sold = parts.filter(part => !part.disabled)
  return SITES.flatMap(({ orgId, region }) =>
    sold.flatMap(part => {
      if (part.market !== 'ALL' && part.market !== region) return []
      const key = `promotion ${orgId} ${part.number}`
      const off = SHOWCASE[part.oemCode]?.off
      if (off === undefined && (part.oemCode in SHOWCASE || randomOf(key) >= SHARE_ON_OFFER)) return []
      const offer = off === undefined ? randomChoice(`${key} title`, [...OFFERS]) : OFFERS[0]
      const starts = off === undefined ? randomChoice(`${key} start`, [-12, -5, -2, -40, 6]) : -7
      return [
        {
          orgId,
          goodsSkuId: part.goodsSkuId,
          title: demoNamesTexts.english[offer],
          titles: inOtherLanguages(localize(demoNamesTexts, offer)),
          percentOff: off ?? randomInteger(`${key} off`, 5, 18),
          startsOn: addDays(today, starts),
          endsOn: addDays(today, starts + (starts === -40 ? 30 : 45)),
        },
      ]
    }),
  )
}
