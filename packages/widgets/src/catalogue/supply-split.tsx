import type { Availability } from '@cartwright/core/contract'
import { circleCheckIcon } from '../icons/circle-check'
import { clockIcon } from '../icons/clock'
import { Icon } from '../primitives/icon'
import { useFormat, useTexts } from '../provider/use-texts'
import { productTexts } from './product.texts'

/** How the chosen quantity would come: now, within 72 hours, with the next arrival, or later. */
export function splitQuantity(qty: number, { stock, otherStock, inTransit, etaDate }: Availability) {
  const now = Math.min(qty, Math.max(0, stock))
  const soon = Math.min(qty - now, Math.max(0, otherStock))
  const rest = qty - now - soon
  const onEta = etaDate === null ? 0 : Math.min(rest, Math.max(0, inTransit))
  return { now, soon, onEta, later: rest - onEta }
}

export function SupplySplit({ qty, availability }: { qty: number; availability: Availability }) {
  const t = useTexts(productTexts)
  const { number, date } = useFormat()
  const { now, soon, onEta, later } = splitQuantity(qty, availability)
  const { etaDate } = availability
  const parts = [
    now > 0 && t('splitNow', { pieces: number(now) }),
    soon > 0 && t('splitSoon', { pieces: number(soon) }),
    onEta > 0 && etaDate !== null && t('splitEta', { pieces: number(onEta), date: date(etaDate) }),
    later > 0 && t('splitLater', { pieces: number(later) }),
  ].filter(Boolean)
  return (
    <p className="cw-buy__split" role="status">
      <Icon shape={now === qty ? circleCheckIcon : clockIcon} size="s" />
      <span>{parts.join(', ')}</span>
    </p>
  )
}
