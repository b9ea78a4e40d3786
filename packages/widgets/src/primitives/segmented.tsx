import type { ReactNode } from 'react'
import type { IconShape } from '../icons/icons'
import { Icon } from './icon'

export interface Segment<V extends string> {
  /** What `onValue` is called with. */
  value: V
  /** Text, or the name of a segment that shows only its icon. */
  label: string
  /** Shown in the place of the label. */
  icon?: IconShape
}

export interface SegmentedProps<V extends string> {
  /** Name of the choice. */
  label: ReactNode
  /** The segment that holds; the caller keeps it. */
  value: V
  /** Two or three, in their order. */
  segments: readonly Segment<V>[]
  /** Called with another segment than the one that holds. */
  onValue: (value: V) => void
}

/** One of two or three ways to see or do something, side by side. */
export function Segmented<V extends string>({ label, value, segments, onValue }: SegmentedProps<V>) {
  return (
    <fieldset className="cw-seg" part="segmented">
      <legend className="cw-sr">{label}</legend>
      {segments.map(segment => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          aria-label={segment.icon && segment.label}
          title={segment.icon && segment.label}
          onClick={() => segment.value !== value && onValue(segment.value)}
        >
          {segment.icon ? <Icon shape={segment.icon} /> : segment.label}
        </button>
      ))}
    </fieldset>
  )
}

export interface SegmentedLinksProps {
  /** Name of the choice. */
  label: string
  /** Links; the one to the page that is shown carries `aria-current`. */
  children: ReactNode
}

/** The same for two or three pages. */
export function SegmentedLinks({ label, children }: SegmentedLinksProps) {
  return (
    <nav className="cw-seg" aria-label={label}>
      {children}
    </nav>
  )
}
