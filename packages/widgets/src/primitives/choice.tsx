import { type InputHTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react'

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'checked'> {
  /** Whether it is ticked; the caller keeps it. */
  checked: boolean
  /** Called with what the press makes of it. */
  onChecked: (checked: boolean) => void
  /** The words beside it. In a table, where the words stand elsewhere, give `aria-label` instead. */
  children?: ReactNode
}

export interface CheckboxProps extends ChoiceProps {
  /** Some, not all, of what it stands for. */
  some?: boolean
}

/** On, off, or some. */
export function Checkbox({ checked, onChecked, some = false, children, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = some && !checked
  }, [some, checked])
  // A label without words would be one that names nothing.
  const Box = children ? 'label' : 'span'
  return (
    <Box className="cw-check" part="checkbox">
      <input
        {...rest}
        ref={input}
        type="checkbox"
        checked={checked}
        onChange={event => onChecked(event.currentTarget.checked)}
      />
      {children && <span>{children}</span>}
    </Box>
  )
}
