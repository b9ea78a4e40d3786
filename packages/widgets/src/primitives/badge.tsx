import type { ReactNode } from 'react'
import { closeIcon, type IconShape } from '../icons/icons'
import { Icon } from './icon'
import { ignoreDoubleClick } from './ignore-double-click'
import { TONE_ICON, type Tone } from './status'

export interface BadgeProps {
  /** Decides colour and icon; default `neutral`. */
  tone?: Tone
  /** In the place of the one that belongs to the tone. */
  icon?: IconShape
  /** The word. */
  children: ReactNode
}

/** State of a thing, in a word. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`cw-badge cw-tone--${tone}`} part="badge">
      <Icon shape={icon ?? TONE_ICON[tone]} />
      {children}
    </span>
  )
}

export interface ChipProps {
  /** What is filtered by. */
  children: ReactNode
  /** Names the button, for example "Remove HP". */
  removeLabel: string
  /** Called once for a double click. */
  onRemove: () => void
}

/** Filter one can take away. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className="cw-chip cw-tone--info">
      {children}
      <button type="button" aria-label={removeLabel} onClick={ignoreDoubleClick(onRemove)}>
        <Icon shape={closeIcon} />
      </button>
    </span>
  )
}
