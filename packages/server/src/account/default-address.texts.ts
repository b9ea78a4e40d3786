/** Words about a default address that was changed. */
import { type AddressKind, LANGUAGES, type Language } from '@cartwright/core/contract'
import { escapeHtml } from '../texts/escape-html'
import { fillText } from '../texts/localize'

interface Words {
  title: Record<AddressKind, string>
  /** `{by}` */
  text: string
  /** `{address}` */
  before: string
  /** `{address}` */
  after: string
  check: string
  open: string
}

const WORDS: Record<Language, Words> = {
  en: {
    title: {
      billing: 'The default address for invoices was changed',
      shipping: 'The default shipping address was changed',
      nonRegular: 'The default address for drop shipments was changed',
    },
    text: '{by} has changed where your company’s goods or invoices go by default.',
    before: 'Before: {address}',
    after: 'Now: {address}',
    check: 'Orders that are placed already keep their address.',
    open: 'Open the address book',
  },
  de: {
    title: {
      billing: 'Die Standardadresse für Rechnungen wurde geändert',
      shipping: 'Die Standard-Lieferadresse wurde geändert',
      nonRegular: 'Die Standardadresse für Streckengeschäfte wurde geändert',
    },
    text: '{by} hat geändert, wohin Waren oder Rechnungen Ihrer Firma standardmäßig gehen.',
    before: 'Bisher: {address}',
    after: 'Jetzt: {address}',
    check: 'Bestellungen, die schon aufgegeben sind, behalten ihre Adresse.',
    open: 'Adressbuch öffnen',
  },
  fr: {
    title: {
      billing: 'L’adresse de facturation par défaut a été modifiée',
      shipping: 'L’adresse de livraison par défaut a été modifiée',
      nonRegular: 'L’adresse par défaut des livraisons directes a été modifiée',
    },
    text: '{by} a modifié la destination par défaut des marchandises ou des factures de votre société.',
    before: 'Avant\u00a0: {address}',
    after: 'Maintenant\u00a0: {address}',
    check: 'Les commandes déjà passées conservent leur adresse.',
    open: 'Ouvrir le carnet d’adresses',
  },
  it: {
    title: {
      billing: 'L’indirizzo di fatturazione predefinito è stato modificato',
      shipping: 'L’indirizzo di spedizione predefinito è stato modificato',
      nonRegular: 'L’indirizzo predefinito per le spedizioni dirette è stato modificato',
    },
    text: '{by} ha modificato la destinazione predefinita delle merci o delle fatture della vostra azienda.',
    before: 'Prima: {address}',
    after: 'Ora: {address}',
    check: 'Gli ordini già inviati mantengono il loro indirizzo.',
    open: 'Apri la rubrica',
  },
  pl: {
    title: {
      billing: 'Zmieniono domyślny adres do faktur',
      shipping: 'Zmieniono domyślny adres dostawy',
      nonRegular: 'Zmieniono domyślny adres wysyłek bezpośrednich',
    },
    text: '{by} – zmiana domyślnego adresu towarów lub faktur Twojej firmy.',
    before: 'Wcześniej: {address}',
    after: 'Teraz: {address}',
    check: 'Złożone już zamówienia zachowują swój adres.',
    open: 'Otwórz książkę adresową',
  },
  zh: {
    title: {
      billing: '默认账单地址已更改',
      shipping: '默认收货地址已更改',
      nonRegular: '直运默认地址已更改',
    },
    text: '{by} 更改了贵公司货物或发票的默认地址。',
    before: '之前：{address}',
    after: '现在：{address}',
    check: '已提交的订单保留原地址。',
    open: '打开地址簿',
  },
}

interface Told {
  kind: AddressKind
  by: string
  before: string
  after: string
}

/** @returns title and text of the notification in every language; the text is HTML */
export const defaultAddressTexts = ({ kind, by, before, after }: Told) =>
  Object.fromEntries(
    LANGUAGES.map(language => {
      const words = WORDS[language]
      const lines = [
        fillText(words.text, { by: escapeHtml(by) }),
        fillText(words.before, { address: escapeHtml(before) }),
        fillText(words.after, { address: escapeHtml(after) }),
        words.check,
        `<a href="/my/account?tab=addresses">${words.open}</a>`,
      ]
      return [language, { title: words.title[kind], text: lines.map(line => `<p>${line}</p>`).join('') }]
    }),
  )
