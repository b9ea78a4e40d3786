/** Words of documents that mails do not have. */
import type { Language } from '@cartwright/core/contract'

export type PaperLanguage = Exclude<Language, 'zh'>

/** The font of documents has Latin, Greek and Cyrillic letters. */
export const paperLanguage = (language: Language): PaperLanguage => (language === 'zh' ? 'en' : language)

interface PaperTexts {
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
  },
}
