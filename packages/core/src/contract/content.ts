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
  id: number,
  title: textOrBlank,
  text: textOrBlank,
  image: textOrBlank,
  link: textOrBlank,
})

export const floorGoodsShape = object({
  goodsSkuId: number,
  number: string,
  oemCode: textOrBlank,
  name: string,
  brandName: textOrBlank,
  image: textOrBlank,
  colour: nullable(string),
  pageYield: nullable(number),
})

/** A row of the home page with parts to look at (API-031). */
export const homeFloorShape = object({
  id: number,
  title: textOrBlank,
  link: textOrBlank,
  /** As lists show them to signed-in readers; visitors get neither price nor stock (PERM-018). */
  goods: listOf(either(pricedSkuShape, floorGoodsShape)),
})

const contentQuery = serverOnly(() =>
  v.object({ language: v.optional(text(5)), orgId: v.optional(queryInteger(-1, 9999)) }),
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
export const brandSubjectsPolicy = { access: 'visitor' } as const satisfies Policy

export const activitySubjects = {
  name: 'content.activitySubjects',
  id: 'API-030',
  method: 'GET',
  path: '/clientsystem/system/freedom/getActivitySubject',
  answer: 'data',
  result: listOf(subjectShape),
} as const satisfies Call
export const activitySubjectsInput = serverOnly(() => ({ query: contentQuery }))
export const activitySubjectsPolicy = { access: 'visitor' } as const satisfies Policy

export const homeFloors = {
  name: 'content.homeFloors',
  id: 'API-031',
  method: 'GET',
  path: '/clientsystem/system/freedom/getHomeFloor',
  answer: 'data',
  result: listOf(homeFloorShape),
} as const satisfies Call
export const homeFloorsInput = serverOnly(() => ({ query: contentQuery }))
export const homeFloorsPolicy = { access: 'visitor' } as const satisfies Policy

export const banners = {
  name: 'content.banners',
  id: 'API-038',
  method: 'GET',
  path: '/system/banner/freedom/query',
  answer: 'data',
  result: listOf(subjectShape),
} as const satisfies Call
export const bannersInput = serverOnly(() => ({ query: contentQuery }))
export const bannersPolicy = { access: 'visitor' } as const satisfies Policy

export const declarations = {
  name: 'content.declarations',
  id: 'API-039',
  method: 'GET',
  path: '/system/declaration/freedom/query',
  answer: 'data',
  result: listOf(object({ id: number, type: string, title: string, text: string })),
} as const satisfies Call
export const declarationsInput = serverOnly(() => ({
  query: v.object({
    type: v.optional(text(40)),
    language: v.optional(text(5)),
    orgId: v.optional(queryInteger(-1, 9999)),
  }),
}))
export const declarationsPolicy = { access: 'visitor' } as const satisfies Policy

export const faq = {
  name: 'content.faq',
  id: 'API-040',
  method: 'GET',
  path: '/system/fqa/freedom/frontlist',
  answer: 'data',
  result: listOf(object({ id: number, question: string, answer: string })),
} as const satisfies Call
export const faqInput = serverOnly(() => ({ query: contentQuery }))
export const faqPolicy = { access: 'visitor' } as const satisfies Policy

export type Subject = Read<typeof subjectShape>
export type HomeFloor = Read<typeof homeFloorShape>
