/** Words about a list that was handed over to be ordered. */
import type { Language } from '@cartwright/core/contract'
import { type ListWords, listNotification } from './list-notification'

const WORDS: Record<Language, ListWords> = {
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
export const handOverTexts = ({ by, ...list }: { id: number; name: string; by: string }) =>
  listNotification(WORDS, list, { by })
