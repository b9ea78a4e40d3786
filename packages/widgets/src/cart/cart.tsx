import { cartOf } from '@cartwright/core'
import type { CartItem } from '@cartwright/core/contract'
import { useState } from 'react'
import { cartIcon, downloadIcon, octagonIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty, Locked, Notice, Skeleton, SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import { ElementSlot, EmptySlot, type Slots } from '../provider/element-slot'
import { useI18n, useShop } from '../provider/shop-provider'
import { SignInFirst } from '../provider/sign-in-first'
import { useLazy } from '../provider/use-lazy'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { cartTexts } from './cart.texts'
import { CartCredit } from './cart-credit'
import { CartTable } from './cart-table'
import { CartTools } from './cart-tools'
import { CheckOut, type CheckoutHandlers } from './check-out'
import { SHOP_PATH } from './paths'
import { type CartChangeHandlers, isChanged, useCartView, useTellCart } from './use-cart-view'
import { useRemoval } from './use-removal'

export interface CartProps extends NavigationHandlers, CheckoutHandlers, CartChangeHandlers {
  /** Title above the rows; default the translated "Basket". Empty leaves it out, where the page has one. */
  heading?: string
  /** What a React page has for the slots of the element. */
  slots?: Slots<'header' | 'footer' | 'empty' | 'actions' | 'failed'> | undefined
}

/** The cart as a page shows it: rows to change, what changed meanwhile, what it comes to, and the way to the order. */
export function Cart({ heading, slots, onCheckout, onCartChange, onNavigate }: CartProps) {
  const shop = useShop()
  const { session } = shop
  const cart = cartOf(shop)
  const i18n = useI18n()
  const t = useTexts(cartTexts)
  const common = useTexts(commonTexts)
  const { money, number } = useFormat()
  const go = useNavigate(onNavigate)
  const view = useCartView()
  const { ask, dialog } = useRemoval()
  const [isOnly, setOnly] = useState(false)
  const [sought, setSought] = useState<{ id: number }>()
  useTellCart(onCartChange)
  const isSignedIn = useStore(session.store, state => state.isSignedIn)
  const isLoading = useStore(session.store, state => state.isSignedIn && state.status !== 'ready')
  const { rows, selected, currency, isAllowed, isWaiting, hasLoadFailed, total, totalNote, counted } = view

  if (!isAllowed && !isLoading)
    return (
      <WidgetBox className="cw-cart" slots={slots}>
        {isSignedIn ? <Locked>{t('noPermission')}</Locked> : <SignInFirst>{t('signIn')}</SignInFirst>}
      </WidgetBox>
    )
  const title = heading ?? t('basket')
  const lines = (count: number) => t('lines', { count, n: number(count) })
  const changed = rows.filter(isChanged)
  const shown = isOnly && changed.length > 0 ? changed : rows
  const pieces = rows.reduce((sum, row) => sum + row.qty, 0)
  const back = <Button onClick={() => go(SHOP_PATH)}>{t('back')}</Button>
  return (
    <>
      <WidgetBox className="cw-cart" slots={slots}>
        <ElementSlot name="header" />
        <div className="cw-cart-work">
          <section className="cw-card cw-cart-card" aria-label={t('basket')}>
            {title && (
              <div className="cw-card__head">
                <h2>{title}</h2>
                {rows.length > 0 && (
                  <span className="cw-sub">
                    {lines(rows.length)}, {t('pieces', { count: pieces, n: number(pieces) })}
                  </span>
                )}
              </div>
            )}
            {rows.length > 0 ? (
              <>
                {changed.length > 0 && (
                  <ToCheck changed={changed} isOnly={isOnly} onOnly={setOnly} onSeek={id => setSought({ id })} />
                )}
                <CartTable
                  rows={shown}
                  selected={selected}
                  currency={currency}
                  ask={ask}
                  onNavigate={onNavigate}
                  sought={sought}
                >
                  <CartTools rows={shown} selected={selected} ask={ask}>
                    <Button
                      className="cw-cart-wide"
                      size="s"
                      icon={downloadIcon}
                      onClick={() => void import('./export-cart').then(module => module.exportCart(cart, i18n))}
                    >
                      {t('export')}
                    </Button>
                  </CartTools>
                </CartTable>
              </>
            ) : hasLoadFailed ? (
              <Empty
                failed
                icon={octagonIcon}
                title={t('failed')}
                actions={<Button onClick={() => void cart.load()}>{common('retry')}</Button>}
              >
                {t('failedText')}
              </Empty>
            ) : isWaiting ? (
              <SkeletonRows rows={4} label={common('loading')} />
            ) : (
              <EmptySlot>
                <Empty icon={cartIcon} title={t('emptyTitle')} actions={back}>
                  {t('emptyText')}
                </Empty>
              </EmptySlot>
            )}
          </section>
          {!hasLoadFailed && (
            <section className="cw-card cw-cart-sum" part="summary" aria-label={t('summary')}>
              <div className="cw-card__body">
                <h2>{t('summary')}</h2>
                {isWaiting ? (
                  <Skeleton height={44} />
                ) : (
                  <>
                    <dl>
                      <div>
                        <dt>{t('subtotal', { lines: lines(counted) })}</dt>
                        <dd className="cw-cart-total">{money(total, currency)}</dd>
                      </div>
                    </dl>
                    <p className="cw-sub">{t(totalNote)}</p>
                  </>
                )}
                {rows.length > 0 && <CartCredit total={total} />}
                <ElementSlot name="footer" />
                <CheckOut block view={view} onCheckout={onCheckout} />
                <ElementSlot name="actions" />
                {rows.length > 0 && back}
              </div>
            </section>
          )}
        </div>
        {dialog}
      </WidgetBox>
      {rows.length > 0 && <Printed />}
    </>
  )
}

/** As many of them are named as are read at a glance. */
const NAMED = 3

interface ToCheckProps {
  changed: readonly CartItem[]
  /** They alone are shown. */
  isOnly: boolean
  onOnly: (isOnly: boolean) => void
  onSeek: (shoppingCartId: number) => void
}

/** How many lines changed since they were put in, with the way to each. */
function ToCheck({ changed, isOnly, onOnly, onSeek }: ToCheckProps) {
  const t = useTexts(cartTexts)
  const { number } = useFormat()
  return (
    <Notice
      tone="warning"
      action={
        <Button size="s" pressed={isOnly} onClick={() => onOnly(!isOnly)}>
          {t(isOnly ? 'allRows' : 'onlyChanged')}
        </Button>
      }
    >
      {t('changed', { count: changed.length, n: number(changed.length) })}{' '}
      {changed.slice(0, NAMED).map(row => (
        <Button
          key={row.shoppingCartId}
          kind="quiet"
          size="s"
          aria-label={t('goTo', { number: row.number })}
          onClick={() => onSeek(row.shoppingCartId)}
        >
          {row.number}
        </Button>
      ))}
      {changed.length > NAMED && '…'}
    </Notice>
  )
}

/** Printing does not wait: it is there once there are rows. */
function Printed() {
  const PrintedCart = useLazy(true, async () => (await import('./printed-cart')).PrintedCart)
  return PrintedCart && <PrintedCart />
}
