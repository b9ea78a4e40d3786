import { partPath } from '@cartwright/core'
import type { ListedSku, SkuAttribute } from '@cartwright/core/contract'
import { useState } from 'react'
import { ElementSlot } from '../provider/element-slot'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import { type Offer, OfferEnd } from './offer-end'
import { AddToCart } from './part/add-to-cart'
import type { AddToCartHandlers } from './part/ask-host'
import { buyingTexts } from './part/buying.texts'
import { FavouriteButton } from './part/favourite-button'
import { ListedBy } from './part/found-by'
import { Inks } from './part/inks'
import { partTexts } from './part/part.texts'
import { PartPicture } from './part/part-picture'
import { PartTags } from './part/part-tags'
import { PriceOf } from './part/price-of'
import { StockOf } from './part/stock-of'
import css from './part-card.css?inline'
import { productListTexts } from './product-list.texts'

addSheet(css)

export interface PartCardProps extends NavigationHandlers, AddToCartHandlers {
  part: ListedSku
  offer?: Offer | null | undefined
  /** Empty until they are known. */
  attributes?: readonly SkuAttribute[] | undefined
  /** Its picture is surely in sight. */
  eager?: boolean
}

/** One part as a card: picture, number, what it fits, stock, price, and the way into the cart. */
export function PartCard({ part, offer, attributes, eager, onNavigate, onCartAdd }: PartCardProps) {
  const shop = useShop()
  const { session } = shop
  const t = useTexts(partTexts)
  const list = useTexts(productListTexts)
  const buying = useTexts(buyingTexts)
  const { number } = useFormat()
  const [qty, setQty] = useState(1)
  const isSignedIn = useStore(session.store, state => state.isSignedIn)
  const to = partPath(shop, part.goodsSkuId)
  const more = part.printerCount - part.printers.length
  return (
    <article className="cw-card cw-part-card" aria-label={part.number}>
      <div className="cw-part-card__picture">
        {/* The number below says and does the same. */}
        <ElementSlot name="media">
          <ShopLink to={to} onNavigate={onNavigate} tabIndex={-1} aria-hidden="true">
            <PartPicture eager={eager} image={part.image} size="fill" />
          </ShopLink>
        </ElementSlot>
        <span className="cw-part-card__tags">
          <PartTags part={part}>{offer && <OfferEnd offer={offer} />}</PartTags>
          <ListedBy part={part} />
          <ElementSlot name="badges" />
        </span>
      </div>
      <div className="cw-part-card__body">
        <div className="cw-row">
          <Inks colour={part.colour} />
          <ShopLink className="cw-part__number cw-code" to={to} onNavigate={onNavigate}>
            {part.number}
          </ShopLink>
          <span className="cw-end">
            <FavouriteButton number={part.number} size="s" />
          </span>
        </div>
        <span className="cw-sub cw-clip">
          {part.brandName} <span className="cw-code">{part.oemCode}</span>
          {part.custNumber && <> · {t('yours', { number: part.custNumber })}</>}
        </span>
        {part.pageYield !== null && <span className="cw-sub">{list('pages', { count: part.pageYield })}</span>}
        {part.pageYield === null && attributes && (
          <span className="cw-sub cw-part-card__kind">{kindOf(attributes)}</span>
        )}
        <span className="cw-part-card__fits">
          <span className="cw-clip">{part.printers.join(', ')}</span>
          {more > 0 && <span>+ {number(more)}</span>}
        </span>
        {part.availability && (
          <span className="cw-part-card__stock">
            <StockOf availability={part.availability} />
          </span>
        )}
      </div>
      <div className="cw-part-card__foot">
        {isSignedIn ? (
          <>
            <PriceOf part={part} qty={qty} />
            <span className="cw-row cw-end">
              <AddToCart part={part} qty={qty} onQty={setQty} size="s" onCartAdd={onCartAdd} />
            </span>
          </>
        ) : (
          <p className="cw-on-sign-in">{buying('hiddenPrice')}</p>
        )}
        <ElementSlot name="actions" />
      </div>
      <ElementSlot name="footer" />
    </article>
  )
}

/** What tells tapes apart, as toner is by its pages: width, print and tape. */
const kindOf = (attributes: readonly SkuAttribute[]): string =>
  attributes
    .filter(({ name }) => KIND.includes(name))
    .map(({ value }) => value)
    .join(' · ')
const KIND = ['tapeWidthMm', 'printColour', 'tapeColour', 'finish']
