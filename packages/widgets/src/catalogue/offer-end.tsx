import type { CallResult } from '@cartwright/core/contract'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { productListTexts } from './product-list.texts'

export type Offer = Pick<CallResult<'catalogue.promotions'>[string], 'title' | 'endsOn'>

/** How long an offer lasts (API-044). */
export function OfferEnd({ offer }: { offer: Offer }) {
  const t = useTexts(productListTexts)
  const { date } = useFormat()
  return <span title={offer.title}> {t('offerUntil', { date: date(offer.endsOn, SHORT_DAY) })}</span>
}
