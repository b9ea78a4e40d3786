/**
 * Reading the catalogue. Lists and pages (`createPartList`, `createPartPage`) have a store of their own each, so several can
 * stand on one page.
 */
import type { StoreApi } from 'zustand/vanilla'
import type {
  CallResult,
  LIST_SORTS,
  ListedSku,
  NearestParts,
  RelatedSku,
  SkuAttribute,
  SkuDetails,
  SkuFacets,
  SkuImage,
  Supply,
} from '../contract'
import type { ShopError } from '../errors/shop-error'

/** What a list is narrowed to. Of the choices of one filter any will do; of several filters all must fit. */
export interface ListFilter {
  /** 102 toner, 103 toner kits, 105 drum unit, 109 label cassette. */
  classId?: number
  brandId?: readonly number[]
  seriesId?: readonly number[]
  modelId?: readonly number[]
  /** As parts have it, for example `black`. */
  colour?: readonly string[]
  /** Pages, both ends included. */
  yieldFrom?: number
  yieldTo?: number
  /** In the own warehouse, in others, or arriving within ten days; not shown to visitors. */
  availability?: readonly Supply[]
  /** Price of one piece as the account sees it, in its currency, both ends included; not shown to visitors. */
  priceFrom?: number
  priceTo?: number
  keyword?: string
  sort?: (typeof LIST_SORTS)[number]
}

/** A choice in a filter, with the number of parts behind it where the server counts them. */
export interface FilterChoice {
  id: number
  name: string
  count?: number
}

export interface PartListState {
  filter: ListFilter
  /** From 1 (LIM-001). */
  pageNum: number
  /** One of 10, 20, 40, 60 (LIM-002, LIM-003). */
  pageSize: number
  rows: readonly ListedSku[]
  /** Of the rows, by part number; they come after them. */
  offers: CallResult<'catalogue.promotions'>
  attributes: CallResult<'catalogue.attributesByNumbers'>
  total: number
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error: ShopError | undefined
  /** Choices of the filters: brands of the class; series of the chosen brands; models of the chosen series. */
  brands: readonly FilterChoice[]
  series: readonly FilterChoice[]
  models: readonly FilterChoice[]
  /** How many parts are behind the choices of every filter; undefined until or unless the server counts. */
  facets: SkuFacets | undefined
  /** What the server looked for in the place of a keyword that finds nothing. */
  searched: string | undefined
  /** False until the choices of this filter, and so the names of what it holds, have been read or could not be. */
  hasChoices: boolean
  /** For a keyword without any part: what may have been meant. */
  nearest?: NearestParts | undefined
}

/** A list of parts with filters and pages. Answers that arrive late for an older question are dropped. */
export interface PartList {
  store: StoreApi<PartListState>
  /** Changes the filter and goes to page 1; another choice of brands clears series and model, of series the model. */
  setFilter(change: Partial<ListFilter>): void
  setPage(pageNum: number): void
  /** Another page size goes to page 1. */
  setPageSize(pageSize: number): void
  reload(): void
  /** Stops what is under way. */
  destroy(): void
}

export interface PartPageState {
  status: 'loading' | 'ready' | 'missing' | 'failed'
  error: ShopError | undefined
  part: SkuDetails | undefined
  images: readonly SkuImage[]
  attributes: readonly SkuAttribute[]
  /** Not known until the server has answered. */
  related: readonly RelatedSku[] | undefined
}

export interface PartPage {
  store: StoreApi<PartPageState>
  reload(): void
  destroy(): void
}

export interface Catalogue {
  /** Code of the warehouse of the buyer's site; blank in the US (API-061). */
  ownWarehouse(): string
  /** Path of a part's page (RT-034). */
  partPath(goodsSkuId: number): string
  /** Look-up maps by part number, one request for the whole list; a number without entry is absent (CAT-001 to CAT-006). */
  stockByNumber(numbers: readonly string[], warehouse?: string): Promise<CallResult<'catalogue.inventory'>>
  etaByNumber(numbers: readonly string[], warehouse?: string): Promise<CallResult<'catalogue.eta'>>
  imagesByNumber(numbers: readonly string[]): Promise<CallResult<'catalogue.imagesByNumbers'>>
  attributesByNumber(numbers: readonly string[]): Promise<CallResult<'catalogue.attributesByNumbers'>>
  yieldsByNumber(numbers: readonly string[]): Promise<CallResult<'catalogue.yields'>>
  promotionsByNumber(numbers: readonly string[]): Promise<CallResult<'catalogue.promotions'>>
}
