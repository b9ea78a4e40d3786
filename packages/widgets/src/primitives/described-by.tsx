import type { ReactNode } from 'react'
import { octagonIcon } from '../icons/icons'
import { Icon } from './icon'

export interface DescriptionTexts {
  /** What is wrong and how to correct it. */
  error?: ReactNode
  /** Says how to fill it in; stays beside an error. */
  hint?: ReactNode
  /** Keys of the control, for screen readers alone. */
  keys?: ReactNode
}

export interface DescriptionLook {
  /** Class of the hint. Default `cw-hint`. */
  hintClass?: string
  /** The words stand elsewhere on the screen, as those of a line of the grid do. */
  isHidden?: boolean
}

export interface Description {
  /** Goes on the control, or on the group around several. */
  control: {
    /** Ids of error, hint and keys, in this order; undefined where there is none. */
    'aria-describedby': string | undefined
    /** True while there is an error: one is never without the other. */
    'aria-invalid': true | undefined
  }
  /** To be drawn beside the control. */
  notes: ReactNode
}

/**
 * What describes a control: the error first, then the hint, then its keys.
 * @param id of the control, from which those of the notes are made
 * @param look how they are drawn: the class of the hint, and whether only screen readers have them
 */
export function describedBy(
  id: string,
  { error, hint, keys }: DescriptionTexts,
  look: DescriptionLook = {},
): Description {
  const { hintClass = 'cw-hint', isHidden = false } = look
  const ids = [error && `${id}-error`, hint && `${id}-hint`, keys && `${id}-keys`].filter(Boolean)
  return {
    control: {
      'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
      'aria-invalid': error ? true : undefined,
    },
    notes: (
      <>
        {error && (
          <span id={`${id}-error`} className={isHidden ? 'cw-sr' : 'cw-error'}>
            {!isHidden && <Icon shape={octagonIcon} size="s" />}
            <span>{error}</span>
          </span>
        )}
        {hint && (
          <span id={`${id}-hint`} className={isHidden ? 'cw-sr' : hintClass}>
            <span>{hint}</span>
          </span>
        )}
        {keys && (
          <span id={`${id}-keys`} className="cw-sr">
            {keys}
          </span>
        )}
      </>
    ),
  }
}
