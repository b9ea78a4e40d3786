import { useEffect, useRef } from 'react'
import { SelectField, TextField, type TextFieldProps } from '../primitives/text-field'
import { useStates } from './use-choices'

export interface StateFieldProps
  extends Pick<TextFieldProps, 'label' | 'value' | 'onValue' | 'optional' | 'autoComplete' | 'error'> {
  name?: string
  onBlur?: () => void
  /** Country of the address. */
  country: string
  /** Words for no choice. */
  none: string
}

/** State, province or region: one of the list for a country of the EU that has one, else free text (ENT-011). */
export function StateField({ country, none, ...props }: StateFieldProps) {
  const { value, onValue } = props
  const states = useStates()
  const namesIn = (iso2: string) => states.filter(({ countryIso2 }) => countryIso2 === iso2).map(({ name }) => name)
  const former = useRef(country)
  useEffect(() => {
    // A region of the list is one of its country only.
    if (former.current !== country && value && namesIn(former.current).includes(value)) onValue('')
    former.current = country
  })
  const names = namesIn(country)
  if (names.length === 0) return <TextField {...props} maxLength={255} />
  // What was typed before the list was there stays.
  const kept = value && !names.includes(value) ? [value] : []
  const choices = [...names, ...kept].map(text => ({ value: text, label: text }))
  return <SelectField {...props} options={[{ value: '', label: none }, ...choices]} />
}
