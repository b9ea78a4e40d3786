/** Words about a list that was handed over to be ordered. */
import { LANGUAGES, type Language } from '@cartwright/core/contract'
import { fillText } from '../http/localize'
import { escapeHtml } from '../notifications/escape-html'

interface Words {
  /** `{name}` */
  title: string
  /** `{by}`, `{name}` */
  text: string
  open: string
}

const WORDS: Record<Language, Words> = {
  en: {
    title: 'Please order: {name}',
    text: '{by} has prepared the list {name} and asks you to place the order.',
    open: 'Open the list',
  },
  de: {
    title: 'Bitte bestellen: {name}',
    text: '{by} hat die Liste {name} vorbereitet und bittet Sie, sie zu bestellen.',
    open: 'Liste öffnen',
  },
  fr: {
    title: 'À commander\u00a0: {name}',
    text: '{by} a préparé la liste {name} et vous demande de passer la commande.',
    open: 'Ouvrir la liste',
  },
  it: {
    title: 'Da ordinare: {name}',
    text: '{by} ha preparato la lista {name} e vi chiede di inviare l’ordine.',
    open: 'Apri la lista',
  },
  pl: {
    title: 'Do zamówienia: {name}',
    text: '{by} – przygotowana lista {name} czeka na złożenie zamówienia.',
    open: 'Otwórz listę',
  },
  zh: {
    title: '请下单：{name}',
    text: '{by} 已准备好清单 {name}，请您下单。',
    open: '打开清单',
  },
}

/** @returns title and text of the notification in every language; the text is HTML */
export const handOverTexts = ({ id, name, by }: { id: number; name: string; by: string }) =>
  Object.fromEntries(
    LANGUAGES.map(language => {
      const { title, text, open } = WORDS[language]
      const words = fillText(text, { name: `<b>${escapeHtml(name)}</b>`, by: escapeHtml(by) })
      const link = `<a href="/my/quickorder?list=${id}">${open}</a>`
      return [language, { title: fillText(title, { name }), text: `<p>${words}</p><p>${link}</p>` }]
    }),
  )
