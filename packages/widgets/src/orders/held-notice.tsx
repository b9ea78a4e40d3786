import type { Order } from '@cartwright/core/contract'
import { Notice } from '../primitives/feedback'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { orderWordsTexts } from './order-words.texts'

/** Why nothing of an order is shipped yet, where its company is above its credit limit (docs/decisions/0094-credit-limits.md). */
export function HeldNotice({ order: { held, status }, onNavigate }: { order: Order } & NavigationHandlers) {
  const t = useTexts(orderWordsTexts)
  if (!held || status === 'cancelled') return null
  return (
    <Notice
      tone="warning"
      action={
        <ShopLink className="cw-btn" to="/finance/invoices" onNavigate={onNavigate}>
          {t('heldInvoices')}
        </ShopLink>
      }
    >
      <b>{t('held')}</b> {t('heldUntil')}
    </Notice>
  )
}
