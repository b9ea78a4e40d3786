import type { ChoiceProps } from './choice'

/** One of several with the same `name`. */
export function Radio({ checked, onChecked, children, ...rest }: ChoiceProps) {
  return (
    <label className="cw-check" part="radio">
      <input {...rest} type="radio" checked={checked} onChange={event => onChecked(event.currentTarget.checked)} />
      {children && <span>{children}</span>}
    </label>
  )
}
