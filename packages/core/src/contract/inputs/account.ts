/** What the calls of `account` take. */
import * as v from 'valibot'
import {
  ACCOUNT_PRICE_SCOPES,
  ACCOUNT_ROLES,
  ACCOUNT_STATUSES,
  ACTIVITY_KINDS,
  ADDRESS_KINDS,
  REP_PRICES,
  ROUNDINGS,
} from '../account'
import { captchaAnswer, email, mailedCode, password, userName } from './identity'
import {
  type CallInputs,
  filled,
  filledLine,
  id,
  integer,
  line,
  partNumber,
  queryInteger,
  secret,
  text,
} from './schema'

/** The thirteen fields of ACC-009. What a country asks for besides is advice (VAL-040), and who it is for is a rule of its own (VAL-016). */
const addressFields = {
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
}
const addressSchema = v.object(addressFields)

/** A row of a file: `value` is a price, or a percentage with its sign. */
const importedPrice = v.object({ line: integer(1, 1_000_000), userName: line(60), number: line(120), value: line(40) })

const accountFields = {
  email,
  firstName: line(),
  lastName: line(),
  role: v.picklist(ACCOUNT_ROLES),
  permissions: v.pipe(v.array(v.pipe(v.string(), v.regex(/^cust:[a-z]{1,40}$/))), v.maxLength(40)),
  status: v.picklist(ACCOUNT_STATUSES),
}

export const inputs = {
  'account.requestEmailBinding': { query: v.object({ email, ...captchaAnswer }) },
  'account.changeEmail': { body: v.object({ email, ...mailedCode, currentPassword: v.optional(password) }) },
  'account.changePassword': {
    body: v.object({
      oldPassword: password,
      newPassword: password,
    }),
  },
  'account.undoChange': { body: v.object({ secret: secret(filled(64)) }) },
  'account.activity': {
    query: v.strictObject({
      before: v.optional(queryInteger(1, Number.MAX_SAFE_INTEGER)),
      accountId: v.optional(queryInteger(1, 2_147_483_647)),
      kind: v.optional(v.picklist(ACTIVITY_KINDS)),
    }),
  },
  'account.listAddresses': { query: v.object({ kind: v.optional(v.picklist(ADDRESS_KINDS)) }) },
  'account.add': { body: v.object({ userName, ...accountFields }) },
  'account.change': { body: v.object({ accountId: id, ...accountFields }) },
  'account.prices': {
    query: v.object({
      accountId: v.optional(queryInteger(1, 2_147_483_647)),
      scope: v.optional(v.picklist(ACCOUNT_PRICE_SCOPES)),
      keyword: v.optional(text(120)),
      pageNum: v.optional(queryInteger(1, 100_000)),
      pageSize: v.optional(queryInteger(1, 100)),
    }),
  },
  'account.setPrice': {
    body: v.object({
      accountId: id,
      number: partNumber,
      price: v.pipe(v.number(), v.minValue(0.01), v.maxValue(9_999_999)),
    }),
  },
  'account.removePrice': {
    params: v.object({ accountId: queryInteger(1, 2_147_483_647), goodsSkuId: queryInteger(1, 2_147_483_647) }),
  },
  'account.setRepPrices': { body: v.strictObject({ repPrices: v.picklist(REP_PRICES) }) },
  'account.setPriceRule': {
    body: v.object({
      accountId: id,
      percent: v.nullable(v.pipe(v.number(), v.minValue(-50), v.maxValue(500))),
      rounding: v.picklist(ROUNDINGS),
    }),
  },
  'account.importPrices': {
    body: v.object({
      rows: v.pipe(v.array(importedPrice), v.minLength(1), v.maxLength(1000)),
      apply: v.optional(v.boolean(), false),
    }),
  },
  'account.custNumbers': {
    query: v.object({
      keyword: v.optional(text(120)),
      pageNum: v.optional(queryInteger(1, 100_000)),
      pageSize: v.optional(queryInteger(1, 100)),
    }),
  },
  'account.importCustNumbers': {
    body: v.object({
      rows: v.pipe(
        v.array(v.object({ line: integer(1, 1_000_000), number: line(120), custNumber: line(120) })),
        v.minLength(1),
        v.maxLength(1000),
      ),
      apply: v.optional(v.boolean(), false),
    }),
  },
  'account.addAddress': { body: addressSchema },
  'account.changeAddress': { body: v.object({ addressId: id, ...addressFields }) },
  'account.removeAddress': { params: v.object({ id: queryInteger(1, 2_147_483_647) }) },
} satisfies Record<string, CallInputs>

export type BookAddressInput = v.InferInput<typeof addressSchema>
