/** An invoice or a credit note as FatturaPA FPR12, version 1.2.3. The order of elements is that of the schema. */
import type {
  DocumentAmount,
  EInvoice,
  EInvoiceBuyer,
  EInvoiceLine,
  EInvoiceVatGroup,
  PostalAddress,
  VatRate,
} from '../../invoice-rules/e-invoice'
import { toLatin1 } from '../../invoice-rules/latin-text'
import { NATURE } from '../../invoice-rules/national-codes'
import { amountText, decimalText } from './decimals'
import { element, group, optional, writeXml, type XmlChild, type XmlElement } from './xml'

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2'
const VERSION = 'FPR12'
/** Who has no code gets the file in the area of the tax office, or at a certified mail address. */
const NO_CODE = '0000000'
const ABROAD = 'XXXXXXX'
/** Stands for a number where a buyer outside the EU has none. */
const NO_VAT_NUMBER = 'OO99999999999'
const NO_POSTCODE = '00000'
const CAUSE_CHARS = 200
const REFERENCE_CHARS = 20

export function writeFatturaPa(invoice: EInvoice): Buffer {
  return writeXml(
    element('p:FatturaElettronica', [header(invoice), body(invoice)], { versione: VERSION, 'xmlns:p': NAMESPACE }),
  )
}

/** SdI wants a name that the sender uses once: kind, year and running number of the document in five characters. */
export function fatturaPaName({ number, kind, seller }: EInvoice): string {
  const [, year = '0', running = '0'] = /-(\d+)-(\d+)$/.exec(number) ?? []
  const series = (Number(year) % 10) * 2 + (kind === 'credit' ? 1 : 0)
  const progressive = (series * 1_000_000 + Number(running)).toString(36).toUpperCase().padStart(5, '0')
  return `${seller.vatId ?? ''}_${progressive}.xml`
}

const latin = (text: string, chars: number): string => (toLatin1(text) ?? '').slice(0, chars).trim()

function header({ number, kind, seller, buyer }: EInvoice): XmlElement {
  const isHome = buyer.address.country === 'IT'
  const code = isHome ? (buyer.sdi ?? NO_CODE) : ABROAD
  return element('FatturaElettronicaHeader', [
    element('DatiTrasmissione', [
      fiscalId('IdTrasmittente', seller.vatId),
      // Ten characters; invoices and credit notes have numbers of their own.
      element('ProgressivoInvio', `${kind === 'credit' ? 'C' : 'I'}${number.replace(/[^A-Z0-9]/gi, '').slice(-9)}`),
      element('FormatoTrasmissione', VERSION),
      element('CodiceDestinatario', code),
      code === NO_CODE && optional('PECDestinatario', buyer.pec),
    ]),
    element('CedentePrestatore', [
      element('DatiAnagrafici', [
        fiscalId('IdFiscaleIVA', seller.vatId),
        element('Anagrafica', [element('Denominazione', latin(seller.name, 80))]),
        element('RegimeFiscale', seller.taxRegime ?? 'RF01'),
      ]),
      place('Sede', seller.address),
      seller.rea &&
        element('IscrizioneREA', [
          element('Ufficio', seller.rea.office),
          element('NumeroREA', seller.rea.number),
          // Not in liquidation.
          element('StatoLiquidazione', 'LN'),
        ]),
      group('Contatti', [optional('Telefono', phone(seller.contact?.phone)), optional('Email', seller.contact?.email)]),
    ]),
    element('CessionarioCommittente', [
      element('DatiAnagrafici', [
        ...buyerIds(buyer),
        element('Anagrafica', [element('Denominazione', latin(buyer.name, 80))]),
      ]),
      place('Sede', buyer.address),
    ]),
  ])
}

const fiscalId = (name: string, vatId: string | null): XmlElement | undefined =>
  vatId ? element(name, [element('IdPaese', vatId.slice(0, 2)), element('IdCodice', vatId.slice(2))]) : undefined

function buyerIds({ vatId, taxCode, address }: EInvoiceBuyer): XmlChild[] {
  if (address.country !== 'IT') return [fiscalId('IdFiscaleIVA', vatId ?? `${address.country}${NO_VAT_NUMBER}`)]
  return [fiscalId('IdFiscaleIVA', vatId), optional('CodiceFiscale', taxCode)]
}

/** Five to twelve characters. */
function phone(text: string | undefined): string | undefined {
  const digits = (text ?? '').replace(/\D/g, '')
  return digits.length >= 5 && digits.length <= 12 ? digits : undefined
}

function place(name: string, { street, line2, city, postCode, region, country }: PostalAddress): XmlElement {
  const isHome = country === 'IT'
  return element(name, [
    element('Indirizzo', latin([street, line2].filter(Boolean).join(', '), 60)),
    element('CAP', isHome && /^\d{5}$/.test(postCode) ? postCode : NO_POSTCODE),
    element('Comune', latin(city, 60)),
    isHome && /^[A-Z]{2}$/.test(region) && element('Provincia', region),
    element('Nazione', country),
  ])
}

function body(invoice: EInvoice): XmlElement {
  return element('FatturaElettronicaBody', [
    general(invoice),
    element('DatiBeniServizi', [...lines(invoice), ...invoice.groups.map(summary)]),
    payment(invoice),
  ])
}

function general(invoice: EInvoice): XmlElement {
  const { kind, number, issueDate, currency, totals, orderNumber, preceding, deliveryNote, deliverTo } = invoice
  // Goods of the same day are invoiced at once, earlier ones later by their delivery notes.
  const isDeferred = deliveryNote.date < issueDate
  const type = kind === 'credit' ? 'TD04' : isDeferred ? 'TD24' : 'TD01'
  const order = orderNumber ? latin(orderNumber, Number.POSITIVE_INFINITY) : ''
  // A number that is cut would be another one. The schema takes no accents here.
  const fits = order.length <= REFERENCE_CHARS && /^[ -~]*$/.test(order)
  const causes = [...invoice.notes.map(({ text }) => text), ...(fits ? [] : [`Ordine ${order}`])]
  return element('DatiGenerali', [
    element('DatiGeneraliDocumento', [
      element('TipoDocumento', type),
      element('Divisa', currency),
      element('Data', issueDate),
      element('Numero', number),
      element('ImportoTotaleDocumento', amountText(totals.gross)),
      ...causes.flatMap(cause),
    ]),
    order !== '' && fits && element('DatiOrdineAcquisto', [element('IdDocumento', order)]),
    preceding &&
      element('DatiFattureCollegate', [element('IdDocumento', preceding.number), element('Data', preceding.date)]),
    kind === 'invoice' &&
      element('DatiDDT', [element('NumeroDDT', deliveryNote.number), element('DataDDT', deliveryNote.date)]),
    kind === 'invoice' && element('DatiTrasporto', [place('IndirizzoResa', deliverTo.address)]),
  ])
}

/** A text as causes of 200 characters at most. */
function cause(text: string): XmlElement[] {
  const written = latin(text, Number.POSITIVE_INFINITY)
  const parts = written.match(new RegExp(`.{1,${CAUSE_CHARS}}`, 'g')) ?? []
  return parts.map(part => element('Causale', part))
}

/** Allowances and charges of the document are lines: the format has no other place for them that is divided by VAT rate. */
function lines({ lines: sold, allowances, charges }: EInvoice): XmlElement[] {
  const extra = [
    ...allowances.map(each => ({ ...each, amount: -each.amount, type: 'SC' })),
    ...charges.map(each => ({ ...each, type: 'AC' })),
  ]
  return [
    ...sold.map((line, at) => goods(line, at + 1)),
    ...extra.map((each, at) => ofDocument(each, sold.length + at + 1)),
  ]
}

function goods(line: EInvoiceLine, number: number): XmlElement {
  return element('DettaglioLinee', [
    element('NumeroLinea', String(number)),
    code('FORN', line.sku),
    code('CLI', fitting(line.buyerSku)),
    code('EAN', line.gtin),
    element('Descrizione', latin([line.name, line.description].filter(Boolean).join(', '), 1000)),
    element('Quantita', amountText(line.quantity)),
    element('UnitaMisura', 'PZ'),
    element('PrezzoUnitario', decimalText(line.grossPrice)),
    line.discount > 0 &&
      element('ScontoMaggiorazione', [element('Tipo', 'SC'), element('Importo', decimalText(line.discount))]),
    element('PrezzoTotale', amountText(line.net)),
    ...rate(line),
  ])
}

/** A number of the buyer in other letters, or cut, would be another one: it is left out. */
const fitting = (number: string | null): string | null =>
  number !== null && /^[ -~\u00a0-\u00ff]{1,35}$/.test(number) ? number : null

const code = (type: string, value: string | null): XmlChild =>
  value !== null &&
  element('CodiceArticolo', [element('CodiceTipo', type), element('CodiceValore', value.slice(0, 35))])

const ofDocument = (each: DocumentAmount & { type: string }, number: number): XmlElement =>
  element('DettaglioLinee', [
    element('NumeroLinea', String(number)),
    element('TipoCessionePrestazione', each.type),
    element('Descrizione', latin(each.reason, 1000)),
    element('PrezzoUnitario', decimalText(each.amount)),
    element('PrezzoTotale', amountText(each.amount)),
    ...rate(each),
  ])

/** A rate of zero says why. */
const rate = ({ category, rate: percent }: VatRate): XmlChild[] => [
  element('AliquotaIVA', (percent ?? 0).toFixed(2)),
  optional('Natura', NATURE[category]),
]

const summary = (vat: EInvoiceVatGroup): XmlElement =>
  element('DatiRiepilogo', [
    ...rate(vat),
    element('ImponibileImporto', amountText(vat.taxable)),
    element('Imposta', amountText(vat.tax)),
    // Due at once.
    element('EsigibilitaIVA', 'I'),
    optional('RiferimentoNormativo', vat.reason && latin(vat.reason, 100)),
  ])

function payment({ payment: to, dueDate, totals }: EInvoice): XmlElement | undefined {
  if (!to || !dueDate) return undefined
  return element('DatiPagamento', [
    // In one sum, by transfer.
    element('CondizioniPagamento', 'TP02'),
    element('DettaglioPagamento', [
      element('ModalitaPagamento', 'MP05'),
      element('DataScadenzaPagamento', dueDate),
      element('ImportoPagamento', amountText(totals.due)),
      optional('IstitutoFinanziario', latin(to.bank, 80)),
      element('IBAN', to.iban),
      optional('BIC', to.bic),
      element('CodicePagamento', to.reference),
    ]),
  ])
}
