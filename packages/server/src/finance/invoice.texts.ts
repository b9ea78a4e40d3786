/** Words of invoices and credit notes. */
import type { Language } from '@cartwright/core/contract'

export interface InvoiceTexts {
  invoice: string
  creditNote: string
  invoiceNo: string
  creditNo: string
  date: string
  due: string
  delivered: string
  customerNo: string
  vatNo: string
  ourVatNo: string
  registrationNo: string
  shipment: string
  /** `{number}`, `{day}` */
  corrects: string
  vatRate: string
  taxable: string
  vat: string
  net: string
  coupon: string
  freight: string
  handling: string
  restocking: string
  returnFreight: string
  grandTotal: string
  /** `{days}`, `{day}` */
  payable: string
  creditUse: string
  bank: string
  reference: string
}

export const INVOICE_TEXTS: Record<Language, InvoiceTexts> = {
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    invoiceNo: 'Invoice number',
    creditNo: 'Credit note number',
    date: 'Date',
    due: 'Due',
    delivered: 'Date of supply',
    customerNo: 'Customer number',
    vatNo: 'Your VAT number',
    ourVatNo: 'VAT number',
    registrationNo: 'Company register',
    shipment: 'Delivery note',
    corrects: 'Corrects invoice {number} of {day}',
    vatRate: 'VAT rate',
    taxable: 'Taxable amount',
    vat: 'VAT',
    net: 'Net amount',
    coupon: 'Discount',
    freight: 'Shipping',
    handling: 'Handling',
    restocking: 'Restocking fee',
    returnFreight: 'Return freight',
    grandTotal: 'Total',
    payable: 'Payable within {days} days, by {day}.',
    creditUse: 'We set this amount off against open invoices.',
    bank: 'Bank',
    reference: 'Payment reference',
  },
  de: {
    invoice: 'Rechnung',
    creditNote: 'Gutschrift',
    invoiceNo: 'Rechnungsnummer',
    creditNo: 'Gutschriftnummer',
    date: 'Datum',
    due: 'Fällig am',
    delivered: 'Lieferdatum',
    customerNo: 'Kundennummer',
    vatNo: 'Ihre USt-IdNr.',
    ourVatNo: 'USt-IdNr.',
    registrationNo: 'Handelsregister',
    shipment: 'Lieferschein',
    corrects: 'Berichtigt Rechnung {number} vom {day}',
    vatRate: 'Steuersatz',
    taxable: 'Nettobetrag',
    vat: 'MwSt.',
    net: 'Nettobetrag',
    coupon: 'Rabatt',
    freight: 'Versandkosten',
    handling: 'Bearbeitung',
    restocking: 'Wiedereinlagerungsgebühr',
    returnFreight: 'Rückfracht',
    grandTotal: 'Gesamtbetrag',
    payable: 'Zahlbar innerhalb von {days} Tagen, bis {day}.',
    creditUse: 'Wir verrechnen diesen Betrag mit offenen Rechnungen.',
    bank: 'Bank',
    reference: 'Verwendungszweck',
  },
  fr: {
    invoice: 'Facture',
    creditNote: 'Avoir',
    invoiceNo: 'Numéro de facture',
    creditNo: 'Numéro d’avoir',
    date: 'Date',
    due: 'Échéance',
    delivered: 'Date de livraison',
    customerNo: 'Numéro de client',
    vatNo: 'Votre n° de TVA',
    ourVatNo: 'N° de TVA',
    registrationNo: 'Registre du commerce',
    shipment: 'Bon de livraison',
    corrects: 'Rectifie la facture {number} du {day}',
    vatRate: 'Taux de TVA',
    taxable: 'Base imposable',
    vat: 'TVA',
    net: 'Montant net',
    coupon: 'Remise',
    freight: 'Frais de port',
    handling: 'Frais de traitement',
    restocking: 'Frais de remise en stock',
    returnFreight: 'Port retour',
    grandTotal: 'Total',
    payable: 'Payable sous {days} jours, au plus tard le {day}.',
    creditUse: 'Ce montant est déduit de vos factures ouvertes.',
    bank: 'Banque',
    reference: 'Référence de paiement',
  },
  it: {
    invoice: 'Fattura',
    creditNote: 'Nota di credito',
    invoiceNo: 'Numero fattura',
    creditNo: 'Numero nota di credito',
    date: 'Data',
    due: 'Scadenza',
    delivered: 'Data di consegna',
    customerNo: 'Numero cliente',
    vatNo: 'Vostra partita IVA',
    ourVatNo: 'Partita IVA',
    registrationNo: 'Registro imprese',
    shipment: 'DDT',
    corrects: 'Rettifica la fattura {number} del {day}',
    vatRate: 'Aliquota IVA',
    taxable: 'Imponibile',
    vat: 'IVA',
    net: 'Importo netto',
    coupon: 'Sconto',
    freight: 'Spese di spedizione',
    handling: 'Spese di gestione',
    restocking: 'Spese di reintegro a magazzino',
    returnFreight: 'Trasporto di reso',
    grandTotal: 'Totale',
    payable: 'Pagabile entro {days} giorni, entro il {day}.',
    creditUse: 'Questo importo viene compensato con le fatture aperte.',
    bank: 'Banca',
    reference: 'Causale',
  },
  pl: {
    invoice: 'Faktura',
    creditNote: 'Faktura korygująca',
    invoiceNo: 'Numer faktury',
    creditNo: 'Numer korekty',
    date: 'Data',
    due: 'Termin płatności',
    delivered: 'Data dostawy',
    customerNo: 'Numer klienta',
    vatNo: 'Twój numer VAT',
    ourVatNo: 'NIP',
    registrationNo: 'Rejestr przedsiębiorców',
    shipment: 'Dokument WZ',
    corrects: 'Koryguje fakturę {number} z dnia {day}',
    vatRate: 'Stawka VAT',
    taxable: 'Podstawa',
    vat: 'VAT',
    net: 'Kwota netto',
    coupon: 'Rabat',
    freight: 'Wysyłka',
    handling: 'Opłata manipulacyjna',
    restocking: 'Opłata za ponowne przyjęcie',
    returnFreight: 'Transport zwrotny',
    grandTotal: 'Razem',
    payable: 'Płatne w ciągu {days} dni, do {day}.',
    creditUse: 'Kwotę rozliczamy z otwartymi fakturami.',
    bank: 'Bank',
    reference: 'Tytuł płatności',
  },
  zh: {
    invoice: '发票',
    creditNote: '贷项通知单',
    invoiceNo: '发票号',
    creditNo: '贷项通知单号',
    date: '日期',
    due: '到期日',
    delivered: '交货日期',
    customerNo: '客户编号',
    vatNo: '您的增值税号',
    ourVatNo: '增值税号',
    registrationNo: '公司注册号',
    shipment: '送货单',
    corrects: '更正 {day} 的发票 {number}',
    vatRate: '税率',
    taxable: '应税金额',
    vat: '增值税',
    net: '净额',
    coupon: '折扣',
    freight: '运费',
    handling: '手续费',
    restocking: '重新入库费',
    returnFreight: '退货运费',
    grandTotal: '总计',
    payable: '请在 {days} 天内付款，最迟 {day}。',
    creditUse: '此金额将冲抵未结发票。',
    bank: '银行',
    reference: '付款附言',
  },
}
