/** Words of the statement of account; those of an invoice besides. */
import type { AgingGroup, Language } from '@cartwright/core/contract'

interface StatementTexts {
  statement: string
  period: string
  /** `{from}`, `{to}` */
  fromTo: string
  opening: string
  closing: string
  entry: string
  amount: string
  balance: string
  payment: string
  groups: Record<AgingGroup, string>
  aging: string
}

export const STATEMENT_TEXTS: Record<Language, StatementTexts> = {
  en: {
    statement: 'Statement of account',
    period: 'Period',
    fromTo: '{from} to {to}',
    opening: 'Opening balance',
    closing: 'Closing balance',
    entry: 'Entry',
    amount: 'Amount',
    balance: 'Balance',
    payment: 'Payment',
    groups: {
      later: 'Due later',
      week2: 'Due within two weeks',
      week1: 'Due within one week',
      d30: '1–30 days overdue',
      d60: '31–60 days overdue',
      d90: '61–90 days overdue',
      d120: '91–120 days overdue',
      over120: 'Over 120 days overdue',
    },
    aging: 'Open by due date',
  },
  de: {
    statement: 'Kontoauszug',
    period: 'Zeitraum',
    fromTo: '{from} bis {to}',
    opening: 'Anfangssaldo',
    closing: 'Endsaldo',
    entry: 'Beleg',
    amount: 'Betrag',
    balance: 'Saldo',
    payment: 'Zahlung',
    groups: {
      later: 'Später fällig',
      week2: 'Fällig innerhalb von zwei Wochen',
      week1: 'Fällig innerhalb einer Woche',
      d30: '1–30 Tage überfällig',
      d60: '31–60 Tage überfällig',
      d90: '61–90 Tage überfällig',
      d120: '91–120 Tage überfällig',
      over120: 'Über 120 Tage überfällig',
    },
    aging: 'Offen nach Fälligkeit',
  },
  fr: {
    statement: 'Relevé de compte',
    period: 'Période',
    fromTo: 'du {from} au {to}',
    opening: 'Solde d’ouverture',
    closing: 'Solde de clôture',
    entry: 'Pièce',
    amount: 'Montant',
    balance: 'Solde',
    payment: 'Paiement',
    groups: {
      later: 'Échéance plus tard',
      week2: 'Échéance sous deux semaines',
      week1: 'Échéance sous une semaine',
      d30: 'Retard de 1 à 30 jours',
      d60: 'Retard de 31 à 60 jours',
      d90: 'Retard de 61 à 90 jours',
      d120: 'Retard de 91 à 120 jours',
      over120: 'Retard de plus de 120 jours',
    },
    aging: 'Solde ouvert par échéance',
  },
  it: {
    statement: 'Estratto conto',
    period: 'Periodo',
    fromTo: 'dal {from} al {to}',
    opening: 'Saldo iniziale',
    closing: 'Saldo finale',
    entry: 'Documento',
    amount: 'Importo',
    balance: 'Saldo',
    payment: 'Pagamento',
    groups: {
      later: 'In scadenza più avanti',
      week2: 'In scadenza entro due settimane',
      week1: 'In scadenza entro una settimana',
      d30: 'Scaduto da 1–30 giorni',
      d60: 'Scaduto da 31–60 giorni',
      d90: 'Scaduto da 61–90 giorni',
      d120: 'Scaduto da 91–120 giorni',
      over120: 'Scaduto da oltre 120 giorni',
    },
    aging: 'Aperto per scadenza',
  },
  pl: {
    statement: 'Wyciąg z konta',
    period: 'Okres',
    fromTo: 'od {from} do {to}',
    opening: 'Saldo początkowe',
    closing: 'Saldo końcowe',
    entry: 'Dokument',
    amount: 'Kwota',
    balance: 'Saldo',
    payment: 'Płatność',
    groups: {
      later: 'Termin później',
      week2: 'Termin w ciągu dwóch tygodni',
      week1: 'Termin w ciągu tygodnia',
      d30: '1–30 dni po terminie',
      d60: '31–60 dni po terminie',
      d90: '61–90 dni po terminie',
      d120: '91–120 dni po terminie',
      over120: 'Ponad 120 dni po terminie',
    },
    aging: 'Saldo według terminu',
  },
  zh: {
    statement: '对账单',
    period: '期间',
    fromTo: '{from} 至 {to}',
    opening: '期初余额',
    closing: '期末余额',
    entry: '单据',
    amount: '金额',
    balance: '余额',
    payment: '付款',
    groups: {
      later: '以后到期',
      week2: '两周内到期',
      week1: '一周内到期',
      d30: '逾期 1–30 天',
      d60: '逾期 31–60 天',
      d90: '逾期 61–90 天',
      d120: '逾期 91–120 天',
      over120: '逾期超过 120 天',
    },
    aging: '按到期日的未结金额',
  },
}
