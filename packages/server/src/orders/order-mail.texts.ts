/** Words of the mails and notifications about orders. */
import type { Language } from '@cartwright/core/contract'
import type { OrderEvent, OrderNotice } from '../db/schema'

interface EventTexts {
  /** Subject and title; `{orderNo}`, `{poNo}` is in brackets where there is one. */
  title: string
  intro: string
}

export interface OrderMailTexts {
  events: Record<OrderEvent | OrderNotice, EventTexts>
  /** Of an order that is held above the credit limit of its company. */
  held: string
  greeting: string
  orderNumber: string
  salesOrder: string
  yourOrder: string
  placedOn: string
  tracking: string
  /** In the mail about a shipment, above the link to report damage or shortage. */
  notInOrder: string
  report: string
  /** Title of a mail about a shipment after which something is still to come. */
  partShipped: string
  /** Of a delivery after which something is still to come; `{pieces}` with their word. */
  partDelivered: EventTexts
  inShipment: string
  toCome: string
  schedule: string
  changedDates: string
  unchangedDates: string
  now: string
  within72h: string
  /** `{day}`, of goods in stock. */
  leavesOn: string
  /** `{day}` */
  onDay: string
  noDate: string
  noDateNote: string
  /** `{pieces}`, in the language's own plurals where it has them. */
  pieces: (count: number) => string
  lines: string
  article: string
  /** What one kit is packed of follows. */
  eachContains: string
  quantity: string
  unitPrice: string
  amount: string
  subtotal: string
  discount: string
  shipping: string
  handling: string
  /** `{rate}` */
  vat: string
  /** Instead of it, in the US. */
  salesTax: string
  total: string
  /** Of pieces that are cancelled, and of what they come to. */
  cancelledPart: string
  /** Of pieces that were moved to another order, and of what they come to. */
  movedPart: string
  leftOfOrder: string
  /** Of an order that is cancelled as a whole: nothing. */
  toPay: string
  shipTo: string
  shipVia: string
  open: string
  attached: string
  /** `{orderNo}` */
  questions: string
}

const plural = (language: string, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }) => {
  const rules = new Intl.PluralRules(language)
  return (count: number) => `${count.toLocaleString(language)} ${forms[rules.select(count)] ?? forms.other}`
}

export const ORDER_MAIL_TEXTS: Record<Language, OrderMailTexts> = {
  en: {
    events: {
      orderPlaced: { title: 'Order {orderNo} is placed', intro: 'We have your order. Thank you.' },
      orderShipped: { title: 'Order {orderNo} is on its way', intro: 'Goods of your order have left our warehouse.' },
      orderProcessing: {
        title: 'Order {orderNo} is in preparation',
        intro: 'Our warehouse is getting your order ready. It cannot be cancelled in the shop any more.',
      },
      orderDelivered: { title: 'Order {orderNo} has been delivered', intro: 'Goods of your order have arrived.' },
      orderDates: {
        title: 'New dates for order {orderNo}',
        intro: 'Delivery dates of your order have changed. This is what we expect now.',
      },
      orderCancelled: {
        title: 'Order {orderNo} is cancelled',
        intro: 'Your order has been cancelled. Nothing will be delivered or invoiced.',
      },
      orderRestMoved: {
        title: 'Order {orderNo} holds the pieces that wait for goods',
        intro:
          'The pieces of your order that wait for goods have an order of their own now, with the same prices, addresses and places in the queue. Nothing else of them has changed.',
      },
      orderRestCancelled: {
        title: 'Pieces of order {orderNo} are cancelled',
        intro: 'Pieces of your order that had not left are cancelled. They will be neither delivered nor invoiced.',
      },
      orderAnswered: {
        title: 'A message about order {orderNo}',
        intro: 'We have written to you about your order:',
      },
      orderAsked: {
        title: 'A question about order {orderNo}',
        intro: 'The buyer has written:',
      },
    },
    held: 'Your company is above its credit limit: we start when a payment brings it below. The pieces are kept for you.',
    greeting: 'Dear {name},',
    orderNumber: 'Order number',
    salesOrder: 'Our number',
    yourOrder: 'Your PO',
    placedOn: 'Placed',
    tracking: 'Tracking number',
    notInOrder: 'Something missing or damaged?',
    report: 'Report damage or shortage within 3 business days',
    partShipped: 'Part of order {orderNo} is on its way',
    partDelivered: {
      title: 'Part of order {orderNo} has been delivered',
      intro: 'Part of your order has arrived. Still to come: {pieces}.',
    },
    inShipment: 'In this shipment',
    toCome: 'Still to come',
    schedule: 'What leaves when',
    changedDates: 'New dates',
    unchangedDates: 'Unchanged',
    now: 'Leaves now',
    within72h: 'Leaves within 72 hours',
    leavesOn: 'Leaves on {day}',
    onDay: 'Expected on {day}',
    noDate: 'No date yet',
    noDateNote: 'We write to you as soon as there is one.',
    pieces: plural('en', { one: 'piece', other: 'pieces' }),
    lines: 'What you ordered',
    article: 'Article',
    eachContains: 'Each contains',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    handling: 'Handling',
    vat: 'VAT {rate}',
    salesTax: 'Sales tax',
    total: 'Grand total',
    cancelledPart: 'Cancelled',
    movedPart: 'Moved to another order',
    leftOfOrder: 'Still ordered',
    toPay: 'To pay',
    shipTo: 'Ship to',
    shipVia: 'Ship via',
    open: 'View the order',
    attached: 'The order confirmation is attached as a PDF.',
    questions: 'Questions? Quote order number {orderNo}.',
  },
  de: {
    events: {
      orderPlaced: { title: 'Bestellung {orderNo} ist eingegangen', intro: 'Wir haben Ihre Bestellung. Vielen Dank.' },
      orderShipped: {
        title: 'Bestellung {orderNo} ist unterwegs',
        intro: 'Ware Ihrer Bestellung hat unser Lager verlassen.',
      },
      orderProcessing: {
        title: 'Bestellung {orderNo} ist in Bearbeitung',
        intro: 'Unser Lager stellt Ihre Bestellung zusammen. Im Shop lässt sie sich nicht mehr stornieren.',
      },
      orderDelivered: {
        title: 'Bestellung {orderNo} wurde zugestellt',
        intro: 'Ware Ihrer Bestellung ist angekommen.',
      },
      orderDates: {
        title: 'Neue Termine für Bestellung {orderNo}',
        intro: 'Liefertermine Ihrer Bestellung haben sich geändert. Damit rechnen wir jetzt.',
      },
      orderCancelled: {
        title: 'Bestellung {orderNo} ist storniert',
        intro: 'Ihre Bestellung wurde storniert. Es wird nichts geliefert und nichts berechnet.',
      },
      orderRestMoved: {
        title: 'Bestellung {orderNo} enthält die Stücke, die auf Ware warten',
        intro:
          'Die Stücke Ihrer Bestellung, die auf Ware warten, haben jetzt eine eigene Bestellung, mit denselben Preisen, Adressen und Plätzen in der Warteschlange. Sonst hat sich an ihnen nichts geändert.',
      },
      orderRestCancelled: {
        title: 'Ein Teil von Bestellung {orderNo} ist storniert',
        intro:
          'Was von Ihrer Bestellung noch nicht versandt war, ist storniert. Es wird weder geliefert noch berechnet.',
      },
      orderAnswered: {
        title: 'Eine Nachricht zu Bestellung {orderNo}',
        intro: 'Wir haben Ihnen zu Ihrer Bestellung geschrieben:',
      },
      orderAsked: {
        title: 'Eine Frage zu Bestellung {orderNo}',
        intro: 'Der Käufer schreibt:',
      },
    },
    held: 'Ihre Firma liegt über ihrem Kreditlimit: Wir beginnen, sobald sie durch eine Zahlung wieder darunter liegt. Die Ware ist für Sie reserviert.',
    greeting: 'Guten Tag {name},',
    orderNumber: 'Bestellnummer',
    salesOrder: 'Unsere Nummer',
    yourOrder: 'Ihre Bestellnummer',
    placedOn: 'Bestellt am',
    tracking: 'Sendungsnummer',
    notInOrder: 'Fehlt etwas, oder ist etwas beschädigt?',
    report: 'Schaden oder Fehlmenge innerhalb von 3 Werktagen melden',
    partShipped: 'Ein Teil von Bestellung {orderNo} ist unterwegs',
    partDelivered: {
      title: 'Ein Teil der Bestellung {orderNo} wurde zugestellt',
      intro: 'Ein Teil Ihrer Bestellung ist angekommen. Es folgen noch: {pieces}.',
    },
    inShipment: 'In dieser Sendung',
    toCome: 'Folgt noch',
    schedule: 'Was wann abgeht',
    changedDates: 'Neue Termine',
    unchangedDates: 'Unverändert',
    now: 'Geht sofort ab',
    within72h: 'Geht innerhalb von 72 Stunden ab',
    leavesOn: 'Geht am {day} ab',
    onDay: 'Erwartet am {day}',
    noDate: 'Noch kein Termin',
    noDateNote: 'Wir schreiben Ihnen, sobald es einen gibt.',
    pieces: plural('de', { other: 'Stück' }),
    lines: 'Ihre Bestellung',
    article: 'Artikel',
    eachContains: 'Je Set enthalten:',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    amount: 'Betrag',
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    shipping: 'Versand',
    handling: 'Bearbeitung',
    vat: 'MwSt. {rate}',
    salesTax: 'Sales Tax',
    total: 'Gesamtbetrag',
    cancelledPart: 'Storniert',
    movedPart: 'In andere Bestellung verschoben',
    leftOfOrder: 'Weiterhin bestellt',
    toPay: 'Zu zahlen',
    shipTo: 'Lieferadresse',
    shipVia: 'Versandart',
    open: 'Bestellung ansehen',
    attached: 'Die Auftragsbestätigung ist als PDF angehängt.',
    questions: 'Fragen? Nennen Sie uns die Bestellnummer {orderNo}.',
  },
  fr: {
    events: {
      orderPlaced: { title: 'Commande {orderNo} enregistrée', intro: 'Nous avons bien reçu votre commande. Merci.' },
      orderShipped: {
        title: 'Commande {orderNo} en route',
        intro: 'Des articles de votre commande ont quitté notre entrepôt.',
      },
      orderProcessing: {
        title: 'Commande {orderNo} en préparation',
        intro: 'Notre entrepôt prépare votre commande. Elle ne peut plus être annulée dans la boutique.',
      },
      orderDelivered: { title: 'Commande {orderNo} livrée', intro: 'Des articles de votre commande sont arrivés.' },
      orderDates: {
        title: 'Nouvelles dates pour la commande {orderNo}',
        intro: 'Les dates de livraison de votre commande ont changé. Voici ce que nous prévoyons désormais.',
      },
      orderCancelled: {
        title: 'Commande {orderNo} annulée',
        intro: 'Votre commande a été annulée. Rien ne sera livré ni facturé.',
      },
      orderRestMoved: {
        title: 'La commande {orderNo} contient les pièces en attente de marchandise',
        intro:
          'Les pièces de votre commande qui attendent de la marchandise ont maintenant leur propre commande, avec les mêmes prix, adresses et places dans la file. Rien d’autre n’a changé.',
      },
      orderRestCancelled: {
        title: 'Une partie de la commande {orderNo} est annulée',
        intro:
          'Les pièces de votre commande qui n’étaient pas expédiées sont annulées. Elles ne seront ni livrées ni facturées.',
      },
      orderAnswered: {
        title: 'Un message sur la commande {orderNo}',
        intro: 'Nous vous avons écrit au sujet de votre commande :',
      },
      orderAsked: {
        title: 'Une question sur la commande {orderNo}',
        intro: 'L’acheteur écrit :',
      },
    },
    held: 'Votre entreprise dépasse son plafond de crédit : nous commencerons dès qu’un paiement la ramènera en dessous. Les pièces vous sont réservées.',
    greeting: 'Bonjour {name},',
    orderNumber: 'Numéro de commande',
    salesOrder: 'Notre numéro',
    yourOrder: 'Votre référence',
    placedOn: 'Passée le',
    tracking: 'Numéro de suivi',
    notInOrder: 'Un article manque ou est endommagé\u00a0?',
    report: 'Signaler un dommage ou un manque sous 3 jours ouvrés',
    partShipped: 'Une partie de la commande {orderNo} est en route',
    partDelivered: {
      title: 'Une partie de la commande {orderNo} a été livrée',
      intro: 'Une partie de votre commande est arrivée. Encore à venir\u00a0: {pieces}.',
    },
    inShipment: 'Dans cet envoi',
    toCome: 'Reste à venir',
    schedule: 'Ce qui part et quand',
    changedDates: 'Nouvelles dates',
    unchangedDates: 'Inchangé',
    now: 'Part immédiatement',
    within72h: 'Part sous 72 heures',
    leavesOn: 'Part le {day}',
    onDay: 'Prévu le {day}',
    noDate: 'Pas encore de date',
    noDateNote: 'Nous vous écrivons dès qu’il y en a une.',
    pieces: plural('fr', { one: 'pièce', other: 'pièces' }),
    lines: 'Votre commande',
    article: 'Article',
    eachContains: 'Contenu par lot :',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    amount: 'Montant',
    subtotal: 'Sous-total',
    discount: 'Remise',
    shipping: 'Livraison',
    handling: 'Frais de traitement',
    vat: 'TVA {rate}',
    salesTax: 'Taxe de vente (sales tax)',
    total: 'Total général',
    cancelledPart: 'Annulé',
    movedPart: 'Déplacé dans une autre commande',
    leftOfOrder: 'Reste commandé',
    toPay: 'À payer',
    shipTo: 'Adresse de livraison',
    shipVia: 'Mode d’expédition',
    open: 'Voir la commande',
    attached: 'La confirmation de commande est jointe au format PDF.',
    questions: 'Des questions ? Indiquez le numéro de commande {orderNo}.',
  },
  it: {
    events: {
      orderPlaced: { title: 'Ordine {orderNo} ricevuto', intro: 'Abbiamo ricevuto il vostro ordine. Grazie.' },
      orderShipped: {
        title: 'Ordine {orderNo} in viaggio',
        intro: 'Merce del vostro ordine ha lasciato il nostro magazzino.',
      },
      orderProcessing: {
        title: 'Ordine {orderNo} in preparazione',
        intro: 'Il nostro magazzino prepara il vostro ordine. Non è più possibile annullarlo nel negozio.',
      },
      orderDelivered: { title: 'Ordine {orderNo} consegnato', intro: 'Merce del vostro ordine è arrivata.' },
      orderDates: {
        title: 'Nuove date per l’ordine {orderNo}',
        intro: 'Le date di consegna del vostro ordine sono cambiate. Ecco le previsioni attuali.',
      },
      orderCancelled: {
        title: 'Ordine {orderNo} annullato',
        intro: 'Il vostro ordine è stato annullato. Non verrà consegnato né fatturato nulla.',
      },
      orderRestMoved: {
        title: 'L’ordine {orderNo} contiene i pezzi in attesa di merce',
        intro:
          'I pezzi del vostro ordine in attesa di merce hanno ora un ordine a parte, con gli stessi prezzi, indirizzi e posti in coda. Nient’altro è cambiato.',
      },
      orderRestCancelled: {
        title: 'Una parte dell’ordine {orderNo} è annullata',
        intro: 'I pezzi del vostro ordine non ancora spediti sono annullati. Non saranno né consegnati né fatturati.',
      },
      orderAnswered: {
        title: 'Un messaggio sull’ordine {orderNo}',
        intro: 'Vi abbiamo scritto in merito al vostro ordine:',
      },
      orderAsked: {
        title: 'Una domanda sull’ordine {orderNo}',
        intro: 'L’acquirente scrive:',
      },
    },
    held: 'La vostra azienda supera il limite di credito: inizieremo quando un pagamento la riporterà al di sotto. I pezzi sono riservati per voi.',
    greeting: 'Buongiorno {name},',
    orderNumber: 'Numero d’ordine',
    salesOrder: 'Il nostro numero',
    yourOrder: 'Il vostro ordine',
    placedOn: 'Data dell’ordine',
    tracking: 'Numero di tracciamento',
    notInOrder: 'Manca qualcosa o è danneggiato?',
    report: 'Segnalare un danno o un ammanco entro 3 giorni lavorativi',
    partShipped: 'Una parte dell’ordine {orderNo} è in viaggio',
    partDelivered: {
      title: 'Una parte dell’ordine {orderNo} è stata consegnata',
      intro: 'Una parte del vostro ordine è arrivata. Ancora in arrivo: {pieces}.',
    },
    inShipment: 'In questa spedizione',
    toCome: 'Ancora in arrivo',
    schedule: 'Che cosa parte e quando',
    changedDates: 'Nuove date',
    unchangedDates: 'Invariato',
    now: 'Parte subito',
    within72h: 'Parte entro 72 ore',
    leavesOn: 'Parte il {day}',
    onDay: 'Previsto per il {day}',
    noDate: 'Nessuna data per ora',
    noDateNote: 'Vi scriviamo appena ce n’è una.',
    pieces: plural('it', { one: 'pezzo', other: 'pezzi' }),
    lines: 'Il vostro ordine',
    article: 'Articolo',
    eachContains: 'Contenuto di ogni kit:',
    quantity: 'Quantità',
    unitPrice: 'Prezzo unitario',
    amount: 'Importo',
    subtotal: 'Subtotale',
    discount: 'Sconto',
    shipping: 'Spedizione',
    handling: 'Spese di gestione',
    vat: 'IVA {rate}',
    salesTax: 'Imposta sulle vendite',
    total: 'Totale complessivo',
    cancelledPart: 'Annullato',
    movedPart: 'Spostato in un altro ordine',
    leftOfOrder: 'Resta ordinato',
    toPay: 'Da pagare',
    shipTo: 'Indirizzo di consegna',
    shipVia: 'Spedizione con',
    open: 'Visualizza l’ordine',
    attached: 'La conferma d’ordine è allegata in PDF.',
    questions: 'Domande? Indicate il numero d’ordine {orderNo}.',
  },
  pl: {
    events: {
      orderPlaced: {
        title: 'Zamówienie {orderNo} zostało przyjęte',
        intro: 'Otrzymaliśmy Twoje zamówienie. Dziękujemy.',
      },
      orderShipped: {
        title: 'Zamówienie {orderNo} jest w drodze',
        intro: 'Towar z Twojego zamówienia opuścił nasz magazyn.',
      },
      orderProcessing: {
        title: 'Zamówienie {orderNo} jest przygotowywane',
        intro: 'Nasz magazyn kompletuje Twoje zamówienie. Nie można go już anulować w sklepie.',
      },
      orderDelivered: {
        title: 'Zamówienie {orderNo} zostało dostarczone',
        intro: 'Towar z Twojego zamówienia dotarł na miejsce.',
      },
      orderDates: {
        title: 'Nowe terminy dla zamówienia {orderNo}',
        intro: 'Terminy dostawy Twojego zamówienia się zmieniły. Oto obecne przewidywania.',
      },
      orderCancelled: {
        title: 'Zamówienie {orderNo} zostało anulowane',
        intro: 'Twoje zamówienie zostało anulowane. Nic nie zostanie dostarczone ani zafakturowane.',
      },
      orderRestMoved: {
        title: 'Zamówienie {orderNo} zawiera sztuki, które czekają na towar',
        intro:
          'Sztuki z Twojego zamówienia, które czekają na towar, mają teraz osobne zamówienie, z tymi samymi cenami, adresami i miejscami w kolejce. Nic więcej się nie zmieniło.',
      },
      orderRestCancelled: {
        title: 'Część zamówienia {orderNo} została anulowana',
        intro:
          'Sztuki z Twojego zamówienia, które nie zostały wysłane, są anulowane. Nie będą dostarczone ani zafakturowane.',
      },
      orderAnswered: {
        title: 'Wiadomość o zamówieniu {orderNo}',
        intro: 'Napisaliśmy do Ciebie w sprawie zamówienia:',
      },
      orderAsked: {
        title: 'Pytanie o zamówienie {orderNo}',
        intro: 'Kupujący pisze:',
      },
    },
    held: 'Firma przekracza limit kredytowy: zaczniemy, gdy po wpłacie znajdzie się poniżej. Towar jest dla Państwa zarezerwowany.',
    greeting: 'Dzień dobry {name},',
    orderNumber: 'Numer zamówienia',
    salesOrder: 'Nasz numer',
    yourOrder: 'Twój numer',
    placedOn: 'Złożono',
    tracking: 'Numer przesyłki',
    notInOrder: 'Czegoś brakuje lub coś jest uszkodzone?',
    report: 'Zgłoś uszkodzenie lub brak w ciągu 3 dni roboczych',
    partShipped: 'Część zamówienia {orderNo} jest w drodze',
    partDelivered: {
      title: 'Część zamówienia {orderNo} została dostarczona',
      intro: 'Część Twojego zamówienia dotarła na miejsce. Do dostarczenia pozostało: {pieces}.',
    },
    inShipment: 'W tej przesyłce',
    toCome: 'Pozostało do wysłania',
    schedule: 'Co i kiedy wysyłamy',
    changedDates: 'Nowe terminy',
    unchangedDates: 'Bez zmian',
    now: 'Wysyłka od razu',
    within72h: 'Wysyłka w ciągu 72 godzin',
    leavesOn: 'Wysyłka {day}',
    onDay: 'Oczekiwane {day}',
    noDate: 'Nie ma jeszcze terminu',
    noDateNote: 'Napiszemy, gdy tylko będzie znany.',
    pieces: plural('pl', { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' }),
    lines: 'Zamówione artykuły',
    article: 'Artykuł',
    eachContains: 'Zestaw zawiera:',
    quantity: 'Ilość',
    unitPrice: 'Cena jednostkowa',
    amount: 'Kwota',
    subtotal: 'Suma częściowa',
    discount: 'Rabat',
    shipping: 'Wysyłka',
    handling: 'Obsługa',
    vat: 'VAT {rate}',
    salesTax: 'Podatek od sprzedaży',
    total: 'Razem',
    cancelledPart: 'Anulowano',
    movedPart: 'Przeniesione do innego zamówienia',
    leftOfOrder: 'Pozostaje zamówione',
    toPay: 'Do zapłaty',
    shipTo: 'Adres dostawy',
    shipVia: 'Sposób wysyłki',
    open: 'Zobacz zamówienie',
    attached: 'Potwierdzenie zamówienia jest w załączniku (PDF).',
    questions: 'Pytania? Podaj numer zamówienia {orderNo}.',
  },
  zh: {
    events: {
      orderPlaced: { title: '订单 {orderNo} 已提交', intro: '我们已收到您的订单，谢谢。' },
      orderShipped: { title: '订单 {orderNo} 已发货', intro: '您订单中的货物已离开我们的仓库。' },
      orderProcessing: { title: '订单 {orderNo} 正在备货', intro: '我们的仓库正在为您备货，订单无法再在商城中取消。' },
      orderDelivered: { title: '订单 {orderNo} 已送达', intro: '您订单中的货物已送达。' },
      orderDates: { title: '订单 {orderNo} 的新日期', intro: '您订单的交货日期有变化，以下是目前的预计日期。' },
      orderCancelled: { title: '订单 {orderNo} 已取消', intro: '您的订单已取消，不会发货，也不会开具发票。' },
      orderRestMoved: {
        title: '订单 {orderNo} 包含等待到货的商品',
        intro: '您订单中等待到货的商品现已成为单独的订单，价格、地址和排队顺序均保持不变，其他内容没有变化。',
      },
      orderRestCancelled: {
        title: '订单 {orderNo} 的部分商品已取消',
        intro: '您订单中尚未发出的商品已取消，不再发货，也不会开票。',
      },
      orderAnswered: {
        title: '关于订单 {orderNo} 的消息',
        intro: '我们就您的订单给您留言：',
      },
      orderAsked: {
        title: '关于订单 {orderNo} 的问题',
        intro: '买方留言：',
      },
    },
    held: '贵公司已超出信用额度：待付款使其低于额度后，我们即开始处理。货品已为您保留。',
    greeting: '{name}，您好：',
    orderNumber: '订单号',
    salesOrder: '我们的编号',
    yourOrder: '您的采购单号',
    placedOn: '下单时间',
    tracking: '运单号',
    notInOrder: '有缺少或破损？',
    report: '请在 3 个工作日内报告破损或短缺',
    partShipped: '订单 {orderNo} 的部分商品已发货',
    partDelivered: {
      title: '订单 {orderNo} 的部分货物已送达',
      intro: '您订单中的部分货物已送达。尚未送达：{pieces}。',
    },
    inShipment: '本次发货',
    toCome: '待发商品',
    schedule: '发货安排',
    changedDates: '新日期',
    unchangedDates: '保持不变',
    now: '立即发货',
    within72h: '72 小时内发货',
    leavesOn: '{day} 发出',
    onDay: '预计 {day}',
    noDate: '日期未定',
    noDateNote: '确定后我们会写信通知您。',
    pieces: plural('zh', { other: '件' }),
    lines: '订购内容',
    article: '商品',
    eachContains: '每套包含：',
    quantity: '数量',
    unitPrice: '单价',
    amount: '金额',
    subtotal: '小计',
    discount: '折扣',
    shipping: '运费',
    handling: '手续费',
    vat: '增值税 {rate}',
    salesTax: '销售税',
    total: '总计',
    cancelledPart: '已取消',
    movedPart: '已移至其他订单',
    leftOfOrder: '仍订购',
    toPay: '应付金额',
    shipTo: '收货地址',
    shipVia: '发货方式',
    open: '查看订单',
    attached: '订单确认书见 PDF 附件。',
    questions: '如有疑问，请提供订单号 {orderNo}。',
  },
}
