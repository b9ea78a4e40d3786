import type { ConfirmationDiff } from '@cartwright/core'
import { orderTexts } from '@cartwright/core'
import { usePromiseWords } from '../catalogue/part/use-promise-words'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { orderConfirmTexts } from './order-confirm.texts'
import type { ReadyState } from './order-confirm.types'

const KEY = {
  price: 'changedPrice',
  promises: 'changedPromises',
  disabled: 'changedDisabled',
  removed: 'changedRemoved',
  added: 'changedAdded',
  total: 'changedTotal',
  coupon: 'changedCoupon',
  leaving: 'changedLeaving',
} as const satisfies Record<ConfirmationDiff['what'], string>
const MONEY: readonly ConfirmationDiff['what'][] = ['price', 'total']

interface ConfirmDiffProps {
  state: ReadyState
  /** The reader pressed the button while the total was worked out. */
  wasPressed: boolean
  onRetry: () => void
}

/** Why the order was not placed: it changed meanwhile, and here is what (ORD-018); or that it cannot be worked out. */
export function ConfirmDiff({ state, wasPressed, onRetry }: ConfirmDiffProps) {
  const t = useTexts(orderConfirmTexts)
  const common = useTexts(commonTexts)
  const order = useTexts(orderTexts)
  const { money, number, date } = useFormat()
  const promise = usePromiseWords()
  const { status, diff, confirmation } = state
  if (status === 'failed')
    return (
      <Notice tone="danger" live action={<Button onClick={onRetry}>{common('retry')}</Button>}>
        {t('failed')} {t(wasPressed ? 'notPlaced' : 'kept')}
      </Notice>
    )
  if (status !== 'changed') return null
  const words = (value: ConfirmationDiff['from'], what: ConfirmationDiff['what']) => {
    if (what === 'leaving') return typeof value === 'string' ? date(value, SHORT_DAY) : t('today')
    if (value === null) return ''
    if (typeof value === 'string') return value
    if (typeof value !== 'number') return value.map(promise).join(', ')
    return MONEY.includes(what) ? money(value, confirmation.currency) : number(value)
  }
  return (
    <Notice tone="warning" live>
      <b>{order('changed')}</b>{' '}
      {diff.length > 0 && (
        <ul className="cw-confirm__diff">
          {diff.map(change => (
            <li key={`${change.number} ${change.what}`}>
              {t(KEY[change.what], {
                number: change.number,
                from: words(change.from, change.what),
                to: words(change.to, change.what),
              })}
            </li>
          ))}
        </ul>
      )}
      <span>{t('everythingElse')}</span>
    </Notice>
  )
}
