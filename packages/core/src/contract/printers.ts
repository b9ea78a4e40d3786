/** Printers: finding one by any part of its name, and those that an account keeps (ledger API-047, API-048). */
import * as v from 'valibot'
import type { Call } from './call'
import type { Policy } from './policy'
import { id, queryIds, queryInteger, text } from './schema'
import { serverOnly } from './server-only'
import { listOf, number, object, type Read, string } from './shape'

/** A series with its brand, as a list of all series needs it. */
const printerSeriesFields = {
  /** Id of the series. */
  seriesId: number,
  /** Name of the series. */
  seriesName: string,
  /** Id of the brand. */
  brandId: number,
  /** Name of the brand. */
  brandName: string,
}
export const printerSeriesShape = object(printerSeriesFields)

/** A printer that parts sold here fit. */
export const printerShape = object({
  /** Id of the printer. */
  modelId: number,
  /** Name of the printer, without the brand. */
  modelName: string,
  ...printerSeriesFields,
  /** Number of parts that fit it. */
  articles: number,
})

export const printersShape = listOf(printerShape)

/** Every series of every brand that parts sold here fit. */
export const series = {
  name: 'printers.series',
  id: 'API-047',
  method: 'GET',
  path: '/goods/series/freedom/list',
  answer: 'data',
  added: true,
  result: listOf(printerSeriesShape),
} as const satisfies Call
export const seriesPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

/** The nearest first; all words of `keyword` stand in brand, series or model, hyphens and blanks aside. */
export const find = {
  name: 'printers.find',
  id: 'API-048',
  method: 'GET',
  path: '/goods/model/freedom/find',
  answer: 'data',
  added: true,
  result: printersShape,
} as const satisfies Call
export const findInput = serverOnly(() => ({
  query: v.object({
    /** Words of brand, series or model. */
    keyword: v.optional(text(120)),
    /** Only printers of this brand. */
    brandId: v.optional(queryInteger(0, 999_999)),
    /** Only printers of this series. */
    seriesId: v.optional(queryInteger(0, 999_999)),
    /** These printers, comma-joined. */
    modelId: v.optional(queryIds),
    /** Most printers that are answered, 1 to 50; 20 by default. */
    limit: v.optional(queryInteger(1, 50)),
  }),
}))
export const findPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

/** Those the account keeps, the last one first. */
export const mine = {
  name: 'printers.mine',
  id: 'API-048',
  method: 'GET',
  path: '/clientsystem/printers/list',
  answer: 'data',
  added: true,
  result: printersShape,
} as const satisfies Call
export const minePolicy = { access: 'signed-in', right: 'catalogue' } as const satisfies Policy

/** Keeps printers; those kept already move to the front. Answers all of them. */
export const keep = {
  name: 'printers.keep',
  id: 'API-048',
  method: 'POST',
  path: '/clientsystem/printers',
  answer: 'data',
  added: true,
  result: printersShape,
} as const satisfies Call
export const keepInput = serverOnly(() => ({
  body: v.object({
    /** Ids of printers, 50 at most; an account keeps 50. */
    modelIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(50)),
  }),
}))
export const keepPolicy = { access: 'signed-in', right: 'catalogue', pace: 'light' } as const satisfies Policy

export const forget = {
  name: 'printers.forget',
  id: 'API-048',
  method: 'DELETE',
  path: '/clientsystem/printers/{id}',
  answer: 'data',
  added: true,
  result: printersShape,
} as const satisfies Call
export const forgetInput = serverOnly(() => ({
  params: v.object({
    /** Id of the printer. */
    id: queryInteger(1, 2_147_483_647),
  }),
}))
export const forgetPolicy = { access: 'signed-in', right: 'catalogue' } as const satisfies Policy

export type Printer = Read<typeof printerShape>
export type PrinterSeries = Read<typeof printerSeriesShape>
