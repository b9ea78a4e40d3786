import { useState } from 'react'
import { Combobox } from '../primitives/combobox'
import { useTexts } from '../provider/use-texts'
import { printersTexts } from './printers.texts'

export interface PickFieldProps<T> {
  label: string
  /** In the empty field: that anything will do. */
  placeholder: string
  items: readonly T[]
  /** The items are the answer to what was typed; otherwise the field looks through them itself. */
  isAnswer?: boolean
  chosen: T | undefined
  keyOf: (item: T) => string
  nameOf: (item: T) => string
  /** Beside the name in the list. */
  aboutOf?: ((item: T) => string) | undefined
  /** An emptied field picks nothing. */
  onPick: (item: T | undefined) => void
  /** Was typed before the field was there: anyone who enters it goes on with that. */
  begun?: string | undefined
  /** What is typed; blank when the field is entered. */
  onText?: ((text: string) => void) | undefined
  /** More items are on their way: said when none of those that are there fits. */
  loading?: string | undefined
  note?: string | undefined
}

/** One of many, found by typing. What was typed and not picked gives way to what is chosen when the field is left. */
export function PickField<T>({
  label,
  placeholder,
  items,
  isAnswer = false,
  chosen,
  keyOf,
  nameOf,
  aboutOf,
  onPick,
  begun,
  onText,
  loading,
  note,
}: PickFieldProps<T>) {
  const t = useTexts(printersTexts)
  const [typed, setTyped] = useState<string>()
  const text = typed?.trim() ?? ''
  const type = (value: string) => {
    setTyped(value)
    onText?.(value.trim())
    if (value === '' && chosen !== undefined) onPick(undefined)
  }
  const shown =
    isAnswer || !text ? items : items.filter(item => holds(`${aboutOf?.(item) ?? ''} ${nameOf(item)}`, text))
  return (
    <Combobox
      label={label}
      inputMode="search"
      placeholder={placeholder}
      onFocus={({ currentTarget }) => {
        if (begun) return type(begun)
        onText?.('')
        currentTarget.select()
      }}
      onBlur={() => setTyped(undefined)}
      value={typed ?? (chosen === undefined ? '' : nameOf(chosen))}
      onValue={type}
      items={shown}
      keyOf={keyOf}
      listLabel={label}
      // Enter takes the first of what fits; without a text it is left to the form.
      autoActive={text !== ''}
      loading={shown.length === 0 ? loading : undefined}
      note={note ?? (text && shown.length === 0 ? t('none', { text }) : undefined)}
      renderItem={item => (
        <>
          <span className="cw-grow">{nameOf(item)}</span>
          {aboutOf && <span className="cw-sub">{aboutOf(item)}</span>}
        </>
      )}
      onPick={item => {
        setTyped(undefined)
        onPick(item)
      }}
    />
  )
}

/** Every word, hyphens aside: `hl l` finds `HL-L`. */
function holds(text: string, wanted: string): boolean {
  const plain = (some: string) => some.toLowerCase().replaceAll('-', '')
  return wanted.split(/[\s-]+/).every(word => plain(text).includes(plain(word)))
}
