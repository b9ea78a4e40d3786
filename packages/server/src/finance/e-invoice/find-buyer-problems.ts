/** What in the data of a company, or in an address that it gave, would keep an invoice from being issued. */

import { dayIn, invoiceSums } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import { activityTexts } from '../../account/activity.texts'
import type { Database } from '../../db/database'
import { customers, type InvoiceSnapshot, orgSites, sellers } from '../../db/schema'
import type { InvoiceOutline } from '../../orders/order-hooks.types'
import { paperLanguage } from '../../pdf/paper-language'
import { languageOf } from '../../texts/language'
import { type LocalizedMessage, localize, type TextOf } from '../../texts/localize'
import { financeRefusals } from '../finance-refusals.texts'
import { formatsOf } from '../invoice-formats'
import { buyerOf, sellerOf } from '../parties'
import { findBrokenRules } from './assert-may-be-issued'

const TEXTS = [financeRefusals, activityTexts] as const

/** Fields of the model that a company fills, by the word that it knows them by; the first that fits counts. */
const FIELDS: readonly (readonly [prefix: string, TextOf<typeof TEXTS>])[] = [
  ['buyer.vatId', 'vatNumber'],
  ['buyer.taxCode', 'taxCode'],
  ['buyer.sdi', 'sdi'],
  ['buyer.pec', 'pec'],
  ['buyer.legalId', 'registrationNumber'],
  ['buyer.electronicAddress', 'electronicAddress'],
  ['buyer.name', 'companyName'],
  ['buyer.', 'billingAddress'],
  ['deliverTo.', 'shippingAddress'],
]

/**
 * The rules are those of the invoice. Its lines and sums are the shop's own, so one line stands for all of them.
 * @returns names of the fields; none when the invoice can be issued
 */
export async function findBuyerProblems(db: Database, outline: InvoiceOutline, now: Date): Promise<LocalizedMessage[]> {
  const [found] = await db
    .select({ seller: sellers, customer: customers })
    .from(customers)
    .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))
    .innerJoin(sellers, eq(sellers.orgId, orgSites.orgId))
    .where(eq(customers.custId, outline.custId))
  // A site without a seller issues no invoices.
  if (!found) return []
  const paths = findBrokenRules(snapshotOf(outline, found, now)).map(({ path }) => path)
  const names = new Set(paths.flatMap(path => FIELDS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? []))
  return [...names].map(name => localize(TEXTS, name))
}

function snapshotOf(
  { language, currency, vat, billTo, shipTo, poNo }: InvoiceOutline,
  found: { seller: typeof sellers.$inferSelect; customer: typeof customers.$inferSelect },
  now: Date,
): InvoiceSnapshot {
  const seller = sellerOf(found.seller, paperLanguage(language, found.seller.countryIso2))
  const buyer = buyerOf(found.customer, billTo)
  const day = dayIn(found.seller.timeZone, now)
  const lines = [
    {
      lineId: 0,
      number: '-',
      barcode: '',
      oemCode: '',
      custNumber: null,
      name: '-',
      brandName: '',
      qty: 1,
      before: 0,
      unitPrice: 1,
      discountPrice: null,
      net: 1,
      ...vat,
    },
  ]
  const sums = invoiceSums({ lines, allowances: [], charges: [] })
  return {
    kind: 'invoice',
    invoiceNo: `IN-${found.seller.code}-${day.slice(2, 4)}-000000`,
    issuedAt: now.toISOString(),
    formats: formatsOf({ seller, buyer, currency, sums }),
    invoiceDate: day,
    dueDate: day,
    termsDays: 0,
    currency,
    language: languageOf(language),
    seller,
    buyer,
    shipTo,
    orderNo: '-',
    soNo: '-',
    poNo,
    orderDate: day,
    shipment: '-',
    deliveryDate: day,
    corrects: null,
    lines,
    allowances: [],
    charges: [],
    sums,
  }
}
