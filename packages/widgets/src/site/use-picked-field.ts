import { useEffect, useRef } from 'react'
import { useFormField } from '../provider/form-field'

/**
 * A choice that always holds one value, as a field: a form that is reset has the first one again.
 * @param sent what is picked; null for nothing
 * @param value that of the page
 * @param missing why nothing is sent
 */
export function usePickedField(
  sent: string | null,
  value: string | undefined,
  pick: (value: string) => void,
  missing?: string,
): void {
  const first = useRef<string>(undefined)
  first.current ??= sent ?? undefined
  const latest = useRef(pick)
  latest.current = pick
  useEffect(() => {
    if (value !== undefined) latest.current(value)
  }, [value])
  useFormField(
    sent,
    wanted => {
      const next = wanted ?? first.current
      if (next !== undefined && next !== sent) pick(next)
    },
    { missing },
  )
}
