/** The contract: every call of /prod-api, once. Shared by client, server and documentation. */
export type {
  AccountPrice,
  Activity,
  ActivityKind,
  AddressKind,
  BookAddress,
  BookAddressInput,
  CompanyAccount,
  CreditRule,
  OwnNumber,
  PriceRule,
  SeenPrice,
} from './account'
export { ACTIVITY_KINDS, CREDIT_RULES, REP_PRICES, type RepPrices } from './account'
export { isCalendarDay } from './calendar-day'
export type { Call } from './call'
export { BUTTONS, OF_ROLES, OPEN_TO_ALL } from './call-permissions'
export { type CallName, type CallNamed, callTable, inputsOf, policies } from './call-table'
export * as calls from './calls'
export type { CartAdd, CartChange, CartItem, GoodsSku } from './cart'
export type {
  ListedSku,
  NearestParts,
  Numbered,
  RelatedSku,
  SkuAttribute,
  SkuDetails,
  SkuFacets,
  SkuImage,
  Supply,
  WarehouseStock,
} from './catalogue'
export { CODE } from './codes'
export type { HomeFloor, Subject } from './content'
export type { AppliedCoupon, Coupon, CouponStatus, CouponType } from './coupons'
export { COUPON_CODE, COUPON_STATUSES, COUPON_TYPES } from './coupons'
export { COMPANY_DOCUMENTS, TABLE_FORMATS, type TableFormat } from './documents'
export { EMBED_REFUSALS, type EmbedKey, type EmbedRefusal } from './embed-keys'
export type { Favourite } from './favourites'
export type {
  AgingGroup,
  AgingStat,
  CreditUses,
  Entry,
  EntryDetails,
  EntryStatus,
  EntrySum,
  EntryType,
  StatementSums,
} from './finance'
export { AGING_GROUPS, E_INVOICE_FORMATS, type EInvoiceFormat, ENTRY_STATUSES, ENTRY_TYPES } from './finance'
export { isSeen } from './is-seen'
export { isLanguage, LANGUAGES, type Language, OFFERED_LANGUAGES, toLanguage } from './languages'
export {
  AGING_MAX,
  CHOICES_MAX,
  COLOUR_CHARS,
  COMMENT_CHARS,
  EMBED_KEY_DAYS_MAX,
  EMBED_KEYS_MAX,
  EMBED_ORIGINS_MAX,
  ENTRY_SORTS,
  EXPORT_ROWS_MAX,
  JOINED_IDS,
  KEYWORD_CHARS,
  LIST_NUMBERS,
  LIST_SORTS,
  ORDER_SORTS,
  PAGE_SIZES,
  REPORT_TEXT_CHARS,
  SAVED_LIST_LINES,
  SORT_DIRECTIONS,
  SUPPLIES,
  VIEW_NAME_CHARS,
  VIEWS_MAX,
  VISITOR_LINES,
  type ViewedList,
} from './list-bounds'
export { type AddressInput, ORDER_TYPES } from './order-fields'
export {
  type DeskOrder,
  type MovedDate,
  type OrderBody,
  REORDER_GROUPS,
  type ReorderGroup,
  type ReorderLine,
} from './orders'
export {
  type Address,
  type BackOrderMode,
  ORDER_KINDS,
  ORDER_STATUSES,
  type Order,
  type OrderComment,
  type OrderConfirmation,
  type OrderEvent,
  type OrderFile,
  type OrderKind,
  type OrderLine,
  type OrderRow,
  type OrderStatus,
  type OrderTwin,
  type OrderType,
  type Parcel,
  type PlacedLine,
  type ProgressPart,
  type Shipment,
  type ShipVia,
  type TransitDays,
} from './orders.shapes'
export type { Access, Pace, Policy } from './policy'
export type { Printer, PrinterSeries } from './printers'
export type { Day, Promised, When } from './promise'
export type { ReadingStep, ResolvedLine } from './quick-order'
export {
  REPORT_KINDS,
  REPORT_STATUSES,
  type Report,
  type ReportableLine,
  type ReportKind,
  type ReportLine,
  type ReportStatus,
  type ReportsOfOrder,
} from './reports'
export { type CallRight, RIGHTS, type Right } from './rights'
export type {
  Return,
  ReturnableLine,
  ReturnDeliveryType,
  ReturnEstimate,
  ReturnFile,
  ReturnFormProblem,
  ReturnImport,
  ReturnLine,
  ReturnLineProblem,
  ReturnReason,
  ReturnRow,
  ReturnStatus,
} from './rma'
export {
  RETURN_DELIVERY_TYPES,
  RETURN_FORWARDERS,
  RETURN_REASONS,
  RETURN_STATUSES,
} from './rma'
export type {
  ListChange,
  ListConflict,
  ReminderDays,
  SavedLine,
  SavedList,
  SavedListRow,
  SavedListScope,
  SavedListSort,
} from './saved-lists'
export { REMINDER_DAYS, SAVED_LIST_SCOPES, SAVED_LIST_SORTS } from './saved-lists'
export type { SavedView } from './saved-views'
export { type CallInputs, secretFieldsOf } from './schema'
export type { SearchEntry } from './search'
export type { Grant, RouterRecord, UserInfo } from './session'
export type { Shape } from './shape'
export type { Country, Office, OrgSite } from './site'
export type { Availability, NumberKind, PriceTier, Sku } from './sku'
export type { CallInput, CallRead, CallResult, Page, ReceivedFile } from './types'
