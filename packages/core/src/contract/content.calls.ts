/** Content of the home and help pages (ledger API-029 to API-031, API-038 to API-040). */
import type { Call } from './call'

export const brandSubjects = {
  name: 'content.brandSubjects',
  id: 'API-029',
  method: 'GET',
  path: '/clientsystem/system/freedom/getBrandSubject',
  answer: 'data',
} as const satisfies Call

export const activitySubjects = {
  name: 'content.activitySubjects',
  id: 'API-030',
  method: 'GET',
  path: '/clientsystem/system/freedom/getActivitySubject',
  answer: 'data',
} as const satisfies Call

export const homeFloors = {
  name: 'content.homeFloors',
  id: 'API-031',
  method: 'GET',
  path: '/clientsystem/system/freedom/getHomeFloor',
  answer: 'data',
} as const satisfies Call

export const banners = {
  name: 'content.banners',
  id: 'API-038',
  method: 'GET',
  path: '/system/banner/freedom/query',
  answer: 'data',
} as const satisfies Call

export const declarations = {
  name: 'content.declarations',
  id: 'API-039',
  method: 'GET',
  path: '/system/declaration/freedom/query',
  answer: 'data',
} as const satisfies Call

export const faq = {
  name: 'content.faq',
  id: 'API-040',
  method: 'GET',
  path: '/system/fqa/freedom/frontlist',
  answer: 'data',
} as const satisfies Call
