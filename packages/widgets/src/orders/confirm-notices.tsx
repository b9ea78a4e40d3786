import type { Confirmation, PlacedOrder } from '@cartwright/core'
import { orderTexts } from '@cartwright/core'
import { sum } from '@cartwright/core/rules'
import { CreditWarning } from '../finance/credit-warning'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { orderPath } from '../provider/order-path'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { orderConfirmTexts } from './order-confirm.texts'
import type { ReadyState } from './order-confirm.types'
import { orderSumsTexts } from './order-sums.texts'

interface ConfirmNoticesProps {
  confirmation: Confirmation
  state: ReadyState
}

/** What to look at before ordering: rows that left the cart meanwhile, orders that this one repeats, and the credit limit. */
export function ConfirmNotices({ confirmation, state, onNavigate }: ConfirmNoticesProps & NavigationHandlers) {
  const { notInCart = [], lines, credit, grandTotal, currency } = state.confirmation
  // Those with the same PO number alone are shown at its field.
  const twins = (state.confirmation.twins ?? []).filter(twin => twin.sameLines)
  const isGone = notInCart.length > 0
  const t = useTexts(orderConfirmTexts)
  const order = useTexts(orderTexts)
  return (
    <>
      {isGone && (
        <Notice
          tone="warning"
          live
          action={
            <span className="cw-row cw-row--wrap" data-problem={order('not-in-cart')}>
              {notInCart.length < lines.length && (
                <Button
                  onClick={() => {
                    for (const number of notInCart) confirmation.removeLine(number)
                  }}
                >
                  {t('removeGone', { count: notInCart.length })}
                </Button>
              )}
              <Button onClick={() => confirmation.orderAnyway()}>{t('orderAnyway')}</Button>
            </span>
          }
        >
          <b>{t('notInCart', { count: notInCart.length, numbers: notInCart.join(', ') })}</b> {t('notInCartWhy')}
        </Notice>
      )}
      {state.putTogether.length > 0 && <TogetherNow lines={state.putTogether} />}
      {twins.length > 0 && <Twins twins={twins} onNavigate={onNavigate} />}
      {credit && (
        <CreditWarning
          billing={{ creditBalance: credit.left, creditLimit: credit.limit, creditRule: credit.rule, currency }}
          what="order"
          total={grandTotal}
        />
      )}
    </>
  )
}

/** Which lines of the basket or list are one line here, with their pieces. */
function TogetherNow({ lines }: { lines: ReadyState['putTogether'] }) {
  const t = useTexts(orderConfirmTexts)
  const sums = useTexts(orderSumsTexts)
  const { number } = useFormat()
  return (
    <Notice tone="info" live>
      <b>{t('putTogether')}</b>
      <ul className="cw-confirm__diff">
        {lines.map(({ number: article, qtys }) => {
          const count = sum(qtys)
          return (
            <li key={article}>
              {t('putTogetherLine', {
                number: article,
                parts: qtys.map(qty => number(qty)).join(' + '),
                pieces: sums('pieces', { count, pieces: number(count) }),
              })}
            </li>
          )
        })}
      </ul>
      <span>{t('putTogetherHint')}</span>
    </Notice>
  )
}

type TwinsOf = NonNullable<ReadyState['confirmation']['twins']>

function Twins({ twins, onNavigate }: NavigationHandlers & { twins: TwinsOf }) {
  const t = useTexts(orderConfirmTexts)
  const { date } = useFormat()
  return (
    <Notice tone="warning" live>
      <b>{t('twins')}</b>
      <ul className="cw-confirm__diff">
        {twins.map(({ orderNo, soDate, poNo, samePo }) => {
          const day = date(soDate, SHORT_DAY)
          const words = t(samePo ? 'twinBoth' : 'twinLines', { orderNo, poNo, date: day })
          const at = words.indexOf(orderNo)
          return (
            <li key={orderNo}>
              {words.slice(0, at)}
              <ShopLink className="cw-code" to={orderPath(orderNo)} onNavigate={onNavigate}>
                {orderNo}
              </ShopLink>
              {words.slice(at + orderNo.length)}
            </li>
          )
        })}
      </ul>
      <span>{t('twinsHint')}</span>
    </Notice>
  )
}

/** What became of an order that could not be placed. */
export function Outcome({
  confirmation,
  state,
  onPlaced,
}: ConfirmNoticesProps & { onPlaced: (placed: PlacedOrder) => void }) {
  const t = useTexts(orderConfirmTexts)
  const order = useTexts(orderTexts)
  const { outcome, error } = state
  const findOut = async () => {
    const placed = await confirmation.findOut()
    if (placed) onPlaced(placed)
  }
  if (outcome === 'asking') {
    return (
      <Notice tone="info" live>
        {t('asking')}
      </Notice>
    )
  }
  if (outcome === 'unknown') {
    return (
      <Notice tone="warning" live action={<Button onClick={() => void findOut()}>{t('checkAgain')}</Button>}>
        <b>{t('outcomeUnknown')}</b> {t('nothingTwice')}
      </Notice>
    )
  }
  return (
    <Notice tone="danger" live>
      {/* That the sign-in has expired is asked in a dialog. */}
      <b>{order('failed')}</b> {error?.kind !== 'signed-out' && error?.at.msg} {t('notPlaced')}
    </Notice>
  )
}
