import { type ReactNode, useId } from 'react'
import { circleCheckIcon } from '../icons/icons'
import { describedBy } from './described-by'
import { Icon } from './icon'

/** What a control inside a field must carry so that label, hint and error are read with it. */
export interface ControlProps {
  /** Ties the label to the control. */
  id: string
  /** As the field has it. */
  required: boolean | undefined
  /** Name of the control; missing where the label stands above it. */
  'aria-label'?: string
  /** Ids of error, then hint or confirmation; undefined where there is none. */
  'aria-describedby': string | undefined
  /** True while the field has an error. */
  'aria-invalid': true | undefined
}

export interface FieldTexts {
  /** Above the control; names it for screen readers. */
  label: ReactNode
  /** The label, which is a string then, is not shown: what stands around the control says the same to those who see it. Default: false. */
  isLabelHidden?: boolean
  /** Says how to fill it in; stays beside the error. */
  hint?: ReactNode
  /** What is wrong and how to correct it. */
  error?: ReactNode
  /** Confirmation below a checked value. */
  ok?: ReactNode
  /** Marks the label with * . */
  required?: boolean
  /** The word "optional" in the reader's language, at the right end of the label. */
  optional?: ReactNode
}

export interface FieldProps extends FieldTexts {
  /** Draws the control with the given wiring. */
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, then error and hint below. Label and messages stay in one root with the control. */
export function Field({ label, isLabelHidden = false, hint, error, ok, required, optional, children }: FieldProps) {
  const id = useId()
  const confirmation = !error && ok && (
    <>
      <Icon shape={circleCheckIcon} size="s" /> {ok}
    </>
  )
  const { control, notes } = describedBy(
    id,
    {
      error,
      hint: confirmation || hint,
    },
    { hintClass: confirmation ? 'cw-ok' : 'cw-hint' },
  )
  return (
    <div className="cw-field" part="field">
      {!isLabelHidden && (
        <label className="cw-label" htmlFor={id}>
          {label}
          {required && (
            <span className="cw-label__req" aria-hidden="true">
              *
            </span>
          )}
          {optional && <span className="cw-label__opt">{optional}</span>}
        </label>
      )}
      {children({
        id,
        required,
        ...(isLabelHidden && { 'aria-label': String(label) }),
        'aria-describedby': control['aria-describedby'],
        'aria-invalid': control['aria-invalid'],
      })}
      {notes}
    </div>
  )
}
