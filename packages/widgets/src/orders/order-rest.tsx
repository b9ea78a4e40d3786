import { isShopError, ordersOf } from '@cartwright/core'
import type { Order } from '@cartwright/core/contract'
import { useState } from 'react'
import { Button } from '../primitives/button'
import { ConfirmDialog } from '../primitives/dialog'
import { Notice } from '../primitives/feedback'
import { useBusy } from '../primitives/use-busy'
import { orderPath } from '../provider/order-path'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderRestTexts } from './order-rest.texts'

export interface OrderRestProps extends NavigationHandlers {
  order: Order
  /** Shows the order as it is after a call. */
  onOrder: (order: Order) => void
}

/** Pieces that wait for goods can be given up, or moved to an order of their own; both orders name each other. */
export function OrderRest({ order, onOrder, onNavigate }: OrderRestProps) {
  const t = useTexts(orderRestTexts)
  const { number } = useFormat()
  const { rest, movedFrom, movedTo = [] } = order
  return (
    <>
      {movedTo.map(({ orderNo, pieces }) => (
        <p key={orderNo} className="cw-hint">
          {t('movedTo', { count: pieces, pieces: number(pieces) })}{' '}
          <ShopLink className="cw-code" to={orderPath(orderNo)} onNavigate={onNavigate}>
            {orderNo}
          </ShopLink>
        </p>
      ))}
      {movedFrom && (
        <p className="cw-hint">
          {t('movedFrom')}{' '}
          <ShopLink className="cw-code" to={orderPath(movedFrom)} onNavigate={onNavigate}>
            {movedFrom}
          </ShopLink>
        </p>
      )}
      {rest && <Choices order={order} rest={rest} onOrder={onOrder} />}
    </>
  )
}

type Rest = NonNullable<Order['rest']>
type Call = 'giveUpRest' | 'moveRest'

function Choices({ order, rest, onOrder }: OrderRestProps & { rest: Rest }) {
  const shop = useShop()
  const t = useTexts(orderRestTexts)
  const { number } = useFormat()
  const [asked, setAsked] = useState<Call>()
  const [busy, run] = useBusy()
  const { orderNo } = order
  const counted = { count: rest.pieces, pieces: number(rest.pieces) }
  const change = (call: Call) =>
    run(async () => {
      const calls = ordersOf(shop)
      try {
        const changed = await calls[call](orderNo, rest.pieces)
        onOrder(changed)
        const to = changed.movedTo?.at(-1)?.orderNo ?? ''
        const text = call === 'moveRest' ? t('moved', { orderNo: to }) : t('givenUp', counted)
        shop.messages.show({ kind: 'success', text })
      } catch (error) {
        // Other pieces wait by now: the page says so as well.
        if (isShopError(error, 'refused')) await calls.get(orderNo).then(onOrder, () => undefined)
        throw error
      } finally {
        setAsked(undefined)
      }
    })
  return (
    <div className="cw-order__rest">
      <Notice>
        {t('waits', counted)} {rest.onShelf > 0 && t('onShelf', { count: rest.onShelf, pieces: number(rest.onShelf) })}
      </Notice>
      <div className="cw-row cw-row--wrap">
        {rest.canMove && <Button onClick={() => setAsked('moveRest')}>{t('move')}</Button>}
        <Button onClick={() => setAsked('giveUpRest')}>{t('giveUp')}</Button>
      </div>
      <ConfirmDialog
        open={asked === 'moveRest'}
        title={t('moveTitle')}
        confirmLabel={t('move')}
        cancelLabel={t('keep')}
        onConfirm={() => change('moveRest')}
        onCancel={() => setAsked(undefined)}
        busy={busy}
      >
        {t('moveQuestion', counted)}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'giveUpRest'}
        title={t('giveUpTitle')}
        confirmLabel={t('giveUp')}
        cancelLabel={t('keep')}
        onConfirm={() => change('giveUpRest')}
        onCancel={() => setAsked(undefined)}
        busy={busy}
      >
        {t(rest.canMove ? 'giveUpQuestion' : 'giveUpAll', counted)}
      </ConfirmDialog>
    </div>
  )
}
