import type { FilterChoice, ListFilter, PartListState } from '@cartwright/core'
import { type FormEvent, useState } from 'react'
import { byInk, Inks, useColourName } from '../part/inks'
import { printerIcon } from '../primitives/icons'
import { TextField } from '../primitives/text-field'
import { useT } from '../provider/use-t'
import { Facet } from './facet'
import { productListTexts } from './product-list.texts'
import { SUPPLIES, useSupplyName } from './supply-name'
import { YieldFacet } from './yield-facet'

export interface ListFiltersProps {
  state: PartListState
  onFilter: (change: Partial<ListFilter>) => void
}

const toChoice = ({ id, name, count }: FilterChoice) => ({ value: id, name, count })

/** Find what fits my printer: brand, then its series, then the model; and what the parts themselves are like. */
export function ListFilters({ state, onFilter }: ListFiltersProps) {
  const t = useT(productListTexts)
  const colourName = useColourName()
  const supplyName = useSupplyName()
  const { filter, brands, series, models, facets } = state
  const countOf = (name: (typeof SUPPLIES)[number]) => facets?.availability.find(({ value }) => value === name)?.count
  const colours = facets?.colour.toSorted((a, b) => byInk(a.value, b.value)) ?? []
  const hasYields = facets?.pageYield.some(({ count }) => count > 0)
  return (
    <section className="cw-filters" aria-label={t('filters')}>
      <PrinterField onPrinter={keyword => onFilter({ keyword })} />
      <Facet
        label={t('brand')}
        choices={brands.map(toChoice)}
        chosen={filter.brandId}
        onChosen={brandId => onFilter({ brandId })}
      />
      {series.length > 0 && (
        <Facet
          label={t('series')}
          choices={series.map(toChoice)}
          chosen={filter.seriesId}
          onChosen={seriesId => onFilter({ seriesId })}
        />
      )}
      {models.length > 0 && (
        <Facet
          label={t('model')}
          choices={models.map(toChoice)}
          chosen={filter.modelId}
          onChosen={modelId => onFilter({ modelId })}
        />
      )}
      {colours.length > 0 && (
        <Facet
          label={t('colour')}
          choices={colours.map(({ value, count }) => ({
            value,
            count,
            name: colourName(value),
            sign: <Inks colour={value} isSilent />,
          }))}
          chosen={filter.colour}
          onChosen={colour => onFilter({ colour })}
        />
      )}
      {facets && (hasYields || filter.yieldFrom !== undefined || filter.yieldTo !== undefined) && (
        <YieldFacet
          steps={facets.pageYield}
          yieldFrom={filter.yieldFrom}
          yieldTo={filter.yieldTo}
          onYield={change => onFilter(change)}
        />
      )}
      {facets && facets.availability.length > 0 && (
        <Facet
          label={t('availability')}
          choices={SUPPLIES.map(value => ({ value, name: supplyName(value), count: countOf(value) }))}
          chosen={filter.availability}
          onChosen={availability => onFilter({ availability })}
        />
      )}
    </section>
  )
}

/** Looks for a printer by its name within the list. */
function PrinterField({ onPrinter }: { onPrinter: (keyword: string) => void }) {
  const t = useT(productListTexts)
  const [text, setText] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    onPrinter(text.trim())
    setText('')
  }
  return (
    <form className="cw-filters__printer" onSubmit={handleSubmit}>
      <TextField
        label={t('fitsPrinter')}
        icon={printerIcon}
        type="search"
        enterKeyHint="search"
        value={text}
        onValue={setText}
      />
    </form>
  )
}
