/** Catalogue, promotions and inventory (ledger API-044 to API-060, API-063). */
import type { Call } from './call'

export const promotions = {
  name: 'catalogue.promotions',
  id: 'API-044',
  method: 'POST',
  path: '/clientsystem/promotionalactivities/frontPromotionForCust',
  answer: 'data',
  reads: true,
} as const satisfies Call

export const classes = {
  name: 'catalogue.classes',
  id: 'API-045',
  method: 'GET',
  path: '/goods/goodsclass/freedom/list',
  answer: 'data',
} as const satisfies Call

export const brands = {
  name: 'catalogue.brands',
  id: 'API-046',
  method: 'GET',
  path: '/clientsystem/goods/client/brands',
  answer: 'data',
} as const satisfies Call

export const series = {
  name: 'catalogue.series',
  id: 'API-047',
  method: 'GET',
  path: '/goods/series/freedom/selectByBrandId/{id}',
  answer: 'data',
} as const satisfies Call

export const models = {
  name: 'catalogue.models',
  id: 'API-048',
  method: 'GET',
  path: '/goods/model/freedom/selectBySeriesId/{id}',
  answer: 'data',
} as const satisfies Call

export const query = {
  name: 'catalogue.query',
  id: 'API-049',
  method: 'GET',
  path: '/goods/sku/freedom/query',
  answer: 'rows',
} as const satisfies Call

export const nearest = {
  name: 'catalogue.nearest',
  id: 'API-049',
  method: 'GET',
  path: '/goods/sku/freedom/nearest',
  answer: 'data',
  added: true,
} as const satisfies Call

export const stat = {
  name: 'catalogue.stat',
  id: 'API-050',
  method: 'GET',
  path: '/goods/sku/freedom/list/stat',
  answer: 'data',
} as const satisfies Call

export const sku = {
  name: 'catalogue.sku',
  id: 'API-051',
  method: 'GET',
  path: '/goods/sku/freedom/{id}',
  answer: 'data',
} as const satisfies Call

export const classAttributes = {
  name: 'catalogue.classAttributes',
  id: 'API-052',
  method: 'GET',
  path: '/goods/classattr/freedom/getAllClassAttr',
  answer: 'data',
} as const satisfies Call

export const related = {
  name: 'catalogue.related',
  id: 'API-053',
  method: 'GET',
  path: '/goods/rela/freedom/list',
  answer: 'data',
} as const satisfies Call

export const images = {
  name: 'catalogue.images',
  id: 'API-054',
  method: 'GET',
  path: '/goods/image/freedom/list',
  answer: 'data',
} as const satisfies Call

export const image = {
  name: 'catalogue.image',
  id: 'API-055',
  method: 'GET',
  path: '/goods/image/freedom/single',
  answer: 'data',
} as const satisfies Call

export const imagesByNumbers = {
  name: 'catalogue.imagesByNumbers',
  id: 'API-056',
  method: 'POST',
  path: '/goods/image/freedom/numbers',
  answer: 'data',
  reads: true,
} as const satisfies Call

export const attributesByNumbers = {
  name: 'catalogue.attributesByNumbers',
  id: 'API-057',
  method: 'POST',
  path: '/goods/classattr/freedom/sku',
  answer: 'data',
  reads: true,
} as const satisfies Call

export const disabled = {
  name: 'catalogue.disabled',
  id: 'API-058',
  method: 'POST',
  path: '/goods/sku/state/disabled',
  answer: 'data',
  reads: true,
} as const satisfies Call

export const setCustNumber = {
  name: 'catalogue.setCustNumber',
  id: 'CAT-007',
  method: 'PUT',
  path: '/goods/sku/custnumber',
  answer: 'data',
  added: true,
} as const satisfies Call

export const inventory = {
  name: 'catalogue.inventory',
  id: 'API-059',
  method: 'POST',
  path: '/clientsystem/eu/inventory/getInventoryMapByWarehouseAndNumbers',
  answer: 'data',
  reads: true,
} as const satisfies Call

export const eta = {
  name: 'catalogue.eta',
  id: 'API-060',
  method: 'POST',
  path: '/clientsystem/eu/inventory/getEtaInfoByWarehouseAndNumbers',
  answer: 'data',
  reads: true,
} as const satisfies Call

export const yields = {
  name: 'catalogue.yields',
  id: 'API-063',
  method: 'POST',
  path: '/goods/classattr/freedom/getSkuYieldByNumbers',
  answer: 'data',
  reads: true,
} as const satisfies Call
