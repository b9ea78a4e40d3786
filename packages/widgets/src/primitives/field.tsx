import { type ReactNode, useId } from 'react'
import { circleCheckIcon, octagonIcon } from '../icons/icons'
import { Icon } from './icon'

/** What a control inside a field must carry so that label, hint and error are read with it. */
export interface ControlProps {
  /** Ties the label to the control. */
  id: string
  /** As the field has it. */
  required: boolean | undefined
  /** Id of hint, error or confirmation; undefined where there is none. */
  'aria-describedby': string | undefined
  /** True while the field has an error. */
  'aria-invalid': true | undefined
}

export interface FieldTexts {
  /** Above the control; names it for screen readers. */
  label: ReactNode
  /** Says how to fill it in; gives way to the error. */
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

/** Label above, control, then hint or error below. Label and messages stay in one root with the control. */
export function Field({ label, hint, error, ok, required, optional, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error || ok || hint
  return (
    <div className="cw-field" part="field">
      <label className="cw-label" htmlFor={id}>
        {label}
        {required && (
          <span className="cw-label__req" aria-hidden="true">
            *
          </span>
        )}
        {optional && <span className="cw-label__opt">{optional}</span>}
      </label>
      {children({
        id,
        required,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <span id={noteId} className={error ? 'cw-error' : ok ? 'cw-ok' : 'cw-hint'} role={error ? 'alert' : undefined}>
          {error ? <Icon shape={octagonIcon} size="s" /> : ok && <Icon shape={circleCheckIcon} size="s" />}
          <span>{note}</span>
        </span>
      )}
    </div>
  )
}
