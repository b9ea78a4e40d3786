import type { Sku } from '@cartwright/core/contract'
import { PartActions } from '../catalogue/part/part-actions'
import { PartTags } from '../catalogue/part/part-tags'

/** What a tile tells a buyer besides: stock, price, offer, and the way into the cart. */
export const FloorOffer = ({ part }: { part: Sku }) => (
  <>
    <span>
      <PartTags part={part} />
    </span>
    <PartActions part={part} />
  </>
)
