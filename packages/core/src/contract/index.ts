/** The contract: every call of /prod-api, once. Shared by client, server and documentation. */
export type { Call } from './call'
export { type CallName, type CallNamed, callTable } from './call-table'
export * as calls from './calls'
export type { CartAdd, CartChange, CartItem, Favourite, GoodsSku } from './cart.schemas'
export type {
  Availability,
  ListedSku,
  NearestParts,
  NumberKind,
  PriceTier,
  RelatedSku,
  SearchEntry,
  Sku,
  SkuAttribute,
  SkuDetails,
  SkuFacets,
  SkuImage,
  Supply,
  WarehouseStock,
} from './catalogue.schemas'
export { CODE } from './codes'
export { isLanguage, LANGUAGES, type Language, OFFERED_LANGUAGES, toLanguage } from './languages'
export {
  CHOICES_MAX,
  COLOUR_CHARS,
  JOINED_IDS,
  KEYWORD_CHARS,
  LIST_NUMBERS,
  LIST_SORTS,
  SUPPLIES,
} from './list-bounds'
export type {
  Address,
  AddressInput,
  BackOrderMode,
  Order,
  OrderBody,
  OrderConfirmation,
  OrderFile,
  OrderKind,
  OrderLine,
  OrderStatus,
  OrderTwin,
  OrderType,
  ResolvedLine,
  ShipVia,
} from './orders.schemas'
export { type Access, type Policy, policies } from './policies'
export type { Printer, PrinterSeries } from './printers.schemas'
export type { CallSchemas } from './schema'
export { schemas } from './schemas'
export type { RouterRecord, UserInfo } from './session.schemas'
export type { Country, HomeFloor, Office, OrgSite, Subject } from './site.schemas'
export type { CallInput, CallRead, CallResult, Page } from './types'
