import { boxIcon, clockIcon, listIcon, plugIcon, storeIcon, tagIcon, truckIcon } from '../icons/icons'
import { Icon } from '../primitives/icon'
import { useTexts } from '../provider/use-texts'
import { homeTexts } from './home.texts'
import { useRegionText } from './use-region-text'

const POINTS = [
  ['order', clockIcon],
  ['stock', storeIcon],
  ['manage', listIcon],
  ['api', plugIcon],
  ['label', tagIcon],
  ['packaging', boxIcon],
  ['drop', truckIcon],
] as const

/** The seven selling points (CONT-001). */
export function SellingPoints() {
  const t = useTexts(homeTexts)
  const regional = useRegionText()
  return (
    <section className="cw-why">
      <h2>{regional('whyUs')}</h2>
      <ul>
        {POINTS.map(([name, icon]) => (
          <li key={name}>
            <Icon shape={icon} size="l" />
            <div>
              <h3>{t(`point.${name}`)}</h3>
              <p>{name === 'stock' ? regional('stockText') : t(`point.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
