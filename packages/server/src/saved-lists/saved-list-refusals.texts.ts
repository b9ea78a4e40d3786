/** Refusals of saved lists. */
import type { Translations } from '../texts/translations'

export const SAVED_LIST_REFUSALS = {
  'Your company has no main account that could place this order.': {
    de: 'Ihre Firma hat kein Hauptkonto, das diese Bestellung aufgeben könnte.',
    fr: 'Votre société n’a pas de compte principal qui pourrait passer cette commande.',
    it: 'La vostra azienda non ha un account principale che possa inviare questo ordine.',
    pl: 'Twoja firma nie ma konta głównego, które mogłoby złożyć to zamówienie.',
    zh: '您的公司没有可以提交此订单的主账户。',
  },
  'Only its owner and the main account can rename, share or delete this list.': {
    de: 'Nur wer die Liste angelegt hat und das Hauptkonto können sie umbenennen, teilen oder löschen.',
    fr: 'Seuls son propriétaire et le compte principal peuvent renommer, partager ou supprimer cette liste.',
    it: 'Solo chi l’ha creata e l’account principale possono rinominare, condividere o eliminare questa lista.',
    pl: 'Tylko właściciel i konto główne mogą zmienić nazwę tej listy, udostępnić ją lub usunąć.',
    zh: '只有列表所有者和主账户可以重命名、共享或删除此列表。',
  },
} as const satisfies Record<string, Translations>
