import type { ReactNode } from 'react'
import { closeIcon, type IconShape } from '../icons/icons'
import { Icon } from './icon'
import { ignoreDoubleClick } from './ignore-double-click'
import { TONE_ICON, type Tone } from './status'

/** State of a thing, in a word. */
export function Badge({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: IconShape; children: ReactNode }) {
  return (
    <span className={`cw-badge cw-tone--${tone}`} part="badge">
      <Icon shape={icon ?? TONE_ICON[tone]} />
      {children}
    </span>
  )
}

/** Filter one can take away. `removeLabel` names the button, for example "Remove HP". */
export function Chip({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode
  removeLabel: string
  onRemove: () => void
}) {
  return (
    <span className="cw-chip cw-tone--info">
      {children}
      <button type="button" aria-label={removeLabel} onClick={ignoreDoubleClick(onRemove)}>
        <Icon shape={closeIcon} />
      </button>
    </span>
  )
}
