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
  billTo: string
  shipmentOf: string
  pieces: string
  weight: string
  pageOf: (page: number, pages: number) => string
}

export const PAPER_TEXTS: Record<PaperLanguage, PaperTexts> = {
  en: {
    orderConfirmation: 'Order confirmation',
    packingList: 'Packing list',
    deliveryNote: 'Delivery note',
    carrierLabel: 'Carrier label',
    billTo: 'Bill to',
    shipmentOf: 'Shipment',
    pieces: 'Pieces',
    weight: 'Weight',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
  },
  de: {
    orderConfirmation: 'Auftragsbestätigung',
    packingList: 'Packliste',
    deliveryNote: 'Lieferschein',
    carrierLabel: 'Versandetikett',
    billTo: 'Rechnungsadresse',
    shipmentOf: 'Sendung',
    pieces: 'Stück',
    weight: 'Gewicht',
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  },
  fr: {
    orderConfirmation: 'Confirmation de commande',
    packingList: 'Liste de colisage',
    deliveryNote: 'Bon de livraison',
    carrierLabel: 'Étiquette d’expédition',
    billTo: 'Adresse de facturation',
    shipmentOf: 'Envoi',
    pieces: 'Pièces',
    weight: 'Poids',
    pageOf: (page, pages) => `Page ${page} sur ${pages}`,
  },
  it: {
    orderConfirmation: 'Conferma d’ordine',
    packingList: 'Distinta di imballaggio',
    deliveryNote: 'Documento di consegna',
    carrierLabel: 'Etichetta di spedizione',
    billTo: 'Indirizzo di fatturazione',
    shipmentOf: 'Spedizione',
    pieces: 'Pezzi',
    weight: 'Peso',
    pageOf: (page, pages) => `Pagina ${page} di ${pages}`,
  },
  pl: {
    orderConfirmation: 'Potwierdzenie zamówienia',
    packingList: 'Lista pakowa',
    deliveryNote: 'Dowód dostawy',
    carrierLabel: 'Etykieta przewozowa',
    billTo: 'Adres do faktury',
    shipmentOf: 'Przesyłka',
    pieces: 'Sztuki',
    weight: 'Waga',
    pageOf: (page, pages) => `Strona ${page} z ${pages}`,
  },
}
