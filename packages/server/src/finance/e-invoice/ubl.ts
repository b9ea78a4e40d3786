/** An invoice or a credit note in UBL 2.1, after EN 16931 and Peppol BIS Billing 3. The order of elements is that of the schema. */
import type {
  DocumentAmount,
  EInvoice,
  EInvoiceLine,
  EInvoiceVatGroup,
  Identifier,
  PostalAddress,
  VatRate,
} from '../../invoice-rules/e-invoice'
import { amountText, decimalText } from './decimals'
import { element, group, optional, writeXml, type XmlChild, type XmlElement } from './xml'

const SCHEMA = 'urn:oasis:names:specification:ubl:schema:xsd:'
/** GTIN, of ISO 6523. */
const GTIN = '0160'
/** Stands where there is a number of ours and none of the buyer's: the schema wants one. */
const NO_ORDER_NUMBER = 'NA'

export function writeUbl(invoice: EInvoice): Buffer {
  const isCredit = invoice.kind === 'credit'
  const name = isCredit ? 'CreditNote' : 'Invoice'
  const { payment, currency } = invoice
  return writeXml(
    element(
      name,
      [
        element('cbc:CustomizationID', invoice.profile),
        optional('cbc:ProfileID', invoice.process),
        element('cbc:ID', invoice.number),
        element('cbc:IssueDate', invoice.issueDate),
        isCredit ? undefined : optional('cbc:DueDate', invoice.dueDate),
        isCredit ? element('cbc:CreditNoteTypeCode', '381') : element('cbc:InvoiceTypeCode', '380'),
        ...invoice.notes.map(({ code, text }) => element('cbc:Note', code ? `#${code}#${text}` : text)),
        element('cbc:DocumentCurrencyCode', currency),
        optional('cbc:BuyerReference', invoice.buyerReference),
        element('cac:OrderReference', [
          element('cbc:ID', invoice.orderNumber ?? NO_ORDER_NUMBER),
          optional('cbc:SalesOrderID', invoice.ourOrder),
        ]),
        invoice.preceding &&
          element('cac:BillingReference', [
            element('cac:InvoiceDocumentReference', [
              optional('cbc:ID', invoice.preceding.number),
              element('cbc:IssueDate', invoice.preceding.date),
            ]),
          ]),
        group('cac:DespatchDocumentReference', [optional('cbc:ID', invoice.deliveryNote.number)]),
        element('cac:AccountingSupplierParty', [party(invoice.seller, invoice.seller.legalForm)]),
        element('cac:AccountingCustomerParty', [party(invoice.buyer)]),
        element('cac:Delivery', [
          element('cbc:ActualDeliveryDate', invoice.deliveredOn),
          element('cac:DeliveryLocation', [address('cac:Address', invoice.deliverTo.address)]),
          element('cac:DeliveryParty', [element('cac:PartyName', [element('cbc:Name', invoice.deliverTo.name)])]),
        ]),
        payment &&
          element('cac:PaymentMeans', [
            element('cbc:PaymentMeansCode', payment.means),
            element('cbc:PaymentID', payment.reference),
            element('cac:PayeeFinancialAccount', [
              element('cbc:ID', payment.iban),
              optional('cbc:Name', payment.accountName),
              group('cac:FinancialInstitutionBranch', [optional('cbc:ID', payment.bic)]),
            ]),
          ]),
        group('cac:PaymentTerms', [optional('cbc:Note', invoice.terms)]),
        ...invoice.allowances.map(entry => documentAmount(entry, { isCharge: false, currency })),
        ...invoice.charges.map(entry => documentAmount(entry, { isCharge: true, currency })),
        element('cac:TaxTotal', [
          amount('cbc:TaxAmount', invoice.totals.vat, currency),
          ...invoice.groups.map(entry => taxSubtotal(entry, currency)),
        ]),
        totals(invoice),
        ...invoice.lines.map(entry => line(entry, invoice)),
      ],
      {
        xmlns: `${SCHEMA}${name}-2`,
        'xmlns:cac': `${SCHEMA}CommonAggregateComponents-2`,
        'xmlns:cbc': `${SCHEMA}CommonBasicComponents-2`,
      },
    ),
  )
}

const amount = (name: string, value: number, currency: string): XmlElement =>
  element(name, amountText(value), { currencyID: currency })
const identifier = (name: string, value: Identifier | null): XmlChild =>
  value && element(name, value.id, { schemeID: value.scheme })
const VAT = element('cac:TaxScheme', [element('cbc:ID', 'VAT')])

function party(
  { name, identifier: id, legalId, vatId, electronicAddress, address: place, contact }: EInvoice['buyer' | 'seller'],
  legalForm = '',
): XmlElement {
  return element('cac:Party', [
    identifier('cbc:EndpointID', electronicAddress),
    group('cac:PartyIdentification', [identifier('cbc:ID', id)]),
    element('cac:PartyName', [element('cbc:Name', name)]),
    address('cac:PostalAddress', place),
    vatId ? element('cac:PartyTaxScheme', [element('cbc:CompanyID', vatId), VAT]) : undefined,
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', name),
      identifier('cbc:CompanyID', legalId),
      optional('cbc:CompanyLegalForm', legalForm),
    ]),
    contact &&
      group('cac:Contact', [
        optional('cbc:Name', contact.name),
        optional('cbc:Telephone', contact.phone),
        optional('cbc:ElectronicMail', contact.email),
      ]),
  ])
}

const address = (name: string, { street, line2, city, postCode, region, country }: PostalAddress): XmlElement =>
  element(name, [
    optional('cbc:StreetName', street),
    optional('cbc:AdditionalStreetName', line2),
    optional('cbc:CityName', city),
    optional('cbc:PostalZone', postCode),
    optional('cbc:CountrySubentity', region),
    element('cac:Country', [element('cbc:IdentificationCode', country)]),
  ])

/** @param reasons of a VAT group without tax */
const taxCategory = (name: string, { category, rate }: VatRate, reasons: readonly XmlChild[] = []): XmlElement =>
  element(name, [
    element('cbc:ID', category),
    rate === null ? undefined : element('cbc:Percent', decimalText(rate)),
    ...reasons,
    VAT,
  ])

function documentAmount(entry: DocumentAmount, { isCharge, currency }: { isCharge: boolean; currency: string }) {
  return element('cac:AllowanceCharge', [
    element('cbc:ChargeIndicator', String(isCharge)),
    optional('cbc:AllowanceChargeReasonCode', entry.reasonCode),
    optional('cbc:AllowanceChargeReason', entry.reason),
    amount('cbc:Amount', entry.amount, currency),
    taxCategory('cac:TaxCategory', entry),
  ])
}

const taxSubtotal = (entry: EInvoiceVatGroup, currency: string): XmlElement =>
  element('cac:TaxSubtotal', [
    amount('cbc:TaxableAmount', entry.taxable, currency),
    amount('cbc:TaxAmount', entry.tax, currency),
    taxCategory('cac:TaxCategory', entry, [
      optional('cbc:TaxExemptionReasonCode', entry.reasonCode),
      optional('cbc:TaxExemptionReason', entry.reason),
    ]),
  ])

function totals({ totals: sums, currency, allowances, charges }: EInvoice): XmlElement {
  const sum = (name: string, value: number) => amount(`cbc:${name}`, value, currency)
  return element('cac:LegalMonetaryTotal', [
    sum('LineExtensionAmount', sums.lines),
    sum('TaxExclusiveAmount', sums.net),
    sum('TaxInclusiveAmount', sums.gross),
    allowances.length > 0 && sum('AllowanceTotalAmount', sums.allowances),
    charges.length > 0 && sum('ChargeTotalAmount', sums.charges),
    sums.paid !== 0 && sum('PrepaidAmount', sums.paid),
    sum('PayableAmount', sums.due),
  ])
}

function line(entry: EInvoiceLine, { kind, currency }: EInvoice): XmlElement {
  const [name, quantity] =
    kind === 'credit' ? ['cac:CreditNoteLine', 'cbc:CreditedQuantity'] : ['cac:InvoiceLine', 'cbc:InvoicedQuantity']
  const price = (priceName: string, value: number) => element(priceName, decimalText(value), { currencyID: currency })
  return element(name, [
    element('cbc:ID', entry.id),
    element(quantity, String(entry.quantity), { unitCode: entry.unit || null }),
    amount('cbc:LineExtensionAmount', entry.net, currency),
    element('cac:Item', [
      optional('cbc:Description', entry.description),
      element('cbc:Name', entry.name),
      group('cac:BuyersItemIdentification', [optional('cbc:ID', entry.buyerSku)]),
      group('cac:SellersItemIdentification', [optional('cbc:ID', entry.sku)]),
      group('cac:StandardItemIdentification', [optional('cbc:ID', entry.gtin, { schemeID: GTIN })]),
      taxCategory('cac:ClassifiedTaxCategory', entry),
    ]),
    element('cac:Price', [
      price('cbc:PriceAmount', entry.netPrice),
      element('cbc:BaseQuantity', '1', { unitCode: entry.unit }),
      entry.discount !== 0 &&
        element('cac:AllowanceCharge', [
          element('cbc:ChargeIndicator', 'false'),
          price('cbc:Amount', entry.discount),
          price('cbc:BaseAmount', entry.grossPrice),
        ]),
    ]),
  ])
}
