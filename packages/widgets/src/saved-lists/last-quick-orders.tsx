import { lastQuickOrdersOf } from '@cartwright/core'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { Bought, Card } from '../orders/desk-card'
import { deskCardTexts } from '../orders/desk-card.texts'
import { QuickOrderNumber } from '../orders/quick-order-number'
import { ReorderButton } from '../orders/reorder-button'
import { orderPath } from '../provider/order-path'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useReading } from '../provider/use-reading'
import { useTexts } from '../provider/use-texts'
import { listOverviewTexts } from './list-overview.texts'

const ROWS = 4

/** What was ordered by quick order last, and what it became; nothing before the first. */
export function LastQuickOrders({ onNavigate, onCartAdd }: NavigationHandlers & AddToCartHandlers) {
  const t = useTexts(listOverviewTexts)
  const desk = useTexts(deskCardTexts)
  const value = useReading(lastQuickOrdersOf(useShop()))
  if (!value?.rows.length) return null
  return (
    <Card
      title={t('lastQuick')}
      link={
        <ShopLink to="/hisorder/list" onNavigate={onNavigate}>
          {desk('allOrders')}
        </ShopLink>
      }
    >
      <ul className="cw-desk__rows">
        {value.rows.slice(0, ROWS).map(row => (
          <li key={row.orderNo}>
            <div className="cw-desk__name">
              <QuickOrderNumber order={row} onNavigate={onNavigate} />
              <span className="cw-sub">
                {t('became')}{' '}
                <ShopLink className="cw-code" to={orderPath(row.orderNo)} onNavigate={onNavigate}>
                  {row.poNo || row.orderNo}
                </ShopLink>
              </span>
            </div>
            <Bought {...row} />
            <ReorderButton orderNo={row.orderNo} isNamed onNavigate={onNavigate} onCartAdd={onCartAdd} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
