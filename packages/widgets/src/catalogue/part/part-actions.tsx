import type { Sku } from '@cartwright/core/contract'
import { cartIcon } from '../../icons/icons'
import { Button } from '../../primitives/button'
import { useTexts } from '../../provider/use-texts'
import type { AddToCartHandlers } from './ask-host'
import { buyingTexts } from './buying.texts'
import { cartLine } from './cart-line'
import { PriceOf } from './price-of'
import { StockPieces, stockLevel } from './stock-of'
import { useAddToCart } from './use-add-to-cart'

export interface PartActionsProps extends AddToCartHandlers {
  part: Sku
  /** One button elsewhere puts it into the cart together with others. */
  isTogether?: boolean
}

/** Stock, price and the way of one piece into the cart, in one line. Nothing for visitors. */
export function PartActions({ part, isTogether = false, onCartAdd }: PartActionsProps) {
  const t = useTexts(buyingTexts)
  const { canAdd, busy, add } = useAddToCart(onCartAdd)
  if (!part.availability) return null
  return (
    <div className="cw-part-actions">
      <StockPieces level={stockLevel(part.availability)} pieces={part.availability.stock} />
      <PriceOf part={part} />
      {canAdd && !isTogether && !part.disabled && (
        <Button
          size="s"
          icon={cartIcon}
          busy={busy}
          aria-label={t('addNumber', { number: part.number })}
          onClick={() => add([cartLine(part, 1)])}
        >
          {t('add')}
        </Button>
      )}
    </div>
  )
}
