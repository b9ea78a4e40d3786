import { addressRule } from '@cartwright/core/rules'
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
  // Where a state belongs to each address, it is written by its letters.
  const choicesIn = (iso2: string) =>
    states
      .filter(({ countryIso2 }) => countryIso2 === iso2)
      .map(({ code, name }) => ({ value: addressRule(iso2).needsState ? code : name, label: name }))
  const isIn = (iso2: string) => choicesIn(iso2).some(choice => choice.value === value)
  const former = useRef(country)
  useEffect(() => {
    // A region of the list is one of its country only.
    if (former.current !== country && value && isIn(former.current)) onValue('')
    former.current = country
  })
  const choices = choicesIn(country)
  if (choices.length === 0) return <TextField {...props} maxLength={255} />
  // What was typed before the list was there stays.
  const kept = value && !isIn(country) ? [{ value, label: value }] : []
  return <SelectField {...props} options={[{ value: '', label: none }, ...choices, ...kept]} />
}
