import type { FilterChoice, ListFilter, PartListState } from '@cartwright/core'
import { Button } from '../primitives/button'
import { Chip } from '../primitives/status'
import { commonTexts } from '../provider/common.texts'
import { useT } from '../provider/use-t'
import { productListTexts } from './product-list.texts'

/** Takes every filter of the reader away; class and sorting stay. */
export const CLEARED = { brandId: undefined, seriesId: undefined, modelId: undefined, keyword: undefined } as const

export const hasFilters = ({ brandId, seriesId, modelId, keyword }: ListFilter, withKeyword = true): boolean =>
  [brandId, seriesId, modelId].some(id => id !== undefined) || Boolean(withKeyword && keyword)

/** How many filters are set. */
export const countFilters = ({ brandId, seriesId, modelId, keyword }: ListFilter): number =>
  [brandId, seriesId, modelId, keyword || undefined].filter(value => value !== undefined).length

export interface FilterChipsProps {
  state: PartListState
  onFilter: (change: ListFilter) => void
}

/** The filters that are set, each with its ×. */
export function FilterChips({ state, onFilter }: FilterChipsProps) {
  const t = useT(productListTexts)
  const common = useT(commonTexts)
  const { filter, brands, series, models } = state
  if (!hasFilters(filter)) return null
  const nameOf = (choices: readonly FilterChoice[], id: number | undefined) =>
    choices.find(choice => choice.id === id)?.name
  const chips = [
    filter.keyword && { key: 'keyword', name: `“${filter.keyword}”` },
    filter.brandId !== undefined && { key: 'brandId', name: nameOf(brands, filter.brandId) ?? t('brand') },
    filter.seriesId !== undefined && { key: 'seriesId', name: nameOf(series, filter.seriesId) ?? t('series') },
    filter.modelId !== undefined && { key: 'modelId', name: nameOf(models, filter.modelId) ?? t('model') },
  ].filter(chip => typeof chip === 'object')
  return (
    <span className="cw-list__chips">
      {chips.map(({ key, name }) => (
        <Chip key={key} removeLabel={common('remove', { name })} onRemove={() => onFilter({ [key]: undefined })}>
          {name}
        </Chip>
      ))}
      {chips.length > 1 && (
        <Button kind="link" size="s" onClick={() => onFilter(CLEARED)}>
          {t('clearAll')}
        </Button>
      )}
    </span>
  )
}
