import type { OwnNumbers } from '@cartwright/core'
import { useState } from 'react'
import { searchIcon } from '../icons/search'
import { Button } from '../primitives/button'
import { useBusy } from '../primitives/use-busy'
import { saveFile } from '../provider/save-file'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { ownNumbersTexts } from './own-numbers.texts'

/** Finds own numbers, and saves those that are found as a file. */
export function OwnNumberSearch({ numbers }: { numbers: OwnNumbers }) {
  const t = useTexts(ownNumbersTexts)
  const isEmpty = useStore(numbers.store, state => state.rows.length === 0)
  const [keyword, setKeyword] = useState('')
  const [isExporting, runExport] = useBusy()
  return (
    <form
      className="cw-row cw-row--wrap"
      onSubmit={event => {
        event.preventDefault()
        void numbers.search(keyword)
      }}
    >
      <input
        type="search"
        part="input"
        className="cw-input cw-address-book__search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={keyword}
        onChange={event => setKeyword(event.currentTarget.value)}
      />
      <Button type="submit" icon={searchIcon} aria-label={t('search')} />
      <span className="cw-end">
        <Button
          busy={isExporting}
          disabled={isEmpty}
          onClick={() =>
            runExport(async () => {
              const { name, content } = await numbers.export()
              saveFile(name, content)
            })
          }
        >
          {t('exportFile')}
        </Button>
      </span>
    </form>
  )
}
