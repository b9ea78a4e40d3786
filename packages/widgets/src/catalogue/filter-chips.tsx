import type { FilterChoice, ListFilter, PartListState } from '@cartwright/core'
import { Chip } from '../primitives/badge'
import { Button } from '../primitives/button'
import { Skeleton } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { useColourName } from './part/colour-name'
import { productListTexts } from './product-list.texts'
import { useSupplyName } from './supply-name'

/** Takes every filter of the reader away; class and sorting stay. */
export const CLEARED = {
  brandId: undefined,
  seriesId: undefined,
  modelId: undefined,
  colour: undefined,
  yieldFrom: undefined,
  yieldTo: undefined,
  priceFrom: undefined,
  priceTo: undefined,
  availability: undefined,
  keyword: undefined,
} as const

/** How many filters are set; a range is one. What is searched for is none: it is what they take from. */
export function countFilters(filter: ListFilter): number {
  const { brandId = [], seriesId = [], modelId = [], colour = [], availability = [] } = filter
  const { yieldFrom, yieldTo, priceFrom, priceTo } = filter
  return (
    [brandId, seriesId, modelId, colour, availability].flat().length +
    Number((yieldFrom ?? yieldTo) !== undefined) +
    Number((priceFrom ?? priceTo) !== undefined)
  )
}

interface FilterChip {
  key: string
  /** Undefined until it is known. */
  name: string | undefined
  /** What the filter is without it. */
  without: Partial<ListFilter>
}

export interface FilterChipsProps {
  state: PartListState
  onFilter: (change: Partial<ListFilter>) => void
}

/** The filters that are set, each with its ×. */
export function FilterChips({ state, onFilter }: FilterChipsProps) {
  const t = useTexts(productListTexts)
  const common = useTexts(commonTexts)
  const chips = useChips(state)
  if (chips.length === 0) return null
  return (
    <span className="cw-list__chips">
      {chips.map(({ key, name, without }) =>
        name === undefined ? (
          // Its × comes with its name, where it stays.
          <span key={key} className="cw-chip cw-tone--info" aria-hidden="true">
            <Skeleton width={64} />
          </span>
        ) : (
          <Chip key={key} removeLabel={common('remove', { name })} onRemove={() => onFilter(without)}>
            {name}
          </Chip>
        ),
      )}
      {chips.length > 1 && (
        <Button kind="link" size="s" onClick={() => onFilter(CLEARED)}>
          {t('clearAll')}
        </Button>
      )}
    </span>
  )
}

function useChips({ filter, brands, series, models, facets, hasChoices }: PartListState): FilterChip[] {
  const t = useTexts(productListTexts)
  const colourName = useColourName(facets?.colour)
  const supplyName = useSupplyName()
  const range = useRangeName()
  const priceRange = usePriceRangeName()
  const { keyword, yieldFrom, yieldTo, priceFrom, priceTo } = filter
  const chipsOf = <T extends string | number>(
    field: 'brandId' | 'seriesId' | 'modelId' | 'colour' | 'availability',
    chosen: readonly T[] = [],
    nameOf: (value: T) => string | undefined,
  ): FilterChip[] =>
    chosen.map(value => ({
      key: `${field} ${value}`,
      name: nameOf(value),
      without: { [field]: chosen.filter(other => other !== value) },
    }))
  // What has no name, or whose name could not be read, is named by the kind of its filter.
  const among = (choices: readonly FilterChoice[], kind: string) => (id: number) =>
    choices.find(choice => choice.id === id)?.name ?? (hasChoices ? kind : undefined)
  return [
    ...(keyword ? [{ key: 'keyword', name: t('keyword', { keyword }), without: { keyword: '' } }] : []),
    ...chipsOf('brandId', filter.brandId, among(brands, t('brand'))),
    ...chipsOf('seriesId', filter.seriesId, among(series, t('series'))),
    ...chipsOf('modelId', filter.modelId, among(models, t('model'))),
    // Colours of tapes are named by the server.
    ...chipsOf('colour', filter.colour, colour => {
      const name = colourName(colour)
      return name !== colour || hasChoices ? name : undefined
    }),
    ...(yieldFrom === undefined && yieldTo === undefined
      ? []
      : [{ key: 'yield', name: range(yieldFrom, yieldTo), without: { yieldFrom: undefined, yieldTo: undefined } }]),
    ...(priceFrom === undefined && priceTo === undefined
      ? []
      : [
          { key: 'price', name: priceRange(priceFrom, priceTo), without: { priceFrom: undefined, priceTo: undefined } },
        ]),
    ...chipsOf('availability', filter.availability, supplyName),
  ]
}

function useRangeName(): (from: number | undefined, to: number | undefined) => string {
  const t = useTexts(productListTexts)
  const { number } = useFormat()
  return (from, to) => {
    if (from === undefined) return t('pagesTo', { to: number(to ?? 0) })
    return to === undefined
      ? t('pagesFrom', { from: number(from) })
      : t('pagesRange', { from: number(from), to: number(to) })
  }
}

function usePriceRangeName(): (from: number | undefined, to: number | undefined) => string {
  const t = useTexts(productListTexts)
  const { money } = useFormat()
  const currency = useStore(useShop().session.store, state => state.currency)
  return (from, to) => {
    if (from === undefined) return t('pricesTo', { to: money(to ?? 0, currency) })
    return to === undefined
      ? t('pricesFrom', { from: money(from, currency) })
      : t('pricesRange', { from: money(from, currency), to: money(to, currency) })
  }
}
