/**
 * Reading the catalogue. Lists and pages (`createPartList`, `createPartPage`) have a store of their own each, so several can
 * stand on one page.
 */

import type { ReadStatus } from '../client/read-status'
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
import type { WithStore } from '../with-store'

/** What a list is narrowed to. Of the choices of one filter any will do; of several filters all must fit. */
export interface ListFilter {
  /** 102 toner, 103 toner kits, 105 drum unit, 109 label cassette. */
  classId?: number
  /** Brands of printers that a part fits. */
  brandId?: readonly number[]
  /** Series of printers that a part fits. */
  seriesId?: readonly number[]
  /** Printers that a part fits. */
  modelId?: readonly number[]
  /** As parts have it, for example `black`. */
  colour?: readonly string[]
  /** Pages, both ends included. */
  yieldFrom?: number
  /** Upper end of `yieldFrom`; either may be missing. */
  yieldTo?: number
  /** In the own warehouse, in others, or arriving within ten days; not shown to visitors. */
  availability?: readonly Supply[]
  /** Price of one piece as the account sees it, in its currency, both ends included; not shown to visitors. */
  priceFrom?: number
  /** Upper end of `priceFrom`; either may be missing. */
  priceTo?: number
  /** A number of a part, a printer or words of a name. */
  keyword?: string
  /** What the list is ordered by; without it the server chooses. */
  sort?: (typeof LIST_SORTS)[number]
}

/** A choice in a filter, with the number of parts behind it where the server counts them. */
export interface FilterChoice {
  /** What the filter is given to choose it. */
  id: number
  /** As it is shown. */
  name: string
  /** Parts of the list behind it; missing where the server does not count. */
  count?: number
}

export interface PartListState extends ReadStatus {
  /** What is shown, or on its way while `status` is `loading`. */
  filter: ListFilter
  /** From 1 (LIM-001). */
  pageNum: number
  /** One of 10, 20, 40, 60 (LIM-002, LIM-003). */
  pageSize: number
  /** The parts of the page; while another page or filter is on its way, those of before. None when it could not be read. */
  rows: readonly ListedSku[]
  /** Of the rows, by part number; they come after them. */
  offers: CallResult<'catalogue.promotions'>
  /** Properties of the rows such as the colour, by part number; they come after them. */
  attributes: CallResult<'catalogue.attributesByNumbers'>
  /** Parts on all pages. */
  total: number
  /** Choices of the filters: brands of the class; series of the chosen brands; models of the chosen series. */
  brands: readonly FilterChoice[]
  /** All of the class when no brand is chosen. */
  series: readonly FilterChoice[]
  /** Empty until a series or a model is chosen. */
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
export interface PartList extends WithStore<PartListState> {
  /** Changes the filter and goes to page 1; another choice of brands clears series and model, of series the model. */
  setFilter(change: Partial<ListFilter>): void
  /** Goes to a page, from 1. */
  setPage(pageNum: number): void
  /** Another page size goes to page 1. */
  setPageSize(pageSize: number): void
  /** Reads the page again, for example after a failure. */
  reload(): void
  /** Stops what is under way. */
  destroy(): void
}

export interface PartPageState {
  /** `missing`: there is no such part, or not for this account. */
  status: 'loading' | 'ready' | 'missing' | 'failed'
  /** Why the part could not be read; undefined unless `status` is `missing` or `failed`. */
  error: ShopError | undefined
  /** The part with prices and stock as the account sees them; undefined until it is read. */
  part: SkuDetails | undefined
  /** Pictures of the part, the first one on top; they come after it. */
  images: readonly SkuImage[]
  /** Properties of the part, in the order in which they are shown; they come after it. */
  attributes: readonly SkuAttribute[]
  /** Not known until the server has answered. */
  related: readonly RelatedSku[] | undefined
}

export interface PartPage extends WithStore<PartPageState> {
  /** Reads the part again; it stays in sight meanwhile. */
  reload(): void
  /** Stops what is under way. */
  destroy(): void
}

export interface Catalogue {
  /** Code of the warehouse of the buyer's site; blank in the US (API-061). */
  ownWarehouse(): string
  /** Path of a part's page (RT-034). */
  partPath(goodsSkuId: number): string
  /** Look-up maps by part number, one request for the whole list; a number without entry is absent (CAT-001 to CAT-006). */
  stockByNumber(numbers: readonly string[], warehouse?: string): Promise<CallResult<'catalogue.inventory'>>
  /** Next arrivals, the same way. */
  etaByNumber(numbers: readonly string[], warehouse?: string): Promise<CallResult<'catalogue.eta'>>
  /** Paths of the pictures, the same way; `client.fileUrl()` makes addresses of them. */
  imagesByNumber(numbers: readonly string[]): Promise<CallResult<'catalogue.imagesByNumbers'>>
  /** Properties such as the colour, the same way. */
  attributesByNumber(numbers: readonly string[]): Promise<CallResult<'catalogue.attributesByNumbers'>>
  /** Pages that a part prints, the same way. */
  yieldsByNumber(numbers: readonly string[]): Promise<CallResult<'catalogue.yields'>>
  /** Promotions, the same way. */
  promotionsByNumber(numbers: readonly string[]): Promise<CallResult<'catalogue.promotions'>>
}
