/** An invoice or a credit note in CII D16B, the XML of Factur-X at the level EN 16931. The order of elements is that of the schema. */
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

const UNECE = 'urn:un:unece:uncefact:data:standard'
/** GTIN, of ISO 6523. */
const GTIN = '0160'
/** How days are written: `yyyyMMdd`. */
const DAY = '102'

export function writeCii(invoice: EInvoice): Buffer {
  return writeXml(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          group('ram:BusinessProcessSpecifiedDocumentContextParameter', [optional('ram:ID', invoice.process)]),
          element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', invoice.profile)]),
        ]),
        element('rsm:ExchangedDocument', [
          element('ram:ID', invoice.number),
          element('ram:TypeCode', invoice.kind === 'credit' ? '381' : '380'),
          dateTime('ram:IssueDateTime', invoice.issueDate),
          ...invoice.notes.map(({ code, text }) =>
            element('ram:IncludedNote', [element('ram:Content', text), optional('ram:SubjectCode', code)]),
          ),
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          ...invoice.lines.map(line),
          agreement(invoice),
          delivery(invoice),
          settlement(invoice),
        ]),
      ],
      {
        'xmlns:rsm': `${UNECE}:CrossIndustryInvoice:100`,
        'xmlns:ram': `${UNECE}:ReusableAggregateBusinessInformationEntity:100`,
        'xmlns:udt': `${UNECE}:UnqualifiedDataType:100`,
        'xmlns:qdt': `${UNECE}:QualifiedDataType:100`,
      },
    ),
  )
}

const dateTime = (name: string, day: string, type = 'udt'): XmlElement =>
  element(name, [element(`${type}:DateTimeString`, day.replaceAll('-', ''), { format: DAY })])
const indicator = (value: boolean): XmlElement =>
  element('ram:ChargeIndicator', [element('udt:Indicator', String(value))])
const reference = (name: string, number: string | null): XmlChild =>
  group(name, [optional('ram:IssuerAssignedID', number)])

/** The schema puts other elements of a VAT group between those of its category. */
const tax = (name: string, { category, rate }: VatRate, { before = [], between = [], after = [] }: TaxParts = {}) =>
  element(name, [
    ...before,
    element('ram:TypeCode', 'VAT'),
    ...between,
    element('ram:CategoryCode', category),
    ...after,
    rate === null ? undefined : element('ram:RateApplicablePercent', decimalText(rate)),
  ])
interface TaxParts {
  before?: readonly XmlChild[]
  between?: readonly XmlChild[]
  after?: readonly XmlChild[]
}

function line(entry: EInvoiceLine): XmlElement {
  const price = (name: string, value: number, more: readonly XmlChild[] = []) =>
    element(name, [
      element('ram:ChargeAmount', decimalText(value)),
      element('ram:BasisQuantity', '1', { unitCode: entry.unit }),
      ...more,
    ])
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', entry.id)]),
    element('ram:SpecifiedTradeProduct', [
      optional('ram:GlobalID', entry.gtin, { schemeID: GTIN }),
      optional('ram:SellerAssignedID', entry.sku),
      optional('ram:BuyerAssignedID', entry.buyerSku),
      element('ram:Name', entry.name),
      optional('ram:Description', entry.description),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      entry.discount !== 0 &&
        price('ram:GrossPriceProductTradePrice', entry.grossPrice, [
          element('ram:AppliedTradeAllowanceCharge', [
            indicator(false),
            element('ram:ActualAmount', decimalText(entry.discount)),
          ]),
        ]),
      price('ram:NetPriceProductTradePrice', entry.netPrice),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', String(entry.quantity), { unitCode: entry.unit }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      tax('ram:ApplicableTradeTax', entry),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', amountText(entry.net)),
      ]),
    ]),
  ])
}

const agreement = (invoice: EInvoice): XmlElement =>
  element('ram:ApplicableHeaderTradeAgreement', [
    optional('ram:BuyerReference', invoice.buyerReference),
    party('ram:SellerTradeParty', invoice.seller, invoice.seller.legalForm),
    party('ram:BuyerTradeParty', invoice.buyer),
    reference('ram:SellerOrderReferencedDocument', invoice.ourOrder),
    reference('ram:BuyerOrderReferencedDocument', invoice.orderNumber),
  ])

function party(
  name: string,
  { name: company, identifier, legalId, vatId, electronicAddress, address, contact }: EInvoice['buyer' | 'seller'],
  legalForm = '',
): XmlElement {
  const id = (idName: string, value: Identifier | null): XmlChild =>
    value && element(idName, value.id, { schemeID: value.scheme })
  return element(name, [
    identifier && id(identifier.scheme ? 'ram:GlobalID' : 'ram:ID', identifier),
    element('ram:Name', company),
    optional('ram:Description', legalForm),
    legalId && element('ram:SpecifiedLegalOrganization', [id('ram:ID', legalId)]),
    contact &&
      group('ram:DefinedTradeContact', [
        optional('ram:PersonName', contact.name),
        group('ram:TelephoneUniversalCommunication', [optional('ram:CompleteNumber', contact.phone)]),
        group('ram:EmailURIUniversalCommunication', [optional('ram:URIID', contact.email)]),
      ]),
    postalAddress(address),
    electronicAddress && element('ram:URIUniversalCommunication', [id('ram:URIID', electronicAddress)]),
    vatId ? element('ram:SpecifiedTaxRegistration', [element('ram:ID', vatId, { schemeID: 'VA' })]) : undefined,
  ])
}

const postalAddress = ({ street, line2, city, postCode, region, country }: PostalAddress): XmlElement =>
  element('ram:PostalTradeAddress', [
    optional('ram:PostcodeCode', postCode),
    optional('ram:LineOne', street),
    optional('ram:LineTwo', line2),
    optional('ram:CityName', city),
    element('ram:CountryID', country),
    optional('ram:CountrySubDivisionName', region),
  ])

const delivery = ({ deliverTo, deliveredOn, deliveryNote }: EInvoice): XmlElement =>
  element('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ShipToTradeParty', [element('ram:Name', deliverTo.name), postalAddress(deliverTo.address)]),
    element('ram:ActualDeliverySupplyChainEvent', [dateTime('ram:OccurrenceDateTime', deliveredOn)]),
    reference('ram:DespatchAdviceReferencedDocument', deliveryNote.number),
  ])

function settlement(invoice: EInvoice): XmlElement {
  const { payment, preceding, dueDate, terms } = invoice
  return element('ram:ApplicableHeaderTradeSettlement', [
    optional('ram:PaymentReference', payment?.reference),
    element('ram:InvoiceCurrencyCode', invoice.currency),
    payment &&
      element('ram:SpecifiedTradeSettlementPaymentMeans', [
        element('ram:TypeCode', payment.means),
        element('ram:PayeePartyCreditorFinancialAccount', [
          element('ram:IBANID', payment.iban),
          optional('ram:AccountName', payment.accountName),
        ]),
        group('ram:PayeeSpecifiedCreditorFinancialInstitution', [optional('ram:BICID', payment.bic)]),
      ]),
    ...invoice.groups.map(vatGroup),
    ...invoice.allowances.map(entry => documentAmount(entry, false)),
    ...invoice.charges.map(entry => documentAmount(entry, true)),
    group('ram:SpecifiedTradePaymentTerms', [
      optional('ram:Description', terms),
      dueDate !== null && dateTime('ram:DueDateDateTime', dueDate),
    ]),
    totals(invoice),
    preceding &&
      element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', preceding.number),
        dateTime('ram:FormattedIssueDateTime', preceding.date, 'qdt'),
      ]),
  ])
}

const vatGroup = (entry: EInvoiceVatGroup): XmlElement =>
  tax('ram:ApplicableTradeTax', entry, {
    before: [element('ram:CalculatedAmount', amountText(entry.tax))],
    between: [optional('ram:ExemptionReason', entry.reason), element('ram:BasisAmount', amountText(entry.taxable))],
    after: [optional('ram:ExemptionReasonCode', entry.reasonCode)],
  })

const documentAmount = (entry: DocumentAmount, isCharge: boolean): XmlElement =>
  element('ram:SpecifiedTradeAllowanceCharge', [
    indicator(isCharge),
    element('ram:ActualAmount', amountText(entry.amount)),
    optional('ram:ReasonCode', entry.reasonCode),
    optional('ram:Reason', entry.reason),
    tax('ram:CategoryTradeTax', entry),
  ])

function totals({ totals: sums, currency, allowances, charges }: EInvoice): XmlElement {
  const sum = (name: string, value: number) => element(`ram:${name}`, amountText(value))
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    sum('LineTotalAmount', sums.lines),
    charges.length > 0 && sum('ChargeTotalAmount', sums.charges),
    allowances.length > 0 && sum('AllowanceTotalAmount', sums.allowances),
    sum('TaxBasisTotalAmount', sums.net),
    element('ram:TaxTotalAmount', amountText(sums.vat), { currencyID: currency }),
    sum('GrandTotalAmount', sums.gross),
    sums.paid !== 0 && sum('TotalPrepaidAmount', sums.paid),
    sum('DuePayableAmount', sums.due),
  ])
}
