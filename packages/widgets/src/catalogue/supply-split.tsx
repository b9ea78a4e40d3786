import type { Availability } from '@cartwright/core/contract'
import { promiseLine, supplyOf } from '@cartwright/core/rules'
import { circleCheckIcon, clockIcon } from '../icons/icons'
import { Heard } from '../primitives/heard'
import { Icon } from '../primitives/icon'
import { useShipmentWords } from './part/use-promise-words'

/** How the chosen quantity would come. */
export function SupplySplit({ qty, availability }: { qty: number; availability: Availability }) {
  const words = useShipmentWords()
  const promised = promiseLine(qty, supplyOf(availability))
  return (
    <Heard as="p" when="changed" className="cw-buy__split">
      <Icon shape={promised.every(({ when }) => when === 'now') ? circleCheckIcon : clockIcon} size="s" />
      <span>{words(promised)}</span>
    </Heard>
  )
}
