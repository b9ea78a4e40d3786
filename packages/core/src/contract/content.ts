/** Content of the home and help pages (ledger API-029 to API-031, API-038 to API-040). */
import * as v from 'valibot'
import type { Call } from './call'
import type { Policy } from './policy'
import { queryInteger, text } from './schema'
import { serverOnly } from './server-only'
import { either, listOf, nullable, number, object, type Read, string, textOrBlank } from './shape'
import { pricedSkuShape } from './sku'

/** A tile of the home page; `link` is a path of the shop. */
export const subjectShape = object({
  /** Id of the tile. */
  id: number,
  /** Headline in the language asked for; blank for none. */
  title: textOrBlank,
  /** Text below it, in the language asked for; blank for none. */
  text: textOrBlank,
  /** Path of the picture below the shop's origin; blank for none. */
  image: textOrBlank,
  /** Path of the shop that it leads to; blank for none. */
  link: textOrBlank,
})

export const floorGoodsShape = object({
  /** Id of the part. */
  goodsSkuId: number,
  /** Our part number. */
  number: string,
  /** Number that the maker of the printer gives the original. */
  oemCode: textOrBlank,
  /** Name in the language of the request. */
  name: string,
  /** Brand of the printers that it fits. */
  brandName: textOrBlank,
  /** Path of the picture below the shop's origin; blank where there is none. */
  image: textOrBlank,
  /** Colour of the print, in English; null where it has none. */
  colour: nullable(string),
  /** Pages, A4 at 5 %; null where it is not known. */
  pageYield: nullable(number),
})

/** A row of the home page with parts to look at (API-031). */
export const homeFloorShape = object({
  /** Id of the row. */
  id: number,
  /** Headline in the language asked for; blank for none. */
  title: textOrBlank,
  /** Path of the shop to more of these parts; blank for none. */
  link: textOrBlank,
  /** Its parts: as lists show them to signed-in readers, for visitors with neither price nor stock (PERM-018). */
  goods: listOf(either(pricedSkuShape, floorGoodsShape)),
})

const contentQuery = serverOnly(() =>
  v.object({
    /** Language code such as `de`; English by default, and where there is no text in it. */
    language: v.optional(text(5)),
    /** Id of the site; -1 or missing for what all sites of the region show. */
    orgId: v.optional(queryInteger(-1, 9999)),
  }),
)

export const brandSubjects = {
  name: 'content.brandSubjects',
  id: 'API-029',
  method: 'GET',
  path: '/clientsystem/system/freedom/getBrandSubject',
  answer: 'data',
  result: listOf(subjectShape),
} as const satisfies Call
export const brandSubjectsInput = serverOnly(() => ({ query: contentQuery }))
export const brandSubjectsPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const activitySubjects = {
  name: 'content.activitySubjects',
  id: 'API-030',
  method: 'GET',
  path: '/clientsystem/system/freedom/getActivitySubject',
  answer: 'data',
  result: listOf(subjectShape),
} as const satisfies Call
export const activitySubjectsInput = serverOnly(() => ({ query: contentQuery }))
export const activitySubjectsPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const homeFloors = {
  name: 'content.homeFloors',
  id: 'API-031',
  method: 'GET',
  path: '/clientsystem/system/freedom/getHomeFloor',
  answer: 'data',
  result: listOf(homeFloorShape),
} as const satisfies Call
export const homeFloorsInput = serverOnly(() => ({ query: contentQuery }))
export const homeFloorsPolicy = { access: 'visitor', right: 'catalogue' } as const satisfies Policy

export const banners = {
  name: 'content.banners',
  id: 'API-038',
  method: 'GET',
  path: '/system/banner/freedom/query',
  answer: 'data',
  result: listOf(subjectShape),
} as const satisfies Call
export const bannersInput = serverOnly(() => ({ query: contentQuery }))
export const bannersPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const declarations = {
  name: 'content.declarations',
  id: 'API-039',
  method: 'GET',
  path: '/system/declaration/freedom/query',
  answer: 'data',
  result: listOf(
    object({
      /** Id of the text. */
      id: number,
      /** Which text it is, such as `privacy` or `terms`. */
      type: string,
      /** Headline in the language asked for. */
      title: string,
      /** The text, in the language asked for; may hold markup. */
      text: string,
    }),
  ),
} as const satisfies Call
export const declarationsInput = serverOnly(() => ({
  query: v.object({
    /** Which text; without it all of them. */
    type: v.optional(text(40)),
    /** Language code such as `de`; English by default, and where there is no text in it. */
    language: v.optional(text(5)),
    /** Id of the site; -1 or missing for what all sites of the region show. */
    orgId: v.optional(queryInteger(-1, 9999)),
  }),
}))
export const declarationsPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const faq = {
  name: 'content.faq',
  id: 'API-040',
  method: 'GET',
  path: '/system/fqa/freedom/frontlist',
  answer: 'data',
  result: listOf(
    object({
      /** Id of the question. */
      id: number,
      /** The question, in the language asked for. */
      question: string,
      /** The answer, in the language asked for; may hold markup. */
      answer: string,
    }),
  ),
} as const satisfies Call
export const faqInput = serverOnly(() => ({ query: contentQuery }))
export const faqPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export type Subject = Read<typeof subjectShape>
export type HomeFloor = Read<typeof homeFloorShape>
