/** Parts, and the printers they fit. */
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { namesInLanguages } from './columns'

export const goodsClasses = pgTable('goods_classes', {
  classId: integer('class_id').primaryKey(),
  className: text('class_name').notNull(),
  names: namesInLanguages('names'),
  position: smallint('position').notNull(),
})

export const brands = pgTable('brands', {
  brandId: integer('brand_id').primaryKey(),
  brandName: text('brand_name').notNull().unique(),
})

export const series = pgTable(
  'series',
  {
    seriesId: integer('series_id').primaryKey(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.brandId),
    seriesName: text('series_name').notNull(),
  },
  table => [uniqueIndex('series_name').on(table.brandId, table.seriesName)],
)

/** The search column of a printer without blanks and hyphens, as the index has it: `mpc3003`, `laserjet1020`. */
export const joinedName = (search: SQL): SQL => sql`translate(${search}, ' -', '')`

/** Printers. */
export const models = pgTable(
  'models',
  {
    modelId: integer('model_id').primaryKey(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.seriesId),
    modelName: text('model_name').notNull(),
    /** Lower-case text that a search for a printer looks through: brand, series, model, and the model without hyphens. */
    search: text('search').notNull().default(''),
  },
  table => [
    uniqueIndex('models_name').on(table.seriesId, table.modelName),
    index('models_search').using('gin', table.search.op('gin_trgm_ops')),
    index('models_joined').using('gin', sql`(${joinedName(sql`search`)}) gin_trgm_ops`),
  ],
)

export const skus = pgTable(
  'skus',
  {
    goodsSkuId: integer('goods_sku_id').primaryKey(),
    number: text('number').notNull(),
    oemCode: text('oem_code').notNull(),
    name: text('name').notNull(),
    names: namesInLanguages('names'),
    description: text('description').notNull().default(''),
    descriptions: namesInLanguages('descriptions'),
    classId: integer('class_id')
      .notNull()
      .references(() => goodsClasses.classId),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.brandId),
    colour: text('colour'),
    pageYield: integer('page_yield'),
    tapeWidthMm: numeric('tape_width_mm', { precision: 5, scale: 1, mode: 'number' }),
    unionCode: text('union_code').notNull(),
    boxBarcode: text('box_barcode').notNull(),
    productBarcode: text('product_barcode').notNull(),
    supplier: text('supplier').notNull(),
    /** First printers it fits, and how many in all, kept here so that lists need no join. */
    printers: jsonb('printers').$type<string[]>().notNull().default([]),
    printerCount: integer('printer_count').notNull().default(0),
    /** `EU`, `US` or `ALL`. */
    market: text('market').notNull().default('ALL'),
    disabled: boolean('disabled').notNull().default(false),
    successor: text('successor'),
    /** `normalizeNumber` of number and OEM code, for exact and prefix look-ups. */
    numberKey: text('number_key').notNull(),
    oemKey: text('oem_key').notNull(),
    /** Lower-case text that a substring search looks through: numbers, OEM code, names in all languages, printers. */
    search: text('search').notNull(),
  },
  table => [
    uniqueIndex('skus_number').on(table.number),
    index('skus_number_key').on(table.numberKey.op('text_pattern_ops')),
    index('skus_oem_key').on(table.oemKey.op('text_pattern_ops')),
    index('skus_union_code').on(table.unionCode),
    index('skus_box_barcode').on(table.boxBarcode),
    index('skus_product_barcode').on(table.productBarcode),
    index('skus_class').on(table.classId, table.brandId, table.number),
    index('skus_search').using('gin', table.search.op('gin_trgm_ops')),
    index('skus_number_trgm').using('gin', table.numberKey.op('gin_trgm_ops')),
    // Numbers as `skeletonIn` compares them.
    index('skus_number_alike').on(sql`translate(${table.numberKey}, 'OIL', '011')`),
    index('skus_oem_alike').on(sql`translate(${table.oemKey}, 'OIL', '011')`),
    // How numbers end, and the short name that stands in a name: `HP W2030X (415X) toner cartridge`.
    index('skus_oem_end').on(sql`right(${table.oemKey}, 3)`),
    index('skus_short_name').on(sql`substring(${table.name} from '\\(([0-9]{2,3}[A-Z])\\)')`),
    index('skus_oem_trgm').using('gin', table.oemKey.op('gin_trgm_ops')),
  ],
)

/** Every word that parts are found by, to put mistyped ones right. A word stays when its last part goes. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, table => [
  index('search_words_trgm').using('gin', table.word.op('gin_trgm_ops')),
])

/** Which printers a part fits. */
export const skuModels = pgTable(
  'sku_models',
  {
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.modelId),
  },
  table => [primaryKey({ columns: [table.goodsSkuId, table.modelId] }), index('sku_models_model').on(table.modelId)],
)

/** What a kit is packed of: sold as one article, and taken back by part where one is at fault. */
export const kitParts = pgTable(
  'kit_parts',
  {
    kitSku: integer('kit_sku')
      .notNull()
      .references(() => skus.goodsSkuId),
    partSku: integer('part_sku')
      .notNull()
      .references(() => skus.goodsSkuId),
    /** In one kit. */
    pieces: smallint('pieces').notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.kitSku, table.partSku] }),
    index('kit_parts_part').on(table.partSku),
    check('kit_parts_pieces', sql`${table.pieces} > 0 and ${table.kitSku} <> ${table.partSku}`),
  ],
)

export const relatedSkus = pgTable(
  'related_skus',
  {
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    relatedId: integer('related_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    position: smallint('position').notNull().default(0),
  },
  table => [primaryKey({ columns: [table.goodsSkuId, table.relatedId] })],
)
