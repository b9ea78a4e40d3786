/** What a component has that is a field of the form around it. */
import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { ElementHostContext } from './element-host'

export interface FormFieldProps {
  /** Name under which the form around it sends the value. */
  name?: string | undefined
  /** What the form around it sends, as text; setting it changes what is chosen or entered. */
  value?: string | undefined
  /** Nothing can be changed, and a form sends nothing of it. */
  disabled?: boolean | undefined
  /** A form around it is not sent while there is no value. */
  required?: boolean | undefined
}

/** Why a form is not sent, in words of the reader. */
export interface FieldProblem {
  /** There is no value, and one is required. */
  missing?: string | undefined
  /** What was entered is no value yet. */
  invalid?: string | undefined
}

/**
 * Makes the component a field of the form around its element.
 * @param value what is sent; null for nothing
 * @param onChange the form is reset, which is undefined, or restored, or the page has set a value; without it the last of these waits for
 *   the next component that has one
 * @param problem why it is not sent
 */
export function useFormField(
  value: string | null,
  onChange: ((value: string | undefined) => void) | undefined,
  { missing, invalid }: FieldProblem = {},
): void {
  const host = useContext(ElementHostContext)
  const latest = useRef(onChange)
  latest.current = onChange
  useLayoutEffect(() => host?.field.set(value, { missing, invalid }), [host, value, missing, invalid])
  // What is no longer drawn has no value.
  useLayoutEffect(() => () => host?.field.set(null, {}), [host])
  const listens = onChange !== undefined
  useEffect(() => (listens ? host?.field.onChange(wanted => latest.current?.(wanted)) : undefined), [host, listens])
}

/** In a React page the value stands in a hidden field. */
export function FormValue({ name, value }: { name: string | undefined; value: string | null }) {
  const isInElement = useContext(ElementHostContext) !== undefined
  if (isInElement || name === undefined || value === null) return null
  return <input type="hidden" name={name} value={value} />
}
