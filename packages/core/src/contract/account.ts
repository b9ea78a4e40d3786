/** The account: e-mail, password, and addresses and accounts of its company (ledger API-022 to API-024, API-092, API-093). */
import * as v from 'valibot'
import type { Call } from './call'
import { codeRequestShape } from './code-request'
import { captchaAnswer, email, mailedCode, password, userName } from './identity'
import type { Policy } from './policy'
import { filled, filledLine, id, integer, line, partNumber, queryInteger, secret, text } from './schema'
import { serverOnly } from './server-only'
import {
  amount,
  boolean,
  listOf,
  nothing,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Read,
  string,
  textOrBlank,
} from './shape'

/** What an address is for: invoices, regular deliveries, or drop shipments to others (ACC-001 to ACC-003). */
export const ADDRESS_KINDS = ['billing', 'shipping', 'nonRegular'] as const

/** An address of the book (ACC-009, ACC-010). */
export const bookAddressShape = object({
  addressId: number,
  kind: oneOf(ADDRESS_KINDS),
  /** Preselected for its kind; at most one address of a kind is. */
  isDefault: boolean,
  firstName: textOrBlank,
  lastName: textOrBlank,
  company: textOrBlank,
  /** ISO 3166-1 alpha-2 country code, upper case. */
  country: string,
  address1: string,
  address2: textOrBlank,
  city: string,
  state: textOrBlank,
  postcode: textOrBlank,
  phone: textOrBlank,
  mobile: textOrBlank,
  email: textOrBlank,
  fax: textOrBlank,
})

export const requestEmailBinding = {
  name: 'account.requestEmailBinding',
  id: 'API-022',
  method: 'GET',
  path: '/clientsystem/system/sendBindEmailRequest',
  answer: 'data',
  result: codeRequestShape,
} as const satisfies Call
export const requestEmailBindingInput = serverOnly(() => ({ query: v.object({ email, ...captchaAnswer }) }))
export const requestEmailBindingPolicy = {
  access: 'signed-in',
  hasEffect: true,
  freshPrincipal: true,
} as const satisfies Policy

/** `currentPassword` may be missing until the account has been confirmed. */
export const changeEmail = {
  name: 'account.changeEmail',
  id: 'API-023',
  method: 'PUT',
  path: '/clientsystem/account/changeEmail',
  answer: 'data',
  result: nothing,
} as const satisfies Call
export const changeEmailInput = serverOnly(() => ({
  body: v.object({ email, ...mailedCode, currentPassword: v.optional(password) }),
}))
export const changeEmailPolicy = { access: 'signed-in', freshPrincipal: true } as const satisfies Policy

export const changePassword = {
  name: 'account.changePassword',
  id: 'API-024',
  method: 'PUT',
  path: '/clientsystem/account/updatePwd',
  answer: 'data',
  result: nothing,
} as const satisfies Call
export const changePasswordInput = serverOnly(() => ({
  body: v.object({
    oldPassword: password,
    newPassword: password,
  }),
}))
export const changePasswordPolicy = {
  access: 'signed-in',
  freshPrincipal: true,
  deprecatedQuery: true,
} as const satisfies Policy

/** `secret` is what the mail about the change holds. */
export const undoChange = {
  name: 'account.undoChange',
  id: 'API-023',
  method: 'POST',
  path: '/clientsystem/account/freedom/undoChange',
  answer: 'data',
  added: true,
  result: object({ kind: oneOf(['email', 'password']) }),
} as const satisfies Call
export const undoChangeInput = serverOnly(() => ({ body: v.object({ secret: secret(filled(64)) }) }))
export const undoChangePolicy = { access: 'visitor' } as const satisfies Policy

/** The address book of the own company: by kind, the default first. */
export const listAddresses = {
  name: 'account.listAddresses',
  id: 'API-093',
  method: 'GET',
  path: '/clientsystem/address',
  answer: 'rows',
  added: true,
  result: bookAddressShape,
} as const satisfies Call
export const listAddressesInput = serverOnly(() => ({
  query: v.object({ kind: v.optional(v.picklist(ADDRESS_KINDS)) }),
}))
export const listAddressesPolicy = { access: 'confirmed' } as const satisfies Policy

/** The thirteen fields of ACC-009. What a country asks for besides is advice (VAL-040), and who it is for is a rule of its own (VAL-016). */
const addressFields = serverOnly(() => ({
  kind: v.picklist(ADDRESS_KINDS),
  isDefault: v.optional(v.boolean(), false),
  firstName: line(),
  lastName: line(),
  company: line(),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  address1: filledLine(),
  address2: line(),
  city: filledLine(),
  state: line(),
  postcode: line(20),
  phone: line(40),
  mobile: line(40),
  email: line(254),
  fax: line(40),
}))

const addressSchema = serverOnly(() => v.object(addressFields))

/** Sent with an `Idempotency-Key` header. The first address of a kind becomes its default. */
export const addAddress = {
  name: 'account.addAddress',
  id: 'API-093',
  method: 'POST',
  path: '/clientsystem/address',
  answer: 'data',
  added: true,
  idempotent: true,
  result: bookAddressShape,
} as const satisfies Call
export const addAddressInput = serverOnly(() => ({ body: addressSchema }))
export const addAddressPolicy = { access: 'confirmed', keepsPrincipals: true } as const satisfies Policy

/** Replaces all fields; `isDefault` moves the mark of the kind. With an `Idempotency-Key` header, once for the key. */
export const changeAddress = {
  name: 'account.changeAddress',
  id: 'API-093',
  method: 'PUT',
  path: '/clientsystem/address',
  answer: 'data',
  added: true,
  idempotent: true,
  result: bookAddressShape,
} as const satisfies Call
export const changeAddressInput = serverOnly(() => ({ body: v.object({ addressId: id, ...addressFields }) }))
export const changeAddressPolicy = { access: 'confirmed', keepsPrincipals: true } as const satisfies Policy

export const removeAddress = {
  name: 'account.removeAddress',
  id: 'API-093',
  method: 'DELETE',
  path: '/clientsystem/address/{id}',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call
export const removeAddressInput = serverOnly(() => ({ params: v.object({ id: queryInteger(1, 2_147_483_647) }) }))
export const removeAddressPolicy = { access: 'confirmed', keepsPrincipals: true } as const satisfies Policy

/** Names for sets of permissions; but for `mainCustomer`, which sees the company's prices, they have no meaning of their own (PERM-020). */
export const ACCOUNT_ROLES = ['mainCustomer', 'salesRep', 'clerk'] as const
export const ACCOUNT_STATUSES = ['active', 'inactive'] as const

/** An account of the own company (ACC-012). */
export const companyAccountShape = object({
  accountId: number,
  userName: string,
  firstName: textOrBlank,
  lastName: textOrBlank,
  email: string,
  /** One of `ACCOUNT_ROLES`, or another name that the supplier has given. */
  role: textOrBlank,
  status: oneOf(ACCOUNT_STATUSES),
  permissions: listOf(string),
  /** Its owner has confirmed the e-mail address. */
  confirmed: boolean,
  /** It sees the company's prices. */
  mainAccount: boolean,
  /** The account that makes the call. */
  isOwn: boolean,
})

/** The accounts of the own company, main customers first. */
export const list = {
  name: 'account.list',
  id: 'API-092',
  method: 'GET',
  path: '/clientsystem/account/list',
  answer: 'rows',
  added: true,
  result: companyAccountShape,
} as const satisfies Call
export const listPolicy = { access: 'cust:account' } as const satisfies Policy

const accountFields = serverOnly(() => ({
  email,
  firstName: line(),
  lastName: line(),
  role: v.picklist(ACCOUNT_ROLES),
  permissions: v.pipe(v.array(v.pipe(v.string(), v.regex(/^cust:[a-z]{1,40}$/))), v.maxLength(40)),
  status: v.picklist(ACCOUNT_STATUSES),
}))

/** Sent with an `Idempotency-Key` header. The owner gets a mail that says how to set the first password. */
export const add = {
  name: 'account.add',
  id: 'API-092',
  method: 'POST',
  path: '/clientsystem/account',
  answer: 'data',
  added: true,
  idempotent: true,
  result: companyAccountShape,
} as const satisfies Call
export const addInput = serverOnly(() => ({ body: v.object({ userName, ...accountFields }) }))
export const addPolicy = { access: 'cust:account', pace: 'light', freshPrincipal: true } as const satisfies Policy

/** Replaces all fields. Status `inactive` ends all sessions of the account at once. */
export const change = {
  name: 'account.change',
  id: 'API-092',
  method: 'PUT',
  path: '/clientsystem/account',
  answer: 'data',
  added: true,
  result: companyAccountShape,
} as const satisfies Call
export const changeInput = serverOnly(() => ({ body: v.object({ accountId: id, ...accountFields }) }))
export const changePolicy = { access: 'cust:account', pace: 'light', freshPrincipal: true } as const satisfies Policy

/** Same names as `ROUNDING_STEPS` of the rules. */
export const ROUNDINGS = ['cent', '0.05', '0.10', '1'] as const

/** Of which part and account a price is. */
const accountPriceFields = {
  accountId: number,
  userName: string,
  goodsSkuId: number,
  number: string,
  oemCode: string,
  custNumber: nullable(string),
  /** The company's list price of one piece; null where it has none. */
  companyPrice: nullable(amount),
}

/** A price that is set for one sub-account and one part (ACC-013). */
export const accountPriceShape = object({ ...accountPriceFields, price: amount })

/** Which articles are listed: those with a price set for an account, or all that the company buys, as one account sees them. */
export const ACCOUNT_PRICE_SCOPES = ['set', 'all'] as const
/** Set for the account, by its rule, the company's own, or none because the company hides its prices. */
export const PRICE_ORIGINS = ['set', 'rule', 'company', 'hidden'] as const

/** What one sub-account sees of one part (ACC-013). */
export const seenPriceShape = object({
  ...accountPriceFields,
  /** Null for `hidden`. */
  price: nullable(amount),
  /** `set` where the backend does not say. */
  origin: optional(oneOf(PRICE_ORIGINS)),
})

/** How prices of a sub-account follow from the company's, where none is set for the part. */
export const priceRuleShape = object({
  accountId: number,
  userName: string,
  /** Of the owner; may be blank. */
  name: textOrBlank,
  /** On the company's list price; null without a rule. */
  percent: nullable(number),
  rounding: oneOf(ROUNDINGS),
})

/** Prices set for sub-accounts, of one of them or of all; with `scope` `all` everything that one of them sees. */
export const prices = {
  name: 'account.prices',
  id: 'API-094',
  method: 'GET',
  path: '/clientsystem/accountprice',
  answer: 'rows',
  added: true,
  result: seenPriceShape,
} as const satisfies Call
export const pricesInput = serverOnly(() => ({
  query: v.object({
    accountId: v.optional(queryInteger(1, 2_147_483_647)),
    scope: v.optional(v.picklist(ACCOUNT_PRICE_SCOPES)),
    keyword: v.optional(text(120)),
    pageNum: v.optional(queryInteger(1, 100_000)),
    pageSize: v.optional(queryInteger(1, 100)),
  }),
}))
export const pricesPolicy = { access: 'cust:accountprice', companyPrices: true } as const satisfies Policy

/** Sets a price, in the place of an earlier one. With an `Idempotency-Key` header, once for the key. */
export const setPrice = {
  name: 'account.setPrice',
  id: 'API-094',
  method: 'POST',
  path: '/clientsystem/accountprice',
  answer: 'data',
  added: true,
  idempotent: true,
  result: accountPriceShape,
} as const satisfies Call
export const setPriceInput = serverOnly(() => ({
  body: v.object({
    accountId: id,
    number: partNumber,
    price: v.pipe(v.number(), v.minValue(0.01), v.maxValue(9_999_999)),
  }),
}))
export const setPricePolicy = {
  access: 'cust:accountprice',
  companyPrices: true,
  freshPrincipal: true,
} as const satisfies Policy

/** Back to the rule of the account. */
export const removePrice = {
  name: 'account.removePrice',
  id: 'API-094',
  method: 'DELETE',
  path: '/clientsystem/accountprice/{accountId}/{goodsSkuId}',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call
export const removePriceInput = serverOnly(() => ({
  params: v.object({ accountId: queryInteger(1, 2_147_483_647), goodsSkuId: queryInteger(1, 2_147_483_647) }),
}))
export const removePricePolicy = {
  access: 'cust:accountprice',
  companyPrices: true,
  freshPrincipal: true,
} as const satisfies Policy

/** The sub-accounts of the company, each with its rule. */
export const priceRules = {
  name: 'account.priceRules',
  id: 'API-094',
  method: 'GET',
  path: '/clientsystem/accountprice/rule',
  answer: 'rows',
  added: true,
  result: priceRuleShape,
} as const satisfies Call
export const priceRulesPolicy = { access: 'cust:accountprice', companyPrices: true } as const satisfies Policy

export const setPriceRule = {
  name: 'account.setPriceRule',
  id: 'API-094',
  method: 'PUT',
  path: '/clientsystem/accountprice/rule',
  answer: 'data',
  added: true,
  result: priceRuleShape,
} as const satisfies Call
export const setPriceRuleInput = serverOnly(() => ({
  body: v.object({
    accountId: id,
    percent: v.nullable(v.pipe(v.number(), v.minValue(-50), v.maxValue(500))),
    rounding: v.picklist(ROUNDINGS),
  }),
}))
export const setPriceRulePolicy = {
  access: 'cust:accountprice',
  companyPrices: true,
  freshPrincipal: true,
} as const satisfies Policy

/** `company`: sales reps see the company's price of a part without an account price; `none`: no price, and they cannot order it. */
export const REP_PRICES = ['company', 'none'] as const
export type RepPrices = (typeof REP_PRICES)[number]

/** What sales reps see of a part without an account price (ACC-016). For main accounts. */
export const repPrices = {
  name: 'account.repPrices',
  id: 'ACC-016',
  method: 'GET',
  path: '/clientsystem/account/repprices',
  answer: 'data',
  added: true,
  result: object({ repPrices: oneOf(REP_PRICES) }),
} as const satisfies Call
export const repPricesPolicy = { access: 'cust:account', companyPrices: true } as const satisfies Policy

/** Takes effect at the next call of each sales rep. */
export const setRepPrices = {
  name: 'account.setRepPrices',
  id: 'ACC-016',
  method: 'PUT',
  path: '/clientsystem/account/repprices',
  answer: 'data',
  added: true,
  result: object({ repPrices: oneOf(REP_PRICES) }),
} as const satisfies Call
export const setRepPricesInput = serverOnly(() => ({ body: v.strictObject({ repPrices: v.picklist(REP_PRICES) }) }))
export const setRepPricesPolicy = {
  access: 'cust:account',
  companyPrices: true,
  freshPrincipal: true,
} as const satisfies Policy

/** A row of a file: `value` is a price, or a percentage with its sign. */
const importedPrice = serverOnly(() =>
  v.object({ line: integer(1, 1_000_000), userName: line(60), number: line(120), value: line(40) }),
)

/**
 * Prices out of a file: user name, article number of any kind, and a price, or a percentage on the company's. Without `apply` it only reports. With it,
 * everything that can be read is stored at once, or nothing. Sent with an `Idempotency-Key` header.
 */
export const importPrices = {
  name: 'account.importPrices',
  id: 'API-094',
  method: 'POST',
  path: '/clientsystem/accountprice/import',
  answer: 'data',
  added: true,
  idempotent: true,
  result: object({
    isApplied: boolean,
    rows: listOf(
      object({
        /** Line of the file, as it was sent. */
        line: number,
        userName: string,
        number: string,
        price: nullable(amount),
        result: oneOf(['new', 'changed', 'same', 'failed']),
        /** Why it failed. */
        reason: nullable(oneOf(['columns', 'account', 'article', 'ambiguous', 'price'])),
        /** The price is lower than what the company pays for one piece itself. */
        isBelowOwn: optional(boolean),
      }),
    ),
  }),
} as const satisfies Call
export const importPricesInput = serverOnly(() => ({
  body: v.object({
    rows: v.pipe(v.array(importedPrice), v.minLength(1), v.maxLength(1000)),
    apply: v.optional(v.boolean(), false),
  }),
}))
export const importPricesPolicy = {
  access: 'cust:accountprice',
  pace: 'line',
  companyPrices: true,
  freshPrincipal: true,
} as const satisfies Policy

/** A company's own number of a part. */
export const ownNumberShape = object({
  goodsSkuId: number,
  number: string,
  oemCode: string,
  custNumber: string,
  /** Other parts of the company have it too: entering it asks which one is meant. */
  isAmbiguous: boolean,
})

export const custNumbers = {
  name: 'account.custNumbers',
  id: 'CAT-007',
  method: 'GET',
  path: '/clientsystem/custnumber/list',
  answer: 'rows',
  added: true,
  result: ownNumberShape,
} as const satisfies Call
export const custNumbersInput = serverOnly(() => ({
  query: v.object({
    keyword: v.optional(text(120)),
    pageNum: v.optional(queryInteger(1, 100_000)),
    pageSize: v.optional(queryInteger(1, 100)),
  }),
}))
export const custNumbersPolicy = { access: 'confirmed' } as const satisfies Policy

/**
 * Own numbers out of a file: article number of any kind, and the own number, blank to take it away. Without `apply` it only reports. With
 * it, everything that can be read is stored at once. Sent with an `Idempotency-Key` header.
 */
export const importCustNumbers = {
  name: 'account.importCustNumbers',
  id: 'CAT-007',
  method: 'POST',
  path: '/clientsystem/custnumber/import',
  answer: 'data',
  added: true,
  idempotent: true,
  result: object({
    isApplied: boolean,
    rows: listOf(
      object({
        /** Line of the file, as it was sent. */
        line: number,
        number: string,
        custNumber: string,
        /** The own number that the article had; blank for none. */
        before: optional(string),
        result: oneOf(['new', 'changed', 'same', 'removed', 'failed']),
        /** Why it failed. */
        reason: nullable(oneOf(['columns', 'article', 'ambiguous', 'number', 'disabled', 'repeated'])),
        /** With `disabled`: number of the article that takes its place, null for none. */
        successor: optional(nullable(string)),
        /** The own number is one of another article too. It is stored all the same, and entering it asks which one is meant. */
        isAmbiguous: optional(boolean),
      }),
    ),
  }),
} as const satisfies Call
export const importCustNumbersInput = serverOnly(() => ({
  body: v.object({
    rows: v.pipe(
      v.array(v.object({ line: integer(1, 1_000_000), number: line(120), custNumber: line(120) })),
      v.minLength(1),
      v.maxLength(1000),
    ),
    apply: v.optional(v.boolean(), false),
  }),
}))
export const importCustNumbersPolicy = {
  access: 'role:mainCustomer|salesRep',
  pace: 'line',
  freshPrincipal: true,
} as const satisfies Policy

/** What happens to an order above the credit limit of its company: it is told, the order is held, or it is refused. */
export const CREDIT_RULES = ['tell', 'hold', 'refuse'] as const
export type CreditRule = (typeof CREDIT_RULES)[number]

/** Credit of a company, in its currency: `left` is `limit` less what is open and not invoiced. */
export const creditShape = object({
  limit: amount,
  open: amount,
  left: amount,
  /** What happens to an order above the limit; missing from back ends that only tell. */
  rule: optional(oneOf(CREDIT_RULES)),
})

/** What the supplier keeps of the company for invoices, and what is open, in its currency (ACC-001, ACC-011). */
export const billing = {
  name: 'account.billing',
  id: 'ACC-011',
  method: 'GET',
  path: '/clientsystem/account/billing',
  answer: 'data',
  added: true,
  result: object({
    company: string,
    custnum: number,
    vat: textOrBlank,
    sdi: textOrBlank,
    taxCode: textOrBlank,
    /** Null while the address book has no billing address. */
    billTo: nullable(bookAddressShape),
    currency: string,
    creditLimit: amount,
    /** Missing from back ends that only tell. */
    creditRule: optional(oneOf(CREDIT_RULES)),
    /** Sum of what is open of invoices; credits count against it. */
    openBalance: amount,
    /** Gross value of the orders that are not invoiced yet. */
    notInvoiced: amount,
    /** `creditLimit` less the two above; below zero when the limit is exceeded. */
    creditBalance: amount,
    /** Days from the invoice to the day it is due. */
    termsDays: number,
    /** Of the oldest overdue invoice; 0 when there is none. */
    overdueDays: number,
    /** What is open of the overdue invoices; missing from back ends that do not tell. */
    overdueAmount: optional(amount),
  }),
} as const satisfies Call
export const billingPolicy = { access: 'confirmed', companyPrices: true } as const satisfies Policy

/** Kinds of what stands in the activity of a company: the first part of its actions. */
export const ACTIVITY_KINDS = [
  'account',
  'address',
  'company',
  'export',
  'number',
  'order',
  'price',
  'report',
  'return',
  'right',
  'session',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** Who did what in the company. What was done and what has changed is said in the language of the request. */
export const activityShape = object({
  activityId: number,
  /** `yyyy-MM-dd HH:mm:ss` in UTC. */
  time: string,
  /** Name of the account; empty for the supplier, and for visitors. */
  by: string,
  bySupplier: boolean,
  /** Such as `order.placed`; a client may not know all of them. */
  action: string,
  /** `action` in words. */
  what: string,
  /** Number of an order, user name of an account, or part of the shop. */
  subject: string,
  /** Of each value that was changed its name, what it was and what it is, in words. */
  changes: listOf(object({ field: string, before: nullable(string), after: nullable(string) })),
  /** How often it happened within a minute. */
  count: number,
})

/** What the accounts of the company have done, the newest first; `before` is the id of the last row that the client has. */
export const activity = {
  name: 'account.activity',
  id: 'ACC-014',
  method: 'GET',
  path: '/clientsystem/account/activity',
  answer: 'data',
  added: true,
  result: object({ rows: listOf(activityShape), hasMore: boolean }),
} as const satisfies Call
export const activityInput = serverOnly(() => ({
  query: v.strictObject({
    before: v.optional(queryInteger(1, Number.MAX_SAFE_INTEGER)),
    accountId: v.optional(queryInteger(1, 2_147_483_647)),
    kind: v.optional(v.picklist(ACTIVITY_KINDS)),
  }),
}))
export const activityPolicy = { access: 'confirmed', companyPrices: true, passive: true } as const satisfies Policy

export type Activity = Read<typeof activityShape>
export type BookAddress = Read<typeof bookAddressShape>
export type AccountPrice = Read<typeof accountPriceShape>
export type SeenPrice = Read<typeof seenPriceShape>
export type PriceRule = Read<typeof priceRuleShape>
export type OwnNumber = Read<typeof ownNumberShape>
export type CompanyAccount = Read<typeof companyAccountShape>
export type AddressKind = BookAddress['kind']
export type BookAddressInput = v.InferInput<typeof addressSchema>
