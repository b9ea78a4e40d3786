import {
  type Confirmation,
  createConfirmation,
  createOrderFiles,
  type PlacedOrder,
  type Uploads,
} from '@cartwright/core'
import { useEffect, useRef, useState } from 'react'
import { cartIcon, refreshIcon } from '../icons/icons'
import { Empty, Locked, Skeleton, SkeletonRows } from '../primitives/feedback'
import { pressPrimary } from '../primitives/primary-key'
import { refocus } from '../primitives/refocus'
import { commonTexts } from '../provider/common.texts'
import { ElementSlot } from '../provider/element-slot'
import { ReadFailed } from '../provider/read-failed'
import { useShop } from '../provider/shop-provider'
import { SignInFirst } from '../provider/sign-in-first'
import { useDirty } from '../provider/use-dirty'
import { useDisposable } from '../provider/use-disposable'
import { useMayOrder } from '../provider/use-may-order'
import { useNavigate } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { ConfirmBack } from './confirm-back'
import { ConfirmForm } from './confirm-form'
import css from './order-confirm.css?inline'
import { orderConfirmTexts } from './order-confirm.texts'
import type { OrderConfirmProps } from './order-confirm.types'
import { OrderedAs } from './ordered-as'
import { SuccessHere } from './success-here'

addSheet(css)

/** The last look before an order: what ships when, where to, how, what it costs. Places it once. */
export function OrderConfirm({
  skus = '',
  quickOrderId,
  fromCart = false,
  orderNo,
  fileLimits,
  slots,
  onNavigate,
  onOrderPlaced,
}: OrderConfirmProps) {
  const shop = useShop()
  const { i18n } = shop
  const language = useStore(i18n.store, state => state.language)
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const confirmation = useDisposable(
    () => createConfirmation(shop, skus, quickOrderId, { fromCart: fromCart || skus === 'cart', orderNo }),
    JSON.stringify([skus, quickOrderId, fromCart, orderNo]),
  )
  // Articles and ship vias have names in each language; visitors were refused.
  const readIn = useRef(isSignedIn ? language : undefined)
  useEffect(() => {
    if (!isSignedIn || readIn.current === language) return
    readIn.current = language
    confirmation?.reload()
  }, [confirmation, language, isSignedIn])
  const files = useDisposable(() => createOrderFiles(shop, fileLimits), JSON.stringify(fileLimits))
  const go = useNavigate(onNavigate)
  const [isDirty, onInput] = useDirty(confirmation)
  const [done, setDone] = useState<{ confirmation: Confirmation; placed: PlacedOrder; isShownHere: boolean }>()
  const finished = useRef<Confirmation>(undefined)
  const finish = (of: Confirmation, placed: PlacedOrder) => {
    // Each press of a double click is answered with the one order.
    if (finished.current === of) return
    finished.current = of
    const { order, path } = placed
    const { orderNo: number, grandTotal, currency } = order
    const isTaken = onOrderPlaced?.({ orderNo: number, grandTotal, currency, path }) === false
    if (!isTaken && shop.shopUrl === undefined && go(path, { replace: true })) return
    // Never the form again, wherever the host has gone.
    setDone({ confirmation: of, placed, isShownHere: !isTaken && shop.shopUrl !== undefined })
  }
  if (confirmation && done?.confirmation === confirmation)
    return done.isShownHere ? (
      <SuccessHere orderNo={done.placed.order.id} onNavigate={onNavigate} />
    ) : (
      <WidgetBox className="cw-confirm" states={{ placed: true }}>
        <OrderedAs orderNo={done.placed.order.orderNo} path={done.placed.path} hasFocus onNavigate={onNavigate} />
      </WidgetBox>
    )
  return (
    <WidgetBox
      className="cw-confirm"
      states={{ dirty: isDirty }}
      slots={slots}
      onInput={onInput}
      onKeyDown={pressPrimary}
    >
      <ElementSlot name="header" />
      {confirmation && files ? (
        <Body
          confirmation={confirmation}
          files={files}
          onPlaced={placed => finish(confirmation, placed)}
          onNavigate={onNavigate}
        />
      ) : (
        <ConfirmSkeleton />
      )}
      <ElementSlot name="footer" />
    </WidgetBox>
  )
}

interface BodyProps extends Pick<OrderConfirmProps, 'onNavigate'> {
  confirmation: Confirmation
  files: Uploads
  onPlaced: (placed: PlacedOrder) => void
}

function Body({ confirmation, files, onNavigate, onPlaced }: BodyProps) {
  const t = useTexts(orderConfirmTexts)
  const common = useTexts(commonTexts)
  const mayOrder = useMayOrder()
  const state = useStore(confirmation.store, current => current)
  const shown = state.confirmation
  const back = <ConfirmBack className="cw-btn cw-btn--primary" confirmation={confirmation} onNavigate={onNavigate} />
  // Numbers that no article has are no order either: neither price nor way to place it.
  const isEmpty = state.status === 'empty' || shown?.lines.length === 0
  const empty = useRef<HTMLDivElement>(null)
  const hadLines = useRef(false)
  useEffect(() => {
    // The button of the last line has gone with it.
    if (isEmpty && hadLines.current && empty.current) refocus(empty.current, undefined)
    hadLines.current = !isEmpty && shown !== undefined
  }, [isEmpty, shown])
  if (state.orderedAs)
    return <OrderedAs {...state.orderedAs} onNavigate={onNavigate} onMore={() => confirmation.orderOnceMore()} />
  if (isEmpty)
    return (
      <div ref={empty} className="cw-card">
        <Empty icon={cartIcon} title={t('empty')} actions={back}>
          {shown ? shown.unknown.map(number => t('unknown', { number })).join(' ') : t('emptyHint')}
        </Empty>
      </div>
    )
  if (shown)
    return (
      <>
        <Lead />
        <ConfirmForm
          confirmation={confirmation}
          files={files}
          state={{ ...state, confirmation: shown }}
          onNavigate={onNavigate}
          onPlaced={onPlaced}
        />
      </>
    )
  if (state.status !== 'failed') return <ConfirmSkeleton />
  if (!mayOrder) return <Locked>{common('mayNotOrder')}</Locked>
  if (state.error?.kind === 'signed-out') return <SignInFirst>{t('signIn')}</SignInFirst>
  return (
    <div className="cw-card">
      {/* What does not exist will not when it is asked for again either. */}
      {state.error?.kind === 'not-found' ? (
        <Empty failed icon={refreshIcon} title={t('failed')} actions={back}>
          {state.error.at.msg || t('kept')}
        </Empty>
      ) : (
        <ReadFailed icon={refreshIcon} title={t('failed')} error={state.error} onRetry={() => confirmation.reload()}>
          {state.error?.at.msg || t('kept')}
        </ReadFailed>
      )}
    </div>
  )
}

/** Also there while the order is read, so that nothing moves. */
function Lead() {
  const t = useTexts(orderConfirmTexts)
  return <p className="cw-confirm__lead">{t('checkOnce')}</p>
}

function ConfirmSkeleton() {
  const common = useTexts(commonTexts)
  return (
    <>
      <Lead />
      <div className="cw-confirm__layout">
        <div className="cw-card">
          <SkeletonRows rows={5} label={common('loading')} />
        </div>
        <div className="cw-card cw-card__body cw-col" aria-hidden="true">
          {[120, 180, 160, 200].map(width => (
            <Skeleton key={width} width={width} />
          ))}
          <Skeleton height={40} />
        </div>
      </div>
    </>
  )
}
