import type { PartListState } from '@cartwright/core'
import type { ListedSku } from '@cartwright/core/contract'
import type { NavigationHandlers } from '../provider/use-navigate'
import type { AddToCartHandlers } from './part/ask-host'
import { PartCard } from './part-card'

/** In sight at once on most screens: their pictures need not wait for the layout. */
const FIRST_ROW = 4

export interface PartCardsProps
  extends NavigationHandlers,
    AddToCartHandlers,
    Partial<Pick<PartListState, 'offers' | 'attributes'>> {
  parts: readonly ListedSku[]
}

/** Parts as pictures with what one needs to order them. */
export function PartCards({ parts, offers, attributes, ...handlers }: PartCardsProps) {
  return (
    <ul className="cw-part-cards">
      {parts.map((part, index) => (
        <li key={part.goodsSkuId}>
          <PartCard
            part={part}
            offer={offers?.[part.number]}
            attributes={attributes && (attributes[part.number] ?? [])}
            eager={index < FIRST_ROW}
            {...handlers}
          />
        </li>
      ))}
    </ul>
  )
}
