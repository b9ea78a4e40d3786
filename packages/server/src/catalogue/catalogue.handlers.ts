/** Catalogue calls (API-044 to API-060, API-063) and the resolving of entered numbers (QO-003). */
import { and, asc, eq } from 'drizzle-orm'
import { textArray } from '../db/rows'
import { goodsClasses, models, series, skus } from '../db/schema'
import { notFound } from '../http/api-error'
import { signedOut } from '../http/authorization'
import type { Handlers, Incoming } from '../http/handler'
import { nameIn } from '../texts/language'
import { attributesByNumbers, attributesOfClass, attributesOfSku } from './attributes'
import { listBrands } from './brands'
import { readByNumbers } from './by-numbers'
import { setCustNumber } from './cust-number'
import { didYouMean } from './did-you-mean'
import { findImages } from './images'
import { findArrivals, findStock } from './inventory'
import { isOneOf } from './is-one-of'
import { findOffers } from './offers'
import { countSkus, querySkus } from './query-skus'
import { listRelated } from './related-skus'
import { resolveLines } from './resolve-lines'
import { getSkuDetails } from './sku-details'
import { isSoldIn } from './sku-view'

type CatalogueCall =
  | 'catalogue.promotions'
  | 'catalogue.classes'
  | 'catalogue.brands'
  | 'catalogue.series'
  | 'catalogue.models'
  | 'catalogue.query'
  | 'catalogue.nearest'
  | 'catalogue.stat'
  | 'catalogue.sku'
  | 'catalogue.byNumbers'
  | 'catalogue.classAttributes'
  | 'catalogue.related'
  | 'catalogue.images'
  | 'catalogue.image'
  | 'catalogue.imagesByNumbers'
  | 'catalogue.attributesByNumbers'
  | 'catalogue.disabled'
  | 'catalogue.setCustNumber'
  | 'catalogue.inventory'
  | 'catalogue.eta'
  | 'catalogue.yields'
  | 'quickOrder.resolve'
  | 'quickOrder.recognise'

type Asked = Pick<Incoming<'catalogue.query'>, 'hasEnded'> & { query: { accountId?: number | undefined } }

/**
 * A buyer whose sign-in has ended is answered so: as a visitor he would be shown a shop without prices, under his own name.
 * @throws ApiError `SIGNED_OUT`
 * @source ERR-002
 */
function assertStillIn({ query, hasEnded }: Asked): void {
  if (hasEnded && (query.accountId ?? -1) > 0) throw signedOut()
}

export const catalogueHandlers: Handlers<CatalogueCall> = {
  'catalogue.promotions': async ({ body, caller, language }, deps) =>
    Object.fromEntries(await findOffers(caller, body.numbers, deps, language)),
  'catalogue.classes': async ({ language }, { db }) => {
    const rows = await db.select().from(goodsClasses).orderBy(asc(goodsClasses.position))
    return rows.map(({ classId, className, names }) => ({ classId, className: nameIn(language, className, names) }))
  },
  'catalogue.brands': ({ query }, deps) => listBrands(query.classId, deps),
  'catalogue.series': ({ params }, { db }) =>
    db.select().from(series).where(eq(series.brandId, params.id)).orderBy(asc(series.seriesName)),
  'catalogue.models': ({ params }, { db }) =>
    db
      .select({ modelId: models.modelId, seriesId: models.seriesId, modelName: models.modelName })
      .from(models)
      .where(eq(models.seriesId, params.id))
      .orderBy(asc(models.modelName)),
  'catalogue.query': ({ query, caller, hasEnded, language }, deps) => {
    assertStillIn({ query, hasEnded })
    return querySkus(query, caller, deps, language)
  },
  'catalogue.nearest': ({ query, caller, hasEnded, language }, deps) => {
    assertStillIn({ query, hasEnded })
    return didYouMean(query.keyword, caller, deps, language)
  },
  'catalogue.stat': ({ query, caller, hasEnded, language }, deps) => {
    assertStillIn({ query, hasEnded })
    return countSkus(query, caller, deps, language)
  },
  'catalogue.sku': ({ params, query, caller, hasEnded, language }, deps) => {
    assertStillIn({ query, hasEnded })
    return getSkuDetails(params.id, caller, deps, language)
  },
  'catalogue.byNumbers': async ({ query, body, caller, hasEnded, language }, deps) => {
    assertStillIn({ query, hasEnded })
    return { lines: await readByNumbers(body.lines, caller, deps, language) }
  },
  'catalogue.classAttributes': async ({ query, language }, deps) => {
    const isDetails = query.isDetails === 1
    if (query.goodsSkuId === undefined) return attributesOfClass(query.classId, isDetails, language)
    return attributesOfSku(query.goodsSkuId, isDetails, deps, language)
  },
  'catalogue.related': ({ query, caller, language }, deps) => listRelated(query.number, caller, deps, language),
  'catalogue.images': ({ query }, deps) => findImages([query.number], deps),
  'catalogue.image': async ({ query }, deps) => {
    const [image] = await findImages([query.number], deps)
    if (!image) throw notFound(`A picture of ${query.number}`)
    return image
  },
  'catalogue.imagesByNumbers': async ({ body }, deps) =>
    Object.fromEntries((await findImages(body, deps)).map(({ number, url }) => [number, url])),
  'catalogue.attributesByNumbers': ({ body, language }, deps) => attributesByNumbers(body, deps, language),
  'catalogue.disabled': async ({ body }, { db, region }) => {
    const isAsked = isOneOf(skus.number, textArray(body.numberList))
    const rows = await db
      .select({ number: skus.number })
      .from(skus)
      .where(and(isAsked, skus.disabled, isSoldIn(region)))
      .orderBy(asc(skus.number))
    return rows.map(row => row.number)
  },
  'catalogue.setCustNumber': ({ body, caller }, deps) => setCustNumber(body, caller, deps),
  'catalogue.inventory': ({ body }, deps) => findStock(body, deps),
  'catalogue.eta': ({ body, caller }, deps) => findArrivals(body, caller, deps),
  'catalogue.yields': async ({ body }, { db, region }) => {
    const rows = await db
      .select({ number: skus.number, pageYield: skus.pageYield })
      .from(skus)
      .where(and(isOneOf(skus.number, textArray(body)), isSoldIn(region)))
    return Object.fromEntries(rows.flatMap(row => (row.pageYield === null ? [] : [[row.number, row.pageYield]])))
  },
  'quickOrder.resolve': async ({ body, caller, language }, deps) => ({
    lines: await resolveLines(body.lines, caller, deps, language),
  }),
  // The same answer for everyone: who is signed in has the call above.
  'quickOrder.recognise': async ({ body, language }, deps) => ({
    lines: await resolveLines(body.lines, null, deps, language),
  }),
}
