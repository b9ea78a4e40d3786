import type { Confirmation } from '@cartwright/core'
import { orderTexts } from '@cartwright/core'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import type { ReadyState } from './confirm-form'
import { orderConfirmTexts } from './order-confirm.texts'

interface ConfirmNoticesProps {
  confirmation: Confirmation
  state: ReadyState
}

/** What to look at before ordering: rows that left the cart meanwhile, and orders that this one repeats. */
export function ConfirmNotices({ confirmation, state }: ConfirmNoticesProps) {
  const { notInCart = [], twins = [], lines } = state.confirmation
  const isGone = notInCart.length > 0
  const t = useTexts(orderConfirmTexts)
  return (
    <>
      {isGone && (
        <Notice
          tone="warning"
          live
          action={
            <span className="cw-row cw-row--wrap" data-open-problem>
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
      {twins.length > 0 && <Twins twins={twins} />}
      <CreditNotice {...state.confirmation} />
    </>
  )
}

/** A warning: the order can be placed all the same (ACC-011). */
function CreditNotice({ credit, grandTotal, currency }: ReadyState['confirmation']) {
  const t = useTexts(orderConfirmTexts)
  const { money } = useFormat()
  if (!credit || grandTotal <= credit.left) return null
  return (
    <Notice tone="warning" live>
      <b>{t('creditExceeded')}</b>{' '}
      {t('creditLeft', { left: money(credit.left, currency), limit: money(credit.limit, currency) })}
    </Notice>
  )
}

function Twins({ twins }: { twins: NonNullable<ReadyState['confirmation']['twins']> }) {
  const t = useTexts(orderConfirmTexts)
  const { date } = useFormat()
  return (
    <Notice tone="warning" live>
      <b>{t('twins')}</b>
      <ul className="cw-confirm__diff">
        {twins.map(({ orderNo, soDate, poNo, sameLines, samePo }) => (
          <li key={orderNo}>
            {t(sameLines && samePo ? 'twinBoth' : sameLines ? 'twinLines' : 'twinPo', {
              orderNo,
              poNo,
              date: date(soDate.slice(0, 10), SHORT_DAY),
            })}
          </li>
        ))}
      </ul>
      <span>{t('twinsHint')}</span>
    </Notice>
  )
}

/** What became of an order that could not be placed. */
export function Outcome({ confirmation, state }: ConfirmNoticesProps) {
  const t = useTexts(orderConfirmTexts)
  const order = useTexts(orderTexts)
  const { outcome, error } = state
  if (outcome === 'asking') {
    return (
      <Notice tone="info" live>
        {t('asking')}
      </Notice>
    )
  }
  if (outcome === 'unknown') {
    return (
      <Notice
        tone="warning"
        live
        action={<Button onClick={() => void confirmation.findOut()}>{t('checkAgain')}</Button>}
      >
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
