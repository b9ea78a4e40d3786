import type { Order } from '@cartwright/core/contract'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderDetailsTexts } from './order-details.texts'

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** In the place of "Apply for return": why nothing can go back, and until when (RMA-010). */
export function ReturnsWait({ order: { noReturn } }: { order: Order }) {
  const t = useTexts(orderDetailsTexts)
  const { number, date } = useFormat()
  if (!noReturn) return null
  const { reason, pieces: count, day } = noReturn
  const pieces = number(count)
  if (reason === 'cancelled') return <p className="cw-hint">{t('returnsCancelled')}</p>
  if (reason === 'returned') return <p className="cw-hint">{t('returnsAllGone')}</p>
  return (
    <p className="cw-hint">
      {day ? t('returnsOpenOn', { count, pieces, day: date(day, DAY) }) : t('returnsOpen', { count, pieces })}
    </p>
  )
}
