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
  /** `{n}`, `{of}` */
  parcelOf: string
  parcels: string
  found: string
  ordered: string
  before: string
  inParcel: string
  /** `{n}`: of a line that is in several parcels of the shipment. */
  ofShipment: string
  /** Of a line of which nothing is to come. */
  complete: string
  /** `{n}` pieces: in stock, on `{day}`, and without a date. */
  toCome: { soon: string; day: string; noDate: string }
  /** `{n}` */
  cancelled: string
  /** `{email}` */
  missing: string
  missingNeutral: string
  pageOf: (page: number, pages: number) => string
  /** `{day}` */
  toPayBy: string
  inYourFavour: string
  pleasePay: string
  /** Of a credit. */
  howPaid: string
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
    parcelOf: 'Parcel {n} of {of}',
    parcels: 'Parcels',
    found: 'Found',
    ordered: 'Ordered',
    before: 'Before',
    inParcel: 'In here',
    ofShipment: 'of {n} in this shipment',
    complete: 'complete',
    toCome: { soon: '{n} shortly', day: '{n} on {day}', noDate: '{n} without a date' },
    cancelled: '{n} cancelled',
    missing: 'Something missing or damaged? Tell us within 3 business days: {email}',
    missingNeutral: 'Missing or damaged goods: tell your supplier within 3 business days.',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
    toPayBy: 'to pay by {day}',
    inYourFavour: 'in your favour',
    pleasePay: 'Please pay',
    howPaid: 'How it reaches you',
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
    parcelOf: 'Paket {n} von {of}',
    parcels: 'Pakete',
    found: 'Geprüft',
    ordered: 'Bestellt',
    before: 'Vorher',
    inParcel: 'Hier',
    ofShipment: 'von {n} in dieser Sendung',
    complete: 'vollständig',
    toCome: { soon: '{n} in Kürze', day: '{n} am {day}', noDate: '{n} ohne Termin' },
    cancelled: '{n} storniert',
    missing: 'Fehlt etwas, oder ist etwas beschädigt? Bitte melden Sie es uns innerhalb von 3 Werktagen: {email}',
    missingNeutral: 'Fehlende oder beschädigte Ware melden Sie bitte innerhalb von 3 Werktagen Ihrem Lieferanten.',
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
    toPayBy: 'zahlbar bis {day}',
    inYourFavour: 'zu Ihren Gunsten',
    pleasePay: 'Bitte überweisen Sie',
    howPaid: 'So erhalten Sie den Betrag',
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
    parcelOf: 'Colis {n} sur {of}',
    parcels: 'Colis',
    found: 'Reçu',
    ordered: 'Commandé',
    before: 'Déjà livré',
    inParcel: 'Ici',
    ofShipment: 'sur {n} dans cet envoi',
    complete: 'complet',
    toCome: { soon: '{n} sous peu', day: '{n} le {day}', noDate: '{n} sans date' },
    cancelled: 'annulé : {n}',
    missing: 'Un article manque ou est endommagé ? Signalez-le-nous sous 3 jours ouvrés : {email}',
    missingNeutral: 'Articles manquants ou endommagés : signalez-les à votre fournisseur sous 3 jours ouvrés.',
    pageOf: (page, pages) => `Page ${page} sur ${pages}`,
    toPayBy: 'à payer au plus tard le {day}',
    inYourFavour: 'en votre faveur',
    pleasePay: 'À régler',
    howPaid: 'Comment vous le recevez',
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
    parcelOf: 'Collo {n} di {of}',
    parcels: 'Colli',
    found: 'Trovato',
    ordered: 'Ordinati',
    before: 'Già inviati',
    inParcel: 'Qui',
    ofShipment: 'di {n} in questa spedizione',
    complete: 'completo',
    toCome: { soon: '{n} a breve', day: '{n} il {day}', noDate: '{n} senza data' },
    cancelled: 'annullati: {n}',
    missing: 'Manca qualcosa o è danneggiato? Segnalatecelo entro 3 giorni lavorativi: {email}',
    missingNeutral: 'Merce mancante o danneggiata: segnalatela al vostro fornitore entro 3 giorni lavorativi.',
    pageOf: (page, pages) => `Pagina ${page} di ${pages}`,
    toPayBy: 'da pagare entro il {day}',
    inYourFavour: 'a vostro favore',
    pleasePay: 'Pagamento',
    howPaid: 'Come lo ricevete',
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
    parcelOf: 'Paczka {n} z {of}',
    parcels: 'Paczki',
    found: 'Jest',
    ordered: 'Zamówiono',
    before: 'Wcześniej',
    inParcel: 'Tutaj',
    ofShipment: 'z {n} w tej przesyłce',
    complete: 'komplet',
    toCome: { soon: '{n} wkrótce', day: '{n} dnia {day}', noDate: '{n} bez terminu' },
    cancelled: 'anulowano {n}',
    missing: 'Czegoś brakuje lub coś jest uszkodzone? Zgłoś to w ciągu 3 dni roboczych: {email}',
    missingNeutral: 'Braki i uszkodzenia prosimy zgłaszać dostawcy w ciągu 3 dni roboczych.',
    pageOf: (page, pages) => `Strona ${page} z ${pages}`,
    toPayBy: 'do zapłaty do {day}',
    inYourFavour: 'na Twoją korzyść',
    pleasePay: 'Do zapłaty',
    howPaid: 'Rozliczenie',
    facturX:
      'Ten plik PDF jest jednocześnie fakturą elektroniczną (Factur-X, profil EN 16931): zawiera jej dane w formacie XML.',
  },
}
