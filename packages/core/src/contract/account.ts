/** The account: e-mail, password, and addresses and accounts of its company (ledger API-022 to API-024, API-092, API-093). */
import * as v from 'valibot'
import type { Call } from './call'
import { codeRequestShape } from './code-request'
import { captchaAnswer, contactEmail, email, mailedCode, password, userName } from './identity'
import type { Policy } from './policy'
import { anyPage, filled, filledLine, id, integer, line, partNumber, queryInteger, secret, text } from './schema'
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
  /** Id of the address, as the order calls take it. */
  addressId: number,
  /** `billing` for invoices, `shipping` for regular orders, `nonRegular` for drop shipments to others. */
  kind: oneOf(ADDRESS_KINDS),
  /** Preselected for its kind; at most one address of a kind is. */
  isDefault: boolean,
  /** First name of the person; blank where a company alone is meant. */
  firstName: textOrBlank,
  /** Last name of the person; blank where a company alone is meant. */
  lastName: textOrBlank,
  /** Company; blank where a person alone is meant. */
  company: textOrBlank,
  /** ISO 3166-1 alpha-2 country code, upper case. */
  country: string,
  /** Street and house number. */
  address1: string,
  /** Second line, such as floor or gate; blank for none. */
  address2: textOrBlank,
  /** Town. */
  city: string,
  /** State or province; blank where addresses of the country have none. */
  state: textOrBlank,
  /** Post code as the country writes it; blank where it has none. */
  postcode: textOrBlank,
  /** Telephone number, also for the carrier; blank where none is known. */
  phone: textOrBlank,
  /** Mobile number; blank where none is known. */
  mobile: textOrBlank,
  /** E-mail address of the place; blank where none is known. */
  email: textOrBlank,
  /** Fax number; blank where none is known. */
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
export const requestEmailBindingInput = serverOnly(() => ({
  query: v.object({
    /** The new address: the code is mailed to it. */
    email,
    ...captchaAnswer,
  }),
}))
export const requestEmailBindingPolicy = {
  access: 'signed-in',
  right: 'person',
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
  body: v.object({
    /** The new address that the code was mailed to. */
    email,
    ...mailedCode,
    /** Password of the account; may be missing until the account has been confirmed. */
    currentPassword: v.optional(password),
  }),
}))
export const changeEmailPolicy = {
  access: 'signed-in',
  right: 'person',
  freshPrincipal: true,
} as const satisfies Policy

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
    /** The password that counts until now. */
    oldPassword: password,
    /** The password from now on: 8 to 128 characters with a letter and a digit. */
    newPassword: password,
  }),
}))
export const changePasswordPolicy = {
  access: 'signed-in',
  right: 'person',
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
  result: object({
    /** What was changed back: the e-mail address or the password. */
    kind: oneOf(['email', 'password']),
  }),
} as const satisfies Call
export const undoChangeInput = serverOnly(() => ({
  body: v.object({
    /** What the link of the mail about the change holds; valid once. */
    secret: secret(filled(64)),
  }),
}))
export const undoChangePolicy = { access: 'visitor', right: 'person' } as const satisfies Policy

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
  query: v.object({
    /** Only addresses of this kind; without it all. */
    kind: v.optional(v.picklist(ADDRESS_KINDS)),
  }),
}))
export const listAddressesPolicy = {
  access: 'confirmed',
  right: ['order', 'returns', 'account'],
} as const satisfies Policy

/** The thirteen fields of ACC-009. What a country asks for besides is advice (VAL-040), and who it is for is a rule of its own (VAL-016). */
const addressFields = serverOnly(() => ({
  /** What the address is for. */
  kind: v.picklist(ADDRESS_KINDS),
  /** Preselects it for its kind, in the place of the address that was. */
  isDefault: v.optional(v.boolean(), false),
  /** First name of the person; blank where a company alone is meant. */
  firstName: line(),
  /** Last name of the person; blank where a company alone is meant. */
  lastName: line(),
  /** Company; blank where a person alone is meant. It takes a company or a full name (VAL-016). */
  company: line(),
  /** ISO 3166-1 alpha-2 country code, upper case. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** Street and house number. */
  address1: filledLine(),
  /** Second line, such as floor or gate; blank for none. */
  address2: line(),
  /** Town. */
  city: filledLine(),
  /** State or province; blank where addresses of the country have none. */
  state: line(),
  /** Post code as the country writes it; blank where it has none. */
  postcode: line(20),
  /** Telephone number, also for the carrier; blank for none. */
  phone: line(40),
  /** Mobile number; blank for none. */
  mobile: line(40),
  /** E-mail address of the place; blank for none. */
  email: contactEmail,
  /** Fax number; blank for none. */
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
export const addAddressPolicy = {
  access: 'confirmed',
  right: ['order', 'account'],
  keepsPrincipals: true,
} as const satisfies Policy

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
export const changeAddressInput = serverOnly(() => ({
  body: v.object({
    /** Id of the address that is replaced. */
    addressId: id,
    ...addressFields,
  }),
}))
export const changeAddressPolicy = {
  access: 'confirmed',
  right: ['order', 'account'],
  keepsPrincipals: true,
} as const satisfies Policy

export const removeAddress = {
  name: 'account.removeAddress',
  id: 'API-093',
  method: 'DELETE',
  path: '/clientsystem/address/{id}',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call
export const removeAddressInput = serverOnly(() => ({
  params: v.object({
    /** Id of the address. */
    id: queryInteger(1, 2_147_483_647),
  }),
}))
export const removeAddressPolicy = {
  access: 'confirmed',
  right: 'account',
  keepsPrincipals: true,
} as const satisfies Policy

/** Names for sets of permissions; but for `mainCustomer`, which sees the company's prices, they have no meaning of their own (PERM-020). */
export const ACCOUNT_ROLES = ['mainCustomer', 'salesRep', 'clerk'] as const
export const ACCOUNT_STATUSES = ['active', 'inactive'] as const

/** An account of the own company (ACC-012). */
export const companyAccountShape = object({
  /** Id of the account. */
  accountId: number,
  /** The name that it signs in with. */
  userName: string,
  /** First name of its owner; blank where it is not known. */
  firstName: textOrBlank,
  /** Last name of its owner; blank where it is not known. */
  lastName: textOrBlank,
  /** Where its mails go. */
  email: string,
  /** One of `ACCOUNT_ROLES`, or another name that the supplier has given. */
  role: textOrBlank,
  /** Whether it can sign in. */
  status: oneOf(ACCOUNT_STATUSES),
  /** What it may do, such as `cust:order`; `*:*:*` for everything. */
  permissions: listOf(string),
  /** Its owner has confirmed the e-mail address. */
  confirmed: boolean,
  /** It sees the company's prices. */
  mainAccount: boolean,
  /** It is the account that makes the call. */
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
export const listPolicy = { access: 'cust:account', right: 'person' } as const satisfies Policy

const accountFields = serverOnly(() => ({
  /** Where its mails go. */
  email,
  /** First name of its owner; may be blank. */
  firstName: line(),
  /** Last name of its owner; may be blank. */
  lastName: line(),
  /** A name for its permissions; `mainCustomer` sees the company's prices. */
  role: v.picklist(ACCOUNT_ROLES),
  /** What it may do, such as `cust:order`; 40 at most, and none that the caller does not have. */
  permissions: v.pipe(v.array(v.pipe(v.string(), v.regex(/^cust:[a-z]{1,40}$/))), v.maxLength(40)),
  /** `inactive` ends its sessions, and it cannot sign in. */
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
export const addPolicy = {
  access: 'cust:account',
  right: 'person',
  pace: 'light',
  freshPrincipal: true,
} as const satisfies Policy

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
export const changeInput = serverOnly(() => ({
  body: v.object({
    /** Id of the account, one of the own company. */
    accountId: id,
    ...accountFields,
  }),
}))
export const changePolicy = {
  access: 'cust:account',
  right: 'person',
  pace: 'light',
  freshPrincipal: true,
} as const satisfies Policy

/** Same names as `ROUNDING_STEPS` of the rules. */
export const ROUNDINGS = ['cent', '0.05', '0.10', '1'] as const

/** Of which part and account a price is. */
const accountPriceFields = {
  /** Id of the sub-account. */
  accountId: number,
  /** The name that the sub-account signs in with. */
  userName: string,
  /** Id of the part. */
  goodsSkuId: number,
  /** Our part number. */
  number: string,
  /** Number that the maker of the printer gives the original. */
  oemCode: string,
  /** The company's own number of the part; null where it has none. */
  custNumber: nullable(string),
  /** The company's list price of one piece; null where it has none. */
  companyPrice: nullable(amount),
}

/** A price that is set for one sub-account and one part (ACC-013). */
export const accountPriceShape = object({
  ...accountPriceFields,
  /** What the account pays for one piece, in the currency of the company. */
  price: amount,
})

/** Which articles are listed: those with a price set for an account, or all that the company buys, as one account sees them. */
export const ACCOUNT_PRICE_SCOPES = ['set', 'all'] as const
/** Set for the account, by its rule, the company's own, or none because the company hides its prices. */
export const PRICE_ORIGINS = ['set', 'rule', 'company', 'hidden'] as const

/** What one sub-account sees of one part (ACC-013). */
export const seenPriceShape = object({
  ...accountPriceFields,
  /** What the account sees as the price of one piece, in the currency of the company; null for `hidden`. */
  price: nullable(amount),
  /** Where the price comes from; `set` where the back end does not say. */
  origin: optional(oneOf(PRICE_ORIGINS)),
})

/** How prices of a sub-account follow from the company's, where none is set for the part. */
export const priceRuleShape = object({
  /** Id of the sub-account. */
  accountId: number,
  /** The name that the sub-account signs in with. */
  userName: string,
  /** Name of the owner; may be blank. */
  name: textOrBlank,
  /** Percent on the company's list price; null without a rule. */
  percent: nullable(number),
  /** What prices by the rule are rounded to, in whole units of the currency or parts of them. */
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
    /** Only prices of this sub-account; with `scope` `all` it has to be there. */
    accountId: v.optional(queryInteger(1, 2_147_483_647)),
    /** `set`: prices that are set, which is the default. `all`: all parts that the company buys. */
    scope: v.optional(v.picklist(ACCOUNT_PRICE_SCOPES)),
    /** Part of a number or name of the part; without it all. */
    keyword: v.optional(text(120)),
    ...anyPage,
  }),
}))
export const pricesPolicy = {
  access: 'cust:accountprice',
  right: 'person',
  companyPrices: true,
} as const satisfies Policy

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
    /** Id of a sub-account of the own company. */
    accountId: id,
    /** Our part number. */
    number: partNumber,
    /** What it pays for one piece, in the currency of the company, 0.01 to 9,999,999. */
    price: v.pipe(v.number(), v.minValue(0.01), v.maxValue(9_999_999)),
  }),
}))
export const setPricePolicy = {
  access: 'cust:accountprice',
  right: 'person',
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
  params: v.object({
    /** Id of the sub-account. */
    accountId: queryInteger(1, 2_147_483_647),
    /** Id of the part. */
    goodsSkuId: queryInteger(1, 2_147_483_647),
  }),
}))
export const removePricePolicy = {
  access: 'cust:accountprice',
  right: 'person',
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
export const priceRulesPolicy = {
  access: 'cust:accountprice',
  right: 'person',
  companyPrices: true,
} as const satisfies Policy

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
    /** Id of a sub-account of the own company. */
    accountId: id,
    /** Percent on the company's list price, −50 to 500; null ends the rule. */
    percent: v.nullable(v.pipe(v.number(), v.minValue(-50), v.maxValue(500))),
    /** What prices by the rule are rounded to. */
    rounding: v.picklist(ROUNDINGS),
  }),
}))
export const setPriceRulePolicy = {
  access: 'cust:accountprice',
  right: 'person',
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
  result: object({
    /** `company`: the company's price. `none`: no price, and they cannot order it. */
    repPrices: oneOf(REP_PRICES),
  }),
} as const satisfies Call
export const repPricesPolicy = {
  access: 'cust:account',
  right: 'person',
  companyPrices: true,
} as const satisfies Policy

/** Takes effect at the next call of each sales rep. */
export const setRepPrices = {
  name: 'account.setRepPrices',
  id: 'ACC-016',
  method: 'PUT',
  path: '/clientsystem/account/repprices',
  answer: 'data',
  added: true,
  result: object({
    /** As it counts now. */
    repPrices: oneOf(REP_PRICES),
  }),
} as const satisfies Call
export const setRepPricesInput = serverOnly(() => ({
  body: v.strictObject({
    /** `company`: the company's price. `none`: no price, and they cannot order it. */
    repPrices: v.picklist(REP_PRICES),
  }),
}))
export const setRepPricesPolicy = {
  access: 'cust:account',
  right: 'person',
  companyPrices: true,
  freshPrincipal: true,
} as const satisfies Policy

/** A row of a file: `value` is a price, or a percentage with its sign. */
const importedPrice = serverOnly(() =>
  v.object({
    /** Line of the file, from 1; comes back with its result. */
    line: integer(1, 1_000_000),
    /** The name that the sub-account signs in with. */
    userName: line(60),
    /** Number of the part, of any kind. */
    number: line(120),
    /** A price as the file writes it, or a percentage with its sign, such as `+12 %`. */
    value: line(40),
  }),
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
    /** Whether prices were stored; false where it only reports. */
    isApplied: boolean,
    /** What becomes of each line of the file, in the order of the lines. */
    rows: listOf(
      object({
        /** Line of the file, as it was sent. */
        line: number,
        /** The name of the sub-account, as it was sent. */
        userName: string,
        /** Our number of the part, or the text as it was sent where none is meant. */
        number: string,
        /** Price of one piece that the line comes to, in the currency of the company; null where it failed. */
        price: nullable(amount),
        /** `new`: the account had no price of the part. `changed`: it had another one. `same`: it had this one. */
        result: oneOf(['new', 'changed', 'same', 'failed']),
        /** Why it failed; null where it did not. */
        reason: nullable(oneOf(['columns', 'account', 'article', 'ambiguous', 'price'])),
        /** The price is lower than what the company pays for one piece itself. */
        isBelowOwn: optional(boolean),
      }),
    ),
  }),
} as const satisfies Call
export const importPricesInput = serverOnly(() => ({
  body: v.object({
    /** Lines of the file, 1,000 at most. */
    rows: v.pipe(v.array(importedPrice), v.minLength(1), v.maxLength(1000)),
    /** Stores the prices; without it the call only reports. */
    apply: v.optional(v.boolean(), false),
  }),
}))
export const importPricesPolicy = {
  access: 'cust:accountprice',
  right: 'person',
  pace: 'line',
  companyPrices: true,
  freshPrincipal: true,
} as const satisfies Policy

/** A company's own number of a part. */
export const ownNumberShape = object({
  /** Id of the part. */
  goodsSkuId: number,
  /** Our part number. */
  number: string,
  /** Number that the maker of the printer gives the original. */
  oemCode: string,
  /** The number under which the company keeps the part. */
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
    /** Part of a number of the part, the own one included; without it all. */
    keyword: v.optional(text(120)),
    ...anyPage,
  }),
}))
export const custNumbersPolicy = { access: 'confirmed', right: 'account' } as const satisfies Policy

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
    /** Whether numbers were stored; false where it only reports. */
    isApplied: boolean,
    /** What becomes of each line of the file, in the order of the lines. */
    rows: listOf(
      object({
        /** Line of the file, as it was sent. */
        line: number,
        /** Our number of the part, or the text as it was sent where none is meant. */
        number: string,
        /** The own number of the line; blank where it is taken away. */
        custNumber: string,
        /** The own number that the article had; blank for none. */
        before: optional(string),
        /** `new`: the part had no own number. `changed`: another one. `same`: this one. `removed`: it has none any more. */
        result: oneOf(['new', 'changed', 'same', 'removed', 'failed']),
        /** Why it failed; null where it did not. */
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
    /** Lines of the file, 1,000 at most. */
    rows: v.pipe(
      v.array(
        v.object({
          /** Line of the file, from 1; comes back with its result. */
          line: integer(1, 1_000_000),
          /** Number of the part, of any kind. */
          number: line(120),
          /** The own number; blank takes it away. */
          custNumber: line(120),
        }),
      ),
      v.minLength(1),
      v.maxLength(1000),
    ),
    /** Stores the numbers; without it the call only reports. */
    apply: v.optional(v.boolean(), false),
  }),
}))
export const importCustNumbersPolicy = {
  access: 'role:mainCustomer|salesRep',
  right: 'account',
  pace: 'line',
  freshPrincipal: true,
} as const satisfies Policy

/** What happens to an order above the credit limit of its company: it is told, the order is held, or it is refused. */
export const CREDIT_RULES = ['tell', 'hold', 'refuse'] as const
export type CreditRule = (typeof CREDIT_RULES)[number]

/** Credit of a company, in its currency: `left` is `limit` less what is open and not invoiced. */
export const creditShape = object({
  /** Most that may be open at one time. */
  limit: amount,
  /** What is open of invoices, less credits, and what is ordered and not invoiced. */
  open: amount,
  /** What may still be ordered; below zero when the limit is exceeded. */
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
    /** Name of the company as it stands on invoices. */
    company: string,
    /** Customer number. */
    custnum: number,
    /** VAT number; blank where none is known. */
    vat: textOrBlank,
    /** Address of an Italian company for electronic invoices; blank elsewhere. */
    sdi: textOrBlank,
    /** Italian tax code of the company; blank elsewhere. */
    taxCode: textOrBlank,
    /** Default billing address of the address book; null while there is none. */
    billTo: nullable(bookAddressShape),
    /** ISO 4217 code of all amounts. */
    currency: string,
    /** Most that may be open at one time; 0 for a company without credit. */
    creditLimit: amount,
    /** What happens to an order above the limit; missing from back ends that only tell. */
    creditRule: optional(oneOf(CREDIT_RULES)),
    /** Sum of what is open of invoices; credits count against it. */
    openBalance: amount,
    /** Gross value of the orders that are not invoiced yet. */
    notInvoiced: amount,
    /** `creditLimit` less the two above; below zero when the limit is exceeded. */
    creditBalance: amount,
    /** Days from the invoice to the day it is due. */
    termsDays: number,
    /** Days that the oldest overdue invoice is late; 0 when there is none. */
    overdueDays: number,
    /** What is open of the overdue invoices; missing from back ends that do not tell. */
    overdueAmount: optional(amount),
  }),
} as const satisfies Call
export const billingPolicy = { access: 'confirmed', right: 'finance', companyPrices: true } as const satisfies Policy

/** Kinds of what stands in the activity of a company: the first part of its actions. */
export const ACTIVITY_KINDS = [
  'account',
  'address',
  'company',
  'embedKey',
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
  /** Id of the row; grows with time. */
  activityId: number,
  /** When it happened, `yyyy-MM-dd HH:mm:ss` in UTC. */
  time: string,
  /** Name of the account; empty for the supplier, and for visitors. */
  by: string,
  /** The supplier did it. */
  bySupplier: boolean,
  /** What was done, such as `order.placed`; a client may not know all of them. */
  action: string,
  /** What was done, in words. */
  what: string,
  /** What it was done to: number of an order, return or report, user name of an account, or part of the shop. */
  subject: string,
  /** The values that were changed. */
  changes: listOf(
    object({
      /** Name of the value, in words. */
      field: string,
      /** What it was, in words; null where there was nothing. */
      before: nullable(string),
      /** What it is now, in words; null where there is nothing. */
      after: nullable(string),
    }),
  ),
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
  result: object({
    /** The newest first. */
    rows: listOf(activityShape),
    /** There are older ones: ask again with `before`. */
    hasMore: boolean,
  }),
} as const satisfies Call
export const activityInput = serverOnly(() => ({
  query: v.strictObject({
    /** Id of the last row that the client has; only older ones are answered. */
    before: v.optional(queryInteger(1, Number.MAX_SAFE_INTEGER)),
    /** Only what this account did; without it all accounts. */
    accountId: v.optional(queryInteger(1, 2_147_483_647)),
    /** Only what is of this kind; without it all. */
    kind: v.optional(v.picklist(ACTIVITY_KINDS)),
  }),
}))
export const activityPolicy = {
  access: 'confirmed',
  right: 'person',
  companyPrices: true,
  passive: true,
} as const satisfies Policy

export type Activity = Read<typeof activityShape>
export type BookAddress = Read<typeof bookAddressShape>
export type AccountPrice = Read<typeof accountPriceShape>
export type SeenPrice = Read<typeof seenPriceShape>
export type PriceRule = Read<typeof priceRuleShape>
export type OwnNumber = Read<typeof ownNumberShape>
export type CompanyAccount = Read<typeof companyAccountShape>
export type AddressKind = BookAddress['kind']
export type BookAddressInput = v.InferInput<typeof addressSchema>
