import { useEffect, useState } from 'react'
import { searchIcon } from '../icons/icons'
import { TextField } from './text-field'

/** A pause after which what was typed is looked for. */
const TYPING_MS = 350

export interface FilterFieldProps<V> {
  /** Above the field; names it for screen readers. */
  label: string
  /** Makes it a search field, with this placeholder. */
  hint?: string
  /** Keys that a phone shows; not used for a search field. */
  inputMode?: 'numeric'
  /** As it stands in the list. */
  value: string
  /** Makes a value of the trimmed text; undefined where it is blank, or the problem to show. */
  read: (text: string) => { value: V | undefined } | { problem: string }
  /** Called with a value that differs from `value`. */
  onValue: (value: V | undefined) => void
}

/** Looks for what was typed after a pause, or at once with Enter; what cannot be read is said and not looked for. */
export function FilterField<V extends string | number>({
  label,
  hint,
  inputMode,
  value,
  read,
  onValue,
}: FilterFieldProps<V>) {
  const [typed, setTyped] = useState(value)
  const reading = read(typed.trim())
  const problem = 'problem' in reading ? reading.problem : undefined
  const isChanged = typed.trim() !== value
  const look = () => {
    if ('value' in reading && isChanged) onValue(reading.value)
  }
  // Cleared or changed from elsewhere.
  useEffect(() => setTyped(current => (current.trim() === value ? current : value)), [value])
  useEffect(() => {
    if (!isChanged || problem !== undefined) return
    const timer = setTimeout(look, TYPING_MS)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      label={label}
      {...(hint === undefined
        ? { inputMode }
        : { type: 'search', icon: searchIcon, placeholder: hint, maxLength: 120 })}
      error={problem}
      value={typed}
      onValue={setTyped}
      onKeyDown={event => {
        if (event.key === 'Enter') look()
      }}
    />
  )
}
