import { loginPath, partPath } from '@cartwright/core'
import type { Sku } from '@cartwright/core/contract'
import { readField } from '@cartwright/core/rules'
import { useEffect, useRef, useState } from 'react'
import { cartIcon, circleCheckIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { cx } from '../primitives/class-names'
import { Icon } from '../primitives/icon'
import { Quantity } from '../primitives/quantity'
import { commonTexts } from '../provider/common.texts'
import { useQuantityLabels } from '../provider/common-labels'
import { ElementSlot, type Slots } from '../provider/element-slot'
import { type FormFieldProps, FormValue, useFormField } from '../provider/form-field'
import { useAskToSignIn } from '../provider/hosted-shop'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import css from './add-to-cart.css?inline'
import { numberTexts } from './number.texts'
import { NumberPlace } from './number-place'
import type { AddToCartHandlers } from './part/ask-host'
import { buyingTexts } from './part/buying.texts'
import { cartLine } from './part/cart-line'
import { useAddToCart } from './part/use-add-to-cart'
import { type NumberProps, useNumber } from './use-number'

addSheet(css)

/** So long the button says that it has added. */
const ADDED_MS = 3_000

export interface AddToCartProps extends NumberProps, NavigationHandlers, AddToCartHandlers, FormFieldProps {
  /** The button alone, small; the quantity is that of `quantity` or of the field that `for` names. */
  noQuantity?: boolean | undefined
  /** Word of the button; default "Add to basket", and "Add" without a quantity. */
  label?: string | undefined
  /** The pieces as the form around it sends them; sets the quantity. */
  value?: string | undefined
  /** The sign on the button, and what stands there for visitors and where no part is sold. */
  slots?: Slots<'icon' | 'signed-out' | 'none'> | undefined
}

/** Quantity and the button that puts that many of a part into the cart, in a page of the host. */
export function AddToCart(props: AddToCartProps) {
  const { noQuantity = false, name, value, disabled = false, required = false, slots, onNavigate, onCartAdd } = props
  const { label, ...asked } = props
  const common = useTexts(commonTexts)
  const [chosen, setChosen] = useQuantity(props.quantity, value)
  const known = useNumber({ ...asked, quantity: chosen }, 'AddToCart')
  const { part, qty, isVisitor, state } = known
  const { canAdd, busy, add } = useAddToCart(onCartAdd)
  const [isAdded, showAdded] = useShown(ADDED_MS)
  const isOffered = part !== undefined && canAdd
  const sent = isOffered && !disabled ? String(qty) : null
  useFormField(sent, setChosen, { missing: required && sent === null && !disabled ? common('fillIn') : undefined })

  const states = {
    loading: state.status === 'loading',
    ready: isOffered,
    failed: state.status === 'failed',
    ambiguous: state.line?.status === 'ambiguous',
    empty: state.line?.status === 'unknown' || state.line?.status === 'disabled',
    'signed-out': part !== undefined && isVisitor,
    'not-granted': part !== undefined && !isVisitor && !canAdd,
    busy,
    added: isAdded,
  }
  const put = (found: Sku, pieces: number) => add([cartLine(found, pieces)], () => showAdded())
  return (
    <WidgetBox
      as="span"
      className={cx('cw-number', 'cw-number-add', !noQuantity && 'cw-number-add--wide')}
      states={states}
      slots={slots}
    >
      <NumberPlace asked={asked} known={known} none={words => <ElementSlot name="none">{words}</ElementSlot>}>
        {found =>
          canAdd ? (
            <Offer
              part={found}
              qty={qty}
              hasField={!noQuantity && props.for === undefined}
              isSmall={noQuantity}
              label={label}
              disabled={disabled}
              isBusy={busy}
              isAdded={isAdded}
              onQty={pieces => setChosen(String(pieces))}
              onAdd={pieces => put(found, pieces)}
            />
          ) : isVisitor ? (
            <ElementSlot name="signed-out">
              {!noQuantity && <SignInToOrder part={found} onNavigate={onNavigate} />}
            </ElementSlot>
          ) : (
            <NoBasket />
          )
        }
      </NumberPlace>
      <FormValue name={name} value={sent} />
    </WidgetBox>
  )
}

/** The quantity of the page until the buyer has entered one; a form that is reset has that of the page again. */
function useQuantity(ofPage = 1, value: string | undefined) {
  const [entered, setEntered] = useState<number>()
  const set = (text: string | undefined) => setEntered(text === undefined ? undefined : readField(text).qty)
  const latest = useRef(set)
  latest.current = set
  useEffect(() => latest.current(value), [value])
  return [entered ?? ofPage, set] as const
}

/** True for a while after it was shown. */
function useShown(ms: number) {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times === 0) return
    const timer = setTimeout(() => setTimes(0), ms)
    return () => clearTimeout(timer)
  }, [times, ms])
  return [times > 0, () => setTimes(before => before + 1)] as const
}

function NoBasket() {
  const t = useTexts(numberTexts)
  return <span className="cw-number__line">{t('noBasket')}</span>
}

/** A form where the page has one for it, else the way to that of the shop. */
function SignInToOrder({ part, onNavigate }: NavigationHandlers & { part: Sku }) {
  const t = useTexts(numberTexts)
  const shop = useShop()
  const ask = useAskToSignIn()
  if (shop.signInByHost) return <span className="cw-number__line">{t('signInToOrder')}</span>
  if (ask)
    return (
      <Button kind="primary" size="l" onClick={ask}>
        {t('signInToOrder')}
      </Button>
    )
  return (
    <ShopLink
      className="cw-btn cw-btn--primary cw-btn--l"
      to={loginPath(partPath(shop, part.goodsSkuId))}
      onNavigate={onNavigate}
    >
      {t('signInToOrder')}
    </ShopLink>
  )
}

interface OfferProps extends Pick<AddToCartProps, 'label'> {
  part: Sku
  qty: number
  /** It has a quantity field of its own. */
  hasField: boolean
  isSmall: boolean
  disabled: boolean
  isBusy: boolean
  isAdded: boolean
  onQty: (pieces: number) => void
  onAdd: (pieces: number) => void
}

function Offer({ part, qty, hasField, isSmall, label, disabled, isBusy, isAdded, onQty, onAdd }: OfferProps) {
  const t = useTexts(numberTexts)
  const buying = useTexts(buyingTexts)
  const labels = useQuantityLabels()
  const field = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const word = label ?? buying(isSmall ? 'add' : 'addToBasket')
  return (
    <>
      {hasField && (
        <Quantity
          {...labels(part.number)}
          value={qty}
          disabled={disabled}
          onCommit={onQty}
          onEnter={onAdd}
          onAsking={setAsking}
          inputRef={field}
        />
      )}
      <Button
        kind={isSmall ? undefined : 'primary'}
        size={isSmall ? 's' : 'l'}
        busy={isBusy}
        disabled={disabled}
        aria-label={`${isAdded ? t('added') : word}: ${part.number}`}
        // No piece is put in whose number is not clear.
        onClick={() => (isAsking ? field.current?.focus() : onAdd(qty))}
      >
        {!isBusy && (
          <ElementSlot name="icon">
            <Icon shape={isAdded ? circleCheckIcon : cartIcon} size={isSmall ? 's' : undefined} />
          </ElementSlot>
        )}
        {/* Both words have their place, so that nothing beside the button moves. */}
        <span className="cw-number-add__word">
          <span aria-hidden={isAdded}>{word}</span>
          <span aria-hidden={!isAdded}>{t('added')}</span>
        </span>
      </Button>
    </>
  )
}
