import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import type { IconShape } from '../icons/icons'
import { cx } from './class-names'
import { Field, type FieldTexts } from './field'
import { Icon } from './icon'

interface ControlledText {
  /** What the field holds; the caller keeps it. */
  value: string
  /** Called with each keystroke or choice. */
  onValue: (value: string) => void
}

export interface TextFieldProps
  extends FieldTexts,
    ControlledText,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'required'> {
  /** Sign at the left edge. */
  icon?: IconShape
  /** Something at the right edge, such as a button that shows the password. */
  end?: ReactNode
  /** Part number: slashed zero, tabular figures. */
  code?: boolean
  /** Gets the field, to focus it. */
  inputRef?: Ref<HTMLInputElement>
}

/** What the field says, and what its control takes. */
function splitTexts<Props extends FieldTexts>({
  label,
  isLabelHidden,
  hint,
  error,
  ok,
  required,
  optional,
  ...control
}: Props) {
  return [{ label, isLabelHidden, hint, error, ok, required, optional }, control] as const
}

/** One line of text with its label. */
export function TextField(props: TextFieldProps) {
  const [texts, { value, onValue, icon, end, code, inputRef, className, ...rest }] = splitTexts(props)
  return (
    <Field {...texts}>
      {control => (
        <span className="cw-input-box">
          {icon && <Icon shape={icon} />}
          <input
            type="text"
            part="input"
            {...rest}
            {...control}
            ref={inputRef}
            className={cx('cw-input', code && 'cw-code', className)}
            value={value}
            onChange={event => onValue(event.currentTarget.value)}
          />
          {end && <span className="cw-input-box__end">{end}</span>}
        </span>
      )}
    </Field>
  )
}

export interface TextAreaFieldProps
  extends FieldTexts,
    ControlledText,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'required'> {}

/** Several lines of text with their label. */
export function TextAreaField(props: TextAreaFieldProps) {
  const [texts, { value, onValue, className, ...rest }] = splitTexts(props)
  return (
    <Field {...texts}>
      {control => (
        <textarea
          part="input"
          {...rest}
          {...control}
          className={cx('cw-input', className)}
          value={value}
          onChange={event => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

export interface SelectFieldProps
  extends FieldTexts,
    ControlledText,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'required' | 'children'> {
  /** In their order; a blank value stands for nothing chosen. */
  options: readonly { value: string; label: string; disabled?: boolean }[]
}

/** One of a few, with its label. The browser draws the list, so it works everywhere and under a finger. */
export function SelectField(props: SelectFieldProps) {
  const [texts, { value, onValue, options, className, ...rest }] = splitTexts(props)
  return (
    <Field {...texts}>
      {control => (
        <select
          part="select"
          {...rest}
          {...control}
          className={cx('cw-select', className)}
          value={value}
          onChange={event => onValue(event.currentTarget.value)}
        >
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
