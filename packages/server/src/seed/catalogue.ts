/** Makes the catalogue from the facts: brands, printers, parts, and what fits where. */
import { normalizeNumber } from '@cartwright/core/rules'
import type { InferInsertModel } from 'drizzle-orm'
import { printerText, searchColumns } from '../catalogue/search-text'
import type { brands, models, series, skuModels, skus } from '../db/schema'
import { articleTexts } from './article-text'
import { ean13 } from './ean13'
import { type ArticleFact, readArticles, readPrinters } from './facts'

/** A part as it is put in, with the facts behind it. */
export type SeedSku = InferInsertModel<typeof skus> & { fact: ArticleFact }

export interface SeedCatalogue {
  brands: InferInsertModel<typeof brands>[]
  series: InferInsertModel<typeof series>[]
  models: InferInsertModel<typeof models>[]
  skus: SeedSku[]
  skuModels: InferInsertModel<typeof skuModels>[]
}

const FIRST_SKU_ID = 10_001
/** Printers a list shows before "+ n more". */
const PRINTERS_SHOWN = 4
/** Makers whose codes repeat another maker's; their part numbers end with these letters. */
const BRAND_LETTERS: Readonly<Record<string, string>> = { 'Konica Minolta': 'KM', Brother: 'BR' }
const SUPPLIERS: Readonly<Record<number, string>> = { 109: 'Etikon Labels Sp. z o.o.', 105: 'Orion Drum Works B.V.' }
const USUAL_SUPPLIER = 'Cartwright Supplies B.V.'

export function makeCatalogue(): SeedCatalogue {
  const articles = readArticles()
  const tree = makeTree(articles)
  const numbers = makeNumbers(articles)
  const parts = articles.map((fact, i) => makeSku(fact, i, numbers[i] ?? '', tree.brandIds))
  const fits = parts.flatMap(({ goodsSkuId, fact }) =>
    fact.printers.map(model => ({ goodsSkuId, modelId: idOf(tree.modelIds, `${fact.brand}/${model}`) })),
  )
  return { brands: tree.brands, series: tree.series, models: tree.models, skus: parts, skuModels: fits }
}

/** Brands in the order of the articles, series and models in the order of the printers. */
function makeTree(articles: readonly ArticleFact[]) {
  const printers = readPrinters()
  const brandIds = numberOff([...articles, ...printers].map(({ brand }) => brand))
  const seriesIds = numberOff(printers.map(({ brand, series: name }) => `${brand}/${name}`))
  const modelIds = numberOff(printers.map(({ brand, model }) => `${brand}/${model}`))
  const seriesRows = new Map(
    printers.map(({ brand, series: seriesName }) => {
      const seriesId = idOf(seriesIds, `${brand}/${seriesName}`)
      return [seriesId, { seriesId, brandId: idOf(brandIds, brand), seriesName }]
    }),
  )
  return {
    brandIds,
    modelIds,
    brands: [...brandIds].map(([brandName, brandId]) => ({ brandId, brandName })),
    series: [...seriesRows.values()],
    models: printers.map(({ brand, series: name, model: modelName }) => ({
      modelId: idOf(modelIds, `${brand}/${modelName}`),
      seriesId: idOf(seriesIds, `${brand}/${name}`),
      modelName,
      search: printerText(brand, name, modelName),
    })),
  }
}

/** `CW-` and the maker's code without blanks and hyphens; where two makers use one code, with the maker's letters. */
function makeNumbers(articles: readonly ArticleFact[]): string[] {
  const plain = articles.map(({ oemCode }) => `CW-${normalizeNumber(oemCode)}`)
  const uses = new Map<string, number>()
  for (const number of plain) uses.set(number, (uses.get(number) ?? 0) + 1)
  return plain.map((number, i) => {
    if (uses.get(number) === 1) return number
    const { brand = '' } = articles[i] ?? {}
    return `${number}-${BRAND_LETTERS[brand] ?? normalizeNumber(brand)}`
  })
}

function makeSku(fact: ArticleFact, i: number, number: string, brandIds: ReadonlyMap<string, number>): SeedSku {
  const { oemCode, printers } = fact
  const texts = articleTexts(fact)
  return {
    goodsSkuId: FIRST_SKU_ID + i,
    number,
    oemCode,
    ...texts,
    classId: fact.classId,
    brandId: idOf(brandIds, fact.brand),
    colour: fact.colour,
    pageYield: fact.pageYield,
    tapeWidthMm: fact.tapeWidthMm,
    unionCode: `U${500_000 + i * 7}`,
    boxBarcode: ean13('21', FIRST_SKU_ID + i),
    productBarcode: ean13('20', FIRST_SKU_ID + i),
    supplier: SUPPLIERS[fact.classId] ?? USUAL_SUPPLIER,
    printers: printers.slice(0, PRINTERS_SHOWN),
    printerCount: printers.length,
    market: fact.market,
    disabled: false,
    successor: null,
    ...searchColumns({ number, oemCode, ...texts }, printers),
    fact,
  }
}

/** 1, 2, 3 … by first appearance. */
function numberOff(names: readonly string[]): Map<string, number> {
  return new Map([...new Set(names)].map((name, i) => [name, i + 1]))
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`facts: ${name} is not in the list of printers`)
  return id
}
