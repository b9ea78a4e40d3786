import type { QuickOrderLine } from '@cartwright/core'
import { quickOrderOf, savedListsOf } from '@cartwright/core'
import { useState } from 'react'
import { type AddToCartHandlers, askHost } from '../catalogue/part/ask-host'
import { buyingTexts } from '../catalogue/part/buying.texts'
import { cartLine } from '../catalogue/part/cart-line'
import { cartIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { primaryKey } from '../primitives/primary-key'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { ElementSlot } from '../provider/element-slot'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { useMayOrder } from '../provider/use-may-order'
import { useNavigate } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { FILTERS, LINE_STATE } from './line-state'
import { quickOrderTexts } from './quick-order.texts'

export interface QuickOrderBarProps extends AddToCartHandlers {
  onOrder?: HostHandler<{ path: string }> | undefined
  /** Hands over what is still being typed. */
  finish: () => void
  /** Leads to the first line to fix. */
  onFix: () => void
}

/** What the list comes to, and where it goes. */
export function QuickOrderBar({ onCartAdd, onOrder, finish, onFix }: QuickOrderBarProps) {
  const shop = useShop()
  const { session } = shop
  const quickOrder = quickOrderOf(shop)
  const t = useTexts(quickOrderTexts)
  const { money, number } = useFormat()
  const go = useNavigate(onOrder)
  const canAdd = usePermission('cart')
  const mayOrder = useMayOrder()
  const HandOverButton = useLazy(!mayOrder, async () => (await import('./hand-over-button')).HandOverButton)
  const shownList = useStore(savedListsOf(shop).store, state => state.shown)
  const currency = useStore(session.store, state => state.currency)
  const { lines, ready, choose, fix, backOrder, pieces, subtotal } = useStore(quickOrder.store, () =>
    quickOrder.summary(),
  )
  const progress = useStore(quickOrder.store, state => state.progress)
  const [isAdding, runAdd] = useBusy()
  const [isOrdering, runOrder] = useBusy()
  const open = choose + fix
  const buying = useTexts(buyingTexts)
  const common = useTexts(commonTexts)
  /** Why the host did not take the lines: true of these. */
  const [refusal, setRefusal] = useState<{ lines: readonly QuickOrderLine[]; reason: string }>()
  const isRefused = useStore(quickOrder.store, state => state.lines === refusal?.lines)

  const add = async () => {
    finish()
    const wanted = quickOrder.store.getState().lines.filter(line => FILTERS.ready(line) || FILTERS.backOrder(line))
    const cartLines = wanted.flatMap(line => (line.part ? [cartLine(line.part, line.qty)] : []))
    setRefusal(undefined)
    const host = askHost(onCartAdd, cartLines, {
      taken: () => void quickOrder.takeOut(wanted),
      rejected: reason =>
        setRefusal({ lines: quickOrder.store.getState().lines, reason: reason ?? buying('notTaken') }),
    })
    return host ?? quickOrder.addToCart()
  }
  const order = async () => {
    finish()
    go(await quickOrder.orderNow())
  }
  const reason =
    open > 0
      ? t('open', { count: open, n: number(open) })
      : progress
        ? t('checkingOf', { done: number(progress.done), total: number(progress.total) })
        : ready + backOrder === 0
          ? t('nothingReady')
          : undefined
  const counts = [
    ['ready', ready, 'toAdd'],
    ['choose', choose, 'toChoose'],
    ['unknown', fix, 'toFix'],
    ['back-order', backOrder, 'toWait'],
  ] as const
  return (
    <>
      {refusal && isRefused && (
        <Notice tone="danger" live>
          {refusal.reason}
        </Notice>
      )}
      <div className="cw-qo-bar" part="summary">
        <ul className="cw-qo-counts">
          <li>
            <b>{number(lines)}</b> {t('lines', { count: lines })}
          </li>
          {counts.map(
            ([status, count, word]) =>
              count > 0 && (
                <li key={status} className={`cw-tone--${LINE_STATE[status].tone}`}>
                  <Icon shape={LINE_STATE[status].icon} />
                  <b>{number(count)}</b> {t(word)}
                </li>
              ),
          )}
        </ul>
        <dl className="cw-qo-sums">
          <div>
            <dt>{t('pieces')}</dt>
            <dd>{number(pieces)}</dd>
          </div>
          <div>
            <dt>{t('subtotal')}</dt>
            <dd className="cw-qo-total">{money(subtotal, currency)}</dd>
          </div>
        </dl>
        <div className="cw-qo-acts">
          {canAdd && (
            <Button
              size="l"
              icon={cartIcon}
              title={t('addReady')}
              busy={isAdding}
              idle={ready + backOrder === 0}
              onClick={() => runAdd(add)}
            >
              <span className="cw-qo-long">{t('addReady')}</span>
            </Button>
          )}
          {mayOrder ? (
            <Button
              {...primaryKey(common('sendKeys'))}
              kind="primary"
              size="l"
              busy={isOrdering}
              reason={reason}
              onReason={open > 0 ? onFix : undefined}
              onClick={() => runOrder(order)}
            >
              {t('orderNow')}
            </Button>
          ) : (
            HandOverButton && <HandOverButton size="l" list={shownList} finish={finish} reason={reason} />
          )}
          <ElementSlot name="actions" />
        </div>
      </div>
    </>
  )
}
