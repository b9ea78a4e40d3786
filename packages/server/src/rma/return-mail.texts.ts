/** Words of the mails and notifications about returns. */
import type { Language } from '@cartwright/core/contract'
import type { ReturnEvent } from '../db/schema'

export interface ReturnMailTexts {
  events: Record<ReturnEvent, { title: string; intro: string }>
  /** Of an approved return that our courier fetches. */
  collected: string
  /** In the place of the intro, where none of the goods are sent. */
  nothingToSend: string
  answerBy: string
  creditNotes: string
  lines: string
  article: string
  quantity: string
  /** `{received}` of `{approved}` pieces have arrived. */
  received: string
  amount: string
  fee: string
  shipping: string
  vat: string
  total: string
  open: string
  questions: string
}

export const RETURN_MAIL_TEXTS: Record<Language, ReturnMailTexts> = {
  en: {
    events: {
      returnSubmitted: {
        title: 'Return {rmaNo} is submitted',
        intro: 'We have your application. The audit takes up to three working days.',
      },
      returnApproved: {
        title: 'Return {rmaNo} is approved',
        intro: 'Please send the goods back. The credit follows when they have arrived.',
      },
      returnReduced: {
        title: 'Return {rmaNo} has changed',
        intro:
          'Some of its goods were credited in another way and are taken out of it. The reasons are beside the lines; the rest stays approved.',
      },
      returnRejected: {
        title: 'Return {rmaNo} is rejected',
        intro: 'The reasons are beside the lines of your return.',
      },
      returnRefunded: { title: 'Return {rmaNo} is refunded', intro: 'We have credited the goods of your return.' },
    },
    nothingToSend: 'There is nothing to send back. We will credit the goods of your return.',
    collected: 'Our courier collects the goods. The credit follows when they have arrived.',
    answerBy: 'Answer by',
    creditNotes: 'Credit note',
    lines: 'Articles',
    article: 'Article',
    quantity: 'Quantity',
    received: '{received} of {approved} received',
    amount: 'Amount',
    fee: 'Restocking fee',
    shipping: 'Return shipping',
    vat: 'VAT {rate}',
    total: 'Credit',
    open: 'Open the return',
    questions: 'Questions? Please quote {rmaNo}.',
  },
  de: {
    events: {
      returnSubmitted: {
        title: 'Rücksendung {rmaNo} ist eingegangen',
        intro: 'Ihr Antrag liegt uns vor. Die Prüfung dauert bis zu drei Arbeitstage.',
      },
      returnApproved: {
        title: 'Rücksendung {rmaNo} ist genehmigt',
        intro: 'Bitte senden Sie die Ware zurück. Die Gutschrift folgt, sobald sie eingetroffen ist.',
      },
      returnReduced: {
        title: 'Rücksendung {rmaNo} wurde geändert',
        intro:
          'Ein Teil der Ware wurde auf anderem Weg gutgeschrieben und ist nicht mehr enthalten. Die Gründe stehen bei den Positionen; der Rest bleibt genehmigt.',
      },
      returnRejected: {
        title: 'Rücksendung {rmaNo} ist abgelehnt',
        intro: 'Die Gründe stehen bei den Positionen Ihrer Rücksendung.',
      },
      returnRefunded: {
        title: 'Rücksendung {rmaNo} ist erstattet',
        intro: 'Wir haben die Ware Ihrer Rücksendung gutgeschrieben.',
      },
    },
    nothingToSend: 'Sie müssen nichts zurücksenden. Wir schreiben die Ware Ihrer Rücksendung gut.',
    collected: 'Unser Kurier holt die Ware ab. Die Gutschrift folgt, sobald sie eingetroffen ist.',
    answerBy: 'Antwort bis',
    creditNotes: 'Gutschrift',
    lines: 'Artikel',
    article: 'Artikel',
    quantity: 'Menge',
    received: '{received} von {approved} eingetroffen',
    amount: 'Betrag',
    fee: 'Wiedereinlagerungsgebühr',
    shipping: 'Rückversand',
    vat: 'MwSt. {rate}',
    total: 'Gutschrift',
    open: 'Rücksendung öffnen',
    questions: 'Fragen? Bitte nennen Sie {rmaNo}.',
  },
  fr: {
    events: {
      returnSubmitted: {
        title: 'Le retour {rmaNo} est enregistré',
        intro: 'Nous avons reçu votre demande. La vérification prend jusqu’à trois jours ouvrés.',
      },
      returnApproved: {
        title: 'Le retour {rmaNo} est accepté',
        intro: 'Veuillez renvoyer la marchandise. L’avoir suit dès son arrivée.',
      },
      returnReduced: {
        title: 'Le retour {rmaNo} a été modifié',
        intro:
          'Une partie des articles a fait l’objet d’un avoir par ailleurs et en est retirée. Les motifs figurent à côté des lignes\xa0; le reste est toujours accepté.',
      },
      returnRejected: {
        title: 'Le retour {rmaNo} est refusé',
        intro: 'Les motifs figurent à côté des lignes de votre retour.',
      },
      returnRefunded: {
        title: 'Le retour {rmaNo} est remboursé',
        intro: 'Nous avons établi l’avoir pour la marchandise de votre retour.',
      },
    },
    nothingToSend: 'Il n’y a rien à renvoyer. Nous créditerons les articles de votre retour.',
    collected: 'Notre coursier vient chercher la marchandise. L’avoir suit dès son arrivée.',
    answerBy: 'Réponse avant le',
    creditNotes: 'Avoir',
    lines: 'Articles',
    article: 'Article',
    quantity: 'Quantité',
    received: '{received} sur {approved} reçus',
    amount: 'Montant',
    fee: 'Frais de remise en stock',
    shipping: 'Transport retour',
    vat: 'TVA {rate}',
    total: 'Avoir',
    open: 'Ouvrir le retour',
    questions: 'Des questions\u00a0? Indiquez le numéro {rmaNo}.',
  },
  it: {
    events: {
      returnSubmitted: {
        title: 'Il reso {rmaNo} è stato inviato',
        intro: 'Abbiamo ricevuto la vostra richiesta. La verifica richiede fino a tre giorni lavorativi.',
      },
      returnApproved: {
        title: 'Il reso {rmaNo} è stato approvato',
        intro: 'Rispedite la merce. L’accredito segue al suo arrivo.',
      },
      returnReduced: {
        title: 'Il reso {rmaNo} è stato modificato',
        intro:
          'Una parte della merce è stata accreditata in altro modo e non ne fa più parte. I motivi sono indicati accanto alle righe; il resto rimane approvato.',
      },
      returnRejected: {
        title: 'Il reso {rmaNo} è stato rifiutato',
        intro: 'I motivi sono indicati accanto alle righe del vostro reso.',
      },
      returnRefunded: {
        title: 'Il reso {rmaNo} è stato rimborsato',
        intro: 'Abbiamo accreditato la merce del vostro reso.',
      },
    },
    nothingToSend: 'Non c’è nulla da rispedire. Accrediteremo la merce del vostro reso.',
    collected: 'Il nostro corriere ritira la merce. L’accredito segue al suo arrivo.',
    answerBy: 'Risposta entro',
    creditNotes: 'Nota di credito',
    lines: 'Articoli',
    article: 'Articolo',
    quantity: 'Quantità',
    received: '{received} su {approved} ricevuti',
    amount: 'Importo',
    fee: 'Spese di reintegro a magazzino',
    shipping: 'Trasporto del reso',
    vat: 'IVA {rate}',
    total: 'Accredito',
    open: 'Apri il reso',
    questions: 'Domande? Indicate il numero {rmaNo}.',
  },
  pl: {
    events: {
      returnSubmitted: {
        title: 'Zwrot {rmaNo} został zgłoszony',
        intro: 'Mamy Twoje zgłoszenie. Sprawdzenie trwa do trzech dni roboczych.',
      },
      returnApproved: {
        title: 'Zwrot {rmaNo} został zaakceptowany',
        intro: 'Odeślij towar. Korektę wystawimy, gdy dotrze.',
      },
      returnReduced: {
        title: 'Zwrot {rmaNo} został zmieniony',
        intro:
          'Część towaru rozliczono w inny sposób i usunięto ze zwrotu. Powody podano przy pozycjach; reszta pozostaje zatwierdzona.',
      },
      returnRejected: { title: 'Zwrot {rmaNo} został odrzucony', intro: 'Powody podano przy pozycjach zwrotu.' },
      returnRefunded: { title: 'Zwrot {rmaNo} został rozliczony', intro: 'Wystawiliśmy korektę za zwrócony towar.' },
    },
    nothingToSend: 'Nie trzeba nic odsyłać. Wystawimy korektę za towar ze zwrotu.',
    collected: 'Nasz kurier odbierze towar. Korektę wystawimy, gdy dotrze.',
    answerBy: 'Odpowiedź do',
    creditNotes: 'Korekta',
    lines: 'Artykuły',
    article: 'Artykuł',
    quantity: 'Ilość',
    received: 'otrzymano {received} z {approved}',
    amount: 'Kwota',
    fee: 'Opłata za ponowne przyjęcie',
    shipping: 'Transport zwrotny',
    vat: 'VAT {rate}',
    total: 'Zwrot kwoty',
    open: 'Otwórz zwrot',
    questions: 'Pytania? Podaj numer {rmaNo}.',
  },
  zh: {
    events: {
      returnSubmitted: { title: '退货 {rmaNo} 已提交', intro: '我们已收到您的申请。审核最多需要三个工作日。' },
      returnApproved: { title: '退货 {rmaNo} 已批准', intro: '请寄回商品。收到后我们会开具贷项凭证。' },
      returnReduced: {
        title: '退货 {rmaNo} 已更改',
        intro: '部分商品已通过其他方式入账，不再包含在内。原因列在各行旁边；其余仍获批准。',
      },
      returnRejected: { title: '退货 {rmaNo} 已被拒绝', intro: '原因列在退货各行旁边。' },
      returnRefunded: { title: '退货 {rmaNo} 已退款', intro: '我们已为您退回的商品开具贷项凭证。' },
    },
    nothingToSend: '无需寄回任何商品。我们将为退货中的商品开具贷项凭证。',
    collected: '我们的快递员将上门取件。收到后我们会开具贷项凭证。',
    answerBy: '答复期限',
    creditNotes: '贷项凭证',
    lines: '商品',
    article: '商品',
    quantity: '数量',
    received: '已收到 {received}/{approved}',
    amount: '金额',
    fee: '重新入库费',
    shipping: '退货运费',
    vat: '增值税 {rate}',
    total: '退款',
    open: '打开退货',
    questions: '如有疑问，请提供编号 {rmaNo}。',
  },
}
