import { useEffect, useRef } from 'react'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { orderConfirmTexts } from './order-confirm.texts'

interface OrderedAsProps extends NavigationHandlers {
  orderNo: string
  /** Where its success is shown. */
  path: string
  /** The form that had the focus has gone. */
  hasFocus?: boolean
  /** The same is wanted once more; without it no way to that is offered. */
  onMore?: () => void
}

/** In the place of the form of an order that is placed: its number, and the way to it. */
export function OrderedAs({ orderNo, path, hasFocus = false, onMore, onNavigate }: OrderedAsProps) {
  const t = useTexts(orderConfirmTexts)
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) line.current?.focus()
  }, [hasFocus])
  return (
    <div ref={line} tabIndex={-1}>
      <Notice
        tone="success"
        live
        action={
          <span className="cw-row cw-row--wrap">
            <ShopLink className="cw-btn" to={path} onNavigate={onNavigate}>
              {t('showOrder')}
            </ShopLink>
            {onMore && (
              <Button kind="quiet" onClick={onMore}>
                {t('orderOnceMore')}
              </Button>
            )}
          </span>
        }
      >
        <b>{t('ordered', { orderNo })}</b>
      </Notice>
    </div>
  )
}
