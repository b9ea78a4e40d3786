import { loginPath, partPath } from '@cartwright/core'
import type { SkuDetails } from '@cartwright/core/contract'
import { costOfPages } from '@cartwright/core/rules'
import { useState } from 'react'
import { lockIcon } from '../icons/lock'
import { Notice } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
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
import { SupplySplit } from './supply-split'

export interface BuyBoxProps extends NavigationHandlers, AddToCartHandlers {
  part: SkuDetails
}

/** Of one page the costs are fractions of a cent, which no one compares. */
const COMPARED_PAGES = 1000

/** Price at the chosen quantity, where the pieces are, and the one button of the page. */
export function BuyBox({ part, onNavigate, onCartAdd }: BuyBoxProps) {
  const shop = useShop()
  const t = useTexts(productTexts)
  const words = useTexts(buyingTexts)
  const isUs = useIsUs()
  const { money, date, number } = useFormat()
  const [qty, setQty] = useState(1)
  const prices = pricesAt(part, qty)
  const total = lineTotal([{ part, qty }])
  const pagesCost =
    prices && costOfPages({ unitPrice: prices.unit, discountPrice: prices.discount }, part.pageYield, COMPARED_PAGES)
  return (
    <aside className="cw-card cw-buy">
      {part.disabled && (
        <div className="cw-card__body">
          <Notice
            tone="warning"
            action={
              part.successor && (
                <ShopLink
                  className="cw-btn cw-btn--s"
                  to={
                    part.successorId === null
                      ? `/search?keyword=${encodeURIComponent(part.successor)}`
                      : partPath(shop, part.successorId)
                  }
                  onNavigate={onNavigate}
                >
                  {t('showSuccessor', { number: part.successor })}
                </ShopLink>
              )
            }
          >
            {t('noLongerSold')}{' '}
            {part.successor && <span className="cw-buy__next">{t('takesItsPlace', { number: part.successor })}</span>}
          </Notice>
        </div>
      )}
      {prices ? (
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
        <div className="cw-card__body cw-buy__visitor">
          <p className="cw-buy__lock">
            <Icon shape={lockIcon} />
            <span>{words('hiddenPrice')}</span>
          </p>
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
        </div>
      )}
      {part.availability && (
        <StockLocations number={part.number} availability={part.availability} warehouses={part.warehouses ?? []} />
      )}
      {prices && total && !part.disabled && (
        <div className="cw-card__body">
          <div className="cw-row cw-row--wrap cw-buy__add">
            <AddToCart part={part} qty={qty} onQty={setQty} size="l" onCartAdd={onCartAdd} />
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
                <dd>{money(pagesCost, prices.currency)}</dd>
              </>
            )}
          </dl>
          {part.availability && <SupplySplit qty={qty} availability={part.availability} />}
        </div>
      )}
    </aside>
  )
}
