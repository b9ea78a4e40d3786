import type { Sku } from '@cartwright/core/contract'
import { useRef, useState } from 'react'
import { cartIcon } from '../../icons/icons'
import { Button } from '../../primitives/button'
import { Quantity } from '../../primitives/quantity'
import { useQuantityLabels } from '../../provider/common-labels'
import { useTexts } from '../../provider/use-texts'
import type { AddToCartHandlers } from './ask-host'
import { buyingTexts } from './buying.texts'
import { cartLine } from './cart-line'
import { useAddToCart } from './use-add-to-cart'

export interface AddToCartProps extends AddToCartHandlers {
  part: Pick<Sku, 'number' | 'custNumber' | 'goodsSkuId' | 'disabled'>
  qty: number
  onQty: (qty: number) => void
  /** Small where a card shows it, large on the part's own page, where it is the one primary button. */
  size?: 's' | 'l'
  /** It is ticked, and one button elsewhere puts it into the cart together with others: Enter leaves it to that. */
  isTogether?: boolean
}

/** Quantity and the button that puts that many into the cart, as Enter does in the field. Nothing for those who have no cart. */
export function AddToCart({ part, qty, onQty, size, isTogether = false, onCartAdd }: AddToCartProps) {
  const t = useTexts(buyingTexts)
  const labels = useQuantityLabels()
  const { canAdd, busy, add } = useAddToCart(onCartAdd)
  const field = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  if (!canAdd || part.disabled) return null
  const addPieces = (pieces: number) => add([cartLine(part, pieces)])
  return (
    <>
      <Quantity
        {...labels(part.number)}
        size={size === 's' ? size : undefined}
        value={qty}
        onCommit={onQty}
        onEnter={isTogether ? undefined : addPieces}
        onAsking={setAsking}
        inputRef={field}
      />
      <Button
        size={size}
        kind={size === 'l' ? 'primary' : undefined}
        className="cw-add"
        icon={cartIcon}
        busy={busy}
        aria-label={size === 'l' ? undefined : t('addNumber', { number: part.number })}
        title={size === 'l' ? undefined : t('addToBasket')}
        // No piece is put in whose number is not clear.
        onClick={() => (isAsking ? field.current?.focus() : addPieces(qty))}
      >
        <span className="cw-add__text">{size === 'l' ? t('addToBasket') : t('add')}</span>
      </Button>
    </>
  )
}
