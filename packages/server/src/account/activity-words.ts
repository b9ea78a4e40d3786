/** The rows of the audit in words: what was done, to what, and the values before and after. */

import { PERMISSION } from '@cartwright/core/rules'
import type { AuditAction, AuditedExport } from '../db/record'
import type { AuditValues } from '../db/schema'
import { TABLE_TEXTS } from '../tables/table.texts'
import { type LocalizedMessage, localize, type TextOf } from '../texts/localize'
import { ACTIVITY_TEXTS } from './activity.texts'
import { OWN_NUMBER_TEXTS } from './own-number-table.texts'

const TEXTS = { ...TABLE_TEXTS, ...OWN_NUMBER_TEXTS, ...ACTIVITY_TEXTS }
type Text = TextOf<typeof TEXTS>

const EXPORTS: Readonly<Record<AuditedExport, Text>> = {
  activity: 'Activity',
  orders: 'Orders',
  order: 'Order',
  returns: 'Returns',
  custNumbers: 'Own article numbers',
  invoices: 'Invoices',
  reconciliation: 'Reconciliation',
  invoice: 'Invoice',
  creditNote: 'Credit note',
  eInvoice: 'E-invoice',
  statement: 'Statement',
}

/** What a company reads of; commands of the supplier stand in no activity of a company. */
const ACTIONS: Readonly<Record<Exclude<AuditAction, 'command.run' | `export.${string}`>, Text>> = {
  'account.added': 'Account added',
  'account.changed': 'Account changed',
  'account.confirmed': 'Account confirmed',
  'account.email': 'E-mail address changed',
  'account.password': 'Password changed',
  'account.undone': 'Change of the sign-in data undone',
  'address.added': 'Address added',
  'address.changed': 'Address changed',
  'address.removed': 'Address deleted',
  'company.repPrices': 'Prices for sales reps changed',
  'company.terms': 'Terms changed',
  'number.imported': 'Own article numbers imported',
  'number.set': 'Own article number changed',
  'order.cancelled': 'Order cancelled',
  'order.held': 'Order held, above the credit limit',
  'order.placed': 'Order placed',
  'order.released': 'Order released',
  'order.restCancelled': 'Pieces of an order cancelled',
  'order.restMoved': 'Pieces moved to an order of their own',
  'price.imported': 'Account prices imported',
  'price.removed': 'Account price deleted',
  'price.rule': 'Rule of account prices changed',
  'price.set': 'Account price set',
  'report.added': 'Report of damage or shortage added to',
  'report.sent': 'Damage or shortage reported',
  'report.withdrawn': 'Report of damage or shortage withdrawn',
  'right.refused': 'Refused for lack of a right',
  'session.ended': 'Sign-ins ended',
  'session.refused': 'Sign-in refused',
  'session.started': 'Signed in',
}

/** The parts of the shop whose calls ask for a right, by the first part of the call's name. */
const AREAS: Readonly<Record<string, Text>> = {
  account: 'Accounts',
  cart: 'Basket',
  coupons: 'Coupons',
  documents: 'Documents',
  favourites: 'Favourites',
  finance: 'Invoices',
  orders: 'Orders',
  quickOrder: 'Quick order',
  rma: 'Returns',
  savedLists: 'Saved lists',
}

const FIELDS: Readonly<Record<string, Text>> = {
  address: 'Address',
  contact: 'Contact',
  coupon: 'Coupon',
  creditLimit: 'Credit limit',
  creditRule: 'Above the credit limit',
  custNumber: 'Own number',
  email: 'E-mail',
  firstName: 'First name',
  format: 'Format',
  isDefault: 'Default',
  kind: 'Used for',
  lastName: 'Last name',
  lines: 'Lines',
  percent: 'Percent',
  permissions: 'Permissions',
  pieces: 'Pieces',
  poNo: 'PO#',
  price: 'Price',
  reason: 'Reason',
  repPrices: 'Sales reps see',
  role: 'Role',
  rounding: 'Rounding',
  sessions: 'Sign-ins',
  status: 'Status',
  termsDays: 'Days to pay',
}

/** Values that are names of something, by their field. Others, such as addresses and amounts, stand as they are. */
const VALUES: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  creditRule: { tell: 'Orders are placed', hold: 'Orders are held', refuse: 'Orders are refused' },
  isDefault: { true: 'Yes', false: 'No' },
  kind: {
    billing: 'Billing address',
    shipping: 'Shipping address',
    nonRegular: 'Drop shipping',
    email: 'E-mail address changed',
    password: 'Password changed',
  },
  permissions: {
    [PERMISSION.cart]: 'Basket',
    [PERMISSION.favourites]: 'Favourites',
    [PERMISSION.quickOrder]: 'Quick order',
    [PERMISSION.order]: 'Place orders',
    [PERMISSION.accounts]: 'Manage accounts',
    [PERMISSION.accountPrices]: 'Set account prices',
  },
  repPrices: { company: 'Prices of the company', none: 'Account prices only' },
  role: { mainCustomer: 'Main customer', salesRep: 'Sales rep', clerk: 'Clerk' },
  rounding: { cent: 'To the cent' },
  sessions: { one: 'One other', others: 'All others' },
  status: { active: 'Active', inactive: 'Inactive' },
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
    if (what) return localize(TEXTS, 'Exported: {what}', { what: localize(TEXTS, what) })
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
