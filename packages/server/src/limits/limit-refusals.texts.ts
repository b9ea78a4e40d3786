/** Refusals of what is too much. */
import type { Translations } from '../texts/translations'

export const LIMIT_REFUSALS = {
  'Too many tries. Please try again in {time}.': {
    de: 'Zu viele Versuche. Bitte versuchen Sie es in {time} noch einmal.',
    fr: 'Trop de tentatives. Veuillez réessayer dans {time}.',
    it: 'Troppi tentativi. Riprovate tra {time}.',
    pl: 'Zbyt wiele prób. Spróbuj ponownie za {time}.',
    zh: '尝试次数过多，请在{time}后重试。',
  },
  'No more than {max} can be kept. Please remove some first.': {
    de: 'Es können nicht mehr als {max} gespeichert werden. Bitte entfernen Sie zuerst einige.',
    fr: 'Il n’est pas possible d’en conserver plus de {max}. Veuillez d’abord en supprimer.',
    it: 'Non se ne possono conservare più di {max}. Rimuoverne prima alcuni.',
    pl: 'Można przechowywać najwyżej {max}. Najpierw usuń część z nich.',
    zh: '最多只能保存 {max} 项，请先删除一些。',
  },
} as const satisfies Record<string, Translations>
