/** Every table of the shop, one dialect for PGlite and PostgreSQL 15+. Money is numeric, times are UTC. */
export { accountChanges, captchas, emailCodes, embedKeys, handOvers, throttles, tokens } from './access'
export { type AuditValues, audit } from './audit'
export { brands, goodsClasses, kitParts, models, relatedSkus, searchWords, series, skuModels, skus } from './catalogue'
export { couponRedemptions, coupons } from './coupons'
export {
  accountPriceRules,
  accountPrices,
  accounts,
  addresses,
  custNumbers,
  customers,
  demoAccounts,
  registrationFiles,
} from './customers'
export {
  invoices,
  matches,
  numberRanges,
  payments,
  receivableSums,
  receivables,
  reminders,
  sellers,
  storedFiles,
  TRANSMISSION_STATUSES,
  type TransmissionStatus,
  transmissions,
} from './finance'
export { idempotencyKeys } from './idempotency'
export type {
  AllowanceKind,
  AssumedCredit,
  ChargeKind,
  CreditParts,
  InvoiceSnapshot,
  SellerRegisters,
  SnapshotAllowance,
  SnapshotCharge,
  SnapshotKitPart,
  SnapshotLine,
} from './invoice-snapshot'
export { cartItems, favourites, keptPrinters, savedViews, searches } from './lists'
export { notificationReads, notifications } from './notifications'
export {
  allocations,
  type OrderCoupon,
  type OrderedKitPart,
  orderComments,
  orderEvents,
  orderFiles,
  orderLines,
  orders,
  quickOrders,
  shipVias,
} from './orders'
export {
  type InvoiceEvent,
  type OrderEvent,
  type OrderNotice,
  type OutboxMessage,
  outbox,
  type ReportEvent,
  type ReturnEvent,
} from './outbox'
export { priceLists, prices, promotions } from './prices'
export { reportLines, reportNotes, reports } from './reports'
export { rmaEvents, rmaLines, rmas } from './rma'
export { rmaFiles } from './rma-files'
export { listReminders, listVersions } from './saved-lists'
export { type Packed, parcelLines, parcels, shipmentLines, shipments } from './shipments'
export { contents, countries, orgSites, seededTexts, shippingDays, states } from './sites'
export { arrivals, skuSales, stocks, warehouses } from './stock'
