import type { ListFilter, PartListState } from '@cartwright/core'
import { Icon } from '../primitives/icon'
import { printerIcon } from '../primitives/icons'
import { useT } from '../provider/use-t'
import { Facet } from './facet'
import { productListTexts } from './product-list.texts'

export interface ListFiltersProps {
  state: PartListState
  onFilter: (change: ListFilter) => void
}

/** Find what fits my printer: brand, then its series, then the model. Each step opens the next. */
export function ListFilters({ state, onFilter }: ListFiltersProps) {
  const t = useT(productListTexts)
  const { filter, brands, series, models } = state
  return (
    <section className="cw-filters" aria-label={t('filters')}>
      <h2 className="cw-filters__head">
        <Icon shape={printerIcon} />
        {t('fitsPrinter')}
      </h2>
      <Facet
        label={t('brand')}
        choices={brands}
        value={filter.brandId}
        onValue={brandId => onFilter({ brandId, seriesId: undefined, modelId: undefined })}
      />
      {filter.brandId !== undefined && (
        <Facet
          label={t('series')}
          choices={series}
          value={filter.seriesId}
          onValue={seriesId => onFilter({ seriesId, modelId: undefined })}
        />
      )}
      {filter.seriesId !== undefined && (
        <Facet label={t('model')} choices={models} value={filter.modelId} onValue={modelId => onFilter({ modelId })} />
      )}
    </section>
  )
}
