/** The rows of the audit in words: what was done, to what, and the values before and after. */

import { PERMISSION } from '@cartwright/core/rules'
import type { AuditAction, AuditedExport } from '../db/record'
import type { AuditValues } from '../db/schema'
import { tableTexts } from '../tables/table.texts'
import { type LocalizedMessage, localize, type TextOf } from '../texts/localize'
import { activityTexts } from './activity.texts'
import { ownNumberTexts } from './own-number-table.texts'

const TEXTS = [tableTexts, ownNumberTexts, activityTexts] as const
type Text = TextOf<typeof TEXTS>

const EXPORTS: Readonly<Record<AuditedExport, Text>> = {
  activity: 'activity',
  orders: 'orders',
  order: 'order',
  returns: 'returns',
  custNumbers: 'ownNumbers',
  invoices: 'invoices',
  reconciliation: 'reconciliation',
  invoice: 'invoice',
  creditNote: 'creditNote',
  eInvoice: 'eInvoice',
  statement: 'statement',
}

/** What a company reads of; commands of the supplier stand in no activity of a company. */
const ACTIONS: Readonly<Record<Exclude<AuditAction, 'command.run' | `export.${string}`>, Text>> = {
  'account.added': 'accountAdded',
  'account.changed': 'accountChanged',
  'account.confirmed': 'accountConfirmed',
  'account.email': 'emailChanged',
  'account.password': 'passwordChanged',
  'account.undone': 'changeUndone',
  'address.added': 'addressAdded',
  'address.changed': 'addressChanged',
  'address.removed': 'addressDeleted',
  'company.repPrices': 'repPricesChanged',
  'company.terms': 'termsChanged',
  'embedKey.added': 'keyAdded',
  'embedKey.changed': 'keyChanged',
  'embedKey.revoked': 'keyRevoked',
  'number.imported': 'ownNumbersImported',
  'number.set': 'ownNumberChanged',
  'order.cancelled': 'orderCancelled',
  'order.held': 'orderHeld',
  'order.placed': 'orderPlaced',
  'order.released': 'orderReleased',
  'order.restCancelled': 'piecesCancelled',
  'order.restMoved': 'piecesMoved',
  'price.imported': 'accountPricesImported',
  'price.removed': 'accountPriceDeleted',
  'price.rule': 'priceRuleChanged',
  'price.set': 'accountPriceSet',
  'report.added': 'reportAdded',
  'report.sent': 'reportSent',
  'report.withdrawn': 'reportWithdrawn',
  'return.approved': 'returnApproved',
  'return.received': 'returnReceived',
  'return.reduced': 'returnReduced',
  'return.refunded': 'returnRefunded',
  'return.rejected': 'returnRejected',
  'return.submitted': 'returnSubmitted',
  'right.refused': 'rightRefused',
  'session.ended': 'signInsEnded',
  'session.refused': 'signInRefused',
  'session.started': 'signedIn',
}

/** The parts of the shop whose calls ask for a right, by the first part of the call's name. */
const AREAS: Readonly<Record<string, Text>> = {
  account: 'accounts',
  cart: 'basket',
  coupons: 'coupons',
  documents: 'documents',
  embedKeys: 'keys',
  favourites: 'favourites',
  finance: 'invoices',
  orders: 'orders',
  quickOrder: 'quickOrder',
  rma: 'returns',
  savedLists: 'savedLists',
}

const FIELDS: Readonly<Record<string, Text>> = {
  address: 'address',
  buyers: 'keyBuyers',
  components: 'keyComponents',
  contact: 'contact',
  coupon: 'coupon',
  creditLimit: 'creditLimit',
  creditRule: 'aboveCreditLimit',
  custNumber: 'ownNumber',
  email: 'email',
  firstName: 'firstName',
  format: 'format',
  isDefault: 'default',
  kind: 'usedFor',
  lastName: 'lastName',
  lines: 'lines',
  origins: 'keyOrigins',
  percent: 'percent',
  permissions: 'permissions',
  pieces: 'pieces',
  poNo: 'poNo',
  price: 'price',
  reason: 'reason',
  repPrices: 'repsSee',
  rights: 'keyRights',
  role: 'role',
  rounding: 'rounding',
  sessions: 'signIns',
  status: 'status',
  termsDays: 'daysToPay',
}

/** Values that are names of something, by their field. Others, such as addresses and amounts, stand as they are. */
const VALUES: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  creditRule: { tell: 'ordersArePlaced', hold: 'ordersAreHeld', refuse: 'ordersAreRefused' },
  isDefault: { true: 'yes', false: 'no' },
  kind: {
    billing: 'billingAddress',
    shipping: 'shippingAddress',
    nonRegular: 'dropShipping',
    email: 'emailChanged',
    password: 'passwordChanged',
  },
  permissions: {
    [PERMISSION.cart]: 'basket',
    [PERMISSION.favourites]: 'favourites',
    [PERMISSION.quickOrder]: 'quickOrder',
    [PERMISSION.order]: 'placeOrders',
    [PERMISSION.accounts]: 'manageAccounts',
    [PERMISSION.accountPrices]: 'setAccountPrices',
  },
  repPrices: { company: 'companyPrices', none: 'accountPricesOnly' },
  role: { mainCustomer: 'mainCustomer', salesRep: 'salesRep', clerk: 'clerk' },
  rounding: { cent: 'toTheCent' },
  sessions: { one: 'oneOther', others: 'allOthers' },
  status: { active: 'active', inactive: 'inactive' },
}

const asIs =
  (text: string): LocalizedMessage =>
  () =>
    text

const entryOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** An action that has no words, such as one of a later release, is said by its name. */
export function actionWords(action: string): LocalizedMessage {
  if (action.startsWith('export.')) {
    const what = entryOf(EXPORTS, action.slice('export.'.length))
    if (what) return localize(TEXTS, 'exported', { what: localize(TEXTS, what) })
  }
  const text = entryOf<Text>(ACTIONS, action)
  return text ? localize(TEXTS, text) : asIs(action)
}

/** A refused call is told by the part of the shop that it belongs to. */
export function subjectWords(action: string, subject: string): LocalizedMessage {
  const area = action === 'right.refused' ? entryOf(AREAS, subject.split('.')[0] ?? '') : undefined
  return area ? localize(TEXTS, area) : asIs(subject)
}

export function fieldWords(field: string): LocalizedMessage {
  const text = entryOf(FIELDS, field)
  return text ? localize(TEXTS, text) : asIs(field)
}

/** @returns undefined where there is no value */
export function valueWords(field: string, value: AuditValues[string] | undefined): LocalizedMessage | undefined {
  if (value === null || value === undefined) return undefined
  const names = entryOf(VALUES, field) ?? {}
  const words = (typeof value === 'object' ? value : [String(value)]).map(one => {
    const text = entryOf(names, one)
    return text ? localize(TEXTS, text) : asIs(one)
  })
  return language => words.map(word => word(language)).join(', ')
}
