/** Words of the reminder of a saved list. */
import type { Language } from '@cartwright/core/contract'
import { type ListWords, listNotification } from './list-notification'

const WORDS: Record<Language, ListWords> = {
  en: {
    title: 'Time to order: {name}',
    text: 'You asked to be reminded of the list {name} when it has not been ordered for {days} days.',
    open: 'Open the list',
  },
  de: {
    title: 'Zeit zu bestellen: {name}',
    text: 'Sie wollten an die Liste {name} erinnert werden, wenn sie {days} Tage lang nicht bestellt wurde.',
    open: 'Liste öffnen',
  },
  fr: {
    title: 'Il est temps de commander\u00a0: {name}',
    text: 'Vous avez demandé un rappel pour la liste {name} lorsqu’elle n’a pas été commandée depuis {days} jours.',
    open: 'Ouvrir la liste',
  },
  it: {
    title: 'È ora di ordinare: {name}',
    text: 'Avete chiesto un promemoria per la lista {name} quando non viene ordinata da {days} giorni.',
    open: 'Apri la lista',
  },
  pl: {
    title: 'Czas zamówić: {name}',
    text: 'Prosili Państwo o przypomnienie o liście {name}, gdy nie była zamawiana od {days} dni.',
    open: 'Otwórz listę',
  },
  zh: {
    title: '该订购了：{name}',
    text: '您要求在清单 {name} 连续 {days} 天未订购时提醒您。',
    open: '打开清单',
  },
}

/** @returns title and text of the notification in every language; the text is HTML */
export const reminderTexts = ({ days, ...list }: { id: number; name: string; days: number }) =>
  listNotification(WORDS, list, { days: String(days) })
