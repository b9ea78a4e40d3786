// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid that an input names by aria-activedescendant, which no table is
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the input
import type { SearchEntry } from '@cartwright/core/contract'
import type { HTMLAttributes } from 'react'
import { SuggestedBy } from '../catalogue/part/found-by'
import { Inks } from '../catalogue/part/inks'
import { Marked } from '../catalogue/part/marked'
import { PartPicture } from '../catalogue/part/part-picture'
import { PriceOf } from '../catalogue/part/price-of'
import { clockIcon, closeIcon } from '../icons/icons'
import { Icon } from '../primitives/icon'
import { ignoreDoubleClick } from '../primitives/ignore-double-click'
import { useTexts } from '../provider/use-texts'
import { searchTexts } from './search.texts'
import type { Suggestion } from './search-box.types'

export interface SearchSuggestionProps {
  item: Suggestion
  /** What was typed, to mark it in the numbers. */
  typed: string
  row: HTMLAttributes<HTMLDivElement>
  onForget: (entry: SearchEntry) => void
}

/** One suggestion: a former search with its delete action (SRCH-002), or a part. */
export function SearchSuggestion({ item, typed, row, onForget }: SearchSuggestionProps) {
  const t = useTexts(searchTexts)
  if (item.kind === 'history') {
    const { entry } = item
    const forget = ignoreDoubleClick(() => onForget(entry))
    return (
      <div {...row} className="cw-option">
        <span role="gridcell" className="cw-row cw-grow">
          <Icon shape={clockIcon} />
          <Marked text={entry.keyword} typed={typed} />
        </span>
        <span role="gridcell">
          <button
            type="button"
            tabIndex={-1}
            className="cw-search__forget"
            aria-label={t('forget', { keyword: entry.keyword })}
            onClick={event => {
              event.stopPropagation()
              forget(event)
            }}
          >
            <Icon shape={closeIcon} size="s" />
          </button>
        </span>
      </div>
    )
  }
  const { part } = item
  return (
    <div {...row} className="cw-option">
      <span role="gridcell" className="cw-row cw-grow">
        <PartPicture image={part.image} size="s" />
        <Inks colour={part.colour} />
        <span className="cw-grow">
          <b className="cw-code">
            <Marked text={part.number} typed={typed} />
          </b>{' '}
          <SuggestedBy part={part} />
          <span className="cw-sub">
            {part.brandName}{' '}
            <span className="cw-code">
              <Marked text={part.oemCode} typed={typed} />
            </span>
          </span>
        </span>
        {part.unitPrice !== null && <PriceOf part={part} />}
      </span>
    </div>
  )
}
