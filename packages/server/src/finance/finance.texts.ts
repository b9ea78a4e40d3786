/** Words of documents, mails and notifications about invoices, credit notes and payments. */
import type { AgingGroup, Language } from '@cartwright/core/contract'
import type { VatCategory } from '@cartwright/core/rules'

interface EventTexts {
  /** `{number}`, `{orderNo}` */
  title: string
  intro: string
}

export interface FinanceTexts {
  invoiceIssued: EventTexts
  creditIssued: EventTexts
  paymentBooked: EventTexts
  /** `{day}`, `{amount}` besides. */
  invoiceOverdue: EventTexts
  open: string
  attached: string
  /** `{number}` */
  questions: string
  invoice: string
  creditNote: string
  statement: string
  invoiceNo: string
  creditNo: string
  date: string
  due: string
  delivered: string
  customerNo: string
  vatNo: string
  ourVatNo: string
  registrationNo: string
  yourReference: string
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
  exempt: Record<Exclude<VatCategory, 'S'>, string>
  /** Of the statement: `{from}`, `{to}` */
  period: string
  opening: string
  closing: string
  entry: string
  amount: string
  balance: string
  payment: string
  groups: Record<AgingGroup, string>
  aging: string
}

export const FINANCE_TEXTS: Record<Language, FinanceTexts> = {
  en: {
    invoiceIssued: { title: 'Invoice {number}', intro: 'Invoice {number} for your order {orderNo} is here.' },
    creditIssued: { title: 'Credit note {number}', intro: 'Credit note {number} for your order {orderNo} is here.' },
    invoiceOverdue: {
      title: 'Invoice {number} is overdue',
      intro:
        'Invoice {number} for your order {orderNo} was due on {day}; {amount} is open. If you have paid in the meantime, please disregard this message.',
    },
    paymentBooked: { title: 'Payment received', intro: 'We have booked your payment {number}. Thank you.' },
    open: 'View the invoices',
    attached: 'The document is attached as a PDF.',
    questions: 'Questions? Quote {number}.',
    invoice: 'Invoice',
    creditNote: 'Credit note',
    statement: 'Statement of account',
    invoiceNo: 'Invoice number',
    creditNo: 'Credit note number',
    date: 'Date',
    due: 'Due',
    delivered: 'Date of supply',
    customerNo: 'Customer number',
    vatNo: 'Your VAT number',
    ourVatNo: 'VAT number',
    registrationNo: 'Company register',
    yourReference: 'Your reference',
    shipment: 'Delivery note',
    corrects: 'Corrects invoice {number} of {day}',
    vatRate: 'VAT rate',
    taxable: 'Taxable amount',
    vat: 'VAT',
    net: 'Net amount',
    coupon: 'Coupon',
    freight: 'Shipping',
    handling: 'Handling',
    restocking: 'Restocking fee',
    returnFreight: 'Return freight',
    grandTotal: 'Total',
    payable: 'Payable within {days} days, by {day}.',
    creditUse: 'We set this amount off against open invoices.',
    bank: 'Bank',
    reference: 'Payment reference',
    exempt: {
      K: 'VAT exempt intra-Community supply; VAT is due by the customer',
      G: 'VAT exempt export',
      AE: 'Reverse charge: VAT is due by the customer',
      E: 'VAT exempt',
      Z: 'Zero-rated supply',
      O: 'Not subject to VAT',
    },
    period: '{from} to {to}',
    opening: 'Opening balance',
    closing: 'Closing balance',
    entry: 'Entry',
    amount: 'Amount',
    balance: 'Balance',
    payment: 'Payment',
    groups: {
      later: 'Due later',
      week2: 'Due within two weeks',
      week1: 'Due within one week',
      d30: '1–30 days overdue',
      d60: '31–60 days overdue',
      d90: '61–90 days overdue',
      d120: '91–120 days overdue',
      over120: 'Over 120 days overdue',
    },
    aging: 'Open by due date',
  },
  de: {
    invoiceIssued: { title: 'Rechnung {number}', intro: 'Die Rechnung {number} zu Ihrer Bestellung {orderNo} ist da.' },
    creditIssued: {
      title: 'Gutschrift {number}',
      intro: 'Die Gutschrift {number} zu Ihrer Bestellung {orderNo} ist da.',
    },
    invoiceOverdue: {
      title: 'Rechnung {number} ist überfällig',
      intro:
        'Rechnung {number} zu Ihrer Bestellung {orderNo} war am {day} fällig; {amount} sind offen. Falls Sie inzwischen bezahlt haben, ist diese Nachricht gegenstandslos.',
    },
    paymentBooked: {
      title: 'Zahlung eingegangen',
      intro: 'Wir haben Ihre Zahlung {number} verbucht. Vielen Dank.',
    },
    open: 'Rechnungen ansehen',
    attached: 'Das Dokument ist als PDF angehängt.',
    questions: 'Fragen? Nennen Sie uns {number}.',
    invoice: 'Rechnung',
    creditNote: 'Gutschrift',
    statement: 'Kontoauszug',
    invoiceNo: 'Rechnungsnummer',
    creditNo: 'Gutschriftnummer',
    date: 'Datum',
    due: 'Fällig am',
    delivered: 'Lieferdatum',
    customerNo: 'Kundennummer',
    vatNo: 'Ihre USt-IdNr.',
    ourVatNo: 'USt-IdNr.',
    registrationNo: 'Handelsregister',
    yourReference: 'Ihre Referenz',
    shipment: 'Lieferschein',
    corrects: 'Berichtigt Rechnung {number} vom {day}',
    vatRate: 'Steuersatz',
    taxable: 'Nettobetrag',
    vat: 'MwSt.',
    net: 'Nettobetrag',
    coupon: 'Gutschein',
    freight: 'Versandkosten',
    handling: 'Bearbeitung',
    restocking: 'Rücknahmegebühr',
    returnFreight: 'Rückfracht',
    grandTotal: 'Gesamtbetrag',
    payable: 'Zahlbar innerhalb von {days} Tagen, bis {day}.',
    creditUse: 'Wir verrechnen diesen Betrag mit offenen Rechnungen.',
    bank: 'Bank',
    reference: 'Verwendungszweck',
    exempt: {
      K: 'Steuerfreie innergemeinschaftliche Lieferung; die Steuer schuldet der Kunde',
      G: 'Steuerfreie Ausfuhrlieferung',
      AE: 'Steuerschuldnerschaft des Leistungsempfängers',
      E: 'Steuerfrei',
      Z: 'Steuersatz null',
      O: 'Nicht steuerbar',
    },
    period: '{from} bis {to}',
    opening: 'Anfangssaldo',
    closing: 'Endsaldo',
    entry: 'Beleg',
    amount: 'Betrag',
    balance: 'Saldo',
    payment: 'Zahlung',
    groups: {
      later: 'Später fällig',
      week2: 'Fällig innerhalb von zwei Wochen',
      week1: 'Fällig innerhalb einer Woche',
      d30: '1–30 Tage überfällig',
      d60: '31–60 Tage überfällig',
      d90: '61–90 Tage überfällig',
      d120: '91–120 Tage überfällig',
      over120: 'Über 120 Tage überfällig',
    },
    aging: 'Offen nach Fälligkeit',
  },
  fr: {
    invoiceIssued: {
      title: 'Facture {number}',
      intro: 'La facture {number} de votre commande {orderNo} est disponible.',
    },
    creditIssued: { title: 'Avoir {number}', intro: 'L’avoir {number} de votre commande {orderNo} est disponible.' },
    invoiceOverdue: {
      title: 'La facture {number} est échue',
      intro:
        'La facture {number} de votre commande {orderNo} était à payer le {day} ; {amount} restent dus. Si vous avez payé entre-temps, ne tenez pas compte de ce message.',
    },
    paymentBooked: { title: 'Paiement reçu', intro: 'Nous avons enregistré votre paiement {number}. Merci.' },
    open: 'Voir les factures',
    attached: 'Le document est joint au format PDF.',
    questions: 'Des questions ? Indiquez {number}.',
    invoice: 'Facture',
    creditNote: 'Avoir',
    statement: 'Relevé de compte',
    invoiceNo: 'Numéro de facture',
    creditNo: 'Numéro d’avoir',
    date: 'Date',
    due: 'Échéance',
    delivered: 'Date de livraison',
    customerNo: 'Numéro de client',
    vatNo: 'Votre n° de TVA',
    ourVatNo: 'N° de TVA',
    registrationNo: 'Registre du commerce',
    yourReference: 'Votre référence',
    shipment: 'Bon de livraison',
    corrects: 'Rectifie la facture {number} du {day}',
    vatRate: 'Taux de TVA',
    taxable: 'Base imposable',
    vat: 'TVA',
    net: 'Montant net',
    coupon: 'Bon de réduction',
    freight: 'Frais de port',
    handling: 'Frais de traitement',
    restocking: 'Frais de remise en stock',
    returnFreight: 'Port retour',
    grandTotal: 'Total',
    payable: 'Payable sous {days} jours, au plus tard le {day}.',
    creditUse: 'Ce montant est déduit de vos factures ouvertes.',
    bank: 'Banque',
    reference: 'Référence de paiement',
    exempt: {
      K: 'Livraison intracommunautaire exonérée ; TVA due par le client',
      G: 'Exportation exonérée de TVA',
      AE: 'Autoliquidation : TVA due par le client',
      E: 'Exonéré de TVA',
      Z: 'Taux zéro',
      O: 'Hors champ de la TVA',
    },
    period: 'du {from} au {to}',
    opening: 'Solde d’ouverture',
    closing: 'Solde de clôture',
    entry: 'Pièce',
    amount: 'Montant',
    balance: 'Solde',
    payment: 'Paiement',
    groups: {
      later: 'Échéance plus tard',
      week2: 'Échéance sous deux semaines',
      week1: 'Échéance sous une semaine',
      d30: 'Retard de 1 à 30 jours',
      d60: 'Retard de 31 à 60 jours',
      d90: 'Retard de 61 à 90 jours',
      d120: 'Retard de 91 à 120 jours',
      over120: 'Retard de plus de 120 jours',
    },
    aging: 'Solde ouvert par échéance',
  },
  it: {
    invoiceIssued: {
      title: 'Fattura {number}',
      intro: 'È disponibile la fattura {number} del vostro ordine {orderNo}.',
    },
    creditIssued: {
      title: 'Nota di credito {number}',
      intro: 'È disponibile la nota di credito {number} del vostro ordine {orderNo}.',
    },
    invoiceOverdue: {
      title: 'La fattura {number} è scaduta',
      intro:
        'La fattura {number} del vostro ordine {orderNo} scadeva il {day}; restano da pagare {amount}. Se nel frattempo avete pagato, ignorate questo messaggio.',
    },
    paymentBooked: {
      title: 'Pagamento ricevuto',
      intro: 'Abbiamo registrato il vostro pagamento {number}. Grazie.',
    },
    open: 'Vedi le fatture',
    attached: 'Il documento è allegato in PDF.',
    questions: 'Domande? Indicate {number}.',
    invoice: 'Fattura',
    creditNote: 'Nota di credito',
    statement: 'Estratto conto',
    invoiceNo: 'Numero fattura',
    creditNo: 'Numero nota di credito',
    date: 'Data',
    due: 'Scadenza',
    delivered: 'Data di consegna',
    customerNo: 'Numero cliente',
    vatNo: 'Vostra partita IVA',
    ourVatNo: 'Partita IVA',
    registrationNo: 'Registro imprese',
    yourReference: 'Vostro riferimento',
    shipment: 'DDT',
    corrects: 'Rettifica la fattura {number} del {day}',
    vatRate: 'Aliquota IVA',
    taxable: 'Imponibile',
    vat: 'IVA',
    net: 'Importo netto',
    coupon: 'Buono sconto',
    freight: 'Spese di spedizione',
    handling: 'Spese di gestione',
    restocking: 'Spese di riassortimento',
    returnFreight: 'Trasporto di reso',
    grandTotal: 'Totale',
    payable: 'Pagabile entro {days} giorni, entro il {day}.',
    creditUse: 'Questo importo viene compensato con le fatture aperte.',
    bank: 'Banca',
    reference: 'Causale',
    exempt: {
      K: 'Cessione intracomunitaria non imponibile; IVA dovuta dal cliente',
      G: 'Cessione all’esportazione non imponibile',
      AE: 'Inversione contabile: IVA dovuta dal cliente',
      E: 'Esente IVA',
      Z: 'Aliquota zero',
      O: 'Fuori campo IVA',
    },
    period: 'dal {from} al {to}',
    opening: 'Saldo iniziale',
    closing: 'Saldo finale',
    entry: 'Documento',
    amount: 'Importo',
    balance: 'Saldo',
    payment: 'Pagamento',
    groups: {
      later: 'In scadenza più avanti',
      week2: 'In scadenza entro due settimane',
      week1: 'In scadenza entro una settimana',
      d30: 'Scaduto da 1–30 giorni',
      d60: 'Scaduto da 31–60 giorni',
      d90: 'Scaduto da 61–90 giorni',
      d120: 'Scaduto da 91–120 giorni',
      over120: 'Scaduto da oltre 120 giorni',
    },
    aging: 'Aperto per scadenza',
  },
  pl: {
    invoiceIssued: { title: 'Faktura {number}', intro: 'Faktura {number} do zamówienia {orderNo} jest dostępna.' },
    creditIssued: {
      title: 'Faktura korygująca {number}',
      intro: 'Faktura korygująca {number} do zamówienia {orderNo} jest dostępna.',
    },
    invoiceOverdue: {
      title: 'Faktura {number} jest po terminie',
      intro:
        'Termin płatności faktury {number} do zamówienia {orderNo} minął {day}; do zapłaty pozostaje {amount}. Jeśli płatność została już wykonana, prosimy zignorować tę wiadomość.',
    },
    paymentBooked: { title: 'Płatność otrzymana', intro: 'Zaksięgowaliśmy płatność {number}. Dziękujemy.' },
    open: 'Zobacz faktury',
    attached: 'Dokument jest załączony jako PDF.',
    questions: 'Pytania? Podaj numer {number}.',
    invoice: 'Faktura',
    creditNote: 'Faktura korygująca',
    statement: 'Wyciąg z konta',
    invoiceNo: 'Numer faktury',
    creditNo: 'Numer korekty',
    date: 'Data',
    due: 'Termin płatności',
    delivered: 'Data dostawy',
    customerNo: 'Numer klienta',
    vatNo: 'Twój numer VAT',
    ourVatNo: 'NIP',
    registrationNo: 'Rejestr przedsiębiorców',
    yourReference: 'Twoje oznaczenie',
    shipment: 'Dokument WZ',
    corrects: 'Koryguje fakturę {number} z dnia {day}',
    vatRate: 'Stawka VAT',
    taxable: 'Podstawa',
    vat: 'VAT',
    net: 'Kwota netto',
    coupon: 'Kupon',
    freight: 'Wysyłka',
    handling: 'Opłata manipulacyjna',
    restocking: 'Opłata za zwrot',
    returnFreight: 'Transport zwrotny',
    grandTotal: 'Razem',
    payable: 'Płatne w ciągu {days} dni, do {day}.',
    creditUse: 'Kwotę rozliczamy z otwartymi fakturami.',
    bank: 'Bank',
    reference: 'Tytuł płatności',
    exempt: {
      K: 'Wewnątrzwspólnotowa dostawa towarów; VAT rozlicza nabywca',
      G: 'Eksport towarów',
      AE: 'Odwrotne obciążenie: VAT rozlicza nabywca',
      E: 'Zwolnione z VAT',
      Z: 'Stawka zero',
      O: 'Nie podlega VAT',
    },
    period: 'od {from} do {to}',
    opening: 'Saldo początkowe',
    closing: 'Saldo końcowe',
    entry: 'Dokument',
    amount: 'Kwota',
    balance: 'Saldo',
    payment: 'Płatność',
    groups: {
      later: 'Termin później',
      week2: 'Termin w ciągu dwóch tygodni',
      week1: 'Termin w ciągu tygodnia',
      d30: '1–30 dni po terminie',
      d60: '31–60 dni po terminie',
      d90: '61–90 dni po terminie',
      d120: '91–120 dni po terminie',
      over120: 'Ponad 120 dni po terminie',
    },
    aging: 'Saldo według terminu',
  },
  zh: {
    invoiceIssued: { title: '发票 {number}', intro: '您的订单 {orderNo} 的发票 {number} 已开具。' },
    creditIssued: { title: '贷项通知单 {number}', intro: '您的订单 {orderNo} 的贷项通知单 {number} 已开具。' },
    invoiceOverdue: {
      title: '发票 {number} 已逾期',
      intro: '您的订单 {orderNo} 的发票 {number} 应于 {day} 付款，尚有 {amount} 未付。如已付款，请忽略此消息。',
    },
    paymentBooked: { title: '已收到付款', intro: '您的付款 {number} 已入账，谢谢。' },
    open: '查看发票',
    attached: '单据以 PDF 附上。',
    questions: '如有疑问，请注明 {number}。',
    invoice: '发票',
    creditNote: '贷项通知单',
    statement: '对账单',
    invoiceNo: '发票号',
    creditNo: '贷项通知单号',
    date: '日期',
    due: '到期日',
    delivered: '交货日期',
    customerNo: '客户编号',
    vatNo: '您的增值税号',
    ourVatNo: '增值税号',
    registrationNo: '公司注册号',
    yourReference: '您的参考号',
    shipment: '送货单',
    corrects: '更正 {day} 的发票 {number}',
    vatRate: '税率',
    taxable: '应税金额',
    vat: '增值税',
    net: '净额',
    coupon: '优惠券',
    freight: '运费',
    handling: '手续费',
    restocking: '重新上架费',
    returnFreight: '退货运费',
    grandTotal: '总计',
    payable: '请在 {days} 天内付款，最迟 {day}。',
    creditUse: '此金额将冲抵未结发票。',
    bank: '银行',
    reference: '付款附言',
    exempt: {
      K: '欧盟内部供货免税，增值税由客户缴纳',
      G: '出口免税',
      AE: '反向征税：增值税由客户缴纳',
      E: '免税',
      Z: '零税率',
      O: '不征增值税',
    },
    period: '{from} 至 {to}',
    opening: '期初余额',
    closing: '期末余额',
    entry: '单据',
    amount: '金额',
    balance: '余额',
    payment: '付款',
    groups: {
      later: '以后到期',
      week2: '两周内到期',
      week1: '一周内到期',
      d30: '逾期 1–30 天',
      d60: '逾期 31–60 天',
      d90: '逾期 61–90 天',
      d120: '逾期 91–120 天',
      over120: '逾期超过 120 天',
    },
    aging: '按到期日的未结金额',
  },
}

/** The law behind a supply without VAT, as the country of the seller wants it on invoices. */
const LAWS: Readonly<Record<string, Partial<Record<VatCategory, string>>>> = {
  NL: { K: 'btw verlegd, intracommunautaire levering' },
  DE: { K: 'Steuerfreie innergemeinschaftliche Lieferung, § 4 Nr. 1b UStG' },
  FR: { K: 'Exonération de TVA, art. 262 ter I du CGI' },
  IT: { K: 'Non imponibile, art. 41 D.L. 331/1993', G: 'Non imponibile, art. 8 D.P.R. 633/1972' },
  PL: { K: 'WDT, stawka 0 %', G: 'eksport, stawka 0 %' },
  GB: { G: 'Zero-rated export' },
}

/** Why a document bears no VAT; blank where it does, and where there is none at all. */
export function exemptionText(texts: FinanceTexts, category: VatCategory, sellerCountry: string): string {
  if (category === 'S' || category === 'O') return ''
  const law = LAWS[sellerCountry]?.[category]
  return [texts.exempt[category], law].filter(Boolean).join(' · ')
}
