import type { ListedSku } from '@cartwright/core/contract'
import type { AddsToCart } from '../part/use-add-to-cart'
import type { Navigates } from '../provider/use-go'
import { PartCard } from './part-card'

/** In sight at once on most screens: their pictures need not wait for the layout. */
const FIRST_ROW = 4

/** Parts as pictures with what one needs to order them. */
export function PartCards({ parts, ...handlers }: { parts: readonly ListedSku[] } & Navigates & AddsToCart) {
  return (
    <ul className="cw-part-cards">
      {parts.map((part, index) => (
        <li key={part.goodsSkuId}>
          <PartCard part={part} eager={index < FIRST_ROW} {...handlers} />
        </li>
      ))}
    </ul>
  )
}
