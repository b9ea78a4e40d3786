/** What a list says of its parts besides the answer of the query: each kind in one request for all of them. */
import type { CallResult, ListedSku } from '../contract'
import type { Shop } from '../shop.types'
import type { PartListState } from './catalogue.types'
import { createSkuFacts } from './sku-facts'

export type ListFacts = Pick<PartListState, 'rows' | 'offers' | 'attributes'>

/**
 * Offers, attributes, and the picture and yield of rows that lack them: the query of ours tells both, others need not.
 * What does not come is left out; visitors have no offers.
 * @source API-044, API-056, API-057, API-063
 */
export async function readListFacts(
  shop: Pick<Shop, 'client' | 'session' | 'sites'>,
  rows: readonly ListedSku[],
  signal: AbortSignal,
): Promise<ListFacts> {
  const maps = createSkuFacts({ ...shop, ownWarehouse: () => '' }, { signal, silent: true })
  const numbers = rows.map(({ number }) => number)
  const { isSignedIn } = shop.session.store.getState()
  const [images, attributes, yields, offers] = await Promise.all([
    orEmpty(maps.imagesByNumber(numbers)),
    orEmpty(maps.attributesByNumber(numbers)),
    orEmpty(maps.yieldsByNumber(numbers)),
    isSignedIn ? orEmpty(maps.promotionsByNumber(numbers)) : {},
  ])
  return {
    rows: completed(rows, images, yields),
    attributes,
    offers,
  }
}

const orEmpty = <T extends object>(asked: Promise<T>): Promise<T | Record<string, never>> => asked.catch(() => ({}))

/** The same rows when nothing is missing, so that nothing draws again. */
function completed(
  rows: readonly ListedSku[],
  images: CallResult<'catalogue.imagesByNumbers'>,
  yields: CallResult<'catalogue.yields'>,
): readonly ListedSku[] {
  const isWhole = ({ number, image, pageYield }: ListedSku) =>
    (image || !images[number]) && (pageYield !== null || yields[number] === undefined)
  if (rows.every(isWhole)) return rows
  return rows.map(row => ({
    ...row,
    image: row.image || (images[row.number] ?? ''),
    pageYield: row.pageYield ?? yields[row.number] ?? null,
  }))
}
