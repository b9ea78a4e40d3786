import type { FilterChoice, ListFilter, PartListState } from '@cartwright/core'
import { type SkuFacets, SUPPLIES } from '@cartwright/core/contract'
import { type FormEvent, useState } from 'react'
import { printerIcon, searchIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { TextField } from '../primitives/text-field'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { Facet } from './facet'
import { byInk, useColourName } from './part/colour-name'
import { Inks } from './part/inks'
import { productListTexts } from './product-list.texts'
import { RangeFacet } from './range-facet'
import { useSupplyName } from './supply-name'

export interface ListFiltersProps {
  /** What there is to choose from. */
  state: PartListState
  /** What is chosen: shown at once, when the choices are still to be drawn. */
  filter: ListFilter
  onFilter: (change: Partial<ListFilter>) => void
  /** Printers are looked for elsewhere on the page. */
  hidePrinterField?: boolean | undefined
}

const toChoice = ({ id, name, count }: FilterChoice) => ({ value: id, name, count })

/** Find what fits my printer: brand, then its series, then the model; and what the parts themselves are like. */
export function ListFilters({ state, filter, onFilter, hidePrinterField = false }: ListFiltersProps) {
  const t = useTexts(productListTexts)
  const { brands, series, models, facets, status } = state
  const colourName = useColourName(facets?.colour)
  const supplyName = useSupplyName()
  const isLoading = status === 'loading' && brands.length === 0
  const { sites } = useShop()
  const region = useStore(sites.store, current => current.region)
  // The US has but one warehouse.
  const supplies = SUPPLIES.filter(name => region === 'EU' || name !== 'otherStock')
  const countOf = (name: (typeof SUPPLIES)[number]) => facets?.availability.find(({ value }) => value === name)?.count
  const colours = facets?.colour.toSorted((a, b) => byInk(a.value, b.value)) ?? []
  return (
    <section className="cw-filters" aria-label={t('filters')}>
      {!hidePrinterField && <PrinterField onPrinter={keyword => onFilter({ keyword })} />}
      {(isLoading || brands.length > 0) && (
        <Facet
          label={t('brand')}
          choices={brands.map(toChoice)}
          isLoading={isLoading}
          chosen={filter.brandId}
          onChosen={brandId => onFilter({ brandId })}
        />
      )}
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
      {facets && <Ranges facets={facets} filter={filter} onFilter={onFilter} />}
      {facets && facets.availability.length > 0 && (
        <Facet
          label={t('availability')}
          choices={supplies.map(value => ({ value, name: supplyName(value), count: countOf(value) }))}
          chosen={filter.availability}
          onChosen={availability => onFilter({ availability })}
        />
      )}
    </section>
  )
}

/** Page yield and price, from and to; not where nothing in the list has one and none is chosen. */
function Ranges({ facets, filter, onFilter }: Pick<ListFiltersProps, 'filter' | 'onFilter'> & { facets: SkuFacets }) {
  const t = useTexts(productListTexts)
  const { session } = useShop()
  const currency = useStore(session.store, current => current.currency)
  const hasSome = (steps: SkuFacets['pageYield']) => steps.some(({ count }) => count > 0)
  return (
    <>
      {(hasSome(facets.pageYield) || filter.yieldFrom !== undefined || filter.yieldTo !== undefined) && (
        <RangeFacet
          label={t('pageYield')}
          fromLabel={t('yieldFrom')}
          toLabel={t('yieldTo')}
          steps={facets.pageYield}
          from={filter.yieldFrom}
          to={filter.yieldTo}
          onRange={(yieldFrom, yieldTo) => onFilter({ yieldFrom, yieldTo })}
        />
      )}
      {facets.price && (hasSome(facets.price) || filter.priceFrom !== undefined || filter.priceTo !== undefined) && (
        <RangeFacet
          label={t('priceIn', { currency })}
          fromLabel={t('priceFrom')}
          toLabel={t('priceTo')}
          steps={facets.price}
          from={filter.priceFrom}
          to={filter.priceTo}
          onRange={(priceFrom, priceTo) => onFilter({ priceFrom, priceTo })}
        />
      )}
    </>
  )
}

/** Looks for a printer by its name within the list. */
function PrinterField({ onPrinter }: { onPrinter: (keyword: string) => void }) {
  const t = useTexts(productListTexts)
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
        end={<Button type="submit" kind="quiet" size="s" icon={searchIcon} aria-label={t('fitsPrinter')} />}
      />
    </form>
  )
}
