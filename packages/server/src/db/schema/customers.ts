/** Companies and their accounts, with the addresses, numbers and prices of their own. */
import type { AddressKind, CreditRule, Language } from '@cartwright/core/contract'
import type { Rounding } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { skus } from './catalogue'
import { bytes, moment, money } from './columns'
import { priceLists } from './prices'
import { orgSites } from './sites'

export const customers = pgTable('customers', {
  custId: serial('cust_id').primaryKey(),
  custnum: integer('custnum').notNull().unique(),
  company: text('company').notNull(),
  orgId: integer('org_id')
    .notNull()
    .references(() => orgSites.orgId),
  currency: text('currency').notNull(),
  vat: text('vat').notNull().default(''),
  /** Italian addressee code and certified mail address of e-invoices. */
  sdi: text('sdi').notNull().default(''),
  pec: text('pec').notNull().default(''),
  taxCode: text('tax_code').notNull().default(''),
  /** The price list whose prices and tiers this company gets. */
  priceListId: integer('price_list_id')
    .notNull()
    .references(() => priceLists.priceListId),
  /** What a sales rep sees of a part without an account price: `company`, the company's price (ACC-016), or `none`. */
  repPrices: text('rep_prices').$type<'company' | 'none'>().notNull().default('company'),
  /** In the currency of the company. */
  creditLimit: money('credit_limit').notNull().default(0),
  /** What happens to an order above the credit limit: it is told, the order is held, or it is refused. */
  creditRule: text('credit_rule').$type<CreditRule>().notNull().default('tell'),
  /** Days from an invoice to the day it is due. */
  termsDays: integer('terms_days').notNull().default(30),
  /** Of its invoices; that of the site where it is not set. */
  language: text('language').$type<Language>(),
  /** Whether the tax office knows `vat`: only then a supply to another state bears no VAT. */
  vatStatus: text('vat_status').$type<'unverified' | 'valid' | 'invalid'>().notNull().default('unverified'),
  vatCheckedAt: moment('vat_checked_at'),
  /** What the company wants to read on its invoices, such as a cost centre. */
  buyerReference: text('buyer_reference').notNull().default(''),
  /** In the register of companies; its scheme is from ISO 6523, such as 0106 for KVK, and empty where it has none. */
  registrationNo: text('registration_no').notNull().default(''),
  registrationScheme: text('registration_scheme').notNull().default(''),
  /** Electronic address: scheme of the EAS list, and the address in it. */
  peppolScheme: text('peppol_scheme').notNull().default(''),
  peppolId: text('peppol_id').notNull().default(''),
  createTime: moment('create_time').notNull(),
})

export const accounts = pgTable(
  'accounts',
  {
    accountId: serial('account_id').primaryKey(),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    userName: text('user_name').notNull(),
    /** Argon2 hash. */
    password: text('password').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    avatar: text('avatar').notNull().default(''),
    roles: jsonb('roles').$type<string[]>().notNull().default([]),
    permissions: jsonb('permissions').$type<string[]>().notNull().default([]),
    /** A main customer manages accounts and account prices; a sales rep sees account prices instead of real ones. */
    mainAccount: boolean('main_account').notNull().default(true),
    confirmed: boolean('confirmed').notNull().default(false),
    active: boolean('active').notNull().default(true),
    /** Of mails that no request of the account asks for: what it chose last. Null before the first sign-in or order. */
    language: text('language').$type<Language>(),
    createTime: moment('create_time').notNull(),
  },
  table => [
    uniqueIndex('accounts_user_name').on(sql`lower(${table.userName})`),
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`),
    index('accounts_cust').on(table.custId),
  ],
)

/** Accounts of the demo data, which people who try the shop out may use. */
export const demoAccounts = pgTable('demo_accounts', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.accountId, { onDelete: 'cascade' }),
  /** Hash of the published password: an account with another one is no longer offered. */
  password: text('password').notNull(),
  /** What there is to try, by language; English always. */
  about: jsonb('about').$type<Record<string, string>>().notNull(),
})

export const addresses = pgTable(
  'addresses',
  {
    addressId: serial('address_id').primaryKey(),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    /** `billing`, `shipping`, or `nonRegular` for drop shipments to others. */
    kind: text('kind').$type<AddressKind>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** When the default was changed to what it is now; null for one that was the first of its kind. */
    defaultSince: moment('default_since'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    company: text('company').notNull().default(''),
    address1: text('address1').notNull(),
    address2: text('address2').notNull().default(''),
    city: text('city').notNull(),
    state: text('state').notNull().default(''),
    postcode: text('postcode').notNull(),
    countryIso2: text('country_iso2').notNull(),
    phone: text('phone').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    email: text('email').notNull().default(''),
    fax: text('fax').notNull().default(''),
  },
  table => [
    index('addresses_cust').on(table.custId, table.kind),
    uniqueIndex('addresses_default').on(table.custId, table.kind).where(sql`${table.isDefault}`),
  ],
)

/** Documents of companies that register; one without a customer waits a day for the registration to be finished. */
export const registrationFiles = pgTable(
  'registration_files',
  {
    fileId: uuid('file_id').primaryKey().defaultRandom(),
    /** Whose mailbox was proven, in lower case. */
    email: text('email').notNull(),
    custId: integer('cust_id').references(() => customers.custId),
    name: text('name').notNull(),
    /** What the content is: `jpg` or `png`. */
    type: text('type').notNull(),
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
    createTime: moment('create_time').notNull(),
  },
  table => [
    index('registration_files_cust').on(table.custId),
    index('registration_files_waiting').on(table.email, table.createTime).where(sql`${table.custId} is null`),
  ],
)

/** A customer's own article numbers; one may stand for several parts. */
export const custNumbers = pgTable(
  'cust_numbers',
  {
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    custNumber: text('cust_number').notNull(),
    custKey: text('cust_key').notNull(),
  },
  table => [
    primaryKey({ columns: [table.custId, table.goodsSkuId] }),
    index('cust_numbers_key').on(table.custId, table.custKey.op('text_pattern_ops')),
  ],
)

/** A price set for one account by its main customer; it hides the real one. */
export const accountPrices = pgTable(
  'account_prices',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    price: money('price').notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.goodsSkuId] })],
)

/** How prices of a sub-account follow from the company's list prices, where none is set for the part. */
export const accountPriceRules = pgTable('account_price_rules', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.accountId),
  /** On the list price of one piece, without tiers and promotions. */
  percent: numeric('percent', { precision: 6, scale: 2, mode: 'number' }).notNull(),
  /** Name of the step that prices are rounded to. */
  rounding: text('rounding').$type<Rounding>().notNull().default('cent'),
})
