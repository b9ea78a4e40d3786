import { useState } from 'react'
import { searchIcon } from '../icons/icons'
import { Button } from '../primitives/button'

export interface PartSearchProps {
  label: string
  onSearch: (keyword: string) => void
}

/** Finds articles in a list of the account, when Enter or the button is pressed. */
export function PartSearch({ label, onSearch }: PartSearchProps) {
  const [keyword, setKeyword] = useState('')
  return (
    <form
      aria-label={label}
      className="cw-row cw-row--wrap"
      onSubmit={event => {
        event.preventDefault()
        onSearch(keyword)
      }}
    >
      <input
        type="search"
        part="input"
        className="cw-input cw-address-book__search"
        aria-label={label}
        placeholder={label}
        value={keyword}
        onChange={event => setKeyword(event.currentTarget.value)}
      />
      <Button type="submit" icon={searchIcon} aria-label={label} />
    </form>
  )
}
