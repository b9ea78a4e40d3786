/** Invoices and what is open of them. */
import type { EInvoiceFormat, Language } from '@cartwright/core/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { foldedNumber } from '../folded-number'
import { bytes, moment, money } from './columns'
import { accounts, customers } from './customers'
import type { InvoiceSnapshot, SellerRegisters } from './invoice-snapshot'
import { orders } from './orders'
import { shipments } from './shipments'
import { orgSites } from './sites'

/** The legal person that invoices for a site. */
export const sellers = pgTable('sellers', {
  sellerId: serial('seller_id').primaryKey(),
  orgId: integer('org_id')
    .notNull()
    .unique()
    .references(() => orgSites.orgId),
  /** Stands in the numbers of its invoices, such as `NL`. */
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  address1: text('address1').notNull(),
  postcode: text('postcode').notNull(),
  city: text('city').notNull(),
  state: text('state').notNull().default(''),
  countryIso2: text('country_iso2').notNull(),
  vat: text('vat').notNull().default(''),
  /** Number in the register of companies, with the name of the register. */
  registrationNo: text('registration_no').notNull().default(''),
  registers: jsonb('registers').$type<SellerRegisters>().notNull().default({}),
  /** Electronic address: scheme of the EAS list, and the address in it. */
  peppolScheme: text('peppol_scheme').notNull().default(''),
  peppolId: text('peppol_id').notNull().default(''),
  bank: text('bank').notNull().default(''),
  iban: text('iban').notNull().default(''),
  bic: text('bic').notNull().default(''),
  contact: text('contact').notNull().default(''),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  /** What the law wants on invoices, by language. */
  notes: jsonb('notes').$type<Partial<Record<Language, string>>>().notNull().default({}),
  /** IANA name: its invoices are of the day it is there. */
  timeZone: text('time_zone').notNull(),
  /** Goods that leave are invoiced at once. */
  invoiceOnShip: boolean('invoice_on_ship').notNull().default(true),
})

/** The next number of each series: a row and no sequence, so that an invoice that is not written leaves no gap. */
export const numberRanges = pgTable(
  'number_ranges',
  {
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.sellerId),
    kind: text('kind').notNull(),
    year: smallint('year').notNull(),
    next: integer('next').notNull().default(1),
  },
  table => [primaryKey({ columns: [table.sellerId, table.kind, table.year] })],
)

/** Invoices and credit notes as they were issued: a trigger refuses every change. */
export const invoices = pgTable(
  'invoices',
  {
    invoiceId: serial('invoice_id').primaryKey(),
    invoiceNo: text('invoice_no').notNull().unique(),
    kind: text('kind').$type<'invoice' | 'credit'>().notNull(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.sellerId),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId),
    shipmentId: integer('shipment_id').references(() => shipments.shipmentId),
    /** The invoice that a credit note corrects. */
    correctsId: integer('corrects_id').references((): AnyPgColumn => invoices.invoiceId),
    /** Everything that is printed. */
    snapshot: jsonb('snapshot').$type<InvoiceSnapshot>().notNull(),
    /** SHA-256 of `snapshot`, in hexadecimal. */
    snapshotHash: text('snapshot_hash').notNull(),
    createTime: moment('create_time').notNull(),
  },
  table => [
    uniqueIndex('invoices_shipment').on(table.shipmentId).where(sql`${table.kind} = 'invoice'`),
    index('invoices_order').on(table.orderId),
    index('invoices_corrects').on(table.correctsId),
    check('invoices_kind', sql`(${table.kind} = 'credit') = (${table.correctsId} is not null)`),
  ],
)

/** Money that a company has paid. */
export const payments = pgTable(
  'payments',
  {
    paymentId: serial('payment_id').primaryKey(),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    /** As on the bank statement: the same payment is booked once. */
    reference: text('reference').notNull(),
    day: date('day').notNull(),
    amount: money('amount').notNull(),
    createTime: moment('create_time').notNull(),
  },
  table => [
    unique('payments_reference').on(table.custId, table.reference),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
)

/** The number of an entry and of the purchase order, folded, a line for each, as the index of the search has them. */
export const numbersOfEntry = foldedNumber(sql`(number || chr(10) || po_no)`)

/**
 * What a company owes and what it is owed: one row for each invoice, each credit note, and what is left of a payment. Amounts of the last
 * two are below zero. Only matches change `paid`, `balance` and `status`.
 */
export const receivables = pgTable(
  'receivables',
  {
    receivableId: serial('receivable_id').primaryKey(),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    type: text('type').$type<'invoice' | 'credit'>().notNull(),
    invoiceId: integer('invoice_id')
      .unique()
      .references(() => invoices.invoiceId),
    paymentId: integer('payment_id')
      .unique()
      .references(() => payments.paymentId),
    /** Number of the invoice or credit note, or reference of the payment. */
    number: text('number').notNull(),
    invoiceDate: date('invoice_date').notNull(),
    dueDate: date('due_date').notNull(),
    orderId: integer('order_id').references(() => orders.orderId),
    /** Who placed the order: sub-accounts see what they ordered. */
    accountId: integer('account_id').references(() => accounts.accountId),
    poNo: text('po_no').notNull().default(''),
    currency: text('currency').notNull(),
    amount: money('amount').notNull(),
    paid: money('paid').notNull().default(0),
    balance: money('balance').notNull(),
    status: text('status').$type<'open' | 'cleared'>().notNull(),
  },
  table => [
    index('receivables_due').on(table.custId, table.status, table.dueDate),
    index('receivables_newest').on(table.custId, table.invoiceDate, table.receivableId),
    index('receivables_order').on(table.orderId),
    index('receivables_numbers').using('gin', sql`(${numbersOfEntry}) gin_trgm_ops`),
    check('receivables_balance', sql`${table.balance} = ${table.amount} - ${table.paid}`),
    check('receivables_status', sql`(${table.status} = 'cleared') = (${table.balance} = 0)`),
    // Nothing is paid beyond its amount, and a credit not used beyond it.
    check(
      'receivables_paid',
      sql`(${table.amount} >= 0 and ${table.paid} between 0 and ${table.amount}) or (${table.amount} < 0 and ${table.paid} between ${table.amount} and 0)`,
    ),
    check('receivables_source', sql`(${table.invoiceId} is null) <> (${table.paymentId} is null)`),
  ],
)

/**
 * What the entries of a company come to. A trigger writes it with each change of `receivables`, so that sums of all entries and the aging do
 * not read every entry: a year has 365 days, however many invoices there are.
 */
export const receivableSums = pgTable(
  'receivable_sums',
  {
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    currency: text('currency').notNull(),
    type: text('type').$type<'invoice' | 'credit'>().notNull(),
    status: text('status').$type<'open' | 'cleared'>().notNull(),
    dueDate: date('due_date').notNull(),
    entries: integer('entries').notNull(),
    amount: money('amount').notNull(),
    balance: money('balance').notNull(),
  },
  table => [primaryKey({ columns: [table.custId, table.currency, table.type, table.status, table.dueDate] })],
)

/** What a company was reminded of: each step of an invoice once. */
export const reminders = pgTable(
  'reminders',
  {
    receivableId: integer('receivable_id')
      .notNull()
      .references(() => receivables.receivableId, { onDelete: 'cascade' }),
    /** Days that the invoice was overdue at least. */
    step: smallint('step').notNull(),
    createTime: moment('create_time').notNull(),
  },
  table => [primaryKey({ columns: [table.receivableId, table.step] })],
)

/** Which payment or credit clears how much of which invoice. */
export const matches = pgTable(
  'matches',
  {
    matchId: serial('match_id').primaryKey(),
    paymentId: integer('payment_id').references(() => payments.paymentId),
    /** A credit note, or what was left of a payment. */
    creditId: integer('credit_id').references(() => receivables.receivableId),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => receivables.receivableId),
    day: date('day').notNull(),
    amount: money('amount').notNull(),
  },
  table => [
    index('matches_invoice').on(table.invoiceId),
    index('matches_credit').on(table.creditId),
    check('matches_amount', sql`${table.amount} > 0`),
    check('matches_source', sql`(${table.paymentId} is null) <> (${table.creditId} is null)`),
  ],
)

/** Documents as they were sent: a trigger refuses every change. */
export const storedFiles = pgTable(
  'stored_files',
  {
    fileId: serial('file_id').primaryKey(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.invoiceId),
    /** `pdf`, or a format of electronic invoices. */
    format: text('format').notNull(),
    mediaType: text('media_type').notNull(),
    name: text('name').notNull(),
    /** Of `content`, in hexadecimal. */
    sha256: text('sha256').notNull(),
    content: bytes('content').notNull(),
    createTime: moment('create_time').notNull(),
  },
  table => [unique('stored_files_format').on(table.invoiceId, table.format)],
)

/** What a network has answered about an electronic invoice that was sent through it. Rows are added only. */
export const transmissions = pgTable(
  'transmissions',
  {
    transmissionId: serial('transmission_id').primaryKey(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.invoiceId),
    format: text('format').$type<EInvoiceFormat>().notNull(),
    status: text('status').$type<TransmissionStatus>().notNull(),
    /** Number that the network gave the invoice, such as that of KSeF. */
    networkId: text('network_id').notNull().default(''),
    /** What the network says about it. */
    message: text('message').notNull().default(''),
    createTime: moment('create_time').notNull(),
  },
  table => [index('transmissions_invoice').on(table.invoiceId)],
)

export const TRANSMISSION_STATUSES = ['sent', 'accepted', 'rejected'] as const
export type TransmissionStatus = (typeof TRANSMISSION_STATUSES)[number]
