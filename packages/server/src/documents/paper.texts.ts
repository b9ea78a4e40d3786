/** Words of documents that mails do not have. */
import type { Language } from '@cartwright/core/contract'

export type PaperLanguage = Exclude<Language, 'zh'>

/** The font of documents has Latin, Greek and Cyrillic letters. */
export const paperLanguage = (language: Language): PaperLanguage => (language === 'zh' ? 'en' : language)

export interface PaperTexts {
  orderConfirmation: string
  packingList: string
  deliveryNote: string
  carrierLabel: string
  returnLabel: string
  sender: string
  sendTo: string
  weight: string
  billTo: string
  shipmentOf: string
  shippedOn: string
  pageOf: (page: number, pages: number) => string
  /** `{day}` */
  toPayBy: string
  inYourFavour: string
  pleasePay: string
  facturX: string
}

export const PAPER_TEXTS: Record<PaperLanguage, PaperTexts> = {
  en: {
    orderConfirmation: 'Order confirmation',
    packingList: 'Packing list',
    deliveryNote: 'Delivery note',
    carrierLabel: 'Carrier label',
    returnLabel: 'Return slip',
    sender: 'From',
    sendTo: 'To',
    weight: 'Weight',
    billTo: 'Bill to',
    shipmentOf: 'Shipment',
    shippedOn: 'Shipped',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
    toPayBy: 'to pay by {day}',
    inYourFavour: 'in your favour',
    pleasePay: 'Please pay',
    facturX:
      'This PDF is also an electronic invoice (Factur-X, in Germany ZUGFeRD, profile EN 16931): its data are inside the file as XML.',
  },
  de: {
    orderConfirmation: 'Auftragsbestätigung',
    packingList: 'Packliste',
    deliveryNote: 'Lieferschein',
    carrierLabel: 'Paketschein',
    returnLabel: 'Rücksendeschein',
    sender: 'Von',
    sendTo: 'An',
    weight: 'Gewicht',
    billTo: 'Rechnungsadresse',
    shipmentOf: 'Sendung',
    shippedOn: 'Versandt am',
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
    toPayBy: 'zahlbar bis {day}',
    inYourFavour: 'zu Ihren Gunsten',
    pleasePay: 'Bitte überweisen Sie',
    facturX:
      'Diese PDF-Datei ist zugleich eine elektronische Rechnung (ZUGFeRD, außerhalb Deutschlands Factur-X, Profil EN 16931): Ihre Daten stehen als XML in der Datei.',
  },
  fr: {
    orderConfirmation: 'Confirmation de commande',
    packingList: 'Liste de colisage',
    deliveryNote: 'Bon de livraison',
    carrierLabel: 'Étiquette transporteur',
    returnLabel: 'Bordereau de retour',
    sender: 'De',
    sendTo: 'À',
    weight: 'Poids',
    billTo: 'Adresse de facturation',
    shipmentOf: 'Envoi',
    shippedOn: 'Expédié le',
    pageOf: (page, pages) => `Page ${page} sur ${pages}`,
    toPayBy: 'à payer au plus tard le {day}',
    inYourFavour: 'en votre faveur',
    pleasePay: 'À régler',
    facturX:
      'Ce PDF est aussi une facture électronique (Factur-X, profil EN 16931) : ses données figurent dans le fichier au format XML.',
  },
  it: {
    orderConfirmation: 'Conferma d’ordine',
    packingList: 'Distinta di imballaggio',
    deliveryNote: 'Documento di consegna',
    carrierLabel: 'Etichetta corriere',
    returnLabel: 'Etichetta di reso',
    sender: 'Da',
    sendTo: 'A',
    weight: 'Peso',
    billTo: 'Indirizzo di fatturazione',
    shipmentOf: 'Spedizione',
    shippedOn: 'Spedito il',
    pageOf: (page, pages) => `Pagina ${page} di ${pages}`,
    toPayBy: 'da pagare entro il {day}',
    inYourFavour: 'a vostro favore',
    pleasePay: 'Pagamento',
    facturX:
      'Questo PDF è anche una fattura elettronica (Factur-X, profilo EN 16931): i dati sono contenuti nel file in formato XML.',
  },
  pl: {
    orderConfirmation: 'Potwierdzenie zamówienia',
    packingList: 'Lista pakowa',
    deliveryNote: 'Dowód dostawy',
    carrierLabel: 'Etykieta przewoźnika',
    returnLabel: 'Etykieta zwrotu',
    sender: 'Od',
    sendTo: 'Do',
    weight: 'Waga',
    billTo: 'Adres do faktury',
    shipmentOf: 'Przesyłka',
    shippedOn: 'Wysłano',
    pageOf: (page, pages) => `Strona ${page} z ${pages}`,
    toPayBy: 'do zapłaty do {day}',
    inYourFavour: 'na Twoją korzyść',
    pleasePay: 'Do zapłaty',
    facturX:
      'Ten plik PDF jest jednocześnie fakturą elektroniczną (Factur-X, profil EN 16931): zawiera jej dane w formacie XML.',
  },
}
