/** Shapes of the printer calls. */
import * as v from 'valibot'
import { type CallSchemas, id, queryIds, queryInteger, text } from './schema'

/** A series with its brand, as a list of all series needs it. */
export const printerSeries = v.object({
  seriesId: v.number(),
  seriesName: v.string(),
  brandId: v.number(),
  brandName: v.string(),
})

/** A printer that parts sold here fit. */
export const printer = v.object({
  modelId: v.number(),
  modelName: v.string(),
  ...printerSeries.entries,
  /** How many parts fit it. */
  articles: v.number(),
})

const printers = v.array(printer)

export const printerSchemas = {
  /** Every series of every brand that parts sold here fit. */
  'printers.series': { result: v.array(printerSeries) },
  /** The nearest first; all words of `keyword` stand in brand, series or model, hyphens and blanks aside. */
  'printers.find': {
    query: v.object({
      keyword: v.optional(text(120)),
      brandId: v.optional(queryInteger(0, 999_999)),
      seriesId: v.optional(queryInteger(0, 999_999)),
      modelId: v.optional(queryIds),
      limit: v.optional(queryInteger(1, 50)),
    }),
    result: printers,
  },
  /** Those the account keeps, the last one first. */
  'printers.mine': { result: printers },
  /** Keeps printers; those kept already move to the front. Answers all of them. */
  'printers.keep': {
    body: v.object({ modelIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(50)) }),
    result: printers,
  },
  'printers.forget': { params: v.object({ id: queryInteger(1, 2_147_483_647) }), result: printers },
} satisfies Record<string, CallSchemas>

export type Printer = v.InferOutput<typeof printer>
export type PrinterSeries = v.InferOutput<typeof printerSeries>
