import { loginPath, partPath } from '@cartwright/core'
import type { SkuDetails } from '@cartwright/core/contract'
import { costOfPages } from '@cartwright/core/rules'
import { useState } from 'react'
import { lockIcon } from '../icons/icons'
import { Notice } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { ElementSlot } from '../provider/element-slot'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { useIsUs } from '../provider/use-is-us'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useFormat, useTexts } from '../provider/use-texts'
import { AddToCart } from './part/add-to-cart'
import type { AddToCartHandlers } from './part/ask-host'
import { buyingTexts } from './part/buying.texts'
import { FavouriteButton } from './part/favourite-button'
import { lineTotal } from './part/line-total'
import { PriceOf, pricesAt } from './part/price-of'
import { productTexts } from './product.texts'
import { QuantityPrices } from './quantity-prices'
import { StockLocations } from './stock-locations'

export interface BuyBoxProps extends NavigationHandlers, AddToCartHandlers {
  part: SkuDetails
}

/** Of one page the costs are fractions of a cent, which no one compares. */
const COMPARED_PAGES = 1000

/** Price at the chosen quantity, where the pieces are, and the one button of the page. */
export function BuyBox({ part, onNavigate, onCartAdd }: BuyBoxProps) {
  const t = useTexts(productTexts)
  const isUs = useIsUs()
  const { date } = useFormat()
  const [qty, setQty] = useState(1)
  return (
    <aside className="cw-card cw-buy" aria-label={t('unitPrice')}>
      {part.disabled && <NoLongerSold part={part} onNavigate={onNavigate} />}
      {pricesAt(part, qty) ? (
        <div className="cw-card__body cw-buy__price">
          <div className="cw-buy__unit">
            <span className="cw-sr">{t('unitPrice')}</span>
            <PriceOf part={part} qty={qty} />
            <span className="cw-sub">{t(isUs ? 'perPieceUs' : 'perPiece')}</span>
          </div>
          {part.promotion && (
            <p className="cw-sub">
              {t('promotionUntil', { title: part.promotion.title, date: date(part.promotion.endsOn) })}
            </p>
          )}
          <QuantityPrices part={part} qty={qty} onQty={setQty} />
        </div>
      ) : (
        <SignInForPrice part={part} onNavigate={onNavigate} />
      )}
      {part.availability && (
        <StockLocations
          number={part.number}
          qty={part.disabled ? undefined : qty}
          availability={part.availability}
          warehouses={part.warehouses ?? []}
        />
      )}
      {!part.disabled && <Buy part={part} qty={qty} onQty={setQty} onCartAdd={onCartAdd} />}
      <ElementSlot name="actions" />
    </aside>
  )
}

type PartProps = NavigationHandlers & { part: SkuDetails }

function NoLongerSold({ part, onNavigate }: PartProps) {
  const shop = useShop()
  const t = useTexts(productTexts)
  const { successor, successorId } = part
  return (
    <div className="cw-card__body">
      <Notice
        tone="warning"
        action={
          successor && (
            <ShopLink
              className="cw-btn cw-btn--s"
              to={
                successorId === null ? `/search?keyword=${encodeURIComponent(successor)}` : partPath(shop, successorId)
              }
              onNavigate={onNavigate}
            >
              {t('showSuccessor', { number: successor })}
            </ShopLink>
          )
        }
      >
        {t('noLongerSold')}{' '}
        {successor && <span className="cw-buy__next">{t('takesItsPlace', { number: successor })}</span>}
      </Notice>
    </div>
  )
}

/** In the place of a price, for visitors. */
function SignInForPrice({ part, onNavigate }: PartProps) {
  const shop = useShop()
  const t = useTexts(productTexts)
  const words = useTexts(buyingTexts)
  return (
    <div className="cw-card__body cw-buy__visitor">
      <p className="cw-buy__lock">
        <Icon shape={lockIcon} />
        <span>{words('hiddenPrice')}</span>
      </p>
      <ElementSlot name="signed-out">
        {!shop.signInByHost && (
          <div className="cw-row">
            <ShopLink
              className="cw-btn cw-btn--primary cw-grow"
              to={loginPath(partPath(shop, part.goodsSkuId))}
              onNavigate={onNavigate}
            >
              {words('signIn')}
            </ShopLink>
            <ShopLink className="cw-btn cw-grow" to="/ac/register" onNavigate={onNavigate}>
              {t('joinFree')}
            </ShopLink>
          </div>
        )}
      </ElementSlot>
    </div>
  )
}

interface BuyProps extends AddToCartHandlers {
  part: SkuDetails
  qty: number
  onQty: (qty: number) => void
}

/** Quantity and button, and what that comes to. */
function Buy({ part, qty, onQty, onCartAdd }: BuyProps) {
  const t = useTexts(productTexts)
  const { money, number } = useFormat()
  const prices = pricesAt(part, qty)
  const total = lineTotal([{ part, qty }])
  if (!prices || !total) return null
  const { unit: unitPrice, discount: discountPrice, currency } = prices
  const pagesCost = costOfPages({ unitPrice, discountPrice }, part.pageYield, COMPARED_PAGES)
  return (
    <div className="cw-card__body">
      <div className="cw-row cw-row--wrap cw-buy__add">
        <AddToCart part={part} qty={qty} onQty={onQty} size="l" onCartAdd={onCartAdd} />
        <FavouriteButton number={part.number} size="l" />
      </div>
      <dl className="cw-facts cw-facts--sums cw-buy__sum">
        <dt>{t('qty')}</dt>
        <dd>{qty}</dd>
        <dt>{t('amount')}</dt>
        <dd className="cw-price">{money(total.amount, total.currency)}</dd>
        {typeof pagesCost === 'number' && (
          <>
            <dt>{t('costPerPages', { pages: number(COMPARED_PAGES) })}</dt>
            <dd>{money(pagesCost, currency)}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
