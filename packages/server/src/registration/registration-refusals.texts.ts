/** Refusals of registrations. */
import type { Translations } from '../texts/translations'

export const REGISTRATION_REFUSALS = {
  'This site takes no registrations here.': {
    de: 'Für diesen Standort ist hier keine Registrierung möglich.',
    fr: 'Ce site n’accepte pas d’inscription ici.',
    it: 'Qui non è possibile registrarsi per questa sede.',
    pl: 'Rejestracja w tym oddziale nie jest tu możliwa.',
    zh: '此处不接受该站点的注册。',
  },
  'There are no prices in this currency.': {
    de: 'In dieser Währung gibt es keine Preise.',
    fr: 'Il n’y a pas de prix dans cette devise.',
    it: 'Non ci sono prezzi in questa valuta.',
    pl: 'Nie ma cen w tej walucie.',
    zh: '没有以该货币计的价格。',
  },
} as const satisfies Record<string, Translations>
