/** Words of mails and notifications about invoices, credit notes and payments. */
import type { Language } from '@cartwright/core/contract'

interface EventTexts {
  /** `{number}`, `{orderNo}` */
  title: string
  intro: string
}

export interface NoticeTexts {
  invoiceIssued: EventTexts
  creditIssued: EventTexts
  /** `{number}` is that of the payment, `{amount}` besides. */
  paymentBooked: EventTexts
  /** `{day}`, `{amount}` besides. */
  invoiceOverdue: EventTexts
  open: string
  attached: string
  /** `{number}` */
  questions: string
}

export const NOTICE_TEXTS: Record<Language, NoticeTexts> = {
  en: {
    invoiceIssued: { title: 'Invoice {number}', intro: 'Invoice {number} for your order {orderNo} is here.' },
    creditIssued: { title: 'Credit note {number}', intro: 'Credit note {number} for your order {orderNo} is here.' },
    invoiceOverdue: {
      title: 'Invoice {number}: {amount} overdue',
      intro:
        'Invoice {number} for your order {orderNo} was due on {day}; {amount} is open. If you have paid in the meantime, please disregard this message.',
    },
    paymentBooked: { title: 'Payment received', intro: 'We have booked your payment {number} of {amount}. Thank you.' },
    open: 'View the invoices',
    attached: 'The document is attached as a PDF.',
    questions: 'Questions? Quote {number}.',
  },
  de: {
    invoiceIssued: { title: 'Rechnung {number}', intro: 'Die Rechnung {number} zu Ihrer Bestellung {orderNo} ist da.' },
    creditIssued: {
      title: 'Gutschrift {number}',
      intro: 'Die Gutschrift {number} zu Ihrer Bestellung {orderNo} ist da.',
    },
    invoiceOverdue: {
      title: 'Rechnung {number}: {amount} überfällig',
      intro:
        'Rechnung {number} zu Ihrer Bestellung {orderNo} war am {day} fällig; {amount} sind offen. Falls Sie inzwischen bezahlt haben, ist diese Nachricht gegenstandslos.',
    },
    paymentBooked: {
      title: 'Zahlung eingegangen',
      intro: 'Wir haben Ihre Zahlung {number} über {amount} verbucht. Vielen Dank.',
    },
    open: 'Rechnungen ansehen',
    attached: 'Das Dokument ist als PDF angehängt.',
    questions: 'Fragen? Nennen Sie uns {number}.',
  },
  fr: {
    invoiceIssued: {
      title: 'Facture {number}',
      intro: 'La facture {number} de votre commande {orderNo} est disponible.',
    },
    creditIssued: { title: 'Avoir {number}', intro: 'L’avoir {number} de votre commande {orderNo} est disponible.' },
    invoiceOverdue: {
      title: 'Facture {number}\u00a0: {amount} en retard',
      intro:
        'La facture {number} de votre commande {orderNo} était à payer le {day} ; {amount} restent dus. Si vous avez payé entre-temps, ne tenez pas compte de ce message.',
    },
    paymentBooked: {
      title: 'Paiement reçu',
      intro: 'Nous avons enregistré votre paiement {number} de {amount}. Merci.',
    },
    open: 'Voir les factures',
    attached: 'Le document est joint au format PDF.',
    questions: 'Des questions ? Indiquez {number}.',
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
      title: 'Fattura {number}: {amount} scaduti',
      intro:
        'La fattura {number} del vostro ordine {orderNo} scadeva il {day}; restano da pagare {amount}. Se nel frattempo avete pagato, ignorate questo messaggio.',
    },
    paymentBooked: {
      title: 'Pagamento ricevuto',
      intro: 'Abbiamo registrato il vostro pagamento {number} di {amount}. Grazie.',
    },
    open: 'Vedi le fatture',
    attached: 'Il documento è allegato in PDF.',
    questions: 'Domande? Indicate {number}.',
  },
  pl: {
    invoiceIssued: { title: 'Faktura {number}', intro: 'Faktura {number} do zamówienia {orderNo} jest dostępna.' },
    creditIssued: {
      title: 'Faktura korygująca {number}',
      intro: 'Faktura korygująca {number} do zamówienia {orderNo} jest dostępna.',
    },
    invoiceOverdue: {
      title: 'Faktura {number}: {amount} po terminie',
      intro:
        'Termin płatności faktury {number} do zamówienia {orderNo} minął {day}; do zapłaty pozostaje {amount}. Jeśli płatność została już wykonana, prosimy zignorować tę wiadomość.',
    },
    paymentBooked: {
      title: 'Płatność otrzymana',
      intro: 'Zaksięgowaliśmy płatność {number} na kwotę {amount}. Dziękujemy.',
    },
    open: 'Zobacz faktury',
    attached: 'Dokument jest załączony jako PDF.',
    questions: 'Pytania? Podaj numer {number}.',
  },
  zh: {
    invoiceIssued: { title: '发票 {number}', intro: '您的订单 {orderNo} 的发票 {number} 已开具。' },
    creditIssued: { title: '贷项通知单 {number}', intro: '您的订单 {orderNo} 的贷项通知单 {number} 已开具。' },
    invoiceOverdue: {
      title: '发票 {number}：{amount} 已逾期',
      intro: '您的订单 {orderNo} 的发票 {number} 应于 {day} 付款，尚有 {amount} 未付。如已付款，请忽略此消息。',
    },
    paymentBooked: { title: '已收到付款', intro: '您的付款 {number}（{amount}）已入账，谢谢。' },
    open: '查看发票',
    attached: '单据以 PDF 附上。',
    questions: '如有疑问，请注明 {number}。',
  },
}
